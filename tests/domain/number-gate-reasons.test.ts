// What the number gate refuses of a model's text, each reason by itself, at its edges; and what is let through beside it.
import { describe, expect, test } from "vitest";
import type { Fact, FactValue } from "~/domain/coach/facts/fact";
import { fillFacts, gateProblems, LONGEST_PROSE } from "~/domain/coach/number-gate";

const OCTOBER = { from: "2026-10-01", to: "2026-10-31", label: "October" };
const usd = (id: string, cents: number, more: Partial<Fact> = {}): Fact => ({
  ...{ id, label: id, value: { unit: "usd", cents }, href: null },
  ...more,
});
const of = (id: string, value: FactValue): Fact => ({ id, label: id, value, href: null });
const FACTS: Fact[] = [
  usd("spend.restaurants.last", 412_10, { period: OCTOBER }),
  usd("spend.last", 3_123_45, { period: OCTOBER }),
  usd("income.last", 4_500_00, { period: OCTOBER }),
  usd("income.year", 54_000_00),
  usd("spend.average.per-week", 700_00),
  usd("kept.average", 900_00, { period: { from: "2026-08-01", to: "2026-10-31", label: "August to October" } }),
  usd("balance.savings", 3_100_00),
  usd("owed.cards", 1_820_00),
  usd("emergency.gap", 3_996_20),
  usd("goal.1.target", 20_000_00),
  usd("plan.savings", 500_00),
  usd("limit.cards", 5_000_00),
  usd("budget.groceries.left", 60_00),
  usd("payoff.interest", 123_00),
  usd("spend.this", 1_200_00),
  usd("spend.lasting", 11_00),
  usd("credit.score.old", 12_00),
  usd("payoff.interest.old", 13_00),
  usd("debt.12.balance", 14_00),
  usd("goal.12.target", 15_00),
  usd("other.spend.last", 16_00, { period: { from: "2026-07-01", to: "2026-07-31", label: "July" } }),
  usd("other.spend.groceries.last", 17_00),
  of("savings-rate.last", { unit: "percent", percent: 12.34 }),
  of("utilization.now", { unit: "percent", percent: 36.4 }),
  of("guide.emergency-low", { unit: "months", months: 3 }),
  of("guide.housing", { unit: "percent", percent: 30 }),
  of("credit.score", { unit: "score", points: 702 }),
  of("debt.last-month", { unit: "month", month: "2027-03" }),
  of("bill.1.day", { unit: "day", day: "2026-12-05" }),
  of("bills.count", { unit: "count", count: 14, noun: "transaction" }),
  of("goal.1.name", { unit: "name", text: "House" }),
];

const CHARACTERS = "unexpected characters";
const ADDRESS = "an address";
const NUMBER = "a number that is no fact";
const AMOUNT = "an amount or percentage that is no fact";
const BUILT = "a figure that is built upon";
const WORDS = "a number in words";
const DATE = "a date that is no fact";
const APART = "letters set apart";
const DENIED = "a debt that is denied";
const OTHERS = "a figure under another category's name";
const place = (what: string): string => `a figure out of place (${what})`;

describe("of characters", () => {
  test.each<[text: string, ...problems: string[]]>([
    ["A line: 'it' \"is\" (so) - – — … ’ ‘ “ ” * _ # / & ok; yes!?"],
    ["a < b", CHARACTERS],
    ["a > b", CHARACTERS],
    ["[a", CHARACTERS],
    ["a|b", CHARACTERS],
    ["`a`", CHARACTERS],
    ["~a", CHARACTERS],
    ["a=b", CHARACTERS],
    ["a+b", CHARACTERS],
    ["@a", CHARACTERS],
    ["a\\b", CHARACTERS],
    ["é", CHARACTERS],
    ["{a}", CHARACTERS],
  ])("%s", (text, ...problems) => expect(gateProblems(text, FACTS)).toEqual(problems));
});

describe("of addresses", () => {
  test.each<[text: string, ...problems: string[]]>([
    ["See http:x", ADDRESS],
    ["See https://x", ADDRESS],
    ["See www.x", ADDRESS],
    ["Say javascript:x", ADDRESS],
    ["Say data:x", ADDRESS],
    ["The data: they show it"],
    ["Write mailto:x", ADDRESS],
    ["Call tel:x", ADDRESS],
    ["See example.com", ADDRESS],
    ["See example.org for it", ADDRESS],
    ["See my-bank.io", ADDRESS],
    ["See example.network"],
    ["Ask Mr.Meyer"],
  ])("%s", (text, ...problems) => expect(gateProblems(text, FACTS)).toEqual(problems));
});

