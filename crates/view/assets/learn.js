// Keeps in this browser which puzzles are solved, the days in a row, and which offers were put away.
const keep = (name, value) => {
  try { localStorage.setItem('rusc-' + name, JSON.stringify(value)); } catch { /* A browser may keep nothing. */ }
};
const kept = (name, otherwise) => {
  try { return JSON.parse(localStorage.getItem('rusc-' + name)) ?? otherwise; } catch { return otherwise; }
};
const all = (selector) => [...document.querySelectorAll(selector)];
const [done] = all('[data-solved]');
const solved = kept('solved', []);
let streak = kept('streak', { day: 0, days: 0 });

if (done && !solved.includes(done.dataset.solved)) {
  solved.push(done.dataset.solved);
  keep('solved', solved);
}
const daily = Number(done?.dataset.daily);
if (daily && daily !== streak.day) {
  streak = { day: daily, days: daily === streak.day + 1 ? streak.days + 1 : 1 };
  keep('streak', streak);
}
const today = Number(all('[data-today]')[0]?.dataset.today || daily);
for (const part of all('[data-streak]')) {
  part.hidden = !streak.days || today > streak.day + 1;
  part.querySelector('strong').textContent = streak.days;
}
for (const link of all('[data-puzzle]')) link.classList.toggle('solved', solved.includes(link.dataset.puzzle));

for (const offer of all('[data-once]')) {
  const name = 'put-away-' + offer.dataset.once;
  offer.hidden = kept(name, false);
  offer.querySelector('[data-dismiss]').addEventListener('click', () => {
    offer.hidden = true;
    keep(name, true);
  });
}
