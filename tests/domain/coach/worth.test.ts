// What all of it is worth, today and on other days: nothing linked, owed beyond what is there, accounts left out, an investment
// whose past no row tells (worth.txt).
import { expect, test } from "vitest";
import { query, type Query } from "~/domain/coach/query/algebra";
import type { Household, StandingAccount, StandingDebt } from "~/domain/coach/query/data";
import type { Row } from "../../support/rows-in-memory";
import { NOBODY, row, sectionsOf, TODAY, told } from "./hand-made";

const account = (id: string, type: string, dollars: number): StandingAccount => ({
  ...{ id, name: `My ${id}`, type, balanceCents: dollars * 100, limitCents: null },
});
const debt = (id: string, dollars: number, accountId: string | null): StandingDebt => ({
  ...{ id, name: `The ${id}`, accountId, balanceCents: dollars * 100, ratePercent: null, minimumCents: null },
  source: "goal",
});
const CHECKING = account("checking", "checking", 500);
const SAVINGS = account("savings", "savings", 1_000);
const CARD = account("card", "credit", -300);
const LOAN = account("loan", "loan", -2_000);
const FUND = account("fund", "investment", 800);
const EMPTY = account("empty", "checking", 0);

const moved = (day: string, accountId: string, dollars: number): Row =>
  row(day, dollars, { accountId, kind: "transfer", category: null });
const ROWS = [
  moved("2026-06-10", "checking", 100),
  moved("2026-09-30", "checking", -50),
  moved("2026-07-01", "savings", 200),
  moved("2026-10-31", "savings", 100),
  moved("2026-06-15", "card", -40),
  moved("2026-11-01", "card", -60),
  moved("2026-06-01", "loan", 100),
  moved("2026-06-20", "empty", 5),
];
const IN_FUND = [...ROWS, moved("2026-06-30", "fund", 300), moved("2026-10-10", "fund", 200)];

const of = (...accounts: StandingAccount[]): Household => ({ ...NOBODY, accounts });
const CASH = of(CHECKING, SAVINGS, CARD);
const worth = (said: Partial<Query> = {}): Partial<Query> => ({ measure: "worth", ...said });
const on = (day: string): Partial<Query> => ({ period: { from: day, to: day } });
const without = (...except: string[]): Partial<Query> => ({ subject: { except } });
const ever = { statistic: "change" } as const;

type Asked = readonly [Household, Partial<Query>, { rows?: readonly Row[] }?];
const ASKED: Readonly<Record<string, Asked>> = {
  "nothing is linked": [NOBODY, worth()],
  "all of it": [CASH, worth()],
  "an empty account": [of(EMPTY), worth()],
  "owed beyond what is there": [of(CHECKING, LOAN), worth()],
  "as much owed as is there": [of(CHECKING, account("note", "loan", -500)), worth()],
  "a debt that no account shows": [{ ...CASH, debts: [debt("dental", 90, null), debt("card", 300, "card")] }, worth()],
  "without the card": [CASH, worth(without("card"))],
  "without cards": [CASH, worth(without("credit"))],
  "without the debt that is the loan": [
    { ...of(CHECKING, LOAN), debts: [debt("car", 2_000, "loan"), debt("dental", 5, null)] },
    worth(without("car")),
  ],
  "without any": [of(CHECKING), worth(without("checking"))],
  "on a day": [CASH, worth(on("2026-09-29")), { rows: ROWS }],
  "on the day of a move": [CASH, worth(on("2026-09-30")), { rows: ROWS }],
  "on the last day before the rows": [CASH, worth(on("2026-06-30")), { rows: ROWS }],
  "before the rows": [CASH, worth(on("2026-06-01")), { rows: ROWS }],
  "on a day without rows": [CASH, worth(on("2026-06-01"))],
  "today, by a day": [CASH, worth(on(TODAY)), { rows: ROWS }],
  "since september": [CASH, worth({ ...ever, period: { from: "2026-10-01", to: TODAY } }), { rows: ROWS }],
  "since all days": [CASH, worth(ever), { rows: ROWS }],
  "less than before": [of(CARD, LOAN), worth(on("2026-06-20")), { rows: ROWS }],
  "without the card, on a day": [CASH, worth({ ...without("card"), ...on("2026-09-29") }), { rows: ROWS }],
  "month by month": [CASH, worth({ shape: "trend" }), { rows: ROWS }],
  "month by month since september": [
    CASH,
    worth({ shape: "trend", period: { from: "2026-10-01", to: TODAY } }),
    { rows: ROWS },
  ],
  "month by month since before the rows": [
    CASH,
    worth({ shape: "trend", period: { from: "2026-01-01", to: TODAY } }),
    { rows: ROWS },
  ],
  "month by month, in the red": [of(CARD, LOAN), worth({ shape: "trend" }), { rows: ROWS }],
  "with a fund": [of(CHECKING, FUND), worth(), { rows: IN_FUND }],
  "with a fund, on a day": [of(CHECKING, FUND), worth(on("2026-09-29")), { rows: IN_FUND }],
  "with a fund, since september": [
    of(CHECKING, FUND),
    worth({ ...ever, period: { from: "2026-10-01", to: TODAY } }),
    { rows: IN_FUND },
  ],
  "with a fund, month by month": [of(CHECKING, FUND), worth({ shape: "trend" }), { rows: IN_FUND }],
  "only a fund, on a day": [of(FUND), worth(on("2026-09-29")), { rows: IN_FUND }],
};

const APPROVED = sectionsOf(new URL("./worth.txt", import.meta.url));

test.each(Object.entries(ASKED))("%s", (name, [household, said, given]) => {
  expect(told(query(said), household, given)).toBe(APPROVED.get(name));
});