describe("of numbers before lines", () => {
  test.each<[text: string, ...problems: string[]]>([
    ["1. A\n2. B\n3. C"],
    ["1) A\n2) B"],
    ["  1. A"],
    [" 1. A\n  2. B"],
    ["2. A", NUMBER],
    ["1. A\n3. B", NUMBER],
    ["1. Ab\n2. Bc\n1. Cd\n2. De"],
    ["1.A", NUMBER],
    ["1. \n", NUMBER],
    ["A 1. B", NUMBER],
    ["123. A", NUMBER],
    ["1. Ab\n2. Bc\n3. Cd\n4. De\n5. Ef\n6. Fg\n7. Gh\n8. Hi\n9. Ij\n10. Jk"],
  ])("%s", (text, ...problems) => expect(gateProblems(text, FACTS)).toEqual(problems));
});

describe("of figures that are written out", () => {
  test.each<[text: string, ...problems: string[]]>([
    ["You spent $412.10 on restaurants"],
    ["You spent $412.101 on restaurants", NUMBER, AMOUNT],
    ["You spent $1$412.10 on restaurants", NUMBER, AMOUNT],
    ["You spent x$412.10 on restaurants", NUMBER, AMOUNT],
    ["You spent -$412.10 on restaurants", NUMBER, AMOUNT],
    ["You spent +$412.10 on restaurants", CHARACTERS, NUMBER, AMOUNT],
    ["You spent /$412.10 on restaurants", NUMBER, AMOUNT],
    ["You spent $412.10/2 on restaurants", NUMBER, AMOUNT],
    ["You spent $412.10x on restaurants", NUMBER, AMOUNT],
    ["You spent $412.10% on restaurants", NUMBER, AMOUNT],
    ["You spent $412.10, and more on restaurants"],
    ["You spent $412.10.5 on restaurants", NUMBER, AMOUNT],
    ["Your savings rate is 12.3%."],
    ["Your savings rate is 112.3%.", NUMBER, AMOUNT],
    ["Your score is 702."],
    ["Your score is 702 now, good credit."],
    ["702 is your credit score."],
    ["Credit points are 702.", NUMBER],
    ["Your score is good. It is 702.", NUMBER, place("702")],
    ["Your score is good\nIt is 702 by credit", NUMBER],
    ["Your score rose by 702 points.", NUMBER],
    ["Your score is 702 months old.", NUMBER],
    ["Your score is 702%.", NUMBER, AMOUNT],
    ["Your score is 702k.", NUMBER],
    ["Your score is 702 days.", NUMBER],
  ])("%s", (text, ...problems) => expect(gateProblems(text, FACTS)).toEqual(problems));
});

describe("of what stands around a figure", () => {
  test.each<[text: string, ...problems: string[]]>([
    ["You spent {{spend.last}}"],
    ["You spent x{{spend.last}}", BUILT],
    ["You spent 5{{spend.last}}", NUMBER, BUILT],
    ["You spent ${{spend.last}}", AMOUNT, BUILT],
    ["You spent %{{spend.last}}", AMOUNT, BUILT],
    ["You spent .{{spend.last}}", BUILT],
    ["You spent ,{{spend.last}}", BUILT],
    ["You spent '{{spend.last}}", BUILT],
    ["You spent ’{{spend.last}}", BUILT],
    ["You spent /{{spend.last}}", BUILT],
    ["You spent -{{spend.last}}", BUILT],
    ["You spent {{spend.last}}x", BUILT],
    ["You spent {{spend.last}}$", AMOUNT, BUILT],
    ["You spent {{spend.last}}%", AMOUNT, BUILT],
    ["You spent {{spend.last}}/", BUILT],
    ["You spent {{spend.last}}{{spend.last}}", BUILT],
    ["You spent {{spend.last}}.5", NUMBER, BUILT],
    ["You spent {{spend.last}},5", NUMBER, BUILT],
    ["You spent {{spend.last}}-5", NUMBER, BUILT],
    ["You spent {{spend.last}}-ish", BUILT],
    ["You spent minus {{spend.last}}", BUILT],
    ["You spent negative {{spend.last}}", BUILT],
    ["You spent times {{spend.last}}", BUILT],
    ["You spent plus {{spend.last}}", BUILT],
    ["You spent {{spend.last}} times", BUILT],
    ["You spent {{spend.last}} minus", BUILT],
    ["You spent {{spend.last}} squared", BUILT],
    ["You spent {{spend.last}} k", BUILT],
    ["You spent {{spend.last}} m", BUILT],
    ["You spent {{spend.last}} b", BUILT],
    ["You spent {{spend.last}} bn", BUILT],
    ["You spent {{spend.last}} more"],
    ["You spent {{spend.last}} better"],
    ["You spent {{spend.last}} Minus", BUILT],
    ["You spent ({{spend.last}}) in October"],
    ["You spent {{spend.last}}, all in all"],
  ])("%s", (text, ...problems) => expect(gateProblems(text, FACTS)).toEqual(problems));
});

