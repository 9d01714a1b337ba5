// What forms and calls may send, at the edges: how long it may be, what is read of it, and where it may lead.
import { expect, test } from "vitest";
import type { z } from "zod";
import { NewAccount, NewTransaction, RepeatForm } from "~/contracts/accounts-by-hand";
import { LoginInput, RegisterInput } from "~/contracts/auth";
import { ExchangeInput, KeepBothInput, RepairForm, TokenForm } from "~/contracts/bank";
import { UnsaveInput } from "~/contracts/budget";
import {
  AnswerActionInput,
  CoachQuestionInput,
  ConversationChoice,
  DeedChoice,
  InterviewStepInput,
  PlanStepInput,
} from "~/contracts/coach";
import { CreditInput } from "~/contracts/credit";
import { FeedbackInput } from "~/contracts/feedback";
import { GoalChoice, GoalInput, LinkAnswer } from "~/contracts/goals";
import { AccountsForm, CategoriesForm, ColumnsFields, FileChoices, UnsureForm } from "~/contracts/import";
import { MarkAllInput } from "~/contracts/notifications";
import { isSwitchedOff } from "~/contracts/offers";
import { MergeOwnForm, OwnCategoryForm } from "~/contracts/own-categories";
import { PushForm } from "~/contracts/push";
import { ReminderChoiceInput } from "~/contracts/reminders";
import { PeriodQuery } from "~/contracts/report";
import { RuleMoveForm } from "~/contracts/rules";
import { RevokeInput } from "~/contracts/security";
import { AmountsForm, NoticesForm, ZoneForm } from "~/contracts/settings";
import { TransferAnswer, UndoForm } from "~/contracts/transactions";
import { CREDIT_ANSWERS } from "../support/credit";
import { type Sent, long, said } from "../support/said-of";

const id = { taken: ["a", long(80)], refused: ["", long(81), 5] };
const ACCOUNT = { name: "Wallet", kind: "cash", balance: "10", day: "2026-03-01" };
const ENTRY = { account: "a", amount: "5", day: "2026-03-01", name: "Shop" };
const PERSON = {
  firstName: "Ada",
  lastName: "Byron",
  email: "Ada@Example.com",
  username: "Ada.B",
  password: "a-long-one",
};

/** Fields of which only their length is asked, and which say nothing of their own. */
test.each<[string, z.ZodTypeAny, Sent, string, { taken: unknown[]; refused: unknown[] }]>([
  ["a repeated entry", RepeatForm, {}, "repeat", id],
  ["a connection", RepairForm, {}, "item", id],
  ["a connection with a token", TokenForm, { token: "t" }, "item", id],
  ["one of two accounts", KeepBothInput, { other: "b" }, "one", { taken: [long(400)], refused: ["", long(401)] }],
  ["the other of two", KeepBothInput, { one: "b" }, "other", { taken: [long(400)], refused: ["", long(401)] }],
  ["a link's token", ExchangeInput, {}, "publicToken", { taken: ["", long(200)], refused: [long(201)] }],
  ["a conversation", ConversationChoice, {}, "conversation", id],
  ["a question's", CoachQuestionInput, { question: "?" }, "conversation", { taken: [long(80)], refused: [long(81)] }],
  ["a deed", DeedChoice, {}, "deed", id],
  ["an answer", AnswerActionInput, { at: 0 }, "answer", id],
  ["an answer's action", AnswerActionInput, { answer: "a" }, "at", { taken: [0, "9"], refused: [-1, 10, 0.5] }],
  ["a plan's step", PlanStepInput, {}, "step", { taken: [long(40)], refused: ["", long(41)] }],
  ["a step of the interview", InterviewStepInput, { move: "next" }, "q", { taken: [1, "10"], refused: [0, 11, 1.5] }],
  [
    "an answer of the interview",
    InterviewStepInput,
    { q: 1, move: "next" },
    "answer",
    { taken: [long(4_000), Array(20).fill(long(200))], refused: [long(4_001), Array(21).fill("a"), [long(201)]] },
  ],
  ["a goal", GoalChoice, {}, "goal", { taken: [long(100)], refused: [long(101)] }],
  ["a goal's link", LinkAnswer, { goal: "g", answer: "same" }, "account", { taken: [long(100)], refused: [long(101)] }],
  ["a rule", RuleMoveForm, { to: "up" }, "rule", id],
  ["a rule's way", RuleMoveForm, { rule: "r" }, "to", { taken: ["up", "down"], refused: ["left", undefined] }],
  ["a step to undo", UndoForm, {}, "step", id],
  ["a pair", TransferAnswer, { answer: "accept" }, "suggestion", id],
  [
    "a device",
    RevokeInput,
    {},
    "device",
    { taken: ["0123456789abcdef"], refused: ["0123456789abcde", "0123456789ABCDEF", "00123456789abcdef"] },
  ],
  ["a file's columns", ColumnsFields, { role: [], dateOrder: "mdy" }, "file", id],
  [
    "a file's accounts",
    AccountsForm,
    {},
    "key",
    { taken: ["a", Array(100).fill(long(400))], refused: [Array(101).fill("a"), long(401)] },
  ],
  ["their targets", AccountsForm, {}, "to", { taken: [long(80)], refused: [long(81), Array(101).fill("a")] }],
  ["their kinds", AccountsForm, {}, "kind", { taken: [long(20)], refused: [long(21)] }],
  [
    "a file's categories",
    CategoriesForm,
    {},
    "name",
    { taken: [Array(200).fill(long(400))], refused: [Array(201).fill("a")] },
  ],
  ["what they are here", CategoriesForm, {}, "choice", { taken: [long(90)], refused: [long(91)] }],
  ["unsure rows", UnsureForm, { file: "f" }, "add", { taken: [undefined, "5", [long(12)]], refused: [long(13)] }],
  [
    "what was added",
    FileChoices,
    {},
    "add",
    { taken: [[0], Array(1_000).fill(1)], refused: [[-1], [0.5], Array(1_001).fill(1)] },
  ],
  ["a category that goes into another", MergeOwnForm, { into: "own:x" }, "own", id],
])("%s: %s is as long as it may be", (_, schema, base, field, { taken, refused }) => {
  const asked = (value: unknown) =>
    Object.keys(said(schema, { ...base, [field]: value })).some((at) => at.split(".")[0] === field);
  expect(taken.filter(asked)).toEqual([]);
  expect(refused.filter((value) => !asked(value))).toEqual([]);
});

