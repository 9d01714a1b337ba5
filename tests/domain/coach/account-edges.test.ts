// What is said of accounts, debts and cards at their edges, in round figures: owed and held, just at an amount and a cent past it,
// one and several, first and last of the rows, paid in full and not. The day is Wednesday, November 18, 2026.
import { expect, test } from "vitest";
import type { ForecastEntry } from "~/domain/forecast/types";
import { addDays } from "~/domain/periods";
import type { CoachGoal } from "~/domain/coach/facts/inputs";
import { query, type Query } from "~/domain/coach/query/algebra";
import type {
  NeedAnswer,
  AnyNeed,
  Household,
  MoneyMove,
  StandingAccount,
  StandingDebt,
} from "~/domain/coach/query/data";
import { sectionsOf, told } from "./edges";

const TODAY = "2026-11-18";

const account = (id: string, type: string, dollars: number, more: Partial<StandingAccount> = {}): StandingAccount => ({
  ...{ id, name: `My ${id}`, type, balanceCents: Math.round(dollars * 100), limitCents: null },
  ...more,
});
const inFull = { habit: { paidInFull: true, ratePercent: null, paymentCents: 100_00, interestCents: 0 } };
const CHECKING = account("checking", "checking", 1_000);
const SAVINGS = account("savings", "savings", 5_000);
const FUND = account("fund", "investment", 3_000);
const CARD = account("card", "credit", -250, { limitCents: 1_000_00, ...inFull });
const RED = account("red", "credit", -400, { limitCents: 2_000_00 });
const LOAN = account("loan", "loan", -8_000);

const debt = (id: string, dollars: number, more: Partial<StandingDebt> = {}): StandingDebt => ({
  ...{ id, accountId: id, name: `My ${id}`, balanceCents: dollars * 100, ratePercent: 6, minimumCents: 200_00 },
  ...{ source: "account" as const, ...more },
});

const move = (accountId: string, day: string, dollars: number, more: Partial<MoneyMove> = {}): MoneyMove => ({
  ...{ accountId, day, movedCents: dollars * 100, paidCents: 0, interestCents: 0 },
  ...more,
});
const paid = (id: string, day: string, dollars: number) => move(id, day, dollars, { paidCents: dollars * 100 });
const interest = (id: string, day: string, dollars: number) =>
  move(id, day, -dollars, { interestCents: dollars * 100 });
const MOVES: readonly MoneyMove[] = [
  move("checking", "2026-09-01", 500),
  move("checking", "2026-10-15", -900),
  move("checking", "2026-11-01", 400),
  move("savings", "2026-09-05", 1_000),
  move("savings", "2026-10-20", 200),
  move("card", "2026-09-10", -100),
  paid("card", "2026-09-25", 100),
  move("card", "2026-10-10", -300),
  paid("card", "2026-10-25", 300),
  move("card", "2026-11-10", -250),
  move("red", "2026-09-08", -500),
  paid("red", "2026-10-08", 150),
  interest("red", "2026-10-09", 8),
  interest("loan", "2026-10-04", 40),
  paid("loan", "2026-10-05", 200),
  interest("loan", "2026-11-04", 39),
  paid("loan", "2026-11-05", 200),
];

type Home = Partial<Household> & {
  moves?: readonly MoneyMove[];
  pending?: Readonly<Record<string, number>>;
  sent?: readonly (readonly [day: string, cents: number])[];
};
const ALL = [CHECKING, SAVINGS, FUND, CARD, RED, LOAN];
const BOTH = [debt("loan", 8_000), debt("red", 400, { ratePercent: 24, minimumCents: 50_00 })];

function say(asked: Partial<Query>, { moves = MOVES, pending = {}, sent = [], ...home }: Home): string {
  const household: Household = {
    ...{ today: TODAY, firstDay: "2025-11-01", accounts: ALL, debts: BOTH, goals: [], budgets: [], recurring: [] },
    ...{ credit: null, load: null, ...home },
  };
  const answer = (need: AnyNeed): NeedAnswer => {
    if (need.want === "moves") return { moves: moves.filter(({ accountId }) => need.accounts.includes(accountId)) };
    if (need.want === "pending") return { pending };
    const row = { merchantName: "Payment", category: null, kind: "card_payment" as const, pending: false };
    return { rows: sent.map(([day, cents]) => ({ ...row, day, cents })) };
  };
  return told(query(asked), household, answer);
}

