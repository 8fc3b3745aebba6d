// Texts by key in IndexedDB.
const keys = (prefix) => IDBKeyRange.bound(prefix, prefix + '\uffff');
let database;

function opened() {
  return database ||= new Promise((done, failed) => {
    const opening = indexedDB.open('rusc', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => failed(opening.error);
  });
}

async function loadTexts(prefix) {
  const texts = (await opened()).transaction('texts').objectStore('texts'), range = keys(prefix);
  const [names, values] = await Promise.all([texts.getAllKeys(range), texts.getAll(range)].map(
    (asked) => new Promise((done, failed) => {
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => failed(asked.error);
    }),
  ));
  return names.flatMap((name, index) => [name, values[index]]);
}

// Saves all changes or none. It is done when they are on the disk, not before.
async function saveTexts(changes) {
  const transaction = (await opened()).transaction('texts', 'readwrite', { durability: 'strict' });
  const texts = transaction.objectStore('texts');
  return new Promise((done) => {
    transaction.oncomplete = () => done('kept');
    transaction.onabort = () => done(transaction.error?.name === 'ConstraintError' ? 'taken' : String(transaction.error));
    for (let at = 0; at < changes.length; at += 3) {
      const [kind, key, text] = changes.slice(at, at + 3);
      if (kind === 'put') texts.put(text, key);
      else if (kind === 'add') texts.add(text, key);
      else texts.delete(kind === 'delete' ? key : keys(key));
    }
  });
}
