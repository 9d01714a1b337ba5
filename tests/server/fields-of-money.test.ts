// What the forms of accounts, budgets, rules and rows take, and what they say of the rest, field by field.
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { BalanceForm, NewAccount, NewTransaction, NewTransfer } from "~/contracts/accounts-by-hand";
import { TokenForm } from "~/contracts/bank";
import { StartTrialInput } from "~/contracts/billing";
import { BudgetAmountInput, MoveInput, UnsaveInput } from "~/contracts/budget";
import { MergeOwnForm, OwnCategoryForm } from "~/contracts/own-categories";
import { RuleForm } from "~/contracts/rules";
import { CorrectForm, ManyForm, SplitForm } from "~/contracts/transactions";
import { type Sent, long, said } from "../support/said-of";

const ACCOUNT = { name: "Wallet", kind: "cash", balance: "10", day: "2026-03-01" };
const ENTRY = { account: "a", amount: "5", day: "2026-03-01", name: "Shop" };
const RULE = { match: "contains", merchant: "cafe", category: "gas" };
const TRANSFER = { from: "a", to: "b", amount: "5", day: "2026-03-01" };
const MOVE = { month: "2026-03", from: "gas", to: "travel", amount: "5" };

/** Each field that says something of its own: what is sent beside a form that is right, and what is said of it. */
test.each<[string, z.ZodTypeAny, Sent, [Sent, Record<string, string>][]]>([
  [
    "an account by hand",
    NewAccount,
    ACCOUNT,
    [
      [{}, {}],
      [{ name: ` ${long(80)} `, institution: long(80), balance: "-5.25" }, {}],
      [{ name: " " }, { name: "Please enter a name." }],
      [
        { name: long(81), institution: long(81) },
        { name: "A name can have 80 characters.", institution: "A name can have 80 characters." },
      ],
      [
        { balance: "1.234", day: "2026-02-30", kind: "boat" },
        {
          balance: "Please enter an amount with at most 2 decimals.",
          day: "Please enter a date.",
          kind: "Choose a kind.",
        },
      ],
    ],
  ],
  [
    "a balance",
    BalanceForm,
    { balance: "0", day: "2026-03-01" },
    [
      [{}, {}],
      [{ balance: "" }, { balance: "Please enter an amount with at most 2 decimals." }],
    ],
  ],
  [
    "a row by hand",
    NewTransaction,
    ENTRY,
    [
      [{}, {}],
      [{ choice: "kind:correction", repeat: "month", until: "2027-01-01", note: long(500), name: long(200) }, {}],
      [{ choice: "gas" }, {}],
      [{ choice: "own:x" }, {}],
      [{ choice: "kind:spending" }, { choice: "Choose a category." }],
      [{ choice: "xkind:income" }, { choice: "Choose a category." }],
      [{ amount: "0" }, { amount: "Please enter an amount above 0 with at most 2 decimals." }],
      [
        { name: "", note: long(501) },
        { name: "Please enter who it went to or came from.", note: "A note can have 500 characters." },
      ],
      [
        { name: long(201), repeat: "day", until: "soon" },
        {
          name: "That can have 200 characters.",
          repeat: "Choose how often.",
          until: "Please enter a date, or nothing.",
        },
      ],
      [{ account: long(81) }, { account: expect.any(String) }],
      [{ direction: "up" }, { direction: expect.any(String) }],
    ],
  ],
  [
    "money that is moved",
    NewTransfer,
    TRANSFER,
    [
      [{}, {}],
      [{ to: "a" }, { to: "Choose two different accounts." }],
      [
        { amount: "-5", repeat: "x" },
        { amount: "Please enter an amount above 0 with at most 2 decimals.", repeat: "Choose how often." },
      ],
    ],
  ],
  [
    "a bank's token",
    TokenForm,
    { token: "t" },
    [
      [{ token: ` ${long(2_000)} ` }, {}],
      [{ token: " " }, { token: expect.any(String) }],
      [{ token: long(2_001) }, { token: expect.any(String) }],
    ],
  ],
  ["a plan", StartTrialInput, {}, [[{ planType: "weekly" }, { planType: expect.stringMatching(/plan/i) }]]],
  [
    "a budget's amount",
    BudgetAmountInput,
    { category: "gas", month: "2026-03" },
    [
      [{}, {}],
      [
        { category: "boats", month: "2026-3" },
        { category: "Please choose a category.", month: "Please choose a month." },
      ],
    ],
  ],
  [
    "money of the budget",
    MoveInput,
    MOVE,
    [
      [{}, {}],
      [{ to: "gas" }, { to: "Please choose two different categories." }],
    ],
  ],
  [
    "an amount that is taken back",
    UnsaveInput,
    { category: "gas", month: "2026-03", set: "0", before: "" },
    [
      [{}, {}],
      [{ set: "10000000000", before: "5" }, {}],
      [{ set: "10000000001" }, { set: expect.any(String) }],
      [{ set: "-1" }, { set: expect.any(String) }],
      [{ before: "0.5" }, { before: expect.any(String) }],
    ],
  ],
  [
    "an own category",
    OwnCategoryForm,
    { name: "Dog", parent: "gas" },
    [
      [{ own: long(80), glyph: "travel" }, {}],
      [{ name: "  " }, { name: expect.any(String) }],
      [{ name: long(201) }, { name: expect.any(String) }],
      [{ parent: "boats" }, { parent: expect.any(String) }],
      [{ glyph: "boats" }, { glyph: expect.any(String) }],
    ],
  ],
  ["a merged category", MergeOwnForm, { own: "a", into: "own:b" }, [[{ into: "gas" }, { into: expect.any(String) }]]],
])("%s", (_, schema, base, cases) => {
  for (const [sent, wanted] of cases) expect(said(schema, { ...base, ...sent }), JSON.stringify(sent)).toEqual(wanted);
});