/** The card's statement leaves checking on December 5. */
function statement(arrivesAfter: number, confidence: ForecastEntry["confidence"]): Home {
  const leg = (accountId: string, day: string, cents: number): ForecastEntry => ({
    ...{ key: "statement card", day, accountId, otherAccountId: null, cents, kind: "statement", name: "My card" },
    confidence,
  });
  const entries = [leg("checking", "2026-12-05", -250_00), leg("card", addDays("2026-12-05", arrivesAfter), 250_00)];
  const accounts = [CHECKING, CARD];
  return { forecast: { today: TODAY, to: "2027-02-16", accounts, entries, plans: [], payday: null } };
}

const on = (day: string) => ({ period: { from: day, to: day } });
const OCTOBER = { period: { from: "2026-10-01", to: "2026-10-31" } };
const of = (...accounts: string[]) => ({ subject: { accounts } });
const over = (dollars: number) => ({
  comparison: { against: "amount" as const, cents: dollars * 100, is: "over" as const },
});
const under = (dollars: number) => ({
  comparison: { against: "amount" as const, cents: dollars * 100, is: "under" as const },
});
const goal = (more: Partial<CoachGoal>): CoachGoal => ({
  ...{ id: "plan", type: "debt", name: "Dental Plan", targetCents: 2_000_00, currentCents: 500_00, deadline: null },
  ...{ ratePercent: null, minimumCents: null, startDay: "2026-01-01", entries: [], ...more },
});
const score = (goalScore: number | null) => ({ credit: { score: 700, goalScore, day: "2026-11-01" } });

