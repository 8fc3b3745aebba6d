// Fingers and wheels: taps on small cells, and zooming.

// The size in pixels below which a finger may hit the wrong cell.
const SMALL = 32;

function tap(move, cell, isTouch) {
  const { width, height } = cell.getBoundingClientRect();
  if (!isTouch || Math.min(width, height) >= SMALL || state.aimed === move) return place(move, cell);
  aim(move);
  say(words.tap);
}

function aim(move) {
  state.aimed = move;
  for (const cell of $$('.live [data-move]')) cell.classList.toggle('aimed', cell.dataset.move === move);
}

// The stone appears at once; a move that is refused takes it away again.
async function place(move, cell) {
  aim();
  cell.classList.add('placed');
  state.placed = true;
  if (!(await post(match + '/play', { move, at: $('#board').dataset.at }))) {
    state.placed = false;
    cell.classList.remove('placed');
  }
}

// Zooming, such that everything stays in reach

function look(view) {
  const board = $('#board .live');
  if (!board || !view) return;
  const [x, y, width, height] = numbers(board.dataset.home);
  const scale = Math.min(Math.max(view[2] / width, 0.15), board.closest('.plane') ? 2 : 1);
  const within = (at, from, size) => Math.min(Math.max(at, from), from + size);
  const across = within(view[0] + view[2] / 2, x, width), down = within(view[1] + view[3] / 2, y, height);
  const isHome = scale === 1 && !board.closest('.plane');
  state.view = isHome ? null : [across - (width * scale) / 2, down - (height * scale) / 2, width * scale, height * scale];
  board.setAttribute('viewBox', (state.view || [x, y, width, height]).join(' '));
  $('#board').classList.toggle('zoomed', !isHome && scale < 1);
}

// The point of the board that was under one point of the screen comes under another, at another scale.
function zoom(board, view, from, to, scale) {
  const box = board.getBoundingClientRect(), unit = Math.max(view[2] / box.width, view[3] / box.height);
  const move = (at, size, start, end, middle) => at + size / 2 + (start - middle) * unit - (end - middle) * unit * scale - (size * scale) / 2;
  look([
    move(view[0], view[2], from.x, to.x, box.x + box.width / 2),
    move(view[1], view[3], from.y, to.y, box.y + box.height / 2),
    view[2] * scale,
    view[3] * scale,
  ]);
}

function fingers([one, other]) {
  const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  return { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2, apart };
}

const seen = (board) => numbers(board.getAttribute('viewBox'));
const active = { passive: false };
const area = $('.match');

// A board that is drawn again takes the touched cells away, but they still get the events of their fingers.
area?.addEventListener('touchstart', (event) => {
  const board = event.touches.length === 2 && event.target.closest?.('#board .live');
  if (!board) return;
  event.preventDefault();
  state.pinch = { from: fingers(event.touches), view: seen(board) };
  for (const { target } of event.touches) {
    target.addEventListener('touchmove', pinch, active);
    for (const end of ['touchend', 'touchcancel']) target.addEventListener(end, () => (state.pinch = null), { once: true });
  }
}, active);

function pinch(event) {
  if (!state.pinch || event.touches.length !== 2) return;
  event.preventDefault();
  const { from, view } = state.pinch, to = fingers(event.touches);
  zoom($('#board .live'), view, from, to, from.apart / to.apart);
}

area?.addEventListener('wheel', (event) => {
  const board = event.target.closest?.('#board .live');
  if (!board || !(event.ctrlKey || board.closest('.plane'))) return;
  event.preventDefault();
  const at = { x: event.clientX, y: event.clientY };
  zoom(board, seen(board), at, at, Math.exp(Math.max(-60, Math.min(60, event.deltaY)) / 300));
}, active);
