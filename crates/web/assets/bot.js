// A worker of a page in which bots think. It asks the service worker for work, and while it thinks whether it should stop.
importScripts('border.js');
const jobs = new URL('-/job', location).pathname;
const rest = (time) => new Promise((done) => setTimeout(done, time));
let job, outcome;

// The only way to ask in the middle of a search without shared memory: the answer is waited for.
function look(report) {
  const asked = new XMLHttpRequest();
  asked.open('POST', `${jobs}/${job}`, false);
  try {
    asked.send(report);
  } catch {
    return 1;
  }
  return asked.status === 200 && asked.responseText === 'go' ? 0 : 1;
}

async function work() {
  const module = await WebAssembly.compile(await (await fetch('rusc.wasm')).arrayBuffer());
  const begin = () => instantiate(module, (take) => ({
    look: (at, length) => look(take(at, length)),
    outcome: (at, length) => { outcome = take(at, length); },
  }));
  let bot = await begin();
  for (;;) {
    const answer = await fetch(jobs).catch(() => null);
    if (answer?.status !== 200) {
      await rest(answer ? 0 : 1000);
      continue;
    }
    const text = await answer.text(), end = text.indexOf('\n');
    job = text.slice(0, end);
    try {
      bot.put(text.slice(end + 1));
      bot.wasm.think();
      await fetch(`${jobs}/${job}/done`, { method: 'POST', body: outcome });
    } catch (error) {
      console.error(error);
      await fetch(`${jobs}/${job}/failed`, { method: 'POST' }).catch(() => null);
      // A trap leaves the instance in an unknown state.
      bot = await begin();
    }
  }
}

work();