type Case = readonly [name: string, asked: Partial<Query>, home?: Home];
const BALANCES: readonly Case[] = [
  ["what is there", { measure: "balance" }],
  ["what is there, with what is pending", { measure: "balance" }, { pending: { checking: -20_00, savings: 5_00 } }],
  ["what is there, money pending in", { measure: "balance" }, { pending: { checking: 20_00 } }],
  ["what is there, without any debt", { measure: "balance" }, { accounts: [CHECKING, SAVINGS, FUND] }],
  ["what is there, without investments", { measure: "balance" }, { accounts: [CHECKING, SAVINGS, RED] }],
  ["what is there, without either", { measure: "balance" }, { accounts: [CHECKING, SAVINGS] }],
  ["what is there, more owed than there is", { measure: "balance" }, { accounts: [CHECKING, LOAN] }],
  ["what is there, as much owed", { measure: "balance" }, { accounts: [CHECKING, account("red", "credit", -1_000)] }],
  ["overdrawn", { measure: "balance" }, { accounts: [account("checking", "checking", -30)] }],
  ["nothing is there", { measure: "balance" }, { accounts: [account("checking", "checking", 0)] }],
  ["one account", { measure: "balance", ...of("savings") }],
  ["two accounts", { measure: "balance", ...of("savings", "fund") }],
  ["a card's balance", { measure: "balance", ...of("card") }],
  ["all balances", { measure: "balance", shape: "list" }],
  ["all balances, least first", { measure: "balance", shape: "list", least: true }],
  ["the most", { measure: "balance", shape: "ranking" }],
  ["the least", { measure: "balance", shape: "ranking", least: true }],
  ["of two the most", { measure: "balance", shape: "ranking", ...of("checking", "savings") }],
  ["the share of savings", { measure: "balance", shape: "share", subject: { kinds: ["savings"] } }],
  ["a share of nothing", { measure: "balance", shape: "share" }, { accounts: [account("checking", "checking", 0)] }],
  [
    "checking against savings",
    { measure: "balance", ...of("checking"), comparison: { against: "subject", subject: { kinds: ["savings"] } } },
  ],
  [
    "savings against checking",
    { measure: "balance", ...of("savings"), comparison: { against: "subject", subject: { accounts: ["checking"] } } },
  ],
  [
    "against as much",
    { measure: "balance", ...of("checking"), comparison: { against: "subject", subject: { accounts: ["other"] } } },
    { accounts: [CHECKING, account("other", "savings", 1_000)] },
  ],
  ["an account that isn't linked", { measure: "balance", subject: { merchants: ["roth ira"] } }],
  ["none of that kind", { measure: "balance", subject: { kinds: ["savings"] } }, { accounts: [CHECKING] }],
  ["how many accounts", { measure: "balance", statistic: "count" }],
];
const PAST: readonly Case[] = [
  ["on a day", { measure: "balance", ...on("2026-10-15") }],
  ["on the day before a row", { measure: "balance", ...of("checking"), ...on("2026-10-14") }],
  ["on the first day known", { measure: "balance", ...of("checking"), ...on("2026-08-31") }],
  ["on the day before the first known", { measure: "balance", ...of("checking"), ...on("2026-08-30") }],
  ["a card on a day", { measure: "balance", ...of("card"), ...on("2026-10-10") }],
  ["two cards on a day", { measure: "balance", ...of("card", "red"), ...on("2026-10-20") }],
  ["an investment on a day", { measure: "balance", ...of("fund"), ...on("2026-10-15") }],
  ["beside an investment on a day", { measure: "balance", ...of("fund", "savings"), ...on("2026-10-15") }],
  ["without rows on a day", { measure: "balance", ...of("savings"), ...on("2026-10-15") }, { moves: [] }],
  ["the lowest", { measure: "balance", statistic: "smallest", ...of("checking") }],
  ["the highest", { measure: "balance", statistic: "largest", ...of("checking") }],
  ["the lowest in october", { measure: "balance", statistic: "smallest", ...of("checking"), ...OCTOBER }],
  ["the highest on a card", { measure: "balance", statistic: "largest", ...of("card") }],
  ["the lowest on a card", { measure: "balance", statistic: "smallest", ...of("card") }],
  [
    "the highest since before the rows",
    { measure: "balance", statistic: "largest", ...of("checking"), period: { from: "2026-01-01", to: "2026-12-31" } },
  ],
  ["the average", { measure: "balance", statistic: "each", ...of("checking"), ...OCTOBER }],
  ["the average on a card", { measure: "balance", statistic: "each", ...of("card"), ...OCTOBER }],
  ["the change", { measure: "balance", statistic: "change", ...of("checking"), ...OCTOBER }],
  ["the change up", { measure: "balance", statistic: "change", ...of("savings"), ...OCTOBER }],
  [
    "no change",
    { measure: "balance", statistic: "change", ...of("savings"), period: { from: "2026-11-01", to: TODAY } },
  ],
  [
    "the change since before the rows",
    { measure: "balance", statistic: "change", ...of("savings"), period: { from: "2026-01-01", to: TODAY } },
  ],
  ["by the month", { measure: "balance", shape: "trend" }],
  [
    "by the month of two months",
    { measure: "balance", shape: "trend", period: { from: "2026-09-01", to: "2026-10-31" } },
  ],
  [
    "by the month since before the rows",
    { measure: "balance", shape: "trend", period: { from: "2026-01-01", to: TODAY } },
  ],
  ["by the month of this one", { measure: "balance", shape: "trend", period: { from: "2026-11-01", to: TODAY } }],
  ["a card by the month", { measure: "balance", shape: "trend", ...of("card") }],
  ["ever under", { measure: "balance", ...of("checking"), ...under(600) }],
  ["never just under", { measure: "balance", ...of("checking"), ...under(500) }],
  ["ever over", { measure: "balance", ...of("checking"), ...over(1_400) }],
  ["never just over", { measure: "balance", ...of("checking"), ...over(1_500) }],
  ["ever over in october", { measure: "balance", ...of("savings"), ...over(4_900), ...OCTOBER }],
  ["ever under, of an investment", { measure: "balance", ...of("fund"), ...under(600) }],
  ["when it first went past", { measure: "balance", statistic: "first", ...of("savings"), ...over(4_500) }],
  ["past as far back as the rows reach", { measure: "balance", statistic: "first", ...of("savings"), ...over(3_000) }],
  ["past, and past again", { measure: "balance", statistic: "first", ...of("checking"), ...over(900) }],
  ["never past", { measure: "balance", statistic: "first", ...of("checking"), ...over(9_000) }],
  ["when it first went under", { measure: "balance", statistic: "first", ...of("checking"), ...under(700) }],
];
const DEBTS: readonly Case[] = [
  ["owed", { measure: "owed" }],
  ["owed, with what is pending", { measure: "owed" }, { pending: { card: -30_00 } }],
  ["owed on one", { measure: "owed", ...of("loan") }],
  [
    "owed on two cards in full",
    { measure: "owed", subject: { kinds: ["credit"] } },
    { accounts: [CARD, account("gold", "credit", -100, inFull)], debts: [] },
  ],
  ["owed on a card in full", { measure: "owed", ...of("card") }],
  ["owed without the cards", { measure: "owed", subject: { except: ["credit"] } }],
  ["owed without the loan", { measure: "owed", subject: { except: ["loan"] } }],
  ["owed without my red", { measure: "owed", subject: { except: ["red"] } }],
  ["owed without one by its name", { measure: "owed", subject: { except: ["my_loan"] } }],
  ["nothing owed", { measure: "owed" }, { accounts: [CHECKING], debts: [] }],
  ["nothing owed there", { measure: "owed", ...of("checking") }],
  ["owed to somebody unknown", { measure: "owed", subject: { merchants: ["mortgage"] } }],
  ["how many", { measure: "owed", statistic: "count" }],
  ["how many of one", { measure: "owed", statistic: "count", ...of("loan") }],
  ["how many of none", { measure: "owed", statistic: "count" }, { accounts: [CHECKING], debts: [] }],
  ["how many, a card in full alone", { measure: "owed", statistic: "count" }, { accounts: [CARD], debts: [] }],
  ["the largest", { measure: "owed", statistic: "largest" }],
  ["the smallest", { measure: "owed", statistic: "smallest" }],
  ["the only", { measure: "owed", statistic: "smallest", ...of("loan") }],
  [
    "of one goal",
    { measure: "owed", subject: { goals: ["plan"] } },
    { debts: [...BOTH, debt("plan", 500, { accountId: null, source: "goal" })] },
  ],
  ["owed on a day", { measure: "owed", ...on("2026-10-20") }],
  ["owed on a day on one", { measure: "owed", ...of("loan"), ...on("2026-10-20") }],
  ["owed on a day before the rows", { measure: "owed", ...of("loan"), ...on("2026-09-20") }],
  ["owed on a day without rows", { measure: "owed", ...of("loan"), ...on("2026-10-20") }, { moves: [] }],
  [
    "owed on a day, two without rows",
    { measure: "owed", ...on("2026-10-20") },
    { moves: [paid("card", "2026-10-25", 300)] },
  ],
  ["how it changed", { measure: "owed", statistic: "change", ...of("red"), ...OCTOBER }],
  [
    "how it changed, more",
    { measure: "owed", statistic: "change", ...of("card"), period: { from: "2026-11-01", to: TODAY } },
  ],
  [
    "how it changed, as much",
    { measure: "owed", statistic: "change", ...of("card"), period: { from: "2026-10-26", to: "2026-11-09" } },
  ],
];
const TERMS: readonly Case[] = [
  ["rates", { measure: "rate" }],
  ["the dearest", { measure: "rate", statistic: "largest" }],
  ["the cheapest", { measure: "rate", statistic: "smallest" }],
  ["one rate unknown", { measure: "rate" }, { debts: [debt("loan", 8_000), debt("red", 400, { ratePercent: null })] }],
  [
    "two rates unknown",
    { measure: "rate" },
    { debts: [...BOTH, debt("a", 1, { ratePercent: null }), debt("b", 2, { ratePercent: null })] },
  ],
  ["no rate known", { measure: "rate", ...of("red") }, { debts: [debt("red", 400, { ratePercent: null })] }],
  ["no rate of a card in full", { measure: "rate", ...of("card") }],
  [
    "a rate by the goal as well",
    { measure: "rate", ...of("loan") },
    { debts: [debt("loan", 8_000, { statedPercent: 7, source: "goal" })] },
  ],
  ["a rate without charges", { measure: "rate", ...of("loan") }, { moves: [] }],
  [
    "a rate, charged on new year's day",
    { measure: "rate", ...of("loan") },
    { moves: [interest("loan", "2025-12-31", 9), interest("loan", "2026-01-01", 8)] },
  ],
  ["a rate of somebody unknown", { measure: "rate", subject: { merchants: ["mortgage"] } }],
  ["payments", { measure: "minimum" }],
  ["one payment", { measure: "minimum", ...of("loan") }],
  [
    "one payment unknown",
    { measure: "minimum" },
    { debts: [debt("loan", 8_000), debt("red", 400, { minimumCents: null })] },
  ],
  ["no payment known", { measure: "minimum" }, { debts: [debt("red", 400, { minimumCents: null })] }],
  ["what of a payment is interest", { measure: "principal", ...of("loan") }],
  ["of which payment, where there are two", { measure: "principal" }],
  ["of a payment in october", { measure: "principal", ...of("loan"), ...OCTOBER }],
  [
    "of a payment on its day",
    { measure: "principal", ...of("loan"), period: { from: "2026-10-04", to: "2026-10-05" } },
  ],
  [
    "of a payment a day after its interest",
    { measure: "principal", ...of("loan"), period: { from: "2026-10-05", to: "2026-10-05" } },
  ],
  ["of a payment without interest", { measure: "principal", ...of("card") }],
  ["what is paid off", { measure: "paid-off" }],
  ["what is paid off in october", { measure: "paid-off", ...of("loan"), ...OCTOBER }],
  ["what is paid off on its day", { measure: "paid-off", ...of("loan"), ...on("2026-11-05") }],
  ["what is paid off of nothing", { measure: "paid-off", ...of("checking") }],
  ["what is paid off without rows", { measure: "paid-off", ...of("loan") }, { moves: [] }],
  [
    "what is paid off of a goal",
    { measure: "paid-off", subject: { goals: ["plan"] } },
    { goals: [goal({})], debts: [debt("plan", 500, { accountId: null, source: "goal" })] },
  ],
  [
    "what is paid off of a goal, in the percent of its card",
    { measure: "paid-off", subject: { goals: ["plan"] } },
    { goals: [goal({ targetCents: 3_000_00 })], debts: [debt("plan", 500, { accountId: null, source: "goal" })] },
  ],
  [
    "what is paid off of a goal without a sum",
    { measure: "paid-off", subject: { goals: ["plan"] } },
    { goals: [goal({ targetCents: 0 })], debts: [debt("plan", 500, { accountId: null, source: "goal" })] },
  ],
  [
    "what is paid off of a goal in october",
    { measure: "paid-off", subject: { goals: ["plan"] }, ...OCTOBER },
    { goals: [goal({})], debts: [debt("plan", 500, { accountId: null, source: "goal" })] },
  ],
  ["when it ends", { measure: "reached", ...of("loan") }],
  [
    "when it ends at a payment that the interest takes",
    { measure: "reached", ...of("loan") },
    { debts: [debt("loan", 8_000, { minimumCents: 40_00 })] },
  ],
  [
    "when it ends at no known payment",
    { measure: "reached", ...of("loan") },
    { debts: [debt("loan", 8_000, { minimumCents: null })] },
  ],
  [
    "when it ends at no known rate",
    { measure: "reached", ...of("loan") },
    { debts: [debt("loan", 8_000, { ratePercent: null })] },
  ],
  [
    "debt and income",
    { measure: "debt-share" },
    { load: { paymentsCents: 500_00, housingCents: 1_000_00, incomeCents: 4_000_00 } },
  ],
  [
    "debt and income without housing",
    { measure: "debt-share" },
    { load: { paymentsCents: 500_00, housingCents: 0, incomeCents: 4_000_00 } },
  ],
  [
    "debt without income",
    { measure: "debt-share" },
    { load: { paymentsCents: 500_00, housingCents: 0, incomeCents: 0 } },
  ],
  ["debt and nothing known", { measure: "debt-share" }],
  ["the score", { measure: "score" }, score(null)],
  ["the score and its goal", { measure: "score" }, score(720)],
  ["the score a point before its goal", { measure: "score" }, score(701)],
  ["the score at its goal", { measure: "score" }, score(700)],
  ["no score", { measure: "score" }],
];
const CARDS: readonly Case[] = [
  ["the limit", { measure: "limit" }],
  ["the limit of one", { measure: "limit", ...of("card") }],
  ["no limit", { measure: "limit", ...of("loan") }],
  ["a limit of nothing", { measure: "limit" }, { accounts: [account("card", "credit", -1, { limitCents: 0 })] }],
  ["free of the limit", { measure: "available", ...of("card") }],
  ["free of the limit, with what is pending", { measure: "available", ...of("card") }, { pending: { card: -30_00 } }],
  ["free of the limit, money pending in", { measure: "available", ...of("card") }, { pending: { card: 30_00 } }],
  [
    "just at the limit",
    { measure: "available" },
    { accounts: [account("card", "credit", -100, { limitCents: 100_00 })] },
  ],
  ["over the limit", { measure: "available" }, { accounts: [account("card", "credit", -101, { limitCents: 100_00 })] }],
  ["used", { measure: "used" }],
  [
    "used, just at the mark",
    { measure: "used" },
    { accounts: [account("card", "credit", -30, { limitCents: 100_00 })] },
  ],
  [
    "used, a cent below the mark",
    { measure: "used" },
    { accounts: [account("card", "credit", -29.99, { limitCents: 100_00 })] },
  ],
  ["used, held against ten percent", { measure: "used", condition: { percent: 10 } }],
  ["an amount fits", { measure: "available", shape: "yes-no", ...of("card"), ...over(100) }],
  ["an amount fits two cards", { measure: "available", shape: "yes-no", ...over(100) }],
  ["an amount takes all", { measure: "available", shape: "yes-no", ...of("card"), ...over(750) }],
  ["an amount is a dollar too much", { measure: "available", shape: "yes-no", ...of("card"), ...over(751) }],
  ["an amount, just up to the mark", { measure: "available", shape: "yes-no", ...of("card"), ...over(50) }],
  ["an amount, a dollar below the mark", { measure: "available", shape: "yes-no", ...of("card"), ...over(49) }],
  [
    "an amount, with what is pending",
    { measure: "available", shape: "yes-no", ...of("card"), ...over(100) },
    { pending: { card: -30_00 } },
  ],
  [
    "an amount, money pending in",
    { measure: "available", shape: "yes-no", ...of("card"), ...over(100) },
    { pending: { card: 30_00 } },
  ],
  [
    "an amount on a card beyond its limit",
    { measure: "available", shape: "yes-no", ...over(10) },
    { accounts: [account("card", "credit", -120, { limitCents: 100_00 })] },
  ],
  [
    "an amount, within the share that is named",
    { measure: "available", shape: "yes-no", ...of("card"), ...over(100), condition: { percent: 40 } },
  ],
  [
    "an amount, just the share that is named",
    { measure: "available", shape: "yes-no", ...of("card"), ...over(150), condition: { percent: 40 } },
  ],
  [
    "an amount, past the share that is named",
    { measure: "available", shape: "yes-no", ...of("card"), ...over(200), condition: { percent: 40 } },
  ],
  ["up to a share", { measure: "available", ...of("card"), condition: { percent: 30 } }],
  ["up to a share of two cards that is past", { measure: "available", condition: { percent: 20 } }],
  [
    "two cards beyond their limit",
    { measure: "available" },
    {
      accounts: [
        account("card", "credit", -120, { limitCents: 100_00 }),
        account("red", "credit", -20, { limitCents: 100_00 }),
      ],
    },
  ],
  [
    "two cards together beyond it",
    { measure: "available" },
    {
      accounts: [
        account("card", "credit", -220, { limitCents: 100_00 }),
        account("red", "credit", -20, { limitCents: 100_00 }),
      ],
    },
  ],
  ["up to a share of two cards", { measure: "available", condition: { percent: 30 } }],
  ["up to a share that is reached", { measure: "available", ...of("card"), condition: { percent: 25 } }],
  ["up to a share that is past", { measure: "available", ...of("card"), condition: { percent: 20 } }],
  [
    "up to a share, with what is pending",
    { measure: "available", ...of("card"), condition: { percent: 30 } },
    { pending: { card: -30_00 } },
  ],
  ["the last payment", { measure: "payment", ...of("card") }],
  ["the last payment, and when it left", { measure: "payment", ...of("card") }, { sent: [["2026-10-23", -300_00]] }],
  ["the last payment left the same day", { measure: "payment", ...of("card") }, { sent: [["2026-10-25", -300_00]] }],
  ["the last payment left six days before", { measure: "payment", ...of("card") }, { sent: [["2026-10-19", -300_00]] }],
  [
    "what left seven days before is another",
    { measure: "payment", ...of("card") },
    { sent: [["2026-10-18", -300_00]] },
  ],
  ["what left a day later is another", { measure: "payment", ...of("card") }, { sent: [["2026-10-26", -300_00]] }],
  ["payments of two cards", { measure: "payment" }],
  ["the next payment", { measure: "payment", statistic: "next", ...of("card") }],
  [
    "the next payment is today",
    { measure: "payment", statistic: "next", ...of("card") },
    { moves: [paid("card", "2026-09-18", 50), paid("card", "2026-10-18", 60)] },
  ],
  [
    "the next payment after a long time",
    { measure: "payment", statistic: "next", ...of("card") },
    { moves: [paid("card", "2026-07-18", 50), paid("card", "2026-08-18", 60)] },
  ],
  [
    "no rhythm, 36 days",
    { measure: "payment", statistic: "next", ...of("card") },
    { moves: [paid("card", "2026-09-12", 50), paid("card", "2026-10-18", 60)] },
  ],
  [
    "a rhythm, 35 days",
    { measure: "payment", statistic: "next", ...of("card") },
    { moves: [paid("card", "2026-09-13", 50), paid("card", "2026-10-18", 60)] },
  ],
  ["no rhythm of one payment", { measure: "payment", statistic: "next", ...of("red") }],
  ["by its statement", { measure: "payment", statistic: "next", ...of("card") }, statement(0, "certain")],
  ["by its statement, and when it arrives", { measure: "payment", ...of("card") }, statement(2, "certain")],
  ["by a statement that is still open", { measure: "payment", ...of("card") }, statement(0, "guessed")],
  ["a statement of another card", { measure: "payment", ...of("red") }, statement(0, "certain")],
  ["was it paid in full", { measure: "payment", shape: "yes-no", ...of("card") }],
  ["it wasn't paid in full", { measure: "payment", shape: "yes-no", ...of("red") }],
  ["was it paid in october", { measure: "payment", shape: "yes-no", ...of("card"), ...OCTOBER }],
  [
    "was it paid in september",
    { measure: "payment", shape: "yes-no", ...of("card"), period: { from: "2026-09-01", to: "2026-09-30" } },
  ],
  [
    "was it paid up to its day",
    { measure: "payment", shape: "yes-no", ...of("card"), period: { from: "2026-09-26", to: "2026-10-25" } },
  ],
  ["was it paid on the day before", { measure: "payment", shape: "yes-no", ...of("card"), ...on("2026-10-24") }],
  [
    "was it paid twice",
    { measure: "payment", shape: "yes-no", ...of("card"), period: { from: "2026-09-25", to: "2026-10-24" } },
    { moves: [paid("card", "2026-09-25", 100), paid("card", "2026-10-24", 120), paid("card", "2026-10-25", 300)] },
  ],
  [
    "was it paid in november",
    { measure: "payment", shape: "yes-no", ...of("card"), period: { from: "2026-11-01", to: TODAY } },
  ],
  ["no payment", { measure: "payment", ...of("card") }, { moves: [] }],
  ["no card", { measure: "payment" }, { accounts: [CHECKING] }],
  ["cleared each month", { measure: "payment", shape: "yes-no", by: "month", ...of("card") }],
  ["not cleared each month", { measure: "payment", shape: "yes-no", by: "month", ...of("red") }],
  ["a debt, and not cleared", { measure: "payment", shape: "yes-no", by: "month", least: true }],
  [
    "cleared, with interest",
    { measure: "payment", shape: "yes-no", by: "month", ...of("card") },
    { moves: [...MOVES, interest("card", "2026-10-26", 1)] },
  ],
  [
    "cleared a year ago to the day",
    { measure: "payment", shape: "yes-no", by: "month", ...of("card") },
    { moves: [paid("card", TODAY.replace("2026", "2025"), 50), paid("card", "2025-11-19", 50)] },
  ],
  ["never paid, by the month", { measure: "payment", shape: "yes-no", by: "month", ...of("card") }, { moves: [] }],
];

const SAID = sectionsOf(new URL("./account-edges.txt", import.meta.url));
const CASES = [...BALANCES, ...PAST, ...DEBTS, ...TERMS, ...CARDS].map(
  ([name, asked, home = {}]) => [name, asked, home] as const,
);
test.each(CASES)("%s", (name, asked, home) => expect(say(asked, home)).toBe(SAID.get(name)));
