// What is said of what moves between accounts, of interest and fees, and of all that left an account or reached it: its verb,
// from and to where, none and one, sums, lists and orders (flow-words.txt).
import { expect, test } from "vitest";
import { query, type Query } from "~/domain/coach/query/algebra";
import type { Household } from "~/domain/coach/query/data";
import type { Row } from "../../support/rows-in-memory";
import { NOBODY, row, sectionsOf, told } from "./hand-made";

const account = (id: string, name: string, type: string) => ({ id, name, type, balanceCents: 0, limitCents: null });
const HOME: Household = {
  ...NOBODY,
  accounts: [
    account("checking", "My checking", "checking"),
    account("savings", "My savings", "savings"),
    account("card", "My card", "credit"),
    account("loan", "My loan", "loan"),
  ],
};

const move = (day: string, dollars: number, to = "savings"): Row[] => [
  row(day, -dollars, { merchantName: `TO ${to.toUpperCase()}`, category: null, kind: "transfer" }),
  row(day, dollars, { merchantName: "FROM CHECKING", category: null, kind: "transfer", accountId: to }),
];
const ROWS: readonly Row[] = [
  ...move("2026-10-05", 200),
  ...move("2026-10-19", 50),
  ...move("2026-09-05", 200),
  row("2026-10-07", -12, { merchantName: "INTEREST CHARGE", category: "miscellaneous", accountId: "card" }),
  row("2026-09-07", -9, { merchantName: "INTEREST CHARGE", category: "miscellaneous", accountId: "loan" }),
  row("2026-10-09", -35, { merchantName: "LATE FEE", category: "miscellaneous", accountId: "card" }),
  row("2026-10-12", -3, { merchantName: "ATM FEE", category: "miscellaneous" }),
  row("2026-10-09", 1_000, { merchantName: "Acme", category: null, kind: "income" }),
  row("2026-10-13", -80),
  row("2026-10-14", -40, { accountId: "card" }),
  row("2026-10-15", 15, { kind: "refund", accountId: "card" }),
];

const OCTOBER = { from: "2026-10-01", to: "2026-10-31" };
const MAY = { from: "2026-05-01", to: "2026-05-31" };
const FALL = { from: "2026-09-01", to: "2026-10-31" };
const SEPTEMBER = { from: "2026-09-01", to: "2026-09-30" };
const moved: Partial<Query> = { measure: "moved", period: OCTOBER };
const saved: Partial<Query> = { ...moved, subject: { kinds: ["savings"] } };
const out: Partial<Query> = { measure: "outflow", period: OCTOBER };
const into: Partial<Query> = { measure: "inflow", period: OCTOBER };
const interest: Partial<Query> = { measure: "interest", period: OCTOBER };
const fees: Partial<Query> = { measure: "fees", period: OCTOBER };
const checking = { subject: { accounts: ["checking"] } };
const card = { subject: { kinds: ["credit"] } };
const both = { subject: { accounts: ["checking", "card"] } };
const from50 = { condition: { min: 50_00 } };

const ASKED: Readonly<Record<string, Partial<Query>>> = {
  "what moved": moved,
  "what moved into savings": saved,
  "what moved out of an account": { ...moved, ...checking },
  "whether any moved": { ...saved, shape: "yes-no" },
  "nothing moved": { ...saved, period: MAY },
  "whether any moved, and none did": { ...saved, period: MAY, shape: "yes-no" },
  "how often": { ...saved, statistic: "count" },
  "transfers of a size": { ...moved, ...from50 },
  "transfers of a size into savings": { ...saved, ...from50 },
  "transfers in a list": { ...saved, shape: "list" },
  "the latest transfer": { ...saved, period: null, statistic: "latest" },
  "the largest transfer": { ...saved, statistic: "largest" },
  "a month's average": { ...saved, period: FALL, statistic: "per-month" },
  "month by month": { ...saved, period: FALL, shape: "trend", by: "month" },
  "which month most": { ...saved, period: FALL, shape: "ranking", by: "month", take: 1 },
  "one month against another": { ...saved, comparison: { against: "period", period: SEPTEMBER } },
  "more than an amount": { ...saved, shape: "yes-no", comparison: { against: "amount", is: "over", cents: 100_00 } },
  "all that went out": out,
  "all that left an account": { ...out, ...checking },
  "all that left an account of a size": { ...out, ...from50 },
  "all that left an account in a list": { ...out, ...checking, shape: "list" },
  "nothing left it": { ...out, ...checking, period: MAY },
  "all that came in": into,
  "all that reached an account": { ...into, ...checking },
  "all that reached it of a size": { ...into, ...from50 },
  "all that reached it in a list": { ...into, ...checking, shape: "list" },
  "nothing reached it": { ...into, ...checking, period: MAY },
  interest,
  "interest on a card": { ...interest, ...card },
  "no interest": { ...interest, period: MAY },
  "interest month by month": { ...interest, period: FALL, shape: "trend", by: "month" },
  fees,
  "fees on a card": { ...fees, ...card },
  "how many fees": { ...fees, statistic: "count" },
  "fees in a list": { ...fees, shape: "list" },
  "no fees": { ...fees, period: MAY },
  "the average fee": { ...fees, statistic: "each" },
  "what a card bought": { period: OCTOBER, ...card },
  "what an account bought": { period: OCTOBER, ...checking },
  "what a card and an account bought": { period: OCTOBER, ...both },
  "purchases of a size on a card": { period: OCTOBER, subject: { kinds: ["credit"] }, condition: { max: 50_00 } },
  "purchases of a size": { period: OCTOBER, ...from50 },
  "what came back on a card": { measure: "refunded", period: OCTOBER, ...card },
  "what came back from a shop": { measure: "refunded", period: OCTOBER, subject: { merchants: ["Corner Market"] } },
  "what a payer paid": { measure: "earned", period: OCTOBER, subject: { merchants: ["Acme"] } },
  "income of a size": { measure: "earned", period: OCTOBER, ...from50 },
  "income up to a size": { measure: "earned", period: OCTOBER, condition: { max: 2_000_00 } },
};

const APPROVED = sectionsOf(new URL("./flow-words.txt", import.meta.url));

test.each(Object.entries(ASKED))("%s", (name, said) => {
  expect(told(query(said), HOME, { rows: ROWS })).toBe(APPROVED.get(name));
});