describe("of words for numbers", () => {
  test.each<[text: string, ...problems: string[]]>([
    ["You spent five", WORDS],
    ["You spent fi-ve", WORDS],
    ["You spent twenty-five", WORDS],
    ["You spent twenty.five", WORDS],
    ["You spent a b c d", APART],
    ["You spent a b c"],
    ["You spent a. b. c. d", APART],
  ])("%s", (text, ...problems) => expect(gateProblems(text, FACTS)).toEqual(problems));
});

describe("of months", () => {
  test.each<[text: string, ...problems: string[]]>([
    ["It is due Dec", DATE],
    ["A loan at an APR is dear"],
    ["It was apr", DATE],
    ["Early May was good", DATE],
    ["You spent {{spend.last}} in May", DATE],
    ["You may spend it"],
    ["May I ask?"],
    ["It is, May was fine", DATE],
    ["You spent {{spend.last}} since may", DATE],
    ["All in October was {{spend.last}} spending"],
    ["All in oct was fine", DATE],
    ["In March it ends"],
    ["In March you will be free"],
    ["In October you'll have {{spend.last}} spending", DATE],
    ["October was good. You will be fine."],
    ["October was good! You would be fine"],
    ["By October it was spent", DATE],
    ["Before October it was", DATE],
    ["Come October it is", DATE],
    ["Next October it is", DATE],
    ["Until October it is", DATE],
    ["In August it was fine", DATE],
    ["In August you kept {{kept.average}}"],
    ["In September it was fine", DATE],
    ["Octobers were fine"],
    ["Late March is good", DATE],
  ])("%s", (text, ...problems) => expect(gateProblems(text, FACTS)).toEqual(problems));
});

describe("of what a sentence speaks of", () => {
  test.each<[text: string, ...problems: string[]]>([
    ["Income: {{income.last}}"],
    ["{{income.last}} is there", place("income.last")],
    ["You earn {{income.last}}"],
    ["You brought {{income.last}}"],
    ["{{spend.last}} is there", place("spend.last")],
    ["{{spend.last}} went"],
    ["{{spend.last}} goes out"],
    ["The trim is {{spend.last}}"],
    ["{{credit.score}} is there", place("credit.score")],
    ["{{credit.score}} points"],
    ["{{utilization.now}} is there", place("utilization.now")],
    ["{{utilization.now}} of the limit"],
    ["Utilisation is {{utilization.now}}"],
    ["{{guide.housing}} is there", place("guide.housing")],
    ["Aim for {{guide.housing}}"],
    ["{{owed.cards}} is there", place("owed.cards")],
    ["{{owed.cards}} of debt"],
    ["{{balance.savings}} is there", place("balance.savings")],
    ["{{balance.savings}} in the bank"],
    ["{{emergency.gap}} is there", place("emergency.gap")],
    ["{{emergency.gap}} for the fund"],
    ["Restaurants: {{spend.restaurants.last}}"],
    ["{{spend.restaurants.last}} there", place("spend.restaurants.last")],
    ["{{kept.average}} is there"],
    ["{{goal.1.target}} is there"],
  ])("%s", (text, ...problems) => expect(gateProblems(text, FACTS)).toEqual(problems));
});

