// The border to WebAssembly; crates/web/src/border.rs is the other side.
const encoder = new TextEncoder(), decoder = new TextDecoder();
const bytesOf = (part) => typeof part === 'string' ? encoder.encode(part) : part;

// Parts one after another, each after its length.
function pack(parts) {
  const all = parts.map(bytesOf);
  const packed = new Uint8Array(all.reduce((length, part) => length + 4 + part.length, 0));
  const view = new DataView(packed.buffer);
  let at = 0;
  for (const part of all) {
    view.setUint32(at, part.length, true);
    packed.set(part, at + 4);
    at += 4 + part.length;
  }
  return packed;
}

function unpack(packed) {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const parts = [];
  for (let at = 0; at < packed.length;) {
    const length = view.getUint32(at, true);
    parts.push(packed.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return parts;
}

// An instance of the module; `own` are the functions that this side of the border has besides clock, randomness and console.
async function instantiate(module, own) {
  const take = (at, length) => new Uint8Array(wasm.memory.buffer, at, length).slice();
  const functions = {
    now: () => performance.now(),
    date: () => Date.now() / 1000,
    random: (at, length) => crypto.getRandomValues(new Uint8Array(wasm.memory.buffer, at, length)),
    log: (at, length) => console.error(decoder.decode(take(at, length))),
    ...own(take),
  };
  const rusc = Object.fromEntries(WebAssembly.Module.imports(module).map(({ name }) => [name, functions[name] || (() => 0)]));
  const { exports: wasm } = await WebAssembly.instantiate(module, { rusc });
  const put = (message) => {
    const bytes = bytesOf(message), at = wasm.inbox(bytes.length);
    new Uint8Array(wasm.memory.buffer, at, bytes.length).set(bytes);
  };
  wasm.prepare();
  return { wasm, put };
}