test("what is read of a form: texts without spaces around them, defaults, boxes and numbers", () => {
  expect(NewAccount.parse({ ...ACCOUNT, name: " Wallet " })).toEqual({
    ...{ name: "Wallet", institution: "", kind: "cash", balance: 1_000, day: "2026-03-01" },
  });
  expect(NewTransaction.parse(ENTRY)).toMatchObject({ direction: "out", choice: "", note: "", repeat: "", until: "" });
  expect(RegisterInput.parse(PERSON)).toMatchObject({ email: "ada@example.com", username: "ada.b" });
  expect(LoginInput.parse({ username: " Ada ", password: " x " })).toEqual({ username: "ada", password: " x " });
  expect(UnsaveInput.parse({ category: "gas", month: "2026-03", set: "5", before: "7", rollover: "on" })).toMatchObject(
    {
      ...{ set: 5, plan: { plannedCents: 7, rollover: true } },
    },
  );
  expect(UnsaveInput.parse({ category: "gas", month: "2026-03", set: "5", before: "" }).plan).toBeNull();
  expect(GoalInput.parse({ name: null, targetAmount: 5 })).toMatchObject({
    name: "",
    targetAmount: "5",
    color: "blue",
    version: "",
  });
  expect(said(GoalInput, { name: long(501) })).toEqual({ name: "Please keep this shorter." });
  expect(FeedbackInput.parse({ title: " Title ", message: "0123456789", rating: "4" })).toEqual({
    ...{ type: "general", title: "Title", message: "0123456789", rating: 4 },
  });
  expect(OwnCategoryForm.parse({ name: "Dog", parent: "gas" })).toEqual({ name: "Dog", parent: "gas", glyph: null });
  expect(ZoneForm.parse({ timeZone: "America/New York" })).toEqual({ timeZone: "America/New_York" });
  expect(ColumnsFields.parse({ file: "f", role: "day", dateOrder: "dmy", flip: "on" })).toEqual({
    ...{ file: "f", role: ["day"], dateOrder: "dmy", decimal: ".", flip: true },
  });
  expect(
    ["on", "yes", "no", undefined].map((setBalance) => AccountsForm.parse({ file: "f", setBalance }).setBalance),
  ).toEqual([...[true, true, false, false]]);
  expect(FileChoices.parse({ targets: { a: { to: "new" } } })).toEqual({
    ...{ targets: { a: { to: "new", name: "", kind: "checking", asDollars: false } }, add: [], setBalance: true },
  });
  expect([PeriodQuery.parse(undefined), ReminderChoiceInput.parse({}).reminders]).toEqual(["month", "off"]);
  expect(said(PeriodQuery, "decade")).toEqual({ "": expect.any(String) });
  const wanted = (sent: Sent) => NoticesForm.parse(sent).filter((one) => one.wanted);
  expect(wanted({ notice: ["balance:mail", "week:mail", "balance:pigeon"] })).toEqual([
    { kind: "balance", channel: "mail", wanted: true },
    { kind: "week", channel: "mail", wanted: true },
  ]);
  expect([wanted({ notice: "balance:bell" }).length, wanted({}).length]).toEqual([1, 0]);
  expect(NoticesForm.parse({}).length).toBeGreaterThan(20);
});

