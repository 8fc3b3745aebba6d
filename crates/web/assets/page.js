// What a page without a server needs besides its script: workers for the bots, the manifest, and a place that is not cleared.
const here = (name) => new URL(name, import.meta.url);
if (document.querySelector('[data-match]')) {
  for (let count = navigator.hardwareConcurrency || 1; count > 0; count -= 1) new Worker(here('bot.js'));
}
// The service worker does not see the cookies of the page.
fetch(here('-/cookies'), { method: 'POST', body: document.cookie });
const manifest = document.createElement('link');
manifest.rel = 'manifest';
manifest.href = here('manifest.webmanifest');
document.head.append(manifest);
navigator.storage?.persist?.();

// A new version waits until the last page of the old one is closed.
async function announce() {
  const told = document.createElement('p');
  told.className = 'problem';
  told.id = 'new-version';
  told.setAttribute('role', 'status');
  told.textContent = await (await fetch(here('-/new-version'))).text();
  document.querySelector('main').prepend(told);
}
const registration = await navigator.serviceWorker.getRegistration();
if (registration?.waiting) announce();
registration?.addEventListener('updatefound', () => {
  const { installing } = registration;
  installing.addEventListener('statechange', () => installing.state === 'installed' && announce());
});
