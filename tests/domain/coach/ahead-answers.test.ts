// What is said of the next months at their edges, in round figures: a balance on a day, the lowest one, whether a bill is covered,
// what is safe to spend; enough and a cent short, one account and several, nothing coming or going (ahead-answers.txt).
import { expect, test } from "vitest";
import { query, type Query } from "~/domain/coach/query/algebra";
import type { Household } from "~/domain/coach/query/data";
import { safeToSpend, type SafeToSpend } from "~/domain/forecast/safe-to-spend";
import type { ForecastEntry, Forecast, ForecastPlan } from "~/domain/forecast/types";
import { NOBODY, sectionsOf, stream, TODAY, told } from "./hand-made";

const entry = (day: string, dollars: number, name: string, more: Partial<ForecastEntry> = {}): ForecastEntry => ({
  ...{ key: `plan ${name}`, day, accountId: "checking", otherAccountId: null, cents: dollars * 100 },
  ...{ kind: "bill", name, confidence: "likely" },
  ...more,
});
const RENT = entry("2026-12-01", -1_000, "Elm Homes");
const POWER = entry("2026-11-20", -100, "City Power");
const PAY = entry("2026-12-04", 2_000, "Acme", { kind: "pay" });
const FOOD = entry("2026-11-25", -300, "Everyday spending", { kind: "everyday", confidence: "guessed" });
const STATEMENT = entry("2026-12-10", -250, "My card", {
  ...{ kind: "statement", key: "statement card", confidence: "certain" },
});
const OPEN = { ...STATEMENT, day: "2027-01-10", confidence: "guessed" } as const;
const INSIDE = entry("2026-11-24", -200, "To savings", { kind: "transfer", otherAccountId: "savings" });
const SAVED = entry("2026-11-24", 200, "From checking", {
  ...{ kind: "transfer", accountId: "savings", otherAccountId: "checking" },
});

const account = (id: string, name: string, type: string, dollars: number) => ({
  ...{ id, name, type, balanceCents: Math.round(dollars * 100) },
});
const CHECKING = account("checking", "My checking", "checking", 2_000);
const SECOND = account("second", "My other checking", "checking", 100);
const SAVINGS = account("savings", "My savings", "savings", 500);
const CARD = account("card", "My card", "credit", -250);
const plan = (name: string, category: string): ForecastPlan => ({
  ...{ key: `plan ${name}`, name, category, kind: "bill", accountId: "checking", otherAccountId: null },
  ...{ lagDays: 0, cadence: "monthly", confidence: "likely", coming: [], stream: stream(name, -1, { category }) },
});

type Home = {
  accounts?: Forecast["accounts"];
  entries?: readonly ForecastEntry[];
  payday?: Forecast["payday"];
  safe?: Partial<SafeToSpend> | null;
};
const NEXT_PAY = { day: "2026-12-04", cents: 2_000_00, name: "Acme" };
const ENTRIES = [POWER, FOOD, RENT, PAY, STATEMENT, OPEN];

function home({
  accounts = [CHECKING, SAVINGS, CARD],
  entries = ENTRIES,
  payday = NEXT_PAY,
  safe = {},
}: Home): Household {
  const plans = [plan("Elm Homes", "mortgage_rent"), plan("City Power", "utilities")];
  const forecast: Forecast = { today: TODAY, to: "2027-02-16", accounts, entries, plans, payday };
  const made = safeToSpend(forecast, []);
  return {
    ...NOBODY,
    accounts: accounts.map((one) => ({ ...one, limitCents: null })),
    recurring: plans.map((one) => one.stream),
    forecast,
    safe: safe && made && { ...made, ...safe },
  };
}

