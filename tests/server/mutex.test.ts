// Work on one thing goes one after another, in the order in which it came, whatever becomes of each.
import { describe, expect, test } from "vitest";
import { withLock } from "~/lib/mutex.server";

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Writes down when each begins and ends. */
function working() {
  const steps: string[] = [];
  const work = (key: string, name: string, fails = false) =>
    withLock(key, async () => {
      steps.push(`${name} begins`);
      await soon();
      steps.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  return { steps, work };
}
const alone = (name: string) => [`${name} begins`, `${name} ends`];

describe("work on one thing", () => {
  test("goes one after another in its order, and each gets its own answer", async () => {
    const { steps, work } = working();
    expect(await Promise.all([work("a", "1"), work("a", "2"), work("a", "3")])).toEqual(["1", "2", "3"]);
    expect(steps).toEqual(["1", "2", "3"].flatMap(alone));
  });

  test("that fails fails by itself, and the next one goes on", async () => {
    const { steps, work } = working();
    const all = await Promise.allSettled([work("a", "1", true), work("a", "2")]);
    expect(all).toMatchObject([{ reason: { message: "1" } }, { value: "2" }]);
    expect(steps).toEqual(["1", "2"].flatMap(alone));
  });

  test("that comes while the last of a row is done waits as well, and later begins at once", async () => {
    const { steps, work } = working();
    const first = work("a", "1");
    const second = work("a", "2");
    await first;
    await Promise.all([second, work("a", "3")]);
    expect(steps).toEqual(["1", "2", "3"].flatMap(alone));
    const later = work("a", "4");
    await Promise.resolve();
    await Promise.resolve();
    expect(steps.at(-1)).toBe("4 begins");
    await later;
  });
});

test("work on two things doesn't wait for each other", async () => {
  const { steps, work } = working();
  await Promise.all([work("a", "1"), work("b", "2")]);
  expect(steps).toEqual(["1 begins", "2 begins", "1 ends", "2 ends"]);
});
