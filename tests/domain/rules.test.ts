import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import type { LedgerRow } from "~/domain/ledger/ledger";
import {
  type Rule,
  withFirstRuling,
  nameSought,
  namedBy,
  ruleMatches,
  rulesFor,
  splitsBy,
} from "~/domain/ledger/rules";
import { ruleWords } from "~/texts/rules";

const share = (category: string, percent: number) => ({ category, ownCategory: null, percent });
const rule = (more: Partial<Rule> = {}): Rule => ({
  id: "r",
  place: 0,
  match: "any",
  merchant: "",
  minCents: null,
  maxCents: null,
  accountId: null,
  since: null,
  category: null,
  ownCategory: null,
  name: null,
  tags: [],
  shares: [],
  byModel: false,
  ...more,
});
const row = (more: Partial<LedgerRow> = {}): LedgerRow => ({
  id: "1",
  providerTransactionId: "1",
  accountId: "checking",
  day: "2026-03-10",
  amountCents: -20_00,
  merchantName: "AMZN MKTP US*245",
  bankName: null,
  rawName: "AMZN Mktp US*245 Amzn.com/bill WA",
  providerCategory: null,
  providerConfidence: null,
  pending: false,
  category: null,
  ownCategory: null,
  kind: "spending",
  userCategory: null,
  userKind: null,
  note: null,
  tags: [],
  reviewedAt: null,
  deletedAt: null,
  removedAt: null,
  importId: null,
  matchedId: null,
  splits: [],
  ...more,
});

describe("whether a rule is about a row", () => {
  test.each([
    ["any name", {}, true],
    ["the name, however it is written", { match: "is", merchant: nameSought("is", "amzn mktp us*777") }, true],
    ["another name", { match: "is", merchant: "corner market" }, false],
    ["a part of the name", { match: "contains", merchant: nameSought("contains", " Mktp  US ") }, true],
    ["a part of what stands on the statement", { match: "contains", merchant: "amzn.com/bill" }, true],
    ["a part that isn't there", { match: "contains", merchant: "shoes" }, false],
    ["no name where one is meant", { match: "contains", merchant: "" }, false],
    ["no name to be", { match: "is", merchant: "" }, false],
    ["an amount at its bounds", { minCents: 20_00, maxCents: 20_00 }, true],
    ["more than the bound", { maxCents: 19_99 }, false],
    ["less than the bound", { minCents: 20_01 }, false],
    ["its account", { accountId: "checking" }, true],
    ["another account", { accountId: "savings" }, false],
    ["its first day", { since: "2026-03-10" }, true],
    ["older rows", { since: "2026-03-11" }, false],
  ] as const)("%s", (_what, more, matches) => expect(ruleMatches(rule(more), row())).toBe(matches));

  test("a row is met by its bank's name, whatever a rule calls it", () => {
    const named = row({ merchantName: "Amazon", bankName: "AMZN MKTP US*245" });
    expect(ruleMatches(rule({ match: "is", merchant: "amzn mktp us" }), named)).toBe(true);
    expect(ruleMatches(rule({ match: "is", merchant: "amazon" }), named)).toBe(false);
  });
});

