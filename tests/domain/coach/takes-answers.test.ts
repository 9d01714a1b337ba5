// Whether an account can take an amount, and what is safe to spend, at their edges: just enough, a bill that has to wait, no pay,
// days beyond the forecast (takes-answers.txt).
import { expect, test } from "vitest";
import { query, type Query } from "~/domain/coach/query/algebra";
import type { Household } from "~/domain/coach/query/data";
import type { SafePart, SafeToSpend } from "~/domain/forecast/safe-to-spend";
import type { ForecastEntry, Forecast } from "~/domain/forecast/types";
import { NOBODY, sectionsOf, TODAY, told } from "./hand-made";

const entry = (day: string, name: string, dollars: number, more: Partial<ForecastEntry> = {}): ForecastEntry => ({
  ...{
    key: `bill ${name}`,
    accountId: "checking",
    day,
    cents: dollars * 100,
    name,
    kind: "bill",
    confidence: "certain",
  },
  otherAccountId: null,
  ...more,
});
const own = (id: string, type: string, dollars: number) => ({
  id,
  name: `My ${id}`,
  type,
  balanceCents: dollars * 100,
});
const PAYDAY = { day: "2026-11-27", cents: 1_500_00, name: "Acme" };
const FORECAST: Forecast = {
  today: TODAY,
  to: "2026-12-31",
  accounts: [own("checking", "checking", 900), own("second", "checking", 100), own("savings", "savings", 2_000)],
  entries: [
    entry("2026-11-20", "Power", -80),
    entry("2026-11-21", "Groceries", -60, { kind: "everyday", confidence: "guessed" }),
    entry("2026-11-26", "Rent", -400),
    entry("2026-11-27", "Acme", 1_500, { kind: "pay" }),
    entry("2026-11-27", "Gym", -30),
    entry("2026-12-01", "Saved", -200, { kind: "transfer", otherAccountId: "savings" }),
    entry("2026-12-02", "Water", -20, { accountId: "second" }),
    entry("2026-12-31", "Club", -10),
  ],
  plans: [],
  payday: PAYDAY,
};
const part = (day: string, name: string, dollars: number): SafePart => ({
  ...{ key: name, day, name, kind: "bill", cents: dollars * 100, confidence: "certain" },
});
const SAFE: SafeToSpend = {
  ...{ cents: 420_00, shortCents: 0, payday: PAYDAY, until: "2026-11-26", heldCents: 1_000_00 },
  parts: [part("2026-11-20", "Power", -80), part("2026-11-26", "Rent", -400), part("2026-12-03", "Card", -100)],
  ...{ afterParts: [], beyondPayCents: 0, reservedCents: 0 },
  ...{ keptCents: 0, tightest: { day: PAYDAY.day, cents: 420_00, after: null }, lookedTo: "2026-12-10" },
};
const HOME: Household = {
  ...NOBODY,
  accounts: FORECAST.accounts.map((account) => ({ ...account, limitCents: null })),
  forecast: FORECAST,
  safe: SAFE,
};
const at = (forecast: Partial<Forecast>, safe: Partial<SafeToSpend> = {}): Household => ({
  ...HOME,
  forecast: { ...FORECAST, ...forecast },
  safe: { ...SAFE, ...safe },
});
const UNPAID = at({ payday: null }, { payday: null, until: "2026-12-17" });

const checking = { accounts: ["checking"] };
const over = (dollars: number) => ({ against: "amount", is: "over", cents: dollars * 100 }) as const;
const takes = (dollars: number, said: Partial<Query> = {}): Partial<Query> => ({
  ...{ measure: "ahead", shape: "yes-no", subject: checking, comparison: over(dollars) },
  ...said,
});
const until = (to: string) => ({ period: { from: TODAY, to } });
const spare = (said: Partial<Query> = {}): Partial<Query> => ({ measure: "spare", ...said });

