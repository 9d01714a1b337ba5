// What comes by the clock: each job in the timetable is one that a service owns, at a time that a cron line can say.
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
