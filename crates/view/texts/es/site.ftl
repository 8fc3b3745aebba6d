# El sitio de Rusc, para quien juega sin servidor.
site-lead = Cuatro juegos de tablero contra bots que enseñan lo que piensan. Todo funciona en tu navegador: no hay que instalar nada ni crear una cuenta, y una vez cargado juegas sin conexión.
site-play = Jugar ya
site-what = Qué encontrarás
site-bots = Bots de tres niveles en todos los juegos, pistas, análisis y repasos de tus partidas.
site-book = Un libro sobre cómo funcionan los juegos y los bots, con problemas.
site-keep = Tus partidas se quedan en tu dispositivo. Puedes descargarlas todas y recuperarlas en otro sitio.
site-phone = En el móvil, con «Añadir a pantalla de inicio» en el menú del navegador tendrás Rusc entre tus aplicaciones.
site-download = El programa
site-download-more = El programa para tu ordenador piensa más rápido, se juega también en el terminal, sirve a todo un club y resuelve posiciones. Lo hay para Linux, macOS y Windows, con el código fuente.
site-about = Sobre Rusc, fuentes y créditos
site-loading = Rusc se está cargando…
site-too-old = Rusc no funciona en este navegador: necesita service workers y WebAssembly, que los navegadores actuales tienen fuera de las ventanas privadas.
site-new-version = Hay una versión nueva de Rusc. La tendrás la próxima vez que lo abras.