describe("of what only looks like a family of figures", () => {
  const ids = ["income", "spend", "guide", "debt", "owed", "balance", "emergency", "credit", "kept", "goal"];
  const facts = ids.map((id) => usd(`other.${id}.x`, 5_00));
  test.each(ids)("'%s' within a name", (id) => {
    expect(gateProblems(`{{other.${id}.x}} is there`, facts)).toEqual([]);
    expect(gateProblems(`{{other.${id}.x}} a month`, facts)).toEqual([]);
    for (const says of ["You earn", "You owe", "You spend", "You keep", "The score is"])
      expect(gateProblems(`${says} {{other.${id}.x}}`, facts)).toEqual([place(`other.${id}.x`)]);
  });

  test.each<[text: string, ...problems: string[]]>([
    ["{{credit.score.old}} is there"],
    ["{{payoff.interest.old}} a month"],
    ["{{spend.lasting}} went on restaurants"],
    ["{{other.spend.last}} on restaurants"],
    ["{{other.spend.groceries.last}} on restaurants"],
    ["In July it was fine", DATE],
    ["You owe {{debt.12.balance}} a month", place("debt.12.balance")],
    ["{{goal.12.target}} a month", place("goal.12.target")],
  ])("%s", (text, ...problems) => expect(gateProblems(text, FACTS)).toEqual(problems));
});

describe("of forms of words", () => {
  test.each<[text: string, ...problems: string[]]>([
    ["A bill of {{spend.last}}"],
    ["You use {{spend.last}}"],
    ["You go by {{spend.last}}"],
    ["You made {{income.last}}"],
    ["Your incomes come to {{kept.average}}", place("kept.average")],
    ["Your debt comes to {{spend.last}}", place("spend.last")],
    ["Your debts was {{spend.last}}", place("spend.last")],
    ["You make do, and spend {{spend.last}}"],
    ["You owe it to them: {{spend.last}} spent"],
    ["You keep going and spend {{spend.last}}"],
    ["Your score is fine, {{spend.last}} spent"],
    ["You spent {{spend.last}}, a week", place("spend.last")],
    ["They add up to {{spend.last}} spent"],
    ["You exceed {{spend.last}} spent", place("spend.last")],
    ["You spent over  {{spend.last}}", place("spend.last")],
    ["A guide: you earn it, {{guide.housing}}"],
    ["You earn by a guide of {{guide.housing}}", place("guide.housing")],
    ["You spend by a guide of {{guide.housing}}", place("guide.housing")],
    ["You spent by a guide of {{guide.housing}}", place("guide.housing")],
    ['"You have by a guide {{guide.housing}}', place("guide.housing")],
    ["Youth have a guide of {{guide.housing}}"],
    ["You spent {{spend.last}}, on restaurants", place("spend.last")],
    ["{{spend.last}} went as ever on restaurants"],
    ["Of groceries, {{plan.savings}} and {{spend.restaurants.last}} went", OTHERS],
    ["Groceries took {{budget.groceries.left}} and {{spend.restaurants.last}} went"],
    ["You spent $412.10 month by month on restaurants"],
    ["In October you expect {{spend.last}} spending", DATE],
    ["In October you expected {{spend.last}} spending", DATE],
    ["You spent fi--ve", WORDS],
    ["It's due tomorrow", DATE],
    ["You spent a b c d, all", APART],
    ["1.  Ab"],
  ])("%s", (text, ...problems) => expect(gateProblems(text, FACTS)).toEqual(problems));
});

describe("of guidelines", () => {
  test.each<[text: string, ...problems: string[]]>([
    ["You spend {{guide.housing}} as a guide", place("guide.housing")],
    ["Your rent is {{guide.housing}} as a guide", place("guide.housing")],
    ["You now owe {{guide.housing}}, a guide", place("guide.housing")],
    ["You should keep {{guide.housing}}", place("guide.housing")],
  ])("%s", (text, ...problems) => expect(gateProblems(text, FACTS)).toEqual(problems));
});

