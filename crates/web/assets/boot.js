// Installs the service worker; from then on it answers, beginning with the page that was asked for.
const show = (kind) => {
  const all = [...document.querySelectorAll('[data-loading], [data-problem]')];
  const spoken = navigator.languages.map((tag) => tag.split('-')[0]).find((tag) => all.some(({ lang }) => lang === tag)) || 'en';
  for (const part of all) part.hidden = part.lang !== spoken || !(kind in part.dataset);
};
show('loading');
(async () => {
  const workers = navigator.serviceWorker;
  await workers.register('sw.js', { updateViaCache: 'none' });
  await workers.ready;
  if (!workers.controller) await new Promise((done) => workers.addEventListener('controllerchange', done, { once: true }));
  location.reload();
})().catch((error) => {
  console.error(error);
  show('problem');
});
