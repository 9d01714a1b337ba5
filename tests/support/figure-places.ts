// Where each named figure of a household is shown, and how it is read there. Every screen, endpoint and finding is in
// here, with its figures or with the reason why it shows none.
import { parseCents } from "~/domain/money";
import { monthLabel } from "~/domain/periods";

export const FIGURES = [
  "income of a usual month",
  "spending of a usual month",
  "kept of a usual month",
  "saved of a usual month",
  "groceries of a usual month",
  "savings rate of a usual month",
  "income last month",
  "spending last month",
  "kept last month",
  "savings rate last month",
  "saved last month",
  "spending this month",
  "spending last week",
  "income last week",
  "saved toward goals",
  "added to goals a month",
  "reached of a goal",
  "needed a month for a goal",
  "owed",
  "due, but no debt",
  "free of debt",
  "debt paid off with half of what is left",
  "rate of a linked loan",
  "needed for it by its date",
  "utilization",
  "left of the budget",
  "next payday",
  "safe to spend",
  "lowest day",
  "net worth",
  "months that savings last",
] as const;
export type Figure = (typeof FIGURES)[number];
/** Cents, a day, or words that are the same everywhere. */
type Value = number | string;
/** Several, where a place says it more than once. */
export type Read = Partial<Record<Figure, Value | null | readonly (Value | null)[]>>;
export type Place =
  { path?: string; params?: Record<string, string>; read: (body: unknown) => Read } | { none: string };

/** `view.safe.cents`; a list gives its elements. */
function pick(body: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (value === null ? null : Object(value)[key]), body);
}
const list = (body: unknown, path = ""): unknown[] => {
  const found = path === "" ? body : pick(body, path);
  return Array.isArray(found) ? found : [];
};
const number = (body: unknown, path: string): number | null => {
  const found = pick(body, path);
  return typeof found === "number" ? found : null;
};
const text = (body: unknown, path: string): string => {
  const found = pick(body, path);
  return typeof found === "string" ? found : "";
};
const cents = (dollars: number | null): number | null => (dollars === null ? null : Math.round(dollars * 100));
const total = (values: readonly (number | null)[]): number => values.reduce<number>((sum, one) => sum + (one ?? 0), 0);
const minus = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one - other;
/** The amount that words say, or nothing. */
export const amountIn = (words: string, pattern: RegExp): number | null => {
  const found = pattern.exec(words)?.[1];
  return found === undefined ? null : parseCents(found.replace(/[.,]$/, ""));
};
const AMOUNT = String.raw`(-?\$[\d,]+\.\d\d)`;
const said = (words: string, around: string) => amountIn(words, new RegExp(around.replace("$", () => AMOUNT)));
const percentSaid = (words: string, pattern: RegExp): string | null => pattern.exec(words)?.[1] ?? null;

/** `Dec 4, 2026` as a day. */
function daySaid(words: string): string | null {
  const found = /[A-Z][a-z]{2} \d{1,2}, \d{4}/.exec(words)?.[0];
  return found ? new Date(`${found} UTC`).toISOString().slice(0, 10) : null;
}
/** `October 2028` as it is shortened elsewhere. */
function monthSaid(words: string): string | null {
  const found = /([A-Z][a-z]{2})[a-z]* (\d{4})/.exec(words);
  return found ? `${found[1]} ${found[2]}` : null;
}

const dashboard = (body: unknown): Read => ({
  owed: number(body, "view.owed.cents"),
  "net worth": number(body, "view.overview.totalBalance"),
  "spending this month": number(body, "view.overview.monthlySpending"),
  "income last month": number(body, "view.report.previousIncome"),
  "spending last month": number(body, "view.report.previousSpending"),
  "kept last month": minus(number(body, "view.report.previousIncome"), number(body, "view.report.previousSpending")),
  "safe to spend": number(body, "view.safe.cents"),
  "next payday": text(body, "view.safe.payday") || null,
});

const usualInWords = (words: string): Read => ({
  "income of a usual month": said(words, "bring in $"),
  "spending of a usual month": said(words, "spend $ in a usual month"),
  "kept of a usual month": said(words, "in a usual month. That leaves $"),
});

