// One message to one browser: sealed for it, signed by us, to public places alone; and what the worker makes of it.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { forgetPushes, openFrom, readPush, showPush } from "~/client/pwa/push-worker";
import { PushForm } from "~/contracts/push";
import { findingsMessage, weekMessage } from "~/texts/push-message";
import { keysFrom, pushKeys } from "~/lib/push-keys.server";
import { sendPush } from "~/providers/push/send.server";
import { browserKeys, isSignedBy, pushService } from "../support/push-service";

let service: Awaited<ReturnType<typeof pushService>>;
beforeAll(async () => {
  service = await pushService();
});
// Each test says the same, whichever ran before.
beforeEach(() => {
  service.answer(201);
  service.got.length = 0;
});
afterAll(() => service.close());

const MESSAGE = { title: "Rent is due", body: "Open the app.", href: "/cash-flow", tag: "findings", count: 1 };

test("a message can be read by the browser alone, and is signed with the key that the browser was asked with", async () => {
  const { open, ...keys } = browserKeys();
  expect(await sendPush({ endpoint: "https://push.example/send/1", ...keys }, MESSAGE, service.ask)).toBe(true);
  const [got] = service.got;
  expect(got?.path).toBe("/send/1");
  expect(got?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "172800" });
  expect(got?.body.toString("latin1")).not.toContain("Rent");
  expect(JSON.parse(open(got?.body ?? Buffer.alloc(0)))).toEqual(MESSAGE);
  expect(isSignedBy(String(got?.headers.authorization), pushKeys().publicKey)).toBe(true);
  expect(isSignedBy(String(got?.headers.authorization), keysFrom("another secret").publicKey)).toBe(false);
});

test.each([
  [200, "arrived"],
  [204, "arrived"],
  [299, "arrived"],
  [300, "a push service answered 300"],
  [307, "a push service answered 307"],
  [400, "gone"],
  [401, "gone"],
  [402, "a push service answered 402"],
])("what is answered with %d has: %s", async (status, outcome) => {
  const { open: _open, ...keys } = browserKeys();
  service.answer(status);
  const sent = sendPush({ endpoint: "https://push.example/send/3", ...keys }, MESSAGE, service.ask);
  const found = sent.then(
    (isThere) => (isThere ? "arrived" : "gone"),
    (error: unknown) => (error instanceof Error ? error.message : ""),
  );
  expect(await found).toBe(outcome);
});

test("a browser that is gone is said to be, one that is only away is tried again", async () => {
  const { open: _open, ...keys } = browserKeys();
  const to = { endpoint: "https://push.example/send/2", ...keys };
  for (const status of [404, 410, 403]) {
    service.answer(status);
    expect(await sendPush(to, MESSAGE, service.ask), String(status)).toBe(false);
  }
  for (const status of [429, 500, 503]) {
    service.answer(status);
    await expect(sendPush(to, MESSAGE, service.ask), String(status)).rejects.toThrow(`answered ${status}`);
  }
});

test.each(["https://127.0.0.1/x", "https://10.0.0.8/x", "https://[::1]/x", "http://push.example/x"])(
  "%s is never asked",
  async (endpoint) => {
    const { open: _open, ...keys } = browserKeys();
    expect(await sendPush({ endpoint, ...keys }, MESSAGE)).toBe(false);
  },
);

test("the keys follow from the secret alone, and fit the curve", () => {
  expect(keysFrom("one")).toEqual(keysFrom("one"));
  expect(keysFrom("one")).not.toEqual(keysFrom("two"));
  for (let at = 0; at < 200; at++) {
    const { publicKey, privateKey } = keysFrom(`secret ${at}`);
    expect(Buffer.from(publicKey, "base64url")).toHaveLength(65);
    expect(Buffer.from(privateKey, "base64url")).toHaveLength(32);
  }
});

