// A Postgres that the settings name: asked over lines of one pool, and who waits on it when it falls silent is let go.
import { afterEach, expect, test } from "vitest";
import { adapterFactory, asUnavailable, closeDb, isDbDown, watchDb } from "~/lib/db.server";
import { UNFINISHED_ERROR } from "~/contracts/errors";
import { env } from "~/lib/env.server";
import { stand } from "./standing-postgres";

const { DATABASE_URL } = env;
let close: () => Promise<void> = () => Promise.resolve();
afterEach(async () => {
  Object.assign(env, { DATABASE_URL });
  await close();
});
const soon = { timeout: 5_000, interval: 20 };

test("scripts go over one pool, whoever asks; one that falls silent lets go of who waits, and its lines end with us", async () => {
  const { at, url, ...standing } = await stand();
  close = standing.close;
  Object.assign(env, { DATABASE_URL: url });
  const [one, other] = [await adapterFactory().connect(), await adapterFactory().connect()];
  expect(one.provider).toBe("postgres");
  await one.executeScript("SELECT 1; SELECT 2");
  await other.executeScript("SELECT 3");
  expect([at.asked, at.lines]).toEqual([2, 1]);

  watchDb();
  watchDb();
  await expect.poll(() => at.lines, soon).toBe(2);
  expect(isDbDown()).toBe(false);
  at.mood = "silent";
  const left: unknown = await one.executeScript("SELECT 4").catch((error: unknown) => error);
  expect(String(left)).toContain("Connection terminated: the database does not answer");
  expect([asUnavailable(left)?.userMessage, isDbDown()]).toEqual([UNFINISHED_ERROR, true]);

  at.mood = "answers";
  await expect.poll(isDbDown, soon).toBe(false);
  await other.executeScript("SELECT 5");
  await closeDb();
  const { asked } = at;
  await expect(one.executeScript("SELECT 6")).rejects.toThrow();
  await new Promise((later) => setTimeout(later, 250));
  expect(at.asked).toBe(asked);
});