describe("a rule", () => {
  const problem = (over: Sent) => said(RuleForm, { ...RULE, ...over });
  test("is about something, and does something", () => {
    expect(problem({})).toEqual({});
    expect(problem({ merchant: "" })).toEqual({ merchant: "Type a name, or choose any name." });
    const about = { match: "Enter a name, an amount, or an account, so the rule doesn't match everything." };
    expect(problem({ match: "any", merchant: "" })).toEqual(about);
    for (const one of [{ min: "1" }, { max: "1" }, { account: "a" }])
      expect(problem({ match: "any", ...one })).toEqual({});
    expect(problem({ min: "5", max: "4.99" })).toEqual({ max: "The highest amount is lower than the lowest." });
    expect(problem({ min: "5", max: "5" })).toEqual({});
    const does = { category: "Choose what the rule does: a category, a name, tags, or a split." };
    expect(problem({ category: "" })).toEqual(does);
    for (const one of [{ name: "Cafe" }, { tags: "a" }, { shareCategory: "gas", sharePercent: "100" }])
      expect(problem({ category: "", ...one })).toEqual({});
  });

  test("shares all of it, in whole percents of categories", () => {
    const shares = (...all: [string, string][]) =>
      problem({ shareCategory: all.map(([one]) => one), sharePercent: all.map(([, percent]) => percent) });
    expect(shares(["gas", "40"], ["own:x", "60"])).toEqual({});
    expect(shares(["boats", "100"])).toEqual({ sharePercent: "Choose a category for each share." });
    const whole = { sharePercent: "Use whole percentages." };
    expect([shares(["gas", "99.5"], ["travel", "0.5"]), shares(["gas", "0"], ["travel", "100"])]).toEqual([
      whole,
      whole,
    ]);
    const hundred = { sharePercent: "The shares must add up to 100 percent." };
    expect([shares(["gas", "99"]), shares(["gas", "60"], ["travel", "41"])]).toEqual([hundred, hundred]);
    expect(shares(["gas", "100"], ["", " "])).toEqual({});
  });

  test("has amounts, names and tags of a length", () => {
    const amount = "Type an amount in dollars.";
    expect(problem({ min: "x", max: "-1" })).toEqual({ min: amount, max: amount });
    expect([problem({ max: "100000000" }), problem({ max: "100000000.01" })]).toEqual([{}, { max: amount }]);
    expect(problem({ name: long(60) })).toEqual({});
    expect(problem({ name: long(61) })).toEqual({ name: "A name can have 60 characters." });
    expect(problem({ category: "boats" })).toMatchObject({ category: "Choose a category." });
    expect(RuleForm.parse({ ...RULE, rule: "", min: " ", account: "", tags: "b, a" })).toMatchObject({
      ...{ id: null, minCents: null, maxCents: null, accountId: null, name: null, category: "gas", old: false },
      ...{ merchant: "cafe", tags: ["b", "a"], shares: [] },
    });
    expect(
      RuleForm.parse({ ...RULE, rule: "r", min: "5", max: "7.5", account: "a", name: "n", old: "on" }),
    ).toMatchObject({
      ...{ id: "r", minCents: 500, maxCents: 750, accountId: "a", name: "n", old: true },
    });
  });
});