const until = (to: string): Partial<Query> => ({ period: { from: TODAY, to } });
const yes: Partial<Query> = { shape: "yes-no" };
const ahead = (...said: Partial<Query>[]): Partial<Query> => Object.assign({ measure: "ahead" }, ...said);
const spare = (...said: Partial<Query>[]): Partial<Query> => Object.assign({ measure: "spare" }, ...said);
const lowest: Partial<Query> = { measure: "ahead", statistic: "smallest" };
const fears: Partial<Query> = { shape: "yes-no", least: true };
const at = (merchant: string): Partial<Query> => ({ subject: { merchants: [merchant] } });
const kinds = (...all: string[]): Partial<Query> => ({ subject: { kinds: all } });
const wants = (dollars: number): Partial<Query> => ({
  comparison: { against: "amount", is: "over", cents: dollars * 100 },
});
const daily: Partial<Query> = { statistic: "per-day" };

const NO_CHECKING: Home = { accounts: [SAVINGS, CARD] };
const TWO: Home = { accounts: [CHECKING, SECOND, SAVINGS] };
const POOR: Home = { accounts: [account("checking", "My checking", "checking", 1_050), SAVINGS] };

const ASKED: Readonly<Record<string, readonly [Home, Partial<Query>]>> = {
  // A balance on a day
  "on a day": [{}, ahead(until("2026-12-02"))],
  "until payday, where no day is said": [{}, ahead()],
  "without a payday until the end": [{ payday: null }, ahead()],
  "beyond the forecast": [{}, ahead(until("2027-06-01"))],
  "on its last day": [{}, ahead(until("2027-02-16"))],
  "nothing comes or goes": [{}, ahead(until("2026-11-19"))],
  "only pay comes": [{ entries: [PAY] }, ahead(until("2026-12-04"))],
  "as usual it is overdrawn": [{ ...POOR, entries: [RENT, FOOD] }, ahead(until("2026-12-02"))],
  "it is short": [POOR, ahead(until("2026-12-02"))],
  "will it be there": [{}, ahead(yes, until("2026-12-02"))],
  "will it be there, and it's short": [POOR, ahead(yes, until("2026-12-02"))],
  "will it be short": [{}, ahead(fears, until("2026-12-02"))],
  "will it be short, and it is": [POOR, ahead(fears, until("2026-12-02"))],
  "of savings": [{ entries: [...ENTRIES, INSIDE, SAVED] }, ahead(kinds("savings"), until("2026-12-02"))],
  "of two kinds, what moves between them aside": [
    { entries: [...ENTRIES, INSIDE, SAVED] },
    ahead(kinds("checking", "savings"), until("2026-12-02")),
  ],
  "of two kinds that are short": [
    { accounts: [account("checking", "My checking", "checking", 100), SAVINGS] },
    ahead(kinds("checking", "savings"), until("2026-12-02")),
  ],
  "of all checking": [TWO, ahead(kinds("checking"), until("2026-12-02"))],
  "of the account that most is paid from": [TWO, ahead(until("2026-12-02"))],
  "of none that is there": [NO_CHECKING, ahead(kinds("checking"))],
  "without checking": [NO_CHECKING, ahead()],
  "without any account": [{ accounts: [] }, ahead()],
  // The lowest day
  "the lowest day": [{}, lowest],
  "the lowest day until one": [{}, { ...lowest, ...until("2026-11-30") }],
  "the lowest day beyond the forecast": [{}, { ...lowest, ...until("2027-06-01") }],
  "the lowest day is today": [{ entries: [PAY] }, lowest],
  "the lowest day is overdrawn": [POOR, lowest],
  "the lowest day, as usual overdrawn": [{ ...POOR, entries: [RENT, FOOD] }, lowest],
  "of two equal days the first": [
    { entries: [entry("2026-11-20", -100, "A"), entry("2026-11-21", 100, "B"), entry("2026-11-22", -100, "C")] },
    lowest,
  ],
  "two on one day": [{ entries: [entry("2026-11-20", -100, "A"), entry("2026-11-20", 90, "B")] }, lowest],
  // A bill
  "is a bill covered": [{}, ahead(yes, at("Elm Homes"))],
  "is a bill covered by its category": [{}, ahead(yes, { subject: { categories: ["utilities"] } })],
  "a bill just covered": [
    { accounts: [account("checking", "My checking", "checking", 1_100)] },
    ahead(yes, at("Elm Homes")),
  ],
  "a bill a cent short": [
    { accounts: [account("checking", "My checking", "checking", 1_099.99)] },
    ahead(yes, at("Elm Homes")),
  ],
  "a bill a cent short, as feared": [
    { accounts: [account("checking", "My checking", "checking", 1_099.99)] },
    ahead(fears, at("Elm Homes")),
  ],
  "no such bill": [{ entries: [PAY] }, ahead(yes, at("Elm Homes"))],
  "is the card covered": [{}, ahead(yes, kinds("credit"))],
  "a bill that another account pays": [
    { ...TWO, entries: [{ ...RENT, accountId: "second" }, PAY, POWER] },
    ahead(yes, at("Elm Homes")),
  ],
  // Safe to spend
  "safe to spend": [{}, spare()],
  "safe a day": [{}, spare(daily)],
  "safe, without a payday": [{ payday: null }, spare()],
  "safe, on payday itself": [{ payday: { ...NEXT_PAY, day: TODAY } }, spare(daily)],
  "nothing is safe": [{ accounts: [account("checking", "My checking", "checking", 1_100)] }, spare(daily)],
  "some is missing": [POOR, spare(daily)],
  "overdrawn already": [{ accounts: [account("checking", "My checking", "checking", -50)] }, spare()],
  "with goals and a dear week after payday": [{ safe: { reservedCents: 50_00, beyondPayCents: 30_00 } }, spare()],
  "until a day before payday": [{}, spare(until("2026-11-25"))],
  "until the day of the last bill": [{}, spare(until("2026-12-01"))],
  "until a day, without a payday": [{ payday: null }, spare(until("2026-11-25"))],
  "will it last": [{}, spare(yes)],
  "will it last, and it won't": [POOR, spare(yes)],
  "will it run out": [{}, spare(fears)],
  "will it run out, and it will": [POOR, spare(fears)],
  "something besides": [{}, spare(yes, wants(600))],
  "something besides, just": [{}, spare(yes, wants(650))],
  "something besides, a dollar too much": [{}, spare(yes, wants(651))],
  "beyond payday": [{}, spare(until("2026-12-20"))],
  "beyond payday, a day": [{}, spare(daily, until("2026-12-20"))],
  "beyond payday, and short": [{ ...POOR, entries: [RENT, POWER, STATEMENT] }, spare(until("2026-12-20"), daily)],
  "beyond payday, overdrawn now": [
    { accounts: [account("checking", "My checking", "checking", -50)] },
    spare(until("2026-12-20")),
  ],
  "beyond payday, something besides": [{}, spare(yes, wants(100), until("2026-12-20"))],
  "beyond payday, short before it": [POOR, spare(yes, until("2026-12-20"))],
  "beyond the forecast, safe": [{}, spare(until("2027-06-01"))],
  "beyond, without a payday": [{ payday: null }, spare(until("2027-01-20"))],
  "safe, and nothing is known": [{ entries: [], payday: null, safe: null }, spare()],
  "safe, without checking": [{ ...NO_CHECKING, safe: null }, spare()],
  "many bills": [
    {
      entries: Array.from({ length: 10 }, (_, day) =>
        entry(`2026-11-${String(day + 20)}`, -10, `Bill ${"abcdefghij"[day] ?? ""}`),
      ),
    },
    spare(),
  ],
};

const APPROVED = sectionsOf(new URL("./ahead-answers.txt", import.meta.url));

test.each(Object.entries(ASKED))("%s", (name, [given, said]) => {
  expect(told(query(said), home(given))).toBe(APPROVED.get(name));
});
