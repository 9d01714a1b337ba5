// What a frame sees of a text: accounts by their digits and their bank, of names at one place the best, whose they are, and
// whether the days lie behind. Asked of the approved answers' household on Wednesday, November 18, 2026.
import { describe, expect, test } from "vitest";
import {
  accountsThat,
  type FrameQuestion,
  askedOf,
  best,
  goalsThat,
  isOfPast,
  narrowed,
} from "~/domain/coach/reading/frames/frame";
import { type Entity, spot } from "~/domain/coach/reading/spot";
import type { Person } from "~/domain/coach/reading/person";
import { WHO } from "./approved/household";

const asked = (text: string, person: Person = WHO): FrameQuestion => askedOf(spot(text, person), person);
const said = (entities: readonly Entity[]) =>
  entities.map(({ kind, values }) => `${kind}:${values.join("+")}`).join(" ");
const accounts = ({ entities, words }: FrameQuestion) =>
  entities
    .filter(({ kind }) => kind === "account")
    .map(({ values, start, end }) => `${values.join("+")} '${words.slice(start, end).join(" ")}'`)
    .join(", ");

describe("accounts", () => {
  test.each([
    ["the card ending in 3333", "card 'ending in 3333'"],
    ["account 1111", "checking 'account 1111'"],
    ["account with 1111", "checking 'account with 1111'"],
    ["number 2222", "savings 'number 2222'"],
    ["card no 3333", "card 'card no 3333'"],
    ["xx3333", "card 'xx3333'"],
    ["x3333", "card 'x3333'"],
    ["3333", "card '3333'"],
    ["33334", ""],
    ["13333", ""],
    ["my harbor checking", "checking 'harbor checking'"],
    ["harbor card", "card 'harbor card'"],
    ["harbor", "checking+savings+card+loan 'harbor'"],
    ["harbor bank savings and checking", "savings 'harbor bank savings'"],
    ["checking at harbor", "checking 'checking at harbor'"],
    ["bank savings", ""],
    ["bank", ""],
    ["my savings is not with that harbor", "checking+savings+card+loan 'harbor'"],
  ])("in '%s': %s", (text, found) => expect(accounts(asked(text))).toBe(found));

  test("one of two banks, and an account without digits or a bank", () => {
    const own = WHO.accounts.map((one, at) => ({
      ...one,
      bank: ["Harbor Bank", "Elm Credit Union", "", ""][at] ?? "",
    }));
    const person = { ...WHO, accounts: own.map(({ digits: _, ...one }) => one) };
    expect(accounts(asked("what is at harbor", person))).toBe("checking 'harbor'");
    expect(accounts(asked("what is at elm", person))).toBe("savings 'elm'");
    expect(accounts(asked("credit union", person))).toBe("savings 'credit union'");
    expect(accounts(asked("card at elm", person))).toBe("savings 'elm'");
    expect(accounts(asked("number 3333", person))).toBe("");
  });
});

describe("names at one place", () => {
  test.each([
    ["my rainy day savings", "account:savings kind:savings", "account:savings"],
    ["rainy day and savings", "account:savings kind:savings", "kind:savings account:savings"],
    ["emergency fund savings", "goal:reserve kind:savings", "goal:reserve"],
    ["the blue card and cards", "account:card kind:credit", "kind:credit kind:credit account:card"],
    ["car loan", "account:loan", "category:car_payment kind:loan account:loan"],
    ["checking and loans", "kind:checking kind:loan", "kind:checking kind:loan"],
    ["savings for the emergency fund", "kind:savings goal:reserve", "kind:savings goal:reserve"],
    ["savings emergency fund", "kind:savings goal:reserve", "goal:reserve"],
  ])("of '%s' the best are %s, without their kind %s", (text, chosen, narrow) => {
    const { entities } = asked(text);
    expect([said(best(entities)), said(narrowed(entities))]).toEqual([chosen, narrow]);
  });

  test("of names as long the first in order counts: goal, account, shop, part, category, kind, payer", () => {
    const order = ["payer", "kind", "category", "part", "merchant", "account", "goal"] as const;
    const here = order.map((kind): Entity => ({ kind, values: [kind], start: 0, end: 1, exact: 1 }));
    for (let left = here.length; left > 0; left -= 1)
      expect(said(best(here.slice(0, left)))).toBe(`${order[left - 1]}:${order[left - 1]}`);
    const later: Entity = { kind: "payer", values: ["x"], start: 4, end: 5, exact: 1 };
    expect(said(best([later, ...here]))).toBe("goal:goal payer:x");
  });

  test.each([
    ["the blue card and checking", "credit card", "checking"],
    ["loans and savings", "loan", "savings"],
    ["harbor", "card+loan", "checking+savings"],
    ["groceries", "", ""],
  ])("of '%s' what owes is '%s', what holds is '%s'", (text, owes, holds) => {
    const values = (isOwed: boolean) => accountsThat(asked(text), isOwed).map((one) => one.values.join("+"));
    expect([values(true).join(" "), values(false).join(" ")]).toEqual([owes, holds]);
  });

  test("goals by their type", () => {
    const debt = { id: "dental", name: "Dental plan", type: "debt" as const };
    const person = { ...WHO, goals: [...WHO.goals, debt] };
    const goals = (type: "savings" | "debt") => said(goalsThat(asked("dental plan or emergency fund", person), type));
    expect([goals("savings"), goals("debt")]).toEqual(["goal:reserve", "goal:dental"]);
  });
});

test.each([
  ["what did i spend in october", true],
  ["bills last month", true],
  ["bills in july", true],
  ["was it the 6th", true],
  ["largest on the 6th", true],
  ["bills so far in november", true],
  ["the 6th", false],
  ["due on the 6th", false],
  ["rent next month", false],
  ["rent in december", false],
  ["bills in february", false],
  ["paid bills in february", true],
  ["upcoming bills in october", false],
  ["coming bills of last month", false],
  ["will bills of last month", false],
  ["bills due last month", false],
  ["nothing", false],
])("'%s' lies behind: %s", (text, behind) => expect(isOfPast(asked(text))).toBe(behind));

test.each([
  ["the first week of december", ["2026-12-01..2026-12-07"]],
  ["spent in january", ["2027-01-01..2027-01-31"]],
  ["the first week of march", ["2027-03-01..2027-03-07"]],
  ["the last two weeks of february", ["2027-02-15..2027-02-28"]],
  ["the first week of april", ["2027-04-01..2027-04-07"]],
  ["the first week of may", ["2027-05-01..2027-05-07"]],
  ["last month", []],
  ["spent in october", ["2027-10-01..2027-10-31"]],
])("the days ahead of '%s' are %j", (text, days) =>
  expect(asked(text).ahead.map(({ from, to }) => `${from}..${to}`)).toEqual(days),
);
