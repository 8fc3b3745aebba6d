// Posts clicks and swaps in the fragments that come back. It contains no rules of any game.
const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const match = $('[data-match]')?.dataset.match;
const state = { turns: {} };
const on = document.addEventListener.bind(document);
const words = document.body.dataset;
const numbers = (text) => text.split(' ').map(Number);
document.documentElement.classList.add('js');

function say(text) {
  $('#message').textContent = text;
}

async function post(path, values) {
  try {
    const answer = await fetch(path, { method: 'POST', headers: { 'x-rusc': 'fetch' }, body: new URLSearchParams(values) });
    if (answer.redirected) location = answer.url;
    else say(answer.ok ? '' : await answer.text());
    return answer.ok;
  } catch {
    say(words.offline);
  }
}

// Fragments

function swap(html) {
  const active = document.activeElement || document.body, focus = keyOf(active), before = $('#board')?.dataset.at;
  const announced = $('#status')?.dataset.told;
  const made = document.createElement('template');
  made.innerHTML = html;
  for (const part of [...made.content.children]) {
    const old = part.id && $('#' + part.id);
    if (!old) continue;
    const open = $$('details', old).map((details) => details.open);
    const scroll = old.scrollTop;
    old.replaceWith(part);
    part.scrollTop = scroll;
    $$('details', part).forEach((details, index) => { if (open[index]) details.open = true; });
  }
  const again = !active.isConnected && focus && $(focus);
  if (again) {
    again.focus({ preventScroll: true });
    // Text being typed must not be lost.
    if (again.matches('input, textarea')) again.value = active.value;
  }
  const isNew = $('#board')?.dataset.at !== before;
  $('#board')?.classList.toggle('still', !isNew);
  // The player's own stone is there already.
  $('#board')?.classList.toggle('placed', isNew && !!state.placed);
  if ($('#status') && $('#status').dataset.told !== announced) $('#told').textContent = $('#status').dataset.told;
  if (isNew) {
    state.placed = false;
    state.aimed = '';
    state.piece = '';
    state.turns = {};
    click();
    // The list scrolls to the move, not the page.
    const here = $('.move.here'), list = $('#moves');
    if (here && list) list.scrollTop = here.offsetTop - list.offsetTop - list.clientHeight / 2;
  }
  restore();
}

function keyOf({ dataset, form, localName, name, type, value }) {
  for (const key of ['move', 'choose']) if (dataset[key]) return `[data-${key}="${dataset[key]}"]`;
  const same = (localName === 'button' || type === 'radio') && value ? `[value="${CSS.escape(value)}"]` : '';
  return form && `form[action="${form.getAttribute('action')}"] ${localName}${name && `[name="${name}"]`}${same}`;
}

// Browsers limit the connections to a server, so hidden pages close theirs. The stream's address includes the overlay.
function listen() {
  state.events?.close();
  const from = $('[data-events]')?.dataset.events;
  if (!from || document.hidden) return;
  const url = new URL(from, location);
  url.searchParams.set('overlay', state.overlay || 'none');
  state.events = new EventSource(url);
  state.events.onerror = () => say(words.offline);
  state.events.addEventListener('fragment', ({ data }) => swap(data));
}
// The server draws boards for the screen; a screen that is turned gets them again.
const tall = matchMedia('(orientation:portrait)');
function shape() {
  document.cookie = `screen=${tall.matches ? 'tall' : 'wide'};path=/;max-age=63072000;samesite=lax`;
}
tall.addEventListener('change', () => {
  shape();
  state.view = null;
  listen();
});

on('visibilitychange', listen);
state.overlay = $('#board')?.dataset.laid;
shape();
listen();

// Clicks and forms

