// Whether the database is there is known within a second: one that answers, falls silent, says it's full, or is gone.
import { afterEach, expect, test } from "vitest";
import { type DatabaseWatch, watchDatabase } from "~/lib/db-watch.server";
import { type Mood, stand } from "./standing-postgres";

let watch: DatabaseWatch | undefined;
let standing: Awaited<ReturnType<typeof stand>> | undefined;
afterEach(async () => {
  await watch?.stop();
  await standing?.close();
});

async function watching(mood: Mood) {
  standing = await stand();
  standing.at.mood = mood;
  const lost = { count: 0 };
  watch = watchDatabase(standing.url, () => void (lost.count += 1));
  return { ...standing, lost, isDown: watch.isDown };
}
const soon = { timeout: 5_000, interval: 20 };

test("one that answers is there, over one line that is kept", async () => {
  const { at, lost, isDown } = await watching("answers");
  await expect.poll(() => at.asked, soon).toBeGreaterThan(3);
  expect([isDown(), lost.count, at.lines]).toEqual([false, 0, 1]);
});

test("until it's known one isn't said to be down", async () => {
  const { isDown } = await watching("silent");
  expect(isDown()).toBe(false);
});

test("one that takes its time for each answer is there", async () => {
  const { at, isDown, lost } = await watching("slow");
  const said = new Set<boolean>();
  await expect.poll(() => (said.add(isDown()), at.asked), soon).toBeGreaterThan(3);
  expect([[...said], lost.count, at.lines]).toEqual([[false], 0, 1]);
});

test("one that falls silent is down; who waits is let go again and again, until an answer has come over a new line", async () => {
  const { at, lost, isDown } = await watching("answers");
  await expect.poll(() => at.asked, soon).toBeGreaterThan(0);
  at.mood = "silent";
  await expect.poll(isDown, soon).toBe(true);
  expect(lost.count).toBe(0);
  await expect.poll(() => lost.count, soon).toBeGreaterThan(2);
  at.mood = "answers";
  await expect.poll(isDown, soon).toBe(false);
  expect(at.lines).toBeGreaterThan(1);
  const before = lost.count;
  const asked = at.asked;
  await expect.poll(() => at.asked, soon).toBeGreaterThan(asked + 2);
  expect(lost.count).toBe(before);
});

test("one that takes no notice of who comes is down", async () => {
  const { isDown, lost } = await watching("deaf");
  await expect.poll(isDown, soon).toBe(true);
  await expect.poll(() => lost.count, soon).toBeGreaterThan(0);
});

test("one that says that it's full is there; one that says anything else isn't", async () => {
  const { at, isDown } = await watching("full");
  await expect.poll(() => at.lines, soon).toBeGreaterThan(2);
  expect(isDown()).toBe(false);
  at.mood = "broken";
  await expect.poll(isDown, soon).toBe(true);
  at.mood = "full";
  await expect.poll(isDown, soon).toBe(false);
});

test("a line that is cut is replaced, and nobody is told that it's down", async () => {
  const { at, cut, isDown, lost } = await watching("answers");
  await expect.poll(() => at.asked, soon).toBeGreaterThan(0);
  cut();
  const asked = at.asked;
  await expect.poll(() => at.asked, soon).toBeGreaterThan(asked + 1);
  expect([isDown(), lost.count, at.lines]).toEqual([false, 0, 2]);
});

test("where nobody listens it's down at once, though nobody waits for it", async () => {
  const { close, isDown, lost } = await watching("answers");
  await close();
  await expect.poll(isDown, soon).toBe(true);
  expect(lost.count).toBe(0);
});

test("a watch that is stopped asks nothing more", async () => {
  const { at } = await watching("answers");
  await expect.poll(() => at.asked, soon).toBeGreaterThan(0);
  await watch?.stop();
  const { asked, lines } = at;
  await new Promise((done) => setTimeout(done, 350));
  expect([at.asked, at.lines]).toEqual([asked, lines]);
});
