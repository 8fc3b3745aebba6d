// Answers the requests of all pages below this folder with the app, which runs here as WebAssembly.
importScripts('border.js', 'storage.js');
const NAME = 'rusc-@VERSION@';
const FILES = ['border.js', 'storage.js', 'bot.js', 'page.js', 'speed.js', 'rusc.wasm', 'manifest.webmanifest', 'icon.svg', 'mask.svg', 'icon-192.png', 'icon-512.png', 'mask-512.png'];
// What is loaded when it is first needed: the book in each language. That of the visitor is loaded after the first page.
const LATER = ['book.en.json', 'book.es.json', 'book.ca.json'];
const OWN = navigator.languages.map((name) => `book.${name.split('-')[0]}.json`).find((file) => LATER.includes(file)) || LATER[0];
const base = new URL('.', location).pathname;

addEventListener('install', (event) => event.waitUntil((async () => {
  // A new version may start without a network, so it has everything that the one before has.
  const isFirst = !(await caches.keys()).some((name) => name.startsWith('rusc-'));
  await (await caches.open(NAME)).addAll((isFirst ? FILES : [...FILES, ...LATER]).map(fresh));
})()));
addEventListener('activate', (event) => event.waitUntil((async () => {
  const old = (await caches.keys()).filter((name) => name.startsWith('rusc-') && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
})()));

addEventListener('fetch', (event) => {
  const { origin, pathname, searchParams } = new URL(event.request.url);
  if (origin !== location.origin || !pathname.startsWith(base)) return;
  const file = pathname.slice(base.length);
  // A link from outside to a page of the app, which works also while there is no service worker yet.
  if (file === '' && searchParams.has('to')) return event.respondWith(Response.redirect(new URL(searchParams.get('to').replace(/^\/*/, './'), location)));
  const answered = FILES.includes(file) ? kept(file) : answer(event.request);
  event.respondWith(answered);
  if (event.request.mode === 'navigate') event.waitUntil(answered.then(keepRest));
});

const fresh = (file) => new Request(file, { cache: 'reload' });

async function kept(file) {
  const cache = await caches.open(NAME);
  if (!(await cache.match(file))) await cache.add(fresh(file));
  return cache.match(file);
}

// After a page was answered: from then on everything works without a network. What cannot be loaded now is tried again with the
// next page.
let rest;
function keepRest() {
  return rest ||= kept(OWN).catch(() => { rest = null; });
}

// The app. An instance that has failed is replaced by a new one, which finds everything in the storage.
let app;
const replies = new Map();
let last = 0;

async function start() {
  const module = await WebAssembly.compile(await (await kept('rusc.wasm')).arrayBuffer());
  const { wasm, put } = await instantiate(module, (take) => ({
    sleep: (number, time) => setTimeout(() => tell(number, ''), time),
    load: (number, at, length) => {
      loadTexts(decoder.decode(take(at, length))).then((texts) => ['', ...texts], (why) => [`${why}`]).then((texts) => tell(number, pack(texts)));
    },
    save: (number, at, length) => {
      saveTexts(unpack(take(at, length)).map((part) => decoder.decode(part))).catch(String).then((answer) => tell(number, answer));
    },
    fetch: (number, at, length) => {
      kept(decoder.decode(take(at, length))).then((file) => file.text()).then((text) => ['', text], (why) => [`${why}`]).then((texts) => tell(number, pack(texts)));
    },
    reply: (number, at, length) => replies.get(number)?.begin(unpack(take(at, length))),
    event: (number, at, length) => replies.get(number)?.add(take(at, length)),
    end: (number) => replies.get(number)?.end(),
  }));
  const tell = (number, message) => {
    put(message);
    guarded(() => wasm.answered(number));
  };
  const opened = reply((number) => {
    put(base);
    wasm.open(number, navigator.hardwareConcurrency || 1);
  });
  const { status, statusText, body } = await opened;
  if (status !== 200) throw new Error(`${status} ${statusText} ${await new Response(body).text()}`);
  for (const page of await clients.matchAll()) page.postMessage('started');
  return { wasm, put };
}

// A trap leaves the instance in an unknown state.
function guarded(call) {
  try {
    call();
  } catch (error) {
    app = null;
    for (const reply of replies.values()) reply.fail(error);
    replies.clear();
    throw error;
  }
}

// The response to a request that `ask` makes under a number.
function reply(ask) {
  const number = ++last;
  return new Promise((done, failed) => {
    let stream;
    replies.set(number, {
      begin: ([status, content, ...rest]) => {
        const headers = new Headers();
        for (let at = 0; at < rest.length; at += 2) headers.append(decoder.decode(rest[at]), decoder.decode(rest[at + 1]));
        const code = Number(decoder.decode(status)), isStream = headers.get('content-type') === 'text/event-stream';
        const source = isStream && new ReadableStream({
          start: (controller) => { stream = controller; },
          cancel: () => {
            replies.delete(number);
            app?.then(({ wasm }) => guarded(() => wasm.cancel(number)));
          },
        });
        const isEmpty = code === 204 || code === 304 || (code >= 300 && code < 400);
        done(new Response(isEmpty ? null : source || content, { status: code, headers }));
      },
      add: (content) => stream?.enqueue(content),
      end: () => {
        replies.delete(number);
        stream?.close();
      },
      fail: (error) => {
        failed(error);
        stream?.error(error);
      },
    });
    ask(number);
  });
}

async function answer(request) {
  // A form of another site must not act here.
  const isOwn = request.method === 'GET' || request.method === 'HEAD' || new URL(request.referrer || 'about:blank').origin === location.origin;
  if (!isOwn) return new Response('', { status: 403 });
  const { pathname, search } = new URL(request.url), isInner = pathname.startsWith(`${base}-/`);
  const parts = [request.method, location.origin, pathname + search, isInner ? await request.text() : ''];
  for (const [name, value] of request.headers) parts.push('header', name, value);
  // A browser does not show the languages of its user among the headers.
  if (!request.headers.has('accept-language')) parts.push('header', 'accept-language', navigator.languages.join(','));
  if (request.method === 'POST' && !isInner) {
    for (const [name, value] of await request.formData()) {
      parts.push('field', name, typeof value === 'string' ? value : new Uint8Array(await value.arrayBuffer()));
    }
  }
  app ||= start().catch((error) => {
    app = null;
    throw error;
  });
  const { wasm, put } = await app;
  return reply((number) => guarded(() => {
    put(pack(parts));
    wasm.request(number);
  }));
}
