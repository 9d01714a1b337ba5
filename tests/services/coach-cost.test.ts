// What a question costs that an outside model reads and words: all that is sent and comes back, in tokens of four bytes.
import { expect, test } from "vitest";
import { askCoach } from "~/services/coach/coach.server";
import { topicStepOf, stepOf } from "../support/asked-of";
import { useDatabase } from "../support/db";
import { type Asked, asksForGap, draftOf } from "../support/openai-stub";
import { useModel } from "../support/outside-model";
import { isReading, somebodyWhoAgreed } from "../support/reading-model";

useDatabase();
const stub = useModel();
const tokens = (...all: unknown[]): number =>
  Math.round(all.reduce((sum: number, one) => sum + Buffer.byteLength(JSON.stringify(one)), 0) / 4);

test.each([
  ["a figure", "how much did i spend on rent last month", 5_000],
  ["a comparison", "how much did i spend on restaurants compared to the month before", 5_000],
  ["advice", "can i afford a $1,200 couch", 9_000],
  ["a date of advice", "when will i be debt free", 9_000],
])("%s: %s, in fewer than %d tokens", async (_kind, question, most) => {
  const user = await somebodyWhoAgreed();
  const said = (asked: Asked) => (isReading(asked) ? JSON.stringify(stepOf(null)) : draftOf(asked));
  stub.behave((asked) => ({ say: said(asked) }));
  await askCoach(user, question, { conversation: "new" });
  const [read, worded] = [true, false].map((reading) => stub.asked.filter((one) => isReading(one) === reading));
  expect([read?.length, worded?.length]).toEqual([1, 1]);
  const cost = stub.asked.reduce((sum, asked) => sum + tokens(asked.body, said(asked)), 0);
  console.log(`${question}: ${tokens(...(read ?? []).map(({ body }) => body))} to read, ${cost} in all`);
  expect(cost).toBeLessThan(most);
});

test("a second look costs one more reading and one more wording, and no more", async () => {
  const user = await somebodyWhoAgreed();
  const said = (asked: Asked): string => {
    if (isReading(asked)) return JSON.stringify(stepOf(null));
    if (asked.input.task === "read-again") return JSON.stringify(topicStepOf("enough"));
    return JSON.stringify({ ...(asksForGap(asked) ? { gap: { is: "part", what: "x" } } : {}), ...draftOf(asked) });
  };
  stub.behave((asked) => ({ say: said(asked) }));
  await askCoach(user, "how much did i spend on rent last month", { conversation: "new" });
  expect(stub.asked.map(({ input }) => input.task)).toEqual(["read", "coaching", "read-again", "coaching"]);
  const [first = 0, second = 0] = [stub.asked.slice(0, 2), stub.asked.slice(2)].map((calls) =>
    calls.reduce((sum, asked) => sum + tokens(asked.body, said(asked)), 0),
  );
  console.log(`answered: ${first}; looked at again: ${second} more`);
  expect(second).toBeLessThan(9_000);
});