/** The lines' sum, and what is advised to save, less what that says to come from elsewhere. */
function savedAdvised(body: unknown): (number | null)[] {
  const words = text(body, "savingsRecommendation");
  const [left, put] = ["usual.left", "usual.savings"].map((path) => cents(number(body, path)) ?? 0);
  const advised = cents(number(body, "monthlySavings"));
  if (left === undefined || put === undefined || left <= 0 || advised === null) return [];
  return [left + put, advised - (said(words, "$ more than today") ?? 0) + (said(words, "$ less than today") ?? 0)];
}

/** What a proposal keeps of a usual month, without what it says to be other than usual. */
function keptProposed(proposal: unknown): number | null {
  const kept = number(proposal, "keptCents");
  if (kept === null) return null;
  const jobs = (kind: string) =>
    total(list(proposal, "jobs").map((job) => (text(job, "kind") === kind ? number(job, "cents") : 0)));
  const freed = total(list(proposal, "cuts").map((cut) => minus(number(cut, "fromCents"), number(cut, "toCents"))));
  const ended = total(
    list(proposal, "cuts").map((cut) => (text(cut, "kind") === "own" ? number(cut, "fromCents") : 0)),
  );
  const missing = number(proposal, "missingCents") ?? 0;
  const usual =
    kept - missing + jobs("minimum") + jobs("own") + ended - freed - (number(proposal, "changedCents") ?? 0);
  return usual > 0 ? usual : null;
}

/** The coach's budget: its lines, where a usual month is known, and its words where none stand beside them. */
function advised(body: unknown): Read {
  const words = usualInWords(text(body, "summary"));
  return {
    "income of a usual month": cents(number(body, "usual.income")) ?? words["income of a usual month"] ?? null,
    "spending of a usual month": cents(number(body, "usual.spent")) ?? words["spending of a usual month"] ?? null,
    "kept of a usual month": cents(number(body, "usual.left")) ?? words["kept of a usual month"] ?? null,
    "saved of a usual month": savedAdvised(body),
    "added to goals a month": cents(number(body, "usual.goals")),
  };
}

const report = (body: unknown): Read => ({
  "spending this month": cents(number(body, "spending")),
  "income last month": cents(number(body, "previousIncome")),
  "spending last month": cents(number(body, "previousSpending")),
  "kept last month": cents(minus(number(body, "previousIncome"), number(body, "previousSpending"))),
});

/** What is on cards that are paid in full each month. */
const inFull = (body: unknown, path: string) => total(list(body, path).map((card) => number(card, "cents")));

/** The debt goal that is linked to the loan, whose bank says other terms than were typed. */
function linkedLoan(goals: readonly unknown[]): Read {
  const car = goals.find((goal) => text(goal, "name") === "The car");
  return {
    "rate of a linked loan": number(car, "interestRate")?.toString() ?? null,
    "needed for it by its date": cents(number(car, "outlook.monthlyNeeded")),
  };
}

/** The goal that each household has: how far it is, and what a month it needs. */
function boat(goals: readonly unknown[]): Read {
  const goal = goals.find((one) => text(one, "name") === "Boat");
  return {
    "reached of a goal": number(goal, "progress")?.toString() ?? null,
    "needed a month for a goal": cents(number(goal, "outlook.monthlyNeeded")),
  };
}

const paceOf = (goals: readonly unknown[]) => total(goals.map((goal) => cents(number(goal, "outlook.perMonth"))));
const savedOf = (goals: readonly unknown[]) => total(goals.map((goal) => cents(number(goal, "currentAmount"))));

/** Before and after stand side by side; before is the household as it is. */
function whatIf(body: unknown): Read {
  const before = (label: string) =>
    text(
      list(body, "chosen.outcome.rows").find((row) => text(row, "label").startsWith(label)),
      "before",
    );
  return {
    "income of a usual month": parseCents(before("Monthly income")),
    // With the minimum payments that spending doesn't hold, and that are named.
    "spending of a usual month": minus(
      parseCents(before("Monthly spending")),
      said(
        list(body, "chosen.outcome.rows")
          .map((row) => text(row, "label"))
          .join(),
        "including $ of minimum",
      ) ?? 0,
    ),
    "months that savings last": before("Lasts for needs"),
    "free of debt": before("Debt-free") || before("Known debt paid off"),
    "lowest day": parseCents(before("Checking's lowest day")),
  };
}

/** The plan's step of debt, whose day is the end of the month of the last payment. */
function plan(body: unknown): Read {
  const step = list(body, "steps").find((one) => text(one, "key") === "debt");
  const due = text(step, "dueDay");
  const isWithExtra = / a month beyond the minimum/.test(text(step, "why"));
  return {
    owed: number(body, "now.owedCents"),
    "debt paid off with half of what is left": isWithExtra && due ? monthLabel(due.slice(0, 7)) : null,
  };
}