describe("of rates", () => {
  test.each<[text: string, ...problems: string[]]>([
    ["You spent {{spend.last}} an hour", place("spend.last")],
    ["You spent {{spend.last}} a day", place("spend.last")],
    ["You spent {{spend.last}} per week", place("spend.last")],
    ["You spent {{spend.last}} each month"],
    ["You spent {{spend.last}} every quarter", WORDS, place("spend.last")],
    ["You spent {{spend.last}} a year", place("spend.last")],
    ["You spent {{spend.last}} yearly", place("spend.last")],
    ["You spent {{spend.last}} monthly"],
    ["You spent {{spend.last}} daily", place("spend.last")],
    ["You spent {{spend.last}} annually", place("spend.last")],
    ["You spent {{spend.last}} a Month"],
    ["You earn {{income.year}} a year"],
    ["You earn {{income.year}} annually"],
    ["You earn {{income.year}} a month", place("income.year")],
    ["You spend {{spend.average.per-week}} a week"],
    ["You spend {{spend.average.per-week}} weekly", place("spend.average.per-week")],
    ["You spend {{spend.average.per-week}} a day", place("spend.average.per-week")],
    ["You spend {{spend.average.per-week}} a month"],
    ["Your balance is {{balance.savings}} a month", place("balance.savings")],
    ["You owe {{owed.cards}} a month", place("owed.cards")],
    ["Your fund: {{emergency.gap}} a month", place("emergency.gap")],
    ["{{goal.1.target}} a month", place("goal.1.target")],
    ["{{payoff.interest}} a month", place("payoff.interest")],
    ["The limit is {{limit.cards}} monthly", place("limit.cards")],
    ["{{plan.savings}} a month"],
    ["You spent {{spend.last}} more each week", place("spend.last")],
    ["You spent {{spend.last}} on food each week", place("spend.last")],
    ["You spent {{spend.last}} out a week", place("spend.last")],
    ["You spent {{spend.last}} at noon each week"],
  ])("%s", (text, ...problems) => expect(gateProblems(text, FACTS)).toEqual(problems));
});

describe("of what is said to be earned, owed, spent and kept", () => {
  test.each<[text: string, ...problems: string[]]>([
    ["You earned {{spend.last}}", place("spend.last")],
    ["You earned about {{spend.last}}", place("spend.last")],
    ["You make around {{spend.last}}", place("spend.last")],
    ["You brought in {{spend.last}}", place("spend.last")],
    ["Your income is {{spend.last}}", place("spend.last")],
    ["Incomes came to {{spend.last}}", place("spend.last")],
    ["Your income comes to {{kept.average}}", place("kept.average")],
    ["Your income came to {{income.last}}"],
    ["You owe {{spend.last}}", place("spend.last")],
    ["You owed about {{owed.cards}}"],
    ["Your debt is {{spend.last}}", place("spend.last")],
    ["Debts come to {{spend.last}}", place("spend.last")],
    ["You spend {{kept.average}}", place("kept.average")],
    ["You spent around {{kept.average}}", place("kept.average")],
    ["Spending was {{kept.average}}", place("kept.average")],
    ["Spending comes to {{spend.last}}"],
    ["You keep {{spend.last}} of spending", place("spend.last")],
    ["You kept about {{spend.last}} of spending", place("spend.last")],
    ["You keep {{goal.1.target}}"],
    ["Your score is {{kept.average}}", place("kept.average")],
    ["Your scores was {{credit.score}}"],
  ])("%s", (text, ...problems) => expect(gateProblems(text, FACTS)).toEqual(problems));
});

describe("of more and less than a figure", () => {
  test.each<[text: string, ...problems: string[]]>([
    ["You spent over {{spend.last}}", place("spend.last")],
    ["You spent above {{spend.last}}", place("spend.last")],
    ["You spent more than {{spend.last}}", place("spend.last")],
    ["You spent at least {{spend.last}}", place("spend.last")],
    ["You spent at most {{spend.last}}", place("spend.last")],
    ["You spent up to {{spend.last}}", place("spend.last")],
    ["It adds up to {{spend.last}} spent"],
    ["It added up to {{spend.last}} spent"],
    ["Adding up to {{spend.last}} spent"],
    ["You spent as much as {{spend.last}}", place("spend.last")],
    ["Spending exceeds {{spend.last}}", place("spend.last")],
    ["Spending exceeded {{spend.last}}", place("spend.last")],
    ["Spending exceeding {{spend.last}}", place("spend.last")],
    ["You should stay below {{guide.housing}}"],
    ["You spent over lunch {{spend.last}}"],
  ])("%s", (text, ...problems) => expect(gateProblems(text, FACTS)).toEqual(problems));
});

