# The site of Rusc, for those who play without a server.
site-lead = Four board games against bots that show what they think. It all runs in your browser: nothing to install, no account, and it works without a network once it is loaded.
site-play = Play now
site-what = What you get
site-bots = Bots of three levels in every game, hints, analysis, and reviews of your games.
site-book = A book on how the games and the bots work, with puzzles.
site-keep = Your games stay on your device. You can download them all and take them in again elsewhere.
site-phone = On a phone, “Add to home screen” in the browser’s menu puts Rusc among your apps.
site-download = The program
site-download-more = The program for your computer thinks faster, plays in the terminal, serves a whole club and solves positions. It comes for Linux, macOS and Windows, with the source.
site-about = About, sources and credits
site-loading = Rusc is being loaded…
site-too-old = This browser cannot run Rusc: it needs service workers and WebAssembly, which current browsers have outside private windows.
site-new-version = There is a new version of Rusc. You will have it the next time you open it.
