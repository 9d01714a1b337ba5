// Classes that forty questions of one's own showed: what is paid as things are, a card that needs no plan, a loan that nobody sees,
// money that comes in by itself, a goal by what it's for, a move of the budget without a sum.
import { expect, test } from "vitest";
import { AskedPlan } from "~/contracts/asked-query";
import { careFor } from "~/domain/coach/care/care";
import { fillFacts, gateProblems } from "~/domain/coach/number-gate";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import { checkedPlan } from "~/services/coach/asked-plan.server";
import { NO_SLOTS } from "../../support/asked-of";
import { answered } from "./approved/ask";
import { homeOf } from "./approved/file";
import { WHO } from "./approved/household";

const given = (request: PlanRequest, words: string, home = "advice.md"): string => {
  const said = answered(request, words, homeOf(home));
  expect(gateProblems(said.text, said.facts)).toEqual([]);
  return fillFacts(said.text, said.facts).text;
};

test.each([
  "how long until i'm debt free if nothing changes",
  "when is it all gone at this rate",
  "if i keep paying like now when is it gone",
])("as things are comes first: %s", (words) => {
  expect(given({ plan: "debt-free" }, words)).toMatch(/^If nothing changes, in August 2029/);
  expect(given({ plan: "debt-free" }, "when am i debt free")).not.toContain("If nothing changes");
});

test("a card that is paid in full needn't come first", () => {
  expect(given({ plan: "debt-free" }, "which card do i pay off first")).toMatch(/^No card needs to come first\./);
  expect(given({ plan: "debt-free" }, "which loan do i pay off first")).not.toContain("No card");
});

test("a loan that nobody sees is said to be in no order", () =>
  expect(given({ plan: "debt-or-save", about: "student" }, "student loan faster or savings")).toContain(
    "I see no student loan",
  ));

test.each(["put my 2000 bonus on the car loan", "2000 from the tax refund on the car loan"])(
  "what comes in by itself needn't be found: %s",
  (words) => {
    const request: PlanRequest = { plan: "extra-payment", amountCents: 2_000_00, about: "car" };
    expect(given(request, words, "steady-asked.md")).not.toContain("would come out of savings");
    expect(given(request, "2000 once on the car loan", "steady-asked.md")).toContain("would come out of savings");
  },
);

test("a small sum at once comes out of what the month leaves", () =>
  expect(
    given({ plan: "afford", amountCents: 200_00, monthlyCents: 20_00 }, "200 to join and 20 a month", "well.md"),
  ).toMatch(/^Yes, it fits/));

test("a percentage is said by the year as well", () =>
  expect(given({ plan: "usual-left", ratePercent: 10, about: "rent" }, "rent up 10%")).toContain(
    "$140.00 a month, $1,680.00 a year",
  ));

test.each([
  "move some money from groceries to restaurants",
  "shift a little from gas to groceries",
  "take some out of gas and put it in groceries",
])("a move of the budget without a sum is no order to a bank: %s", (text) =>
  expect(careFor(text, "2026-11-18", [])).toBeNull(),
);
test("money at a bank still is", () =>
  expect(careFor("move some money from checking to savings", "2026-11-18", [])).not.toBeNull());

test("a model may name a goal by what it's for", () => {
  const asked = AskedPlan.parse({ ...NO_SLOTS, plan: "goal-change", named: "vacation", amount: 500 });
  expect(checkedPlan(asked, WHO, "500 in the vacation goal")).toMatchObject({
    is: "plan",
    request: { named: "maine" },
  });
  expect(checkedPlan({ ...asked, named: "wedding" }, WHO, "500 in the wedding goal").is).toBe("unknown");
});