describe("of categories", () => {
  test.each<[text: string, ...problems: string[]]>([
    ["You spent {{spend.last}} on restaurants", place("spend.last")],
    ["You spent {{spend.last}} spent on restaurants", place("spend.last")],
    ["You spent {{spend.last}} for your groceries", place("spend.last")],
    ["You spent {{spend.last}} on the road, restaurants too"],
    ["You spent {{spend.this}} at restaurants", place("spend.this")],
    ["You spent {{spend.restaurants.last}} on restaurants"],
    ["You spent {{spend.restaurants.last}} on groceries", OTHERS],
    ["You spent {{spend.restaurants.last}} on groceries and restaurants"],
    ["Groceries cost {{spend.last}}", place("spend.last")],
    ["You have {{budget.groceries.left}} left for Groceries"],
    ["Mortgage or rent cost {{spend.last}}", place("spend.last")],
    ["Mortgage/Rent cost {{spend.restaurants.last}}", OTHERS],
    ["You spent $412.10 on groceries", place("$412.10")],
    ["You spent $412.10 on restaurants. You earned $412.10 too", place("$412.10")],
    ["{{nope}} is spent", "unknown fact nope"],
    ["{{spend.last}}", place("spend.last")],
    ["Groceries cost {{spend.named}}"],
    ["Your groceries were about {{spend.last}} of spending", place("spend.last")],
    ["All in all, the groceries came to {{spend.last}} spent", place("spend.last")],
    ["Beside groceries it cost {{spend.last}}"],
  ])("%s", (text, ...problems) => expect(gateProblems(text, [...FACTS, usd("spend.named", 700_00)])).toEqual(problems));
});

describe("of debt", () => {
  test.each<[text: string, ...problems: string[]]>([
    ["You owe nothing", DENIED],
    ["no debt", DENIED],
    ["without any debts", DENIED],
    ["zero debt", WORDS, DENIED],
    ["You are debt-free", DENIED],
    ["You are already debt free", DENIED],
    ["You are now free of debt", DENIED],
    ["No debts, they say", DENIED],
    ["You will be free of debt in {{debt.last-month}}"],
    ["Your debt is {{debt.total}}"],
  ])("%s", (text, ...problems) =>
    expect(gateProblems(text, [...FACTS, usd("debt.total", 1_000_00)])).toEqual(problems),
  );
});

test("endless prose isn't looked at", () => {
  expect(gateProblems("a".repeat(LONGEST_PROSE), FACTS)).toEqual([]);
  expect(gateProblems("9".repeat(LONGEST_PROSE + 1), FACTS)).toEqual(["too long"]);
});

test("the mark of a checked figure can't be written, and hides nothing else", () => {
  expect(gateProblems("\uE000 and 5", FACTS)).toEqual([CHARACTERS]);
  expect(gateProblems("\uF8FF", FACTS)).toEqual([CHARACTERS]);
});

test("a problem is named once", () => {
  expect(gateProblems("{{nope}} and {{nope}}: 5, 6 and {{no}}", FACTS)).toEqual([
    ...["unknown fact nope", "unknown fact no", NUMBER],
  ]);
});

test("a guideline and a name aren't the person's figures, however they are written", () => {
  expect(gateProblems("Aim for 30%", FACTS)).toEqual([NUMBER, AMOUNT]);
  expect(gateProblems("Keep 3 months", FACTS)).toEqual([NUMBER]);
  expect(gateProblems("Goal 7 is for {{goal.1.name}}", [of("goal.1.name", { unit: "name", text: "7" })])).toEqual([
    NUMBER,
  ]);
});

test("the longer of two figures is looked for first", () => {
  const both = [
    of("credit.score", { unit: "score", points: 2026 }),
    of("bill.1.day", { unit: "day", day: "2026-12-05" }),
  ];
  for (const facts of [both, [...both].reverse()])
    expect(gateProblems("The score card is due on Dec 5, 2026 by credit", facts)).toEqual([]);
});

test("facts are filled in as often as they stand, and cited once", () => {
  const filled = fillFacts("{{spend.last}} of {{income.last}}, {{spend.last}}{{no}}.{{nope}}", FACTS);
  expect(filled.text).toBe("$3,123.45 of $4,500.00, $3,123.45.");
  expect(filled.cited.map(({ id }) => id)).toEqual(["spend.last", "income.last"]);
  expect(filled.unknown).toEqual(["no", "nope"]);
  expect(fillFacts("{{Spend.last}} {{}}", FACTS)).toEqual({ text: "{{Spend.last}} {{}}", cited: [], unknown: [] });
});