const clicks = {
  move: (move, cell, event) => tap(move, cell, event.pointerType === 'touch'),
  post: (action) => post(`${match}/${action.split('?')[0]}`, action.split('?')[1]),
  choose,
  turn: () => turn(),
  step: (way, button) => {
    const steps = $('.steps', button.closest('figure'));
    steps.scrollBy({ left: way * steps.firstElementChild.offsetWidth });
  },
  pan,
  spot: (_, spot) => put(spot),
  overlay: (name, { href: link }) => {
    if (!state.events) return (location = link);
    state.overlay = name === state.overlay ? '' : name;
    listen();
    history.replaceState(null, '', link);
  },
  copy: (link) => {
    const url = new URL(link, location.href).href;
    const done = () => say(words.copied);
    say(url);
    if (navigator.clipboard) return navigator.clipboard.writeText(url).then(done);
    // Pages that are not encrypted have no clipboard, but can copy what is selected.
    const area = document.createElement('textarea');
    area.value = url;
    document.body.append(area);
    area.select();
    if (document.execCommand('copy')) done();
    area.remove();
  },
};

on('click', (event) => {
  if (state.dragged) return (state.dragged = false);
  for (const name in clicks) {
    const found = event.target.closest?.(`[data-${name}]:not(form)`);
    if (!found) continue;
    if (found.localName === 'a') event.preventDefault();
    return clicks[name](found.dataset[name], found, event);
  }
});

// A pad takes what the chosen tool puts on a cell; a tool that joins two cells waits for the second.
async function put(spot) {
  const form = spot.closest('[data-pad]'), values = new FormData(form), cell = spot.dataset.spot;
  if ($(':checked[data-pair]', form)) {
    const from = $('.pad-spot.from', form);
    if (from === spot || !from) return spot.classList.toggle('from');
    values.set('spot', `${from.dataset.spot}:${cell}`);
  } else values.set('spot', cell);
  const answer = await fetch(form.dataset.pad || form.action, { method: 'POST', headers: { 'x-rusc': 'fetch' }, body: new URLSearchParams(values) });
  if (!answer.ok) return say(await answer.text());
  swap(await answer.text());
  say('');
  $(`[data-spot="${cell}"]`)?.focus();
}

on('submit', (event) => {
  const form = event.target;
  if (!form.matches('[data-post]')) return;
  event.preventDefault();
  const values = new FormData(form);
  if (event.submitter?.name) values.set(event.submitter.name, event.submitter.value);
  post(form.action, values);
  if ('clear' in form.dataset) form.reset();
});

on('change', (event) => {
  if (event.target.matches('[data-auto]')) event.target.form.requestSubmit();
  needs();
});

on('input', ({ target }) => target.form?.dataset.preview && preview(target.form));

// Shows the board that the form would start; one that cannot be started changes nothing.
async function preview(form) {
  const asked = (state.asked = `${form.dataset.preview}?${new URLSearchParams(new FormData(form))}`);
  const answer = await fetch(asked);
  const board = await answer.text();
  if (answer.ok && asked === state.asked) swap(board);
}

function needs() {
  for (const part of $$('[data-needs]')) {
    const value = new FormData(part.closest('form')).get(part.dataset.needs);
    part.hidden = 'equals' in part.dataset ? value !== part.dataset.equals : Number(value) < Number(part.dataset.least);
  }
}

// Keyboard

const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

on('keydown', (event) => {
  const cell = event.target.closest?.('[data-move], [data-spot]');
  const way = ways[event.key], types = event.target.matches?.('input,textarea,select');
  if (event.key === 'Tab') state.pointed = false;
  // A cell that was clicked does not take the arrow keys: they walk through the game.
  if (cell && way && !state.pointed) {
    event.preventDefault();
    next(cell, way)?.focus();
  } else if (cell && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    if (cell.dataset.spot) put(cell);
    else place(cell.dataset.move, cell);
  } else if ((event.key === 'r' || event.key === 'R') && state.piece && !types) {
    turn(cell?.parentNode.dataset.place);
  } else if (!types && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const found = $(`[data-key="${CSS.escape(event.key)}"]:not(:disabled)`);
    if (found) event.preventDefault();
    found?.click();
  }
});

// Lights up the cells that the one under the pointer or the focus names.

function light(target) {
  const names = target?.closest?.('[data-lights]')?.dataset.lights.split(' ') || [];
  for (const cell of $$('.live [data-move]')) cell.classList.toggle('lit', names.includes(cell.dataset.move));
}

on('pointerover', (event) => light(event.target));

on('focusin', (event) => {
  light(event.target);
  const cell = event.target.closest?.('[data-move]');
  if (!cell) return;
  for (const other of $$('[data-move][tabindex="0"]')) other.setAttribute('tabindex', '-1');
  cell.setAttribute('tabindex', '0');
});