const FIELDS = "asks for what it needs and shows no figure";
const WRITE = "answers writes alone";
const ROWS = "shows rows, and sums of the rows that the address asks for";

export const ROUTES: Readonly<Record<string, Place>> = {
  "_app.dashboard": { read: dashboard },
  _index: { path: "/", read: (body) => dashboard(pick(body, "dashboard")) },
  "_app.accounts": {
    read: (body) => ({
      "net worth": number(body, "view.netWorthCents"),
    }),
  },
  "_app.net-worth": {
    read: (body) => ({
      "net worth": number(body, "worth.netCents"),
      owed: number(body, "owed.cents"),
      "due, but no debt": inFull(body, "owed.inFull"),
    }),
  },
  "_app.budget": {
    read: (body) => ({
      "left of the budget": total(
        list(body, "categories").map((one) => ((number(one, "plannedAmount") ?? 0) > 0 ? number(one, "remaining") : 0)),
      ),
      "income of a usual month": number(body, "plan.proposal.incomeCents"),
      "kept of a usual month": keptProposed(pick(body, "plan.proposal")),
      "groceries of a usual month": number(body, "plan.usual.groceries"),
      "spending this month": total(list(body, "categories").map((one) => number(one, "actualSpent"))),
      "safe to spend": number(body, "plan.safe.cents"),
      "next payday": text(body, "plan.safe.payday") || null,
    }),
  },
  "_app.cash-flow": {
    read: (body) => ({
      "safe to spend": minus(number(body, "safe.cents"), number(body, "safe.shortCents")),
      "next payday": text(body, "safe.payday.day") || null,
      "lowest day": said(text(body, "sentence"), "$"),
    }),
  },
  "_app.week": {
    read: (body) => ({
      "spending last week": number(body, "spentCents"),
      "income last week": number(body, "incomeCents"),
      "safe to spend": number(body, "safe.cents"),
      "next payday": text(body, "safe.payday") || null,
    }),
  },
  "_app.transactions": { none: ROWS },
  "_app.recurring": {
    read: (body) => {
      const pay = list(body, "streams").find(
        (one) => text(one, "kind") === "income" && (number(one, "monthlyCents") ?? 0) > 1_000_00,
      );
      return { "next payday": text(pay, "nextDay") || null };
    },
  },
  "_app.credit": {
    read: (body) => ({
      utilization: text(body, "linked.creditUtilization") || null,
      "income of a usual month": parseCents(text(body, "linked.monthlyIncome")),
      owed: number(body, "owed.cents"),
      "due, but no debt": inFull(body, "owed.inFull"),
    }),
  },
  "_app.goals": {
    read: (body) => ({
      owed: number(body, "owed.cents"),
      "due, but no debt": inFull(body, "owed.inFull"),
      "saved toward goals": savedOf(list(body, "savings")),
      "added to goals a month": paceOf(list(body, "savings")),
      ...boat(list(body, "savings")),
      ...linkedLoan(list(body, "debts")),
    }),
  },
  "_app.categories_.$id": {
    ...{ path: "/categories/groceries", params: { id: "groceries" } },
    read: (body) => ({ "groceries of a usual month": number(body, "usualCents") }),
  },
  "_app.coach": { read: (body) => advised(pick(body, "advice")) },
  "_app.coach_.plan": { path: "/coach/plan", read: plan },
  "_app.what-if": { path: "/what-if?kind=purchase&amount=60", read: whatIf },
  "api.accounts": {
    read: (body) => ({ "net worth": total(list(body).map((account) => cents(number(account, "balance")))) }),
  },
  "api.weekly-review": {
    read: (body) => ({
      "spending last week": cents(number(body, "spending")),
      "income last week": cents(number(body, "income")),
      "safe to spend": cents(number(body, "safeToSpend.amount")),
      "next payday": text(body, "safeToSpend.payday") || null,
    }),
  },
  "api.net-worth": {
    read: (body) => ({
      "net worth": cents(number(body, "netWorth")),
      owed: cents(number(body, "owed.total")),
      "due, but no debt": cents(total(list(body, "owed.paidInFull").map((card) => number(card, "amount")))),
    }),
  },
  "api.financial-overview": {
    read: (body) => ({
      "net worth": cents(number(body, "totalBalance")),
      "spending this month": cents(number(body, "monthlySpending")),
    }),
  },
  "api.reports.income-spending": { path: "/api/reports/income-spending?period=month", read: report },
  "reports.income-spending[.]csv": {
    path: "/reports/income-spending.csv?period=month",
    read: (body) => ({ "spending this month": parseCents(/"Spending",([\d.]+)/.exec(String(body))?.[1] ?? "") }),
  },
  "api.spending-trends": {
    read: (body) => {
      const [before, now] = list(body, "spendingData").slice(-2);
      return {
        "spending this month": cents(number(now, "expenses")),
        "income last month": cents(number(before, "income")),
        "spending last month": cents(number(before, "expenses")),
      };
    },
  },
  "api.budgets": {
    read: (body) => ({
      "left of the budget": total(
        list(body).map((one) => ((number(one, "amount") ?? 0) > 0 ? cents(number(one, "remaining")) : 0)),
      ),
    }),
  },
  "api.cash-flow": {
    read: (body) => ({
      "safe to spend": cents(minus(number(body, "safeToSpend.amount"), number(body, "safeToSpend.short"))),
      "next payday": text(body, "safeToSpend.payday.date") || null,
      "lowest day": cents(number(body, "lowest.balance")),
    }),
  },
  "api.debt-goals": { read: (body) => linkedLoan(list(body)) },
  "api.savings-goals": {
    read: (body) => ({
      ...{ "saved toward goals": savedOf(list(body)), "added to goals a month": paceOf(list(body)) },
      ...boat(list(body)),
    }),
  },
  "api.category-trend": {
    path: "/api/category-trend?category=groceries",
    read: (body) => ({ "groceries of a usual month": cents(number(body, "usual")) }),
  },
  "api.ai.budget-recommendations": { read: advised },
  "api.ai.financial-health": {
    read: (body) => ({
      "savings rate of a usual month": percentSaid(
        [...list(body, "strengths"), ...list(body, "weaknesses")].join(" "),
        /You save ([\d.]+)% of your income/,
      ),
    }),
  },

  $: { none: "answers what isn't there" },
  "_app.accounts_.$id": { none: "one account's own balance and entries" },
  "_app.accounts_.new": { none: FIELDS },
  "_app.admin": { none: "feedback" },
  "_app.cancel-subscription": { none: "prices and days of the plan" },
  "_app.cancel-trial": { none: "prices and days of the plan" },
  "_app.coach_.about-you": { none: "what contradicts itself, each with both sides" },
  "_app.coach_.interview": { none: FIELDS },
  "_app.feedback": { none: FIELDS },
  "_app.import": { none: "earlier imports" },
  "_app.import_.$id": { none: "rows of a file" },
  "_app.import_.archive.$id": { none: "what a file of everything holds" },
  "_app.install": { none: "instructions" },
  "_app.review": { none: ROWS },
  "_app.categories": { none: "what the person's own categories took in twelve months" },
  "_app.rules": { none: "rules" },
  "_app.rules_.new": { none: FIELDS },
  "_app.security": { none: "devices" },
  "_app.settings": { none: FIELDS },
  "_app.subscribe": { none: "prices and days of the plan" },
  "_app.subscription.cancel": { none: "prices and days of the plan" },
  "_app.subscription.success": { none: "prices and days of the plan" },
  "_app.transactions_.new": { none: FIELDS },
  "_app.transactions_.repeated": { none: "leads to Recurring" },
  _app: { none: "the findings, which are held to the list below" },
  "_public.developers": { none: "the API's description" },
  "_public.forgot-password": { none: FIELDS },
  "_public.forgot-username": { none: FIELDS },
  "_public.landing": { none: "a made-up month" },
  "_public.login": { none: FIELDS },
  "_public.privacy": { none: "text" },
  "_public.register": { none: FIELDS },
  "_public.reset-password": { none: FIELDS },
  "_public.time-zone": { none: FIELDS },
  "_public.unsubscribe": { none: FIELDS },
  "import.$id.rows": { none: "leads to the import" },
  "accounts.linking": { none: "counts what arrives of a bank, and says the coach's first findings" },
  "account-books.$format": { none: "rows for other programs" },
  "transactions[.]csv": { none: "the rows of the list, as a file" },
  "account-data[.]zip": { none: "everything as it is stored" },
  demo: { none: "the sample household, which tests/domain/figures-agree.test.ts walks" },
  "api.$": { none: "answers what isn't there" },
  "api.accounts.$id": { none: WRITE },
  "api.ai.analyze-spending": { none: WRITE },
  "api.ai.coaching": { none: "answers questions, which are held to the list below" },
  "api.ai.credit-score-analysis": { none: "the score that was entered" },
  "api.ai.interview": { none: WRITE },
  "api.ai.proactive-insights": { none: "the findings, which are held to the list below" },
  "api.insights": { none: "the findings, which are held to the list below" },
  "api.auth.forgot-password": { none: WRITE },
  "api.auth.forgot-username": { none: WRITE },
  "api.auth.login": { none: WRITE },
  "api.auth.logout": { none: WRITE },
  "api.auth.register": { none: WRITE },
  "api.auth.reset-password": { none: WRITE },
  "api.cancel-trial": { none: WRITE },
  "api.credit.assessment": { none: "what was entered" },
  "api.credit.factors": { none: "what was entered" },
  "api.debt-goals.$id.payment": { none: WRITE },
  "api.debt-goals.$id": { none: WRITE },
  "api.feedback": { none: "feedback" },
  "api.goals.ai-create": { none: WRITE },
  "api.goals.ai-delete": { none: WRITE },
  "api.goals.ai-progress": { none: WRITE },
  "api.openapi[.]json": { none: "the API's description" },
  "api.plaid.create-link-token": { none: WRITE },
  "api.plaid.exchange-token": { none: WRITE },
  "api.plaid.refresh-transactions": { none: WRITE },
  "api.search": { none: ROWS },
  "api.sandbox.bank.$token": { none: "a vendor's" },
  "api.savings-goals.$id.add-money": { none: WRITE },
  "api.savings-goals.$id": { none: WRITE },
  "api.savings-tracker": { none: "what was put aside in this month and year alone" },
  "api.start-free-trial": { none: WRITE },
  "api.subscription.status": { none: "days of the plan" },
  "api.transactions": { none: ROWS },
  "api.users.complete-onboarding": { none: WRITE },
  "api.users.profile": { none: "the person" },
  "sandbox.bank.$token": { none: "a vendor's" },
  "sandbox.checkout.$id": { none: "a vendor's" },
  "sandbox.components": { none: "the style guide" },
  "sandbox.outbox": { none: "mail" },
  "sandbox.portal.$id": { none: "a vendor's" },
  "webhooks.plaid": { none: WRITE },
  "webhooks.stripe": { none: WRITE },
};