describe("what rules say", () => {
  test("the first in order says category, name and split; tags come together", () => {
    const ruling = rulesFor([
      rule({ id: "b", place: 2, category: "gas", name: "Later", tags: ["two"], shares: [] }),
      rule({ id: "a", place: 1, category: "clothing", tags: ["one"] }),
      rule({ id: "c", place: 0, match: "is", merchant: "amzn mktp us", tags: ["three"] }),
      rule({ id: "d", place: -1, accountId: "savings", category: "travel" }),
    ])(row());
    expect(ruling).toEqual({
      category: "clothing",
      ownCategory: null,
      name: "Later",
      tags: ["three", "one", "two"],
      shares: [],
    });
  });

  test("a category that is no longer there says nothing", () => {
    expect(rulesFor([rule({ category: "former_category" })])(row()).category).toBeNull();
  });

  test("a name stands before the bank's, which comes back without the rule", () => {
    const named = row(namedBy(rulesFor([rule({ name: "Amazon" })])(row()), row()));
    expect(named).toMatchObject({ merchantName: "Amazon", bankName: "AMZN MKTP US*245" });
    expect(namedBy(rulesFor([])(named), named)).toEqual({ merchantName: "AMZN MKTP US*245", bankName: null });
  });

  test("tags and a split come beside what a person has said, and never instead of it", () => {
    const said = rulesFor([rule({ tags: ["tax"], shares: [share("travel", 60), share("gas", 40)] })])(row());
    expect(withFirstRuling(row({ tags: ["mine"] }), said)).toMatchObject({
      tags: ["mine", "tax"],
      splits: [
        { category: "travel", amountCents: -12_00 },
        { category: "gas", amountCents: -8_00 },
      ],
    });
    expect(withFirstRuling(row({ kind: "income", amountCents: 5 }), said).splits).toEqual([]);
    expect(withFirstRuling(row({ userCategory: "gas" }), said).splits).toEqual([]);
    const own = [{ category: "gas", ownCategory: null, amountCents: -20_00, note: null }];
    expect(withFirstRuling(row({ splits: own }), said).splits).toBe(own);
  });

  test("the parts of a split add up to the row, to the cent", () => {
    const percents = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), percents, (cents, shares) => {
        const parts = splitsBy(
          shares.map((percent) => share("gas", percent)),
          cents,
        );
        expect(parts.reduce((sum, part) => sum + part.amountCents, 0)).toBe(cents);
      }),
    );
  });
});

test("a rule in words", () => {
  const usd = (cents: number) => `$${cents / 100}`;
  expect(ruleWords(rule({ match: "contains", merchant: "cafe", minCents: 500, maxCents: 2000 }), usd, "Card")).toBe(
    "Name contains “cafe”, $5 to $20, in Card",
  );
  expect(ruleWords(rule({ minCents: 500 }), usd, null)).toBe("Any name, $5 or more");
  expect(ruleWords(rule({ match: "is", merchant: "aldi", maxCents: 500 }), usd, null)).toBe(
    "Name is “aldi”, $5 or less",
  );
});

describe("of several rules", () => {
  const about = (id: string, place: number, more: Partial<Rule>) => rule({ id, place, ...more });
  const deli = { match: "is", merchant: nameSought("is", "Deli") } as const;

  test("the first in order decides, whether it is about one merchant or about all", () => {
    const rules = [
      about("c", 3, { ...deli, category: "gas", name: "Third", tags: ["c"] }),
      about("a", 1, { match: "any", category: "travel", tags: ["a"], shares: [] }),
      about("b", 2, {
        ...deli,
        name: "Second",
        tags: ["b"],
        shares: [{ category: "gas", ownCategory: null, percent: 100 }],
      }),
    ];
    expect(rulesFor(rules)(row({ merchantName: "Deli" }))).toEqual({
      category: "travel",
      ownCategory: null,
      name: "Second",
      tags: ["a", "b", "c"],
      shares: [{ category: "gas", ownCategory: null, percent: 100 }],
    });
    expect(rulesFor(rules)(row({ merchantName: "Cafe" }))).toMatchObject({
      category: "travel",
      name: null,
      tags: ["a"],
    });
    expect(rulesFor([])(row())).toEqual({ category: null, ownCategory: null, name: null, tags: [], shares: [] });
    expect(rulesFor(rules.slice(0, 1))(row({ merchantName: "Cafe" }))).toEqual({
      ...{ category: null, ownCategory: null, name: null, tags: [], shares: [] },
    });
  });

  test("in one place the lower id comes first", () => {
    const rules = [about("b", 1, { name: "B" }), about("a", 1, { name: "A" })];
    expect(rulesFor(rules)(row()).name).toBe("A");
  });

  test("a name that has no letter is no merchant's", () => {
    expect(ruleMatches(rule({ match: "is", merchant: "" }), row({ merchantName: "123" }))).toBe(false);
    expect(ruleMatches(rule({ match: "contains", merchant: "" }), row())).toBe(false);
  });

  test("a row without a rule's tags keeps its own, and none is made empty", () => {
    const mine = row({ tags: ["mine"] });
    expect(withFirstRuling(mine, { category: null, ownCategory: null, name: null, tags: [], shares: [] })).toEqual(
      mine,
    );
    expect(
      withFirstRuling(mine, { category: null, ownCategory: null, name: null, tags: ["new"], shares: [] }).tags,
    ).toEqual(["mine", "new"]);
  });
});