describe("rows", () => {
  test("are corrected to a category, a kind, or nothing new; what was pressed counts before what was chosen", () => {
    const read = (sent: Sent) => CorrectForm.parse(sent).choice;
    expect([read({}), read({ choice: "" }), read({ choice: "gas" }), read({ choice: "own:x" })]).toEqual([
      ...[undefined, "", "gas", "own:x"],
    ]);
    expect([read({ choice: "gas", likely: "travel" }), read({ choice: "gas", likely: "" })]).toEqual(["travel", "gas"]);
    for (const kind of ["transfer", "income", "card_payment", "correction"])
      expect(read({ choice: `kind:${kind}` })).toBe(`kind:${kind}`);
    expect(said(CorrectForm, { choice: "kind:spending", note: long(501) })).toEqual({
      ...{ choice: "Choose a category.", note: "A note can have 500 characters." },
    });
    expect(said(CorrectForm, { note: long(500), tags: long(1_001) })).toEqual({ tags: expect.any(String) });
  });

  test("are changed together where some are meant and something is said of them", () => {
    const problem = (sent: Sent) => said(ManyForm, { row: ["a"], does: "reviewed", ...sent });
    expect(problem({})).toEqual({});
    expect([problem({ row: [] }), problem({ row: undefined })]).toEqual(
      Array(2).fill({ reviewed: "Tick the transactions first." }),
    );
    expect(problem({ row: undefined, all: "on" })).toEqual({});
    expect([problem({ does: "category" }), problem({ does: "category", choice: "gas" })]).toEqual([
      { category: "Choose a category." },
      {},
    ]);
    expect([problem({ does: "tag" }), problem({ does: "tag", tag: "" }), problem({ does: "tag", tag: "a" })]).toEqual([
      ...[{ tag: "Type a tag." }, { tag: "Type a tag." }, {}],
    ]);
    expect([problem({ row: Array(100).fill("a") }), problem({ row: Array(101).fill("a") })]).toEqual([
      {},
      { row: expect.any(String) },
    ]);
    expect(ManyForm.parse({ row: "a", does: "reviewed" }).row).toEqual(["a"]);
  });

  test("are split in at most ten parts; lines without an amount are left out", () => {
    expect(
      SplitForm.parse({ transaction: "t", category: ["gas", "travel", "gas"], amount: ["5", " ", "1.50"] }),
    ).toEqual({
      ...{
        transaction: "t",
        parts: [
          { category: "gas", amount: 500 },
          { category: "gas", amount: 150 },
        ],
      },
    });
    expect(SplitForm.parse({ transaction: "t", category: "gas", amount: "5" }).parts).toHaveLength(1);
    const parts = (count: number) =>
      said(SplitForm, { transaction: "t", category: Array(count).fill("gas"), amount: Array(count).fill("5") });
    expect([parts(10), parts(11)]).toEqual([{}, { parts: "At most 10 parts." }]);
    expect(said(SplitForm, { transaction: "t", category: [], amount: ["5"] })).toEqual({
      "parts.0.category": "Choose a category.",
    });
  });
});
