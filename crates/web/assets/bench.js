// Measures the searches of the table in this browser, and takes the figures of the program from what it prints.
const rows = [...document.querySelectorAll('tr[data-bot]')], told = document.querySelector('#measured');
const asked = new URLSearchParams(location.search), milliseconds = Number(asked.get('milliseconds')) || 1000, rounds = Number(asked.get('rounds')) || 3;
const cell = (row, name) => row.querySelector(`[data-figure=${name}]`);
const show = (row, name, figure, digits = 0) => {
  cell(row, name).textContent = figure.toLocaleString(document.documentElement.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  row.dataset[name] = figure;
};
const compare = (row) => {
  const { browser, program } = row.dataset;
  if (browser && program) show(row, 'share', browser / program, 2);
};
document.querySelector('#measure').addEventListener('click', async ({ target }) => {
  target.disabled = true;
  const worker = new Worker('play/speed.js');
  const measure = (row) => new Promise((done) => {
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = () => done(NaN);
    worker.postMessage([row.dataset.game, row.dataset.bot, milliseconds]);
  });
  let failed = false;
  for (const row of rows) {
    told.textContent = `${row.dataset.game} ${row.dataset.bot}`;
    let best = 0;
    for (let round = 0; round < rounds; round += 1) best = Math.max(best, await measure(row));
    if (best > 0) show(row, 'browser', best);
    else failed = true;
    compare(row);
  }
  worker.terminate();
  told.textContent = failed ? told.dataset.failed : told.dataset.done;
  target.disabled = false;
});
document.querySelector('#printed').addEventListener('input', ({ target }) => {
  for (const line of target.value.split('\n')) {
    const [game, bot, figure] = line.split(/[|\s]+/).filter(Boolean);
    const row = rows.find(({ dataset }) => dataset.game === game && dataset.bot === bot);
    if (!row || !(Number(figure) > 0)) continue;
    show(row, 'program', Number(figure));
    compare(row);
  }
});