type Finding = ((message: string, title: string) => Read) | string;

export const FINDINGS: Readonly<Record<string, Finding>> = {
  "saved-well": (message) => ({
    "income last month": said(message, "of the $ you earned"),
    "savings rate last month": percentSaid(message, /You saved ([\d.]+?)(?:\.0)?% of/),
    "saved last month": said(message, "That's $ of"),
  }),
  "spent-more-than-earned": (message) => ({
    "spending last month": said(message, "You spent $"),
    "income last month": said(message, "and earned $"),
  }),
  distress: "reasons in words",
  "category-above-usual": (message, title) =>
    title.endsWith(" on Groceries") ? { "groceries of a usual month": said(message, "A usual month is $") } : {},
  "spending-down": "a category or a part of a month",
  "unusual-charge": "one charge",
  "double-charge": "one charge",
  "budget-use": "one category",
  "bill-rose": "one bill",
  "subscription-found": "one subscription",
  "rare-bill-due": "one bill",
  "income-late": "one pay",
  "bill-due": "one bill",
  "low-balance-ahead": "one account within thirty days, of the forecast that has the lowest day",
  "goal-ahead": "one goal",
  "goal-behind": (message) =>
    message.startsWith("Boat is behind") ? { "needed a month for a goal": said(message, "Save $ a month") } : {},
  "goal-reached": "one goal",
  "card-use-high": "one card",
  "idle-cash": "cash beyond a month",
};

