// A worker that measures searches: a message with a game, a bot and milliseconds is answered with simulations a second.
importScripts('border.js');
const ready = fetch('rusc.wasm').then((answer) => answer.arrayBuffer()).then((bytes) => WebAssembly.compile(bytes)).then((module) => instantiate(module, () => ({})));
addEventListener('message', async ({ data: [game, bot, milliseconds] }) => {
  try {
    const { wasm, put } = await ready;
    put(`${game}\n${bot}`);
    postMessage(wasm.speed(milliseconds));
  } catch (error) {
    console.error(error);
    postMessage(NaN);
  }
});