const ASKED: Readonly<Record<string, readonly [Household, Partial<Query>]>> = {
  "just enough until the day before pay": [HOME, takes(420)],
  "a dollar more": [HOME, takes(421)],
  "all that it holds": [HOME, takes(900)],
  "more than it holds": [HOME, takes(901)],
  "on a day before any bill": [HOME, takes(420, until("2026-11-19"))],
  "until the day of a bill": [HOME, takes(420, until("2026-11-20"))],
  "until pay": [HOME, takes(420, until("2026-11-27"))],
  "until the forecast's last day": [HOME, takes(100, until("2026-12-31"))],
  "beyond the forecast": [HOME, takes(100, until("2027-03-01"))],
  "no pay is seen": [UNPAID, takes(400)],
  "both checkings": [HOME, takes(100, { subject: { kinds: ["checking"] }, ...until("2026-12-02") })],
  "checking and savings": [HOME, takes(100, { subject: { kinds: ["checking", "savings"] }, ...until("2026-12-02") })],
  "savings alone": [HOME, takes(2_001, { subject: { accounts: ["savings"] } })],
  "nothing is held": [at({ accounts: [own("checking", "checking", -20)] }), takes(5, until("2026-11-19"))],
  "checking and savings are overdrawn": [
    at({ accounts: [own("checking", "checking", -20), own("savings", "savings", 5)] }),
    takes(5, { subject: { kinds: ["checking", "savings"] }, ...until("2026-11-19") }),
  ],
  "checking is overdrawn": [at({}, { heldCents: -20_00, cents: 0, shortCents: 500_00 }), spare()],
  "checking is overdrawn until pay comes": [
    at({}, { heldCents: -20_00, cents: 0, shortCents: 500_00 }),
    spare(until("2026-12-02")),
  ],
  safe: [HOME, spare()],
  "safe a day": [HOME, spare({ statistic: "per-day" })],
  "nothing safe a day": [at({}, { cents: 0 }), spare({ statistic: "per-day" })],
  "safe without a word of pay": [UNPAID, spare()],
  short: [at({}, { cents: 0, shortCents: 55_00 }), spare()],
  "nothing is due": [at({}, { parts: [], cents: 1_000_00 }), spare()],
  "more is due than is held": [at({}, { heldCents: 300_00, cents: 0, shortCents: 180_00 }), spare()],
  "just what is due is held": [at({}, { heldCents: 480_00, cents: 0 }), spare()],
  "after payday and for goals": [at({}, { beyondPayCents: 70_00, reservedCents: 40_00 }), spare()],
  "no statement is closed": [at({}, { parts: SAFE.parts.slice(0, 2) }), spare()],
  "until a day before a bill": [HOME, spare(until("2026-11-25"))],
  "until a day before a bill, without pay": [UNPAID, spare(until("2026-11-25"))],
  "until the day of the last bill": [HOME, spare(until("2026-11-26"))],
  "is 420 safe": [HOME, spare({ shape: "yes-no", comparison: over(420) })],
  "is 421 safe": [HOME, spare({ shape: "yes-no", comparison: over(421) })],
  "is 421 too much": [HOME, spare({ shape: "yes-no", least: true, comparison: over(421) })],
  "is 420 too much": [HOME, spare({ shape: "yes-no", least: true, comparison: over(420) })],
  "is anything safe": [HOME, spare({ shape: "yes-no" })],
  "beyond pay": [HOME, spare(until("2026-12-02"))],
  "beyond pay a day": [HOME, spare({ statistic: "per-day", ...until("2026-12-02") })],
  "beyond pay, missing": [HOME, spare({ comparison: over(5_000), ...until("2026-12-02") })],
  "beyond pay, missing a day": [HOME, spare({ statistic: "per-day", comparison: over(5_000), ...until("2026-12-02") })],
  "beyond pay, and 300 is safe": [HOME, spare({ shape: "yes-no", comparison: over(300), ...until("2026-12-02") })],
  "beyond pay, and 1000 is safe only then": [
    HOME,
    spare({ shape: "yes-no", comparison: over(1_000), ...until("2026-12-02") }),
  ],
  "beyond the forecast, safe": [HOME, spare(until("2027-03-01"))],
  "beyond the last day without pay": [UNPAID, spare(until("2026-12-20"))],
  "no checking to be safe": [{ ...HOME, safe: null }, spare()],
  "no forecast": [NOBODY, spare()],
};

const APPROVED = sectionsOf(new URL("./takes-answers.txt", import.meta.url));

test.each(Object.entries(ASKED))("%s", (name, [household, said]) => {
  expect(told(query(said), household)).toBe(APPROVED.get(name));
});
