// More edges of what Money Mind reads: what was saved already, signs around an amount, what it asks back by name; and
// where a goal stands.
import { describe, expect, test } from "vitest";
import { findAmounts } from "~/domain/goals/assistant/amounts";
import { readCreate } from "~/domain/goals/assistant/create";
import { findDates } from "~/domain/goals/assistant/dates";
import { readDelete } from "~/domain/goals/assistant/delete";
import { tellingWords } from "~/domain/goals/assistant/find-goal";
import { guessedGoal } from "~/domain/goals/assistant/merge-model-reading";
import { findName, findRate } from "~/domain/goals/assistant/names";
import { readNumberWords } from "~/domain/goals/assistant/numbers";
import { readProgress } from "~/domain/goals/assistant/progress";
import type { LedgerEntry } from "~/domain/goals/goals";
import { outlookOf, type OutlookInput, paceOf, plannedBy } from "~/domain/goals/pace";
import { planDebts, suggestedMinimumCents } from "~/domain/goals/payoff-order";
import { distance } from "~/domain/goals/assistant/text";
import { askWords } from "~/texts/money-mind";
import { GOALS, TODAY } from "./goal-phrasings";

test.each([
  ["bike:50", "50=5000"],
  ["bike=50", "50=5000"],
  ["bike (50", "50=5000"],
  ["50", "50=5000"],
  ["bike 50", ""],
  ["bike 50, dollars matter", ""],
  ["401 dollars", "401 dollars=40100"],
  ["403 dollars", "403 dollars=40300"],
  ["$500 at 5 percent", "$500=50000"],
  ["ski - trip for $500", "$500=50000"],
  ["x:-5 dollars", "5 dollars=null"],
])("the amounts in '%s': %s", (text, found) => {
  const amounts = findAmounts(text, []).map(({ start, end, cents }) => `${text.slice(start, end)}=${cents}`);
  expect(amounts.join(", ")).toBe(found);
});

const made = (text: string) => {
  const reading = readCreate(text, GOALS, TODAY);
  return reading.kind === "ask" ? reading.reason : [reading.goal.targetCents, reading.goal.currentCents];
};

test.each([
  ...["initial $100", "initial deposit $100", "initial deposit of $100", "initial: $100", "initial of $100"],
  ...["current $100", "current amount $100", "current amount is $100", "current amount: $100", "starting $100"],
  ...["starting with $100", "start at $100", "starts from $100", "start off with $100", "i got $100", "i've got $100"],
  ...["i have $100", "we have $100", "beginning with $100", "begin with $100", "already have $100", "have about $100"],
  ...["already put aside $100", "already set aside $100", "currently $100", "currently have $100", "have around $100"],
  ...["$100 already", "$100 so far", "$100 to start", "$100 in the bank", "$100 set aside", "$100 put aside"],
  ...["$100 in savings", "$100 currently", "$100 down already"],
])("'%s' is there already", (words) => expect(made(`save $500 for a sofa, ${words}`)).toEqual([50_000, 10_000]));

test.each([
  ...["still owe $100", "left to pay $100", "$100 left", "remaining $100", "now owe $100", "down to $100"],
  ...["remains $100", "balance is $100", "balance of $100", "balance now $100", "$100 remaining", "$100 to go"],
  ...["$100 still owed", "$100 outstanding", "$100 still to pay", "$100 is left", "$100 remains"],
])("'%s' is left of a loan", (words) => expect(made(`pay off my $500 loan, ${words}`)).toEqual([50_000, 10_000]));

test("today isn't over, words in quotation marks are a name, and of a loan two amounts are two", () => {
  expect([made("save $500 for a sofa by today"), made('save $500 for a sofa by "june moon"')]).toEqual([
    [50_000, 0],
    [50_000, 0],
  ]);
  expect(made("pay off my $500 loan, $100 already")).toBe("amounts");
  expect([made("i contributed to my bike"), made("i contributed to my bike, a goal")]).toEqual(["help", "amount"]);
  expect(made("Pay off my $3000 loan, minimum:$50")).toEqual([300_000, 300_000]);
});

test.each(["due whenever!", "by whenever . ", "by whenever?!"])("'%s' can't be read as a date", (words) =>
  expect(made(`save $500 for a sofa ${words}`)).toBe("unreadDate"),
);