test("credit is described in numbers as they were entered, each of its fields by its name", () => {
  const credit = { ...CREDIT_ANSWERS };
  expect(said(CreditInput, credit)).toEqual({});
  expect(CreditInput.parse({ ...credit, currentScore: 700, goalScore: " 750 " })).toMatchObject({
    currentScore: "700",
    goalScore: "750",
  });
  expect(said(CreditInput, { ...credit, currentScore: "", goalScore: undefined, monthlyIncome: "lots" })).toEqual({
    ...{
      currentScore: "Current score is required",
      goalScore: "Goal score is required",
      monthlyIncome: "Monthly income must be a number",
    },
  });
  expect(
    said(CreditInput, { ...credit, totalCreditLimit: "1".repeat(61), paymentHistory: "", creditMix: "x" }),
  ).toEqual({
    ...{ totalCreditLimit: "Total credit limit is too long", paymentHistory: "Payment history is required" },
    creditMix: expect.stringMatching(/^Credit mix must be one of /),
  });
});

test("a path to come back to is ours", () => {
  for (const [schema, fallback] of [
    [AmountsForm, "/settings"],
    [MarkAllInput, "/"],
  ] as const) {
    const read = (returnTo: string) => schema.parse({ returnTo }).returnTo;
    expect(["/goals", "/accounts/a-b_1", "/"].map(read)).toEqual(["/goals", "/accounts/a-b_1", "/"]);
    for (const path of ["//elsewhere", "/\\elsewhere", "https://elsewhere", "x/goals", "/goals?a=1", `/${long(200)}`])
      expect(read(path), path).toBe(fallback);
    expect(read(`/${long(199)}`)).toBe(`/${long(199)}`);
  }
});

test("a browser that is told things has an address of its own, a key and a secret", () => {
  const key = (bytes: number) => Buffer.alloc(bytes, 7).toString("base64url");
  const push = { endpoint: "https://push.test/x", p256dh: key(65), auth: key(16) };
  expect([
    said(PushForm, push),
    said(PushForm, { ...push, auth: `${key(16)}==`, endpoint: "https://push.test" }),
  ]).toEqual([{}, {}]);
  for (const endpoint of [
    "http://push.test/x",
    "https://a:b@push.test/",
    "https://push.test:99/",
    `https://push.test/${long(1_000)}`,
    "xhttps://push.test/",
  ])
    expect(Object.keys(said(PushForm, { ...push, endpoint })), endpoint).toContain("endpoint");
  for (const [field, bytes] of [
    ["p256dh", 65],
    ["auth", 16],
  ] as const)
    for (const wrong of [key(bytes - 1), key(bytes + 1), `${key(bytes)}===`, `*${key(bytes).slice(1)}`])
      expect(Object.keys(said(PushForm, { ...push, [field]: wrong })), wrong).toContain(field);
});

test("what a server's settings switch off is gone with all that is below it, and nothing else", () => {
  const off = (path: string, bankPages: boolean, billing: boolean) => isSwitchedOff(path, { bankPages, billing });
  const bank = [
    "/webhooks/plaid",
    "/api/plaid/create-link-token",
    "/api/plaid/exchange-token",
    "/sandbox/bank/x",
    "/api/sandbox/bank/x",
  ];
  const paid = [
    ...[
      "/subscribe",
      "/subscription",
      "/cancel-trial",
      "/cancel-subscription",
      "/api/start-free-trial",
      "/api/cancel-trial",
    ],
    ...["/api/subscription/status", "/webhooks/stripe", "/sandbox/checkout/x", "/sandbox/portal/x"],
  ];
  for (const path of bank) expect([off(path, true, false), off(path, false, true)], path).toEqual([false, true]);
  for (const path of paid) expect([off(path, false, true), off(path, true, false)], path).toEqual([false, true]);
  for (const path of ["/", "/subscribers", "/api/plaid/refresh-transactions"])
    expect(off(path, false, false), path).toBe(false);
});