test("what a browser tells is an address over TLS on the usual port, and keys of their sizes", () => {
  const { open: _open, ...keys } = browserKeys();
  const told = { endpoint: "https://push.example/send/1", ...keys };
  expect(PushForm.safeParse(told).success).toBe(true);
  for (const wrong of [
    { endpoint: "http://push.example/send/1" },
    { endpoint: "https://push.example:8443/x" },
    { endpoint: "https://me@push.example/x" },
    { endpoint: `https://push.example/${"x".repeat(1000)}` },
    { p256dh: "short" },
    { auth: `${keys.auth}AAAA` },
    { auth: "<script>" },
  ])
    expect(PushForm.safeParse({ ...told, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});

test("a lock screen shows words without amounts unless somebody wants them", () => {
  const finding = { title: "Rent is due soon", message: "About $1,500.00 on Dec 1.", href: "/cash-flow" };
  expect(findingsMessage([finding], false)).toMatchObject({ body: "Open the app to see more.", href: "/cash-flow" });
  expect(findingsMessage([finding], true)?.body).toBe(finding.message);
  const both = findingsMessage([finding, { ...finding, title: "Gym went up" }], false);
  expect(both).toMatchObject({ title: "2 things about your money", body: "Rent is due soon\nGym went up", count: 2 });
  expect(findingsMessage([], true)).toBeNull();
  const change = { title: "Gym went up by $3.00", plainTitle: "Gym went up" };
  const review = Object({ changes: [change], note: null });
  expect(weekMessage(review, false).body).toBe("Gym went up");
  expect(weekMessage(review, true).body).toBe("Gym went up by $3.00");
  // What is urgent is no matter for a lock screen.
  expect(weekMessage({ ...review, note: { title: "x", text: "x", isTrouble: true } }, true).body).not.toContain("Gym");
});

test("the worker shows text and opens paths of this place alone", () => {
  const read = (told: unknown) => readPush({ json: () => told });
  expect(read(MESSAGE)).toEqual(MESSAGE);
  for (const href of ["https://evil.example", "//evil.example", "/\\evil.example", 7, undefined])
    expect(read({ ...MESSAGE, href })?.href, String(href)).toBe("/");
  for (const wrong of [null, "text", {}, { title: "" }, { title: 1 }]) expect(read(wrong)).toBeNull();
  expect(readPush(null)).toBeNull();
  expect(
    readPush({
      json: () => {
        throw new SyntaxError("not JSON");
      },
    }),
  ).toBeNull();
});

test("what arrives is shown and counted on the icon, opened in the window that is there, and gone after logging out", async () => {
  const done: unknown[][] = [];
  const note =
    (what: string, answer: unknown = null) =>
    (...told: unknown[]) => {
      done.push([what, ...told]);
      return Promise.resolve(answer);
    };
  const page = { navigate: note("go", { focus: note("focus") }) };
  const worker = (windows: unknown[]) =>
    Object({
      registration: { showNotification: note("show"), getNotifications: note("shown", [{ close: note("close") }]) },
      navigator: { setAppBadge: note("badge"), clearAppBadge: note("no badge") },
      clients: { matchAll: note("windows", windows), openWindow: note("open") },
    });
  await showPush(worker([]), MESSAGE);
  const { title, body, tag, href } = MESSAGE;
  expect(done.splice(0)).toEqual([
    ["show", title, { body, tag, data: href, icon: "/icons/icon-192.png" }],
    ["badge", 1],
  ]);
  await openFrom(worker([page]), href);
  expect(done.splice(0).map(([what, where]) => [what, where])).toEqual([
    ["windows", { type: "window" }],
    ["go", "/cash-flow"],
    ["focus", undefined],
  ]);
  await openFrom(worker([]), "https://evil.example");
  expect(done.splice(0).at(-1)).toEqual(["open", "/"]);
  await forgetPushes(worker([]));
  expect(done.splice(0).map(([what]) => what)).toEqual(["shown", "close", "no badge"]);
});
