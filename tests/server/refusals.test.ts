// What the server refuses or answers by itself, at its edges: mails that are ended from nowhere, a database that is silent,
// errors of every kind, and bodies that have begun.
import { describe, expect, test } from "vitest";
import { openBodies } from "../../server/open-bodies";
import { servers } from "./servers";
import type { Serving } from "./serving";

const started = servers();

describe("a form from nowhere", () => {
  const FORM = { "content-type": "application/x-www-form-urlencoded" };
  const posted = async (here: Serving, path: string, headers: Record<string, string> = {}) =>
    (await here.ask({ method: "POST", path, headers: { ...FORM, ...headers }, body: "a=1" })).status;

  test("ends mails, with a slash behind or without, and does nothing else", async () => {
    const here = await started();
    for (const path of ["/unsubscribe", "/unsubscribe/", "/unsubscribe?token=x"])
      expect(await posted(here, path), path).toBe(200);
    for (const path of ["/unsubscribes", "/settings", "/x/unsubscribe", "/unsubscribe/x"])
      expect(await posted(here, path), path).toBe(403);
  });

  test("that says where it's from has to be from here, also to end mails", async () => {
    const here = await started();
    expect(await posted(here, "/unsubscribe", { origin: "https://elsewhere.example" })).toBe(403);
    expect(await posted(here, "/unsubscribe", { "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await posted(here, "/unsubscribe", { origin: here.origin })).toBe(200);
  });
});

describe("the database", () => {
  test("that is known to be silent turns everybody away at once, and the server isn't ready", async () => {
    const here = await started({ options: { isDbDown: () => true } });
    const away = await here.ask({ path: "/goals" });
    expect([away.status, away.headers["retry-after"], here.reached]).toEqual([503, "1", []]);
    expect(away.body).toContain("A part that we need is not answering. Nothing was changed");
    const ready = await here.ask({ path: "/health/ready" });
    expect([ready.status, JSON.parse(ready.body)]).toEqual([503, { status: "no database" }]);
    expect(here.logged.map(({ message }) => message)).toContain("database does not answer");
  });

  test("isn't asked whether the process lives; ready says so, and stopping says that", async () => {
    const here = await started();
    const status = async (path: string) => {
      const answer = await here.ask({ path });
      return [answer.status, JSON.parse(answer.body)];
    };
    expect(await status("/health/live")).toEqual([200, { status: "live" }]);
    expect(await status("/health/ready")).toEqual([200, { status: "ready" }]);
    here.lifecycle.draining = true;
    expect(await status("/health/ready")).toEqual([503, { status: "stopping" }]);
    here.lifecycle.draining = false;
  });
});

describe("an error", () => {
  test.each<[string, unknown, number]>([
    ["a path that can't be read", new URIError("x"), 400],
    ["a mistake of the caller's", { status: 400 }, 400],
    ["the last of them", { status: 499 }, 400],
    ["one of ours", { status: 500 }, 500],
    ["no mistake", { status: 399 }, 500],
    ["a status that is a text", { status: "450" }, 500],
    ["no error at all", "oops", 500],
    ["nothing", null, 500],
  ])("from inside: %s", async (_, error, status) => {
    const here = await started({
      handler: () => {
        throw error ?? new Error("nothing");
      },
    });
    const answer = await here.ask({ path: "/api/goals" });
    expect(answer.status).toBe(status);
    const said = here.logged.filter(({ message }) => message === "unexpected error");
    expect(said).toHaveLength(status === 500 ? 1 : 0);
    expect(answer.body).toContain(status === 500 ? "Something went wrong on our side" : "This request is not valid.");
  });
});

test("of bodies that have begun the oldest of the same network gives way, else of the one with most; whoever ended is none", () => {
  const given: string[] = [];
  const begin = openBodies(2, 4);
  const add = (network: string, name: string) => begin(network, () => void given.push(name));
  const end = add("a", "a1");
  add("b", "b1");
  add("a", "a2");
  end();
  add("a", "a3");
  expect(given).toEqual([]);
  add("a", "a4");
  expect(given).toEqual(["a2"]);
  // Four are counted, which is all that may be: of 'a' there are most.
  add("c", "c1");
  expect(given).toEqual(["a2", "a2"]);
});
