// Calculations over the figures of steps, read by an outside model: checked, answered by code, kept for what is asked next.
import { beforeEach, expect, test } from "vitest";
import type { CurrentUser } from "~/lib/auth.server";
import { askCoach } from "~/services/coach/coach.server";
import { planStepOf, PLAIN, stepOf, workStepOf } from "../support/asked-of";
import { useDatabase } from "../support/db";
import { useModel } from "../support/outside-model";
import { housingOf, isReading, lastMonthOf, readAs, somebodyWhoAgreed, UNREAD } from "../support/reading-model";

useDatabase();
const stub = useModel();
let user: CurrentUser;
beforeEach(async () => {
  user = await somebodyWhoAgreed();
});
const reads = (...steps: Parameters<typeof readAs>[1]): void => readAs(stub, steps);
const readings = () => stub.asked.filter(isReading);
const rent = (more = true) => stepOf(housingOf(user), more);
const earned = () => stepOf({ ...PLAIN, measure: "earned", period: lastMonthOf(user) }, true);

test("the calculated figure comes first, its parts with it once, each with its rows", async () => {
  reads(rent(), earned(), workStepOf("percent", [1, 2]));
  const { answer, citations } = await askCoach(user, UNREAD, { conversation: "new" });
  expect(answer).toMatch(
    /^That's (?:about )?[\d.]+%: \$1,600\.00 spent on Mortgage\/Rent, of \$[\d,.]+ earned, last month\.$/,
  );
  expect(citations.map(({ label }) => label)).toEqual(["Worked out", "Spent on Mortgage/Rent", "Earned"]);
  expect(citations[1]?.href).toContain("category=mortgage_rent");
  expect(readings()[2]?.input.answered).toHaveLength(2);
});

test("what no calculation takes is answered as ever, behind it", async () => {
  const eaten = { ...PLAIN, subject: { ...PLAIN.subject, categories: ["restaurants"] }, period: lastMonthOf(user) };
  reads(rent(), earned(), workStepOf("left", [2, 1], null, true), stepOf(eaten));
  const { answer } = await askCoach(user, UNREAD, { conversation: "new" });
  expect(answer).toMatch(
    /^(?:That leaves|That's) \$[^\n]+: \$[\d,.]+ earned, less \$1,600\.00 spent on Mortgage\/Rent, last month\.\n\n.*Restaurants/,
  );
});

test("days of which nothing is known are no nothing: a part of them is said to be missing", async () => {
  const before = { ...PLAIN, subject: { ...PLAIN.subject, categories: ["gas"] }, period: lastMonthOf(user) };
  reads(rent(), stepOf(before, true), workStepOf("sum", [1, 2]));
  const { answer } = await askCoach(user, UNREAD, { conversation: "new" });
  expect(answer).toMatch(
    /^I can't work that out, as a part of it is missing\. I can't tell: I don't have transactions/,
  );
});

test("beside advice a calculation keeps its own figures", async () => {
  reads(rent(), workStepOf("divided", [1], 2, true), planStepOf({ plan: "afford", amount: 900 }));
  const { answer } = await askCoach(user, `${UNREAD}, split 2 ways, and a $900 couch`, { conversation: "new" });
  expect(answer).toMatch(/^That makes \$800\.00 each: \$1,600\.00 spent on Mortgage\/Rent last month, split 2 ways\./);
  expect(answer).toContain("$900.00");
});

test.each([
  ["a number that nobody said", () => [rent(), workStepOf("part", [1], 37)], "work.number"],
  ["a step that isn't there", () => [rent(), workStepOf("percent", [1, 4])], "work.of"],
  ["advice", () => [planStepOf({ plan: "afford", amount: 900 }, true), workStepOf("times", [1], 2)], "work.of"],
])("a calculation with %s is refused, and the model is told which part", async (_what, steps, part) => {
  reads(...steps());
  const { answer } = await askCoach(user, `${UNREAD} $900`, { conversation: "new" });
  expect(readings().at(-1)?.input.problem).toEqual({ wrongPart: part });
  expect(answer).toMatch(/What else you asked I couldn't work out\./);
  expect(answer).not.toContain("Worked out");
});

test("what can't be held against each other has no answer, and the model is told so", async () => {
  const count = stepOf({ ...PLAIN, statistic: "count", period: lastMonthOf(user) }, true);
  reads(rent(), count, workStepOf("percent", [1, 2]));
  await askCoach(user, UNREAD, { conversation: "new" });
  expect(readings().at(-1)?.input.problem).toEqual({ wrongPart: expect.stringContaining("no answer") });
});

test("it is kept for what is asked next, whole", async () => {
  reads(rent(), earned(), workStepOf("percent", [1, 2]));
  const { conversation } = await askCoach(user, UNREAD, { conversation: "new" });
  stub.asked.length = 0;
  await askCoach(user, "and the month before?", { conversation });
  const before = readings()[0]?.input.before;
  expect(before).toMatchObject({ steps: [{ query: {} }, { query: {} }, { work: { op: "percent", of: [1, 2] } }] });
});

test("without a model's reading the commonest are worked out as well, and gone on from", async () => {
  reads(stepOf(null));
  const first = await askCoach(user, "what percent of rent is restaurants", { conversation: "new" });
  expect(first.answer).toMatch(
    /^That's (?:about )?[\d.]+%: \$[\d,.]+ .*spent on Restaurants,? of \$[\d,.]+ .*spent on Mortgage\/Rent/,
  );
  const next = await askCoach(user, "and last month", { conversation: first.conversation });
  expect(next.answer).toMatch(/^That's (?:about )?[\d.]+%: .*, of \$1,600\.00 spent on Mortgage\/Rent, last month\.$/);
});
