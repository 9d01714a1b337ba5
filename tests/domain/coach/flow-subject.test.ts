// What a flow is about, by the rules alone: who pays, what is left out, names in an order or held against each other. Asked of
// the approved answers' household.
import { describe, expect, test } from "vitest";
import { notationOf } from "~/domain/coach/query/notation";
import type { Person } from "~/domain/coach/reading/person";
import { readingsOf } from "~/domain/coach/reading/readings";
import { spot } from "~/domain/coach/reading/spot";
import { TODAY, WHO } from "./approved/household";

function readingOf(text: string, measure: string, person: Person = WHO) {
  for (const { asked, isFramed, unused, beside = [] } of readingsOf(spot(text, person), person))
    if (asked.is === "query" && !isFramed && asked.query.measure === measure)
      return { line: notationOf(asked.query, TODAY), unused, beside };
  return { line: "none", unused: [], beside: [] };
}
const read = (text: string, measure: string, person?: Person) => readingOf(text, measure, person).line;

describe("who pays", () => {
  test.each([
    ["salary in october", "earned at:acme_payroll 2026-10"],
    ["paychecks in october", "earned at:acme_payroll 2026-10"],
    ["wages", "earned at:acme_payroll"],
    ["wage", "earned at:acme_payroll"],
    ["net pay in october", "earned at:acme_payroll 2026-10"],
    ["take home pay", "earned at:acme_payroll"],
    ["gross pay in october", "earned at:acme_payroll 2026-10"],
    ["interest earned in october", "earned at:interest 2026-10"],
    ["income without interest", "earned not:interest"],
    ["income excluding the interest", "earned not:interest"],
    ["income besides my interest", "earned not:interest"],
    ["income in october not counting interest", "earned not:interest 2026-10"],
    ["income not counting any interest", "earned not:interest"],
    ["income counting the interest", "earned"],
    ["income other than interest", "earned not:interest"],
    ["income minus interest", "earned not:interest"],
    ["besides the paychecks what came in", "earned not:acme_payroll"],
    ["money in apart from my regular pay", "earned not:acme_payroll"],
    ["money in aside from work", "earned not:acme_payroll"],
    ["income outside of my job", "earned not:acme_payroll"],
    ["income outside my jobs", "earned not:acme_payroll"],
    ["income on top of his salary", "earned not:acme_payroll"],
    ["income not from work", "earned not:acme_payroll"],
    ["did i get money from netflix", "earned yes-no at:netflix"],
    ["did amazon pay me", "earned yes-no at:amazon"],
    ["made anything at amazon", "earned at:amazon"],
    ["earned from amazon and netflix", "earned at:amazon+netflix"],
    ["earned from acme payroll", "earned at:acme_payroll"],
    ["income from amazon in checking", "earned at:amazon"],
    ["what came in", "earned"],
  ])("'%s' is %s", (text, line) => expect(read(text, "earned")).toBe(line));

  test("where nobody else pays, or nobody is known to, pay is all that comes in", () => {
    const only = { ...WHO, payers: ["Acme Payroll"] };
    const none = { ...WHO, payers: ["INTEREST PAID"], employers: [] };
    expect(read("salary in october", "earned", only)).toBe("earned 2026-10");
    expect(read("salary in october", "earned", none)).toBe("earned 2026-10");
    expect(read("income besides my salary", "earned", none)).toBe("earned");
  });
});

describe("shops in an order", () => {
  test.each([
    ["which store gets the most", "spent ranking by:merchant top:1 not:fixed"],
    ["top shops", "spent ranking by:merchant not:fixed"],
    ["top shops for groceries", "spent ranking by:merchant on:groceries"],
    ["which place do i spend the most at", "spent ranking by:merchant top:1"],
    ["which store except noodle house gets most", "spent ranking by:merchant top:1 not:fixed+noodle_house"],
    ["which is more, noodle house, casa verde or green market", "casa_verde+green_market+noodle_house"],
    ["compare noodle house and casa verde and green market", "casa_verde+green_market+noodle_house"],
    ["noodle house or casa verde or corner deli, which gets more", "casa_verde+corner_deli+noodle_house"],
    ["noodle house vs casa verde vs the corner deli", "casa_verde+corner_deli+noodle_house"],
  ])("'%s' is %s", (text, line) =>
    expect(read(text, "spent")).toBe(line.startsWith("spent") ? line : `spent ranking by:merchant at:${line}`),
  );
  test.each([
    ["noodle house, casa verde and green market", "spent at:casa_verde+green_market+noodle_house"],
    ["who gets more noodle house casa verde corner deli", "spent at:casa_verde+corner_deli+noodle_house"],
    ["which of noodle house and casa verde", "spent at:casa_verde+noodle_house"],
    [
      "how many times noodle house vs casa verde vs corner deli",
      "spent count ranking by:merchant at:casa_verde+corner_deli+noodle_house",
    ],
  ])("'%s' is %s", (text, line) => expect(read(text, "spent")).toBe(line));
});

describe("what is named beside each other", () => {
  test.each([
    ["fun stuff, concerts and movies", "spent on:entertainment"],
    ["entertainment and the movies", "spent on:entertainment"],
    ["travel and flights", "spent on:travel"],
    ["groceries and the coffee", "spent either on:groceries at:coffee"],
    ["coffee or groceries", "spent either on:groceries at:coffee"],
    ["groceries and the church", "spent on:groceries+tithe"],
    ["restaurants and the coffee", "spent on:restaurants"],
    ["did i spend more at noodle house than at casa verde", "spent at:noodle_house vs:at:casa_verde"],
    [
      "noodle house vs casa verde september and october",
      "spent at:noodle_house 2026-09-01..2026-10-31 vs:at:casa_verde",
    ],
    [
      "noodle house vs casa verde, october and september",
      "spent at:noodle_house 2026-09-01..2026-10-31 vs:at:casa_verde",
    ],
    ["noodle house vs casa verde, august and october", "spent at:noodle_house 2026-08 vs:at:casa_verde"],
    ["did noodle house cost more than casa verde", "spent at:noodle_house vs:at:casa_verde"],
  ])("'%s' is %s", (text, line) => expect(read(text, "spent")).toBe(line));

  test.each([
    ["the pharmacy counter last month", ["counter"], ["counter"]],
    ["zyxw groceries last month", ["zyxw"], ["zyxw"]],
    ["zyx groceries last month", ["zyx"], []],
    ["the groceries zyxw9 last month", ["zyxw9"], []],
    ["groceries last month zyxw", ["zyxw"], []],
    ["noodle house zyxw spending", ["zyxw"], []],
  ])("of '%s' nothing explains %j, and %j says what is bought", (text, unused, beside) => {
    const found = readingOf(text, "spent");
    expect([found.unused, found.beside]).toEqual([unused, beside]);
  });
});

test.each([
  ["moved to savings", "moved kind:savings"],
  ["transferred to the blue card", "moved in:card"],
  ["invested this year", "moved kind:investment 2026"],
  ["investing", "moved kind:investment"],
  ["moved to savings without checking", "moved kind:savings"],
  ["moved without savings", "none"],
])("'%s' is %s", (text, line) => expect(read(text, "moved")).toBe(line));
