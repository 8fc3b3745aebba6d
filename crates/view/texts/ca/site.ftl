# El lloc web de Rusc, per a qui juga sense servidor.
site-lead = Quatre jocs de tauler contra bots que ensenyen què pensen. Tot funciona al teu navegador: no cal instal·lar res ni crear cap compte, i un cop carregat jugues sense connexió.
site-play = Juga ara
site-what = Què hi trobaràs
site-bots = Bots de tres nivells a tots els jocs, pistes, anàlisi i repassos de les teves partides.
site-book = Un llibre sobre com funcionen els jocs i els bots, amb problemes.
site-keep = Les teves partides es queden al teu dispositiu. Les pots baixar totes i recuperar-les en un altre lloc.
site-phone = Al mòbil, amb «Afegeix a la pantalla d’inici» al menú del navegador tindràs Rusc entre les teves aplicacions.
site-download = El programa
site-download-more = El programa per a l’ordinador pensa més de pressa, es juga també al terminal, serveix tot un club i resol posicions. N’hi ha per a Linux, macOS i Windows, amb el codi font.
site-about = Sobre Rusc, fonts i crèdits
site-loading = S’està carregant Rusc…
site-too-old = Rusc no funciona en aquest navegador: necessita service workers i WebAssembly, que els navegadors actuals tenen fora de les finestres privades.
site-new-version = Hi ha una versió nova de Rusc. La tindràs la pròxima vegada que l’obris.
