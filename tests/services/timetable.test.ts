// What comes by the clock: each job in the timetable is one that a service owns, at a time that a cron line can say.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { enqueue } from "~/lib/jobs.server";
import { TIMETABLE } from "../../server/jobs";

test.each(Object.entries(TIMETABLE))("%s is a job that some service owns", async (name, { cron }) => {
  expect(cron).toMatch(/^(?:[\d*/]+ ){4}[\d*/]+$/);
  // What no service owns can't be queued.
  await enqueue(name, {});
});

test("a name that nobody owns can't be queued", () =>
  expect(enqueue("no-such-job", {})).rejects.toThrow("no such job: no-such-job"));

test("a job that no service queues comes by the clock", () => {
  const services = readdirSync("app/services", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(`app/services/${name}`, "utf8"))
    .join("\n");
  const named = (call: string) =>
    [...services.matchAll(new RegExp(`\\b${call}\\([^"()]*"([\\w-]+)"`, "g"))].map(([, name = ""]) => name);
  const queued = new Set(named("enqueue"));
  const owned = [...named("defineJob"), ...named("durableCall")];
  expect(owned.length).toBeGreaterThan(9);
  expect(owned.filter((name) => !queued.has(name) && !(name in TIMETABLE))).toEqual([]);
});
