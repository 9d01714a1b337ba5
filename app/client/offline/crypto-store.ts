// What this device keeps for one session, sealed with AES-256-GCM. The key is derived from two halves: one in IndexedDB
// that no script can read out, one in the session's cookie. When the session ends the server takes the cookie back, and
// what is left can't be opened by anybody; the next page of ours to run removes it. docs/decisions/017 has the reasons.

import { dropFlag, sessionHalf, setFlag } from "./session-key";

const DATABASE = "kept";
const STORE = "things";
type Stored = { iv: Uint8Array<ArrayBuffer>; body: ArrayBuffer };

/** Only keeping makes the database; whoever looks into one that is not there finds nothing, and leaves nothing. */
function opened(make: boolean): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => {
      if (make) asked.result.createObjectStore(STORE);
      else asked.transaction?.abort();
    };
    asked.onerror = () => (make ? reject(asked.error) : resolve(null));
    asked.onsuccess = () => {
      const database = asked.result;
      // Another tab may remove everything at any time.
      database.onversionchange = () => database.close();
      resolve(database);
    };
  });
}

async function inStore<T>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<T>,
  make = false,
): Promise<T | undefined> {
  const database = await opened(make);
  if (!database) return undefined;
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const asked = use(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

const read = (name: string): Promise<unknown> => inStore<unknown>("readonly", (store) => store.get(name));

/** Another session's things are not ours to keep: the tag says whose they are, and tells nothing about the half. */
async function tagOf(half: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`tag|${half}`));
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function base(half: string, make: boolean): Promise<CryptoKey | null> {
  const [tag, kept, secret] = [await tagOf(half), await read("tag"), await read("secret")];
  if (kept === tag && secret instanceof CryptoKey) return secret;
  if (kept !== undefined) await clear();
  if (!make) return null;
  const made = await crypto.subtle.importKey("raw", crypto.getRandomValues(new Uint8Array(32)), "HKDF", false, [
    "deriveKey",
  ]);
  setFlag();
  await inStore(
    "readwrite",
    (store) => {
      store.put(tag, "tag");
      return store.put(made, "secret");
    },
    true,
  );
  return made;
}

async function keyOf(half: string, make: boolean): Promise<CryptoKey | null> {
  const secret = await base(half, make);
  if (!secret) return null;
  const derivation = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new TextEncoder().encode(half),
    info: new TextEncoder().encode("kept"),
  };
  return crypto.subtle.deriveKey(derivation, secret, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

/** Seals and keeps. The name is authenticated: a thing moved to another name does not open. */
export async function saveSealed(half: string, name: string, thing: unknown): Promise<void> {
  const key = await keyOf(half, true);
  if (!key) return;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = new TextEncoder().encode(name);
  const body = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData },
    key,
    new TextEncoder().encode(JSON.stringify(thing)),
  );
  const sealed: Stored = { iv, body };
  await inStore("readwrite", (store) => store.put(sealed, name));
}

/** What was kept under the name by this session; undefined when there is nothing, or nothing that opens. */
export async function readSealed(half: string, name: string): Promise<unknown> {
  const [key, sealed] = [await keyOf(half, false), await read(name)];
  if (!key || !isStored(sealed)) return undefined;
  try {
    const text = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: sealed.iv, additionalData: new TextEncoder().encode(name) },
      key,
      sealed.body,
    );
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return undefined;
  }
}

function isStored(value: unknown): value is Stored {
  return (
    typeof value === "object" &&
    value !== null &&
    "iv" in value &&
    value.iv instanceof Uint8Array &&
    "body" in value &&
    value.body instanceof ArrayBuffer
  );
}

export async function deleteSealed(name: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(name));
}

export async function names(): Promise<string[]> {
  const all = await inStore("readonly", (store) => store.getAllKeys());
  return (all ?? []).filter((name) => typeof name === "string");
}

/** Emptied first: a database that another tab holds open is removed only later. */
async function clear(): Promise<void> {
  await inStore("readwrite", (store) => store.clear());
}

export async function wipe(): Promise<void> {
  await clear();
  indexedDB.deleteDatabase(DATABASE);
  dropFlag();
}

/** For every page: what does not belong to the session of now is removed. */
export async function sweep(): Promise<void> {
  const half = sessionHalf();
  if (!half || (await read("tag")) !== (await tagOf(half))) await wipe();
}