test("a stretch of time is a date where it ends", () => {
  const days = (text: string) => findDates(text, TODAY).map(({ day }) => day);
  expect([days("for half a year"), days("for a year"), days("over a year"), days("over two years")]).toEqual([
    ...[["2027-05-21"], [], [], ["2028-11-21"]],
  ]);
  expect([days("for two years, a ring of gold"), days("over two years of work")]).toEqual([["2028-11-21"], []]);
});

test("rates, names and numbers", () => {
  const rate = (text: string) => {
    const found = findRate(text);
    return found && [text.slice(found.start, found.end), found.rate];
  };
  expect([rate("rate 12, pay by 5 may"), rate("apr 9.9, 200 dollars")]).toEqual([
    ["rate 12", 12],
    ["apr 9.9", 9.9],
  ]);
  expect(findName('called 12" tv', "", "savings")).toBe("12 tv");
  expect(["ten five", "twenty five", "twenty ten"].map((text) => readNumberWords(text.split(" "))?.cents)).toEqual([
    ...[1_000, 2_500, 2_000],
  ]);
  expect(readNumberWords("two or a half million".split(" "))).toEqual({ cents: 200, used: 1, scaled: false });
  expect(findAmounts("fifty dollars a month", [])).toMatchObject([{ cents: 5_000, every: "month" }]);
  expect(findAmounts("fifty-euros, fifty-dollars", []).map(({ cents }) => cents)).toEqual([null, 5_000]);
  expect([distance("aa", "aaa", 1), distance("aaa", "aa", 2)]).toEqual([1, 1]);
  expect([suggestedMinimumCents(0, 20), suggestedMinimumCents(1, 20), suggestedMinimumCents(-5, 20)]).toEqual([
    0, 1, 0,
  ]);
});

test.each([
  ...["my", "our", "the", "a", "an", "this", "that", "these", "those", "it", "them", "one", "some", "of", "for", "to"],
  ...["on", "in", "at", "towards", "toward", "into", "and", "called", "named", "about", "please", "whole", "entire"],
  ...["old", "new", "current", "own", "just", "also", "now", "i", "is", "me", "off", "goal", "goals", "fund", "funds"],
  ...["saving", "savings", "save", "account", "money", "plan", "target", "pot", "jar", "debt", "payoff", "pay"],
  ...["stuff", "thing", "list", "box", "bank"],
])("'%s' tells no goal from another", (word) => expect(tellingWords(`harp ${word}`)).toEqual(["harp"]));

test("which goal is to go: by its amount, by its name in quotation marks", () => {
  const deleted = (text: string) => {
    const reading = readDelete(text, GOALS);
    return reading.kind === "delete" ? reading.goal.id : reading.reason;
  };
  expect([deleted("delete the 500 buck goal"), deleted("delete the 500 bucks goal")]).toEqual(["g-bike", "g-bike"]);
  expect([deleted('delete my "Car" bike goal'), deleted("delete my 'Car' bike goal")]).toEqual(["g-car", "g-car"]);
  expect(deleted("i have to please delete my bike")).toBe("g-bike");
  expect(deleted("i had to delete my bike")).toBe("sureDelete");
  expect(deleted("i like my car goal but delete the bike")).toBe("g-bike");
  expect(deleted("i sold my car goal. delete it")).toBe("g-car");
  const refused = readDelete("remove $50 from my bike", GOALS);
  expect(refused.kind === "ask" && askWords(refused).reply).toContain("Bike's card");
  expect(guessedGoal("delete", "Bike", GOALS)?.reason).toBe("whichDelete");
  expect(guessedGoal("progress", "Bike", GOALS)?.reason).toBe("whichProgress");
  expect(guessedGoal("progress", "Plane", GOALS)).toBeNull();
});

test.each([
  ["if i saved $50 for my bike", "notHappened", "“I saved $50 for Bike”"],
  ["i added $0 to my bike", "howMuch", "How much was it for Bike?"],
  ["saved for my bike", "howMuch", "How much was it for Bike?"],
  ["update the color of my bike", "editGoal", "name or color of Bike, use Edit"],
  ["i took $50 out of my bike", "takeBack", "Use Edit on Bike's card"],
  ["added $50 of my bike's $500", "unclear", "the amount for Bike"],
  ["added $50, $50 to my bike", "unclear", "the amount for Bike"],
  ["saved 12.55% for my bike", "unclear", "the amount for Bike"],
  ["update my bike or car", "whichProgress", "Which goal is it for: Bike, Car or Car insurance?"],
  ["plane goal saved $50", "unknownProgress", "I can't find that goal."],
  ["update my plane", "unknownProgress", "I can't find that goal."],
])("'%s': %s, %s", (text, reason, words) => {
  const reading = readProgress(text, GOALS, TODAY);
  expect(reading).toMatchObject({ kind: "ask", reason });
  const said = reading.kind === "ask" ? askWords(reading) : null;
  expect(said?.reply).toContain(words);
  const names = text.includes("plane goal") ? 6 : 0;
  expect(said?.choices).toHaveLength(names);
});