/** Nothing is owed but what is on cards that are paid in full. */
const CARDS_ALONE = /^You owe [^;]*; (?:it's|they're) paid in full/;

/** What the coach is asked for, and how its answer says the figure; what is missing is said in other words. */
export const QUESTIONS: readonly [question: string, read: (answer: string) => Read][] = [
  [
    "how much do i owe in total",
    (answer) => ({
      owed: CARDS_ALONE.test(answer) ? null : said(answer, "You owe $"),
      "due, but no debt": said(answer, "also owe $ on") ?? (CARDS_ALONE.test(answer) ? said(answer, "owe $ on") : null),
    }),
  ],
  [
    "how much do i make a month",
    (answer) => ({ "income of a usual month": said(answer, "comes to $ in a usual month") }),
  ],
  ["how much do i spend in a usual month", (answer) => ({ "spending of a usual month": said(answer, "$") })],
  [
    "am i spending more on groceries than usual",
    (answer) => ({
      "groceries of a usual month":
        said(answer, "A whole month usually comes to $") ?? said(answer, "a whole month usually comes to, $"),
    }),
  ],
  ["how much did i earn last month", (answer) => ({ "income last month": said(answer, "You earned $") })],
  ["how much did i spend last month", (answer) => ({ "spending last month": said(answer, "You spent $") })],
  ["how much did i keep last month", (answer) => ({ "kept last month": said(answer, "You kept $") })],
  [
    "how much did i save last month",
    (answer) => ({
      "saved last month": said(answer, "so you saved $") ?? said(answer, "You kept $"),
      "savings rate last month": percentSaid(answer, /([\d.]+)% of your income/),
    }),
  ],
  [
    "what is my savings rate",
    (answer) => ({
      "savings rate of a usual month": percentSaid(answer, /([\d.]+)%/),
      "savings rate last month": percentSaid(answer, /Last month's savings rate was ([\d.]+)%/),
    }),
  ],
  ["how much did i spend this month", (answer) => ({ "spending this month": said(answer, "You spent $") })],
  ["how much of my budget is left", (answer) => ({ "left of the budget": said(answer, "has $ left") })],
  ["how far is my boat goal", (answer) => ({ "reached of a goal": percentSaid(answer, /saved, ([\d.]+)%/) })],
  [
    "how much a month do i need for the boat",
    (answer) => ({ "needed a month for a goal": said(answer, "Boat: $ a month") }),
  ],
  ["how much have i saved toward my goals", (answer) => ({ "saved toward goals": said(answer, "$") })],
  ["what is my credit utilization", (answer) => ({ utilization: percentSaid(answer, /([\d.]+)%/) })],
  ["when is my next paycheck", (answer) => ({ "next payday": daySaid(answer) })],
  [
    "what is the interest rate on the car goal",
    (answer) => ({ "rate of a linked loan": percentSaid(answer, /([\d.]+)%/) }),
  ],
  ["what is my net worth", (answer) => ({ "net worth": said(answer, "is $") })],
  [
    "how much can i safely spend until payday",
    (answer) => ({
      "safe to spend": said(answer, "$ of your checking"),
      "next payday": daySaid(/until payday on .*/.exec(answer)?.[0] ?? ""),
    }),
  ],
  ["how long would my savings last", (answer) => ({ "months that savings last": /[\d.]+ months?/.exec(answer)?.[0] })],
  [
    "when will i be debt free",
    (answer) => ({
      "free of debt": monthSaid(/With the minimums alone it would be .*/.exec(answer)?.[0] ?? answer),
      "debt paid off with half of what is left": / extra a month\. A usual month leaves \$/.test(answer)
        ? monthSaid(answer)
        : null,
    }),
  ],
];

/** Figures under any answer, by what they are called there. */
export function cited({ label, value }: { label: string; value: string }): Read {
  if (label.startsWith("Income, usual month")) return { "income of a usual month": parseCents(value) };
  if (label === "Groceries, usual month") return { "groceries of a usual month": parseCents(value) };
  if (label === "Spending, usual month") return { "spending of a usual month": parseCents(value) };
  if (label.startsWith("Safe to spend")) return { "safe to spend": parseCents(value) };
  if (label === "Left of the plan" || label === "Left in the budget")
    return { "left of the budget": parseCents(value) };
  if (label === "Total debt") return { owed: parseCents(value) };
  if (label === "Total balance" || label.startsWith("Net worth")) return { "net worth": parseCents(value) };
  if (label === "Saved toward goals") return { "saved toward goals": parseCents(value) };
  if (label === "Credit utilization") return { utilization: percentSaid(value, /([\d.]+)%/) };
  if (label === "Next paycheck" && !value.startsWith("$")) return { "next payday": daySaid(value) };
  return {};
}
