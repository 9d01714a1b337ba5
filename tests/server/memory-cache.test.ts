// What takes long to make is made once for a state, the newest of each owner, for as many as there is room.
import { expect, test } from "vitest";
import { memoryCache } from "~/lib/memory-cache.server";

function counting() {
  const made: string[] = [];
  const make = (name: string) => () => {
    made.push(name);
    return Promise.resolve(name);
  };
  return { made, make };
}

test("it's made once for a state, anew for another, and each time without one", async () => {
  const { made, make } = counting();
  const ask = memoryCache<string>(2);
  expect([await ask("ann", "1", make("a")), await ask("ann", "1", make("b"))]).toEqual(["a", "a"]);
  expect([await ask("ann", "2", make("c")), await ask("ann", "1", make("d"))]).toEqual(["c", "d"]);
  expect([await ask("ann", null, make("e")), await ask("ann", null, make("f"))]).toEqual(["e", "f"]);
  expect(await ask("ann", "1", make("g"))).toBe("d");
  expect(await ask("bob", "1", make("h"))).toBe("h");
  expect(made.join("")).toBe("acdefh");
});

test("who asked longest ago makes room, and nobody else", async () => {
  const { made, make } = counting();
  const ask = memoryCache<string>(2);
  await ask("ann", "1", make("a"));
  await ask("bob", "1", make("b"));
  await ask("ann", "1", make("-"));
  await ask("cid", "1", make("c"));
  expect(await Promise.all([ask("ann", "1", make("-")), ask("cid", "1", make("-"))])).toEqual(["a", "c"]);
  expect(await ask("bob", "1", make("B"))).toBe("B");
  expect(made.join("")).toBe("abcB");
});

test("what fails is made again, and a later success isn't forgotten for an older failure", async () => {
  const ask = memoryCache<string>(2);
  await expect(ask("ann", "1", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await ask("ann", "1", () => Promise.resolve("yes"))).toBe("yes");
  let fail: (error: Error) => void = () => undefined;
  const slow = ask("ann", "2", () => new Promise<string>((_, reject) => (fail = reject)));
  expect(await ask("ann", "3", () => Promise.resolve("third"))).toBe("third");
  fail(new Error("late"));
  await expect(slow).rejects.toThrow("late");
  expect(await ask("ann", "3", () => Promise.resolve("again"))).toBe("third");
});
