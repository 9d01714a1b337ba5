// Forms that were sent without a line: kept sealed, sent once when there is one, and shown until their fate is known.
import { isOffline } from "~/client/offline/connectivity";
import { createStore } from "~/client/store";
import type { FormDraft } from "./outbox-forms";
import { sessionHalf } from "./session-key";
import { deleteSealed, saveSealed, names, readSealed } from "./crypto-store";

type Waiting = FormDraft & {
  /** The idempotency key as well. */
  id: string;
  at: number;
  /** When it was first tried: from then on it may have arrived, though no answer did. */
  triedAt: number | null;
  /** Set when the server refused it: it is not sent again. */
  problem: string | null;
};

const PREFIX = "form:";
/** The server remembers keys for two days; after that a second try could count twice. */
const SURE_MS = 47 * 3_600_000;
const UNSURE = "We can't tell whether this arrived. Have a look, and enter it again if it didn't.";

export type Outbox = { items: Waiting[]; sent: { id: string; label: string }[] };

export const waitingForms = createStore<Outbox>({ items: [], sent: [] });

function show(items: Waiting[], sent = waitingForms.get().sent): void {
  waitingForms.set({ items, sent });
}

export async function loadQueue(): Promise<void> {
  const half = sessionHalf();
  if (!half) return show([], []);
  const found: Waiting[] = [];
  for (const name of await names()) {
    if (!name.startsWith(PREFIX)) continue;
    const thing = await readSealed(half, name);
    if (isWaiting(thing)) found.push(thing);
  }
  show(found.sort((a, b) => a.at - b.at));
}

function isWaiting(value: unknown): value is Waiting {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    "path" in value &&
    "body" in value &&
    "triedAt" in value
  );
}

async function store(item: Waiting): Promise<void> {
  const half = sessionHalf();
  if (!half) throw new Error("no session");
  await saveSealed(half, PREFIX + item.id, item);
  const { items } = waitingForms.get();
  show(
    items.some(({ id }) => id === item.id) ? items.map((old) => (old.id === item.id ? item : old)) : [...items, item],
  );
}

export async function enqueueForm(draft: FormDraft): Promise<void> {
  const random = crypto.getRandomValues(new Uint32Array(4));
  await store({
    ...draft,
    id: `kept-${Array.from(random, (part) => part.toString(36)).join("-")}`,
    at: Date.now(),
    triedAt: null,
    problem: null,
  });
}

export async function remove(id: string): Promise<void> {
  await deleteSealed(PREFIX + id);
  show(waitingForms.get().items.filter((item) => item.id !== id));
}

export const dismissWaiting = (): void => show(waitingForms.get().items, []);

/** One after the other, in one tab. Ends at the first sign that there is no line or no session. */
export async function sendWaiting(): Promise<void> {
  // Safari below 15.4 has none.
  const { locks } = navigator;
  if (!locks) return sendAll();
  await locks.request("kept-forms", { ifAvailable: true }, (lock) => (lock ? sendAll() : undefined));
}

async function sendAll(): Promise<void> {
  // Another tab may have sent or removed some.
  await loadQueue();
  for (const item of waitingForms.get().items.filter(({ problem }) => problem === null)) {
    if (isOffline() || !(await sendOne(item))) return;
  }
}

async function sendOne(item: Waiting): Promise<boolean> {
  if (item.triedAt !== null && Date.now() - item.triedAt > SURE_MS) {
    await store({ ...item, problem: UNSURE });
    return true;
  }
  const tried = { ...item, triedAt: item.triedAt ?? Date.now() };
  await store(tried);
  const answer = await post(tried).catch(() => null);
  if (!answer || answer.status === 401 || answer.status === 429 || answer.status >= 500) return false;
  if (item.as === "form" && answer.redirected && new URL(answer.url).pathname === "/login") return false;
  if (answer.ok) {
    await deleteSealed(PREFIX + item.id);
    const { items, sent } = waitingForms.get();
    show(
      items.filter(({ id }) => id !== item.id),
      [...sent, { id: item.id, label: item.label }],
    );
    return true;
  }
  await store({ ...tried, problem: await reason(answer) });
  return true;
}

function post({ method, path, as, body, id }: Waiting): Promise<Response> {
  const json = as === "json";
  return fetch(path, {
    method,
    credentials: "same-origin",
    headers: json
      ? { Accept: "application/json", "Content-Type": "application/json", "Idempotency-Key": id }
      : { Accept: "text/html" },
    body: json
      ? JSON.stringify(body)
      : new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])),
  });
}

async function reason(answer: Response): Promise<string> {
  try {
    const body: unknown = await answer.json();
    if (typeof body === "object" && body !== null && "message" in body && typeof body.message === "string")
      return `Not accepted: ${body.message}`;
  } catch {
    // A page, not a sentence.
  }
  return "Not accepted. Open it again to see why.";
}
