// What a page without a server needs besides its script: workers for the bots, the manifest, a place that is not cleared, and a way to
// install the app.
const here = (name) => new URL(name, import.meta.url);
if (document.querySelector('[data-match]')) {
  for (let count = navigator.hardwareConcurrency || 1; count > 0; count -= 1) new Worker(here('bot.js'));
}
// The service worker does not see the cookies of the page.
fetch(here('-/cookies'), { method: 'POST', body: document.cookie });
for (const [rel, file] of [['manifest', 'manifest.webmanifest'], ['apple-touch-icon', 'icon-192.png']]) {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = here(file);
  document.head.append(link);
}
navigator.storage?.persist?.();

const say = async (key) => (await fetch(here(`-/say/${key}`))).text();

// A service worker that was stopped has lost the streams of its pages, which listen again when they are looked at again.
navigator.serviceWorker.addEventListener('message', () => document.dispatchEvent(new Event('visibilitychange')));

// Browsers that can install the app say so, and wait until a person asks for it.
let offer;
addEventListener('beforeinstallprompt', async (event) => {
  event.preventDefault();
  const isShown = !!offer;
  offer = event;
  if (isShown) return;
  const button = document.createElement('button');
  button.id = 'install';
  button.className = 'small';
  button.textContent = await say('site-install');
  button.addEventListener('click', async () => {
    await offer.prompt();
    button.remove();
  });
  document.querySelector('.welcome')?.append(button);
});

// A new version waits until the last page of the old one is closed.
async function announce() {
  if (document.querySelector('#new-version')) return;
  const told = document.createElement('p');
  told.className = 'problem';
  told.id = 'new-version';
  told.setAttribute('role', 'status');
  told.textContent = await say('site-new-version');
  document.querySelector('main').prepend(told);
}
const registration = await navigator.serviceWorker.getRegistration();
if (registration?.waiting) announce();
registration?.addEventListener('updatefound', () => {
  const { installing } = registration;
  installing.addEventListener('statechange', () => installing.state === 'installed' && announce());
});