test.each(["now at $1,500 saved", "at $1,500 in it", "now at $1,500 in there"])("a goal that is %s has that", (words) =>
  expect(readProgress(`my trip to japan is ${words}`, GOALS, TODAY)).toMatchObject({ kind: "set", doneCents: 150_000 }),
);

describe("where a goal stands", () => {
  const entry = (day: string, amountCents: number, kind: LedgerEntry["kind"] = "contribution"): LedgerEntry => ({
    ...{ day, amountCents, kind },
  });
  const outlook = (more: Partial<OutlookInput>) =>
    outlookOf({ type: "debt", targetCents: 120_000, doneCents: 0, deadline: null, entries: [], ...more }, TODAY);

  test("a pace counts what was moved until today, not what it began with", () => {
    const moved = [entry("2026-10-01", 3_000), entry("2026-11-10", 6_000)];
    const pace = { perMonthCents: 5_264, addedCents: 9_000, days: 52 };
    expect(paceOf(moved, TODAY)).toEqual(pace);
    expect(paceOf([entry("2026-01-01", 100_000, "opening"), ...moved], TODAY)).toEqual(pace);
    expect(paceOf([...moved, entry("2026-12-10", 6_000)], TODAY)).toEqual(pace);
  });

  test("a debt with a rate needs its interest on the way, over a hundred years at most", () => {
    expect(outlook({ interestRate: 12, deadline: "2027-11-21" }).neededCents).toBe(10_662);
    expect(outlook({ interestRate: 12, deadline: "2300-11-21" }).neededCents).toBe(1_201);
    expect(outlook({ interestRate: 0, deadline: "2027-11-21" }).neededCents).toBe(10_000);
  });

  test("something was added lately, and not later, or taken", () => {
    expect(outlook({ entries: [entry("2026-11-01", 100)] }).begun).toBe("early");
    expect(outlook({ entries: [entry("2026-12-01", 100)] }).begun).toBeNull();
    expect(outlook({ entries: [entry("2026-11-01", -100)] }).begun).toBeNull();
    expect(outlook({ entries: [entry("2026-08-01", 100)] }).begun).toBeNull();
  });

  test("a plan's months say what is paid in each", () => {
    const debt = (id: string, balanceCents: number) => ({
      ...{ id, name: id, balanceCents, ratePercent: 0, minimumCents: 1_000 },
    });
    const plan = planDebts({
      ...{ debts: [debt("a", 2_000), debt("b", 3_000)], strategy: "avalanche", extraCents: 500 },
      startMonth: "2026-12",
    });
    expect(plan).toMatchObject({ never: false, totalPaidCents: 5_000, totalInterestCents: 0, lastMonth: "2027-01" });
    expect(plan.never || plan.months.map(({ paidCents, balanceCents }) => [paidCents, balanceCents])).toEqual([
      [2_500, 2_500],
      [2_500, 0],
    ]);
  });
});

test.each<[string, string | null, string, number | null]>([
  ["before two weeks", "2026-04-11", "2026-01-14", null],
  ["after two weeks", "2026-04-11", "2026-01-15", 14_860],
  ["half way", "2026-04-11", "2026-02-20", 50_500],
  ["on its day", "2026-04-11", "2026-04-11", 100_000],
  ["after its day", "2026-04-11", "2026-09-01", 100_000],
  ["without a day", null, "2026-03-01", null],
  ["due when it began", "2026-01-01", "2026-03-01", null],
  ["due before it began", "2025-01-01", "2026-03-01", null],
])("a goal of $1,000 that began with ten, %s", (_, deadline, today, cents) => {
  expect(plannedBy({ target: 100_000, startDay: "2026-01-01", startCents: 1_000, deadline }, today)).toBe(cents);
});
