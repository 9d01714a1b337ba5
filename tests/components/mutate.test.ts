// A form with scripts: what is said of it, however often it was sent.
import { afterEach, expect, test, vi } from "vitest";
import { mutate } from "~/client/api/mutate";
import { toastStore } from "~/client/ui/toasts";
import { sendFeedback } from "~/mutations/feedback";

const FIELDS = { intent: "send", type: "general", title: "A longer title", message: "A message that is long enough" };

/** How often a message came up while these were sent, each before the one before it was answered. */
async function said(answer: () => Response, ...keys: string[]): Promise<number> {
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(answer())),
  );
  const shown = new Set<string>();
  const stop = toastStore.store.subscribe(() => toastStore.list().forEach(({ id }) => shown.add(id)));
  const before = new Set(toastStore.list().map(({ id }) => id));
  await Promise.all(keys.map((formKey) => mutate(sendFeedback, { ...FIELDS, formKey }, { done: () => ({ done: 1 }) })));
  stop();
  return [...shown].filter((id) => !before.has(id)).length;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const kept = () => Response.json({ id: "f1" }, { status: 201 });
const refused = () => Response.json({ message: "Not now." }, { status: 503 });

test("a form that was sent twice before its answer came says once that it's done", async () => {
  expect(await said(kept, "a-1", "a-1")).toBe(1);
});

test("and once that it failed", async () => {
  expect(await said(refused, "b-1", "b-1")).toBe(1);
});

test("two forms speak for themselves, and so does a form that is sent again later", async () => {
  expect(await said(kept, "c-1", "c-2")).toBe(2);
  expect(await said(refused, "", "")).toBe(2);
});

test("what is answered otherwise than the first time is said, and what is put away is said again", async () => {
  expect(await said(refused, "d-1")).toBe(1);
  expect(await said(kept, "d-1")).toBe(1);
  expect(await said(refused, "e-1")).toBe(1);
  toastStore.list().forEach(({ id }) => toastStore.dismiss(id));
  expect(await said(refused, "e-1")).toBe(1);
});