function next(cell, [right, down]) {
  let best, least = Infinity;
  for (const other of $$('.live [data-move], [data-spot]')) {
    if (other === cell || other.closest('[hidden]')) continue;
    const x = other.dataset.x - cell.dataset.x, y = other.dataset.y - cell.dataset.y;
    const along = x * right + y * down, aside = Math.abs(x * down) + Math.abs(y * right);
    // Of two equally near cells, down and up choose such that one undoes the other.
    const far = Math.hypot(x, y) - 0.001 * x * down;
    if (aside <= along && far < least) [best, least] = [other, far];
  }
  return best;
}

// Choosing, rotating and placing pieces; panning and zooming the plane

function choose(piece) {
  if (state.piece === piece) return turn();
  state.piece = piece;
  state.turns = {};
  fit();
}

function turn(place) {
  for (const key of place ? [place] : new Set($$('[data-place]').map((part) => part.dataset.place))) {
    state.turns[key] = (state.turns[key] || 0) + 1;
  }
  fit();
}

function fit() {
  const places = {};
  for (const part of $$('[data-piece]')) {
    part.setAttribute('hidden', '');
    if (part.dataset.piece === state.piece) (places[part.dataset.place] ||= []).push(part);
  }
  const focused = document.activeElement?.closest?.('[data-place]');
  for (const [place, parts] of Object.entries(places)) {
    const shown = parts[(state.turns[place] || 0) % parts.length];
    shown.removeAttribute('hidden');
    if (focused?.dataset.place === place) $('[data-move]', shown).focus();
  }
  for (const button of $$('[data-turn]')) button.disabled = !state.piece;
  for (const button of $$('[data-choose]')) button.setAttribute('aria-pressed', button.dataset.choose === state.piece);
}

function restore() {
  light($('.live [data-lights]:hover') || document.activeElement);
  state.piece ||= $('.drawn button')?.dataset.choose;
  if ($(`[data-choose="${state.piece}"]`)) fit();
  if (state.aimed) aim(state.aimed);
  look(state.view);
}

function pan(way) {
  const plane = $('#board .live');
  if (way === 'centre') return look(numbers(plane.dataset.home));
  const [right, down, scale] = numbers(way);
  const [x, y, width, height] = numbers(plane.getAttribute('viewBox'));
  const grown = 1 - scale;
  look([x + width * (right / 5 + grown / 2), y + height * (down / 5 + grown / 2), width * scale, height * scale]);
}

on('pointerdown', (event) => {
  // A finger scrolls the page.
  const plane = event.pointerType !== 'touch' && event.target.closest?.('.plane svg, .zoomed svg');
  state.dragged = false;
  state.pointed = true;
  if (plane) state.drag = { x: event.clientX, y: event.clientY, view: numbers(plane.getAttribute('viewBox')), size: plane.getBoundingClientRect() };
});

on('pointermove', (event) => {
  if (!state.drag) return;
  const { x, y, view, size } = state.drag;
  if (Math.hypot(event.clientX - x, event.clientY - y) > 6) state.dragged = true;
  const scale = Math.max(view[2] / size.width, view[3] / size.height);
  if (state.dragged) look([view[0] - (event.clientX - x) * scale, view[1] - (event.clientY - y) * scale, view[2], view[3]]);
});

for (const end of ['pointerup', 'pointercancel']) on(end, () => (state.drag = null));

// Clocks and sound

setInterval(() => {
  for (const clock of $$('[data-running]')) {
    const seconds = Math.ceil((clock.dataset.clock = Math.max(0, clock.dataset.clock - 250)) / 1000);
    clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
}, 250);

function click() {
  if (words.sound !== 'on') return;
  const audio = (state.audio ||= new AudioContext());
  const tone = audio.createOscillator(), volume = audio.createGain(), end = audio.currentTime + 0.12;
  volume.gain.setValueAtTime(0.15, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(end);
}

// Dates are written where they are read, in the reader's time zone.
for (const time of $$('time[datetime]')) {
  const style = { dateStyle: 'medium', timeStyle: 'short' };
  time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang, style);
}

needs();
restore();
