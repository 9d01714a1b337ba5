// What a household owes: each debt once, the bank's figure before a typed one. A card that is paid in full is no debt.

import type { CoachAccount, CoachGoal, HouseholdInputs } from "~/domain/coach/facts/inputs";
import { type Debt, suggestedMinimumCents } from "~/domain/goals/payoff-order";
import type { Recurring } from "~/domain/ledger/recurring";
import { type Cents, sumCents } from "~/domain/money";

/** Used where a debt's rate isn't known; said in the answer. */
const ASSUMED_CARD_RATE = 22;
export const ASSUMED_LOAN_RATE = 8;

/** Nearer than that two rates are one. */
const CLOSE_PERCENT = 0.25;
const OWED = ["credit", "loan"];

export type KnownDebt = Debt & {
  rateKnown: boolean;
  /** What the goal says, where what is charged says something else. */
  statedPercent?: number;
  rateFrom: "rows" | "person" | "assumed";
  minimumKnown: boolean;
  source: "goal" | "account";
  /** The account that the figure is from, where there is one. */
  accountId?: string;
};
/** What is read of a payment that comes back, to know which debt it is on. */
export type LoanStream = Pick<Recurring, "merchantName" | "category" | "kind" | "active" | "monthlyCents">;
type Known = Pick<HouseholdInputs, "accounts" | "goals"> & { recurring: readonly LoanStream[] };

/** Goals first, in their order; a linked card or loan where no goal speaks of it. */
export function debtsOf({ accounts, goals, recurring }: Known): KnownDebt[] {
  const debts = goals.filter(({ type }) => type === "debt");
  const linked = new Set(debts.flatMap(({ accountId }) => accountId ?? []));
  const taken = new Set<string>();
  const fromGoals = debts.flatMap((goal) => {
    const own = accounts.find(({ id }) => id === goal.accountId);
    // Two goals that are linked to one account: it is owed once. One that is only named like it stands by itself.
    if (own && taken.has(own.id)) return [];
    const free = accounts.filter(({ id }) => !linked.has(id) && !taken.has(id));
    const account = own ?? (goal.accountAsked ? undefined : evidentAccount(goal, free));
    if (account) taken.add(account.id);
    if (account?.habit?.paidInFull) return [];
    const balanceCents = account ? owedOn(account) : goal.currentCents;
    return balanceCents > 0 ? [debt(goal, account, balanceCents, recurring)] : [];
  });
  const fromAccounts = accounts
    .filter((account) => isDebt(account) && !taken.has(account.id))
    .map((account) => debt(null, account, owedOn(account), recurring));
  return [...fromGoals, ...fromAccounts];
}

/** What is owed, as every screen says it: the one figure, and beside it what is owed and no debt. */
export type Owed = {
  cents: Cents;
  debts: number;
  /** Of it, what no linked account holds. */
  elsewhereCents: Cents;
  /** Cards that are paid in full each month: due, and no debt. */
  inFull: readonly { id: string; name: string; cents: Cents }[];
  /** Loans that are paid every month and whose balance nobody knows: in no sum, and never left unsaid. */
  unseen: readonly UnseenLoan[];
};
/** The debt alone, where what is only due isn't said. */
export type SeenDebt = Omit<Owed, "inFull">;
export const seenDebt = ({ inFull: _due, ...debt }: Owed): SeenDebt => debt;
type UnseenLoan = { category: string; monthlyCents: Cents };

export function owedOf(household: Known): Owed {
  const debts = debtsOf(household);
  const sum = (list: readonly KnownDebt[]) => sumCents(list.map(({ balanceCents }) => balanceCents));
  return {
    cents: sum(debts),
    debts: debts.length,
    elsewhereCents: sum(debts.filter(({ accountId }) => accountId === undefined)),
    inFull: household.accounts
      .filter(({ habit, balanceCents }) => habit?.paidInFull && balanceCents < 0)
      .map((card) => ({ id: card.id, name: card.name, cents: owedOn(card) })),
    unseen: unseenLoans(household, debts),
  };
}

const owedOn = ({ balanceCents }: CoachAccount): Cents => Math.max(0, -balanceCents);
const isDebt = (account: CoachAccount): boolean =>
  OWED.includes(account.type) && account.balanceCents < 0 && !account.habit?.paidInFull;

function debt(
  goal: CoachGoal | null,
  account: CoachAccount | undefined,
  balanceCents: Cents,
  recurring: readonly LoanStream[],
): KnownDebt {
  const charged = account?.habit?.ratePercent ?? null;
  const stated = goal?.ratePercent ?? null;
  const assumed = account?.type === "loan" ? ASSUMED_LOAN_RATE : ASSUMED_CARD_RATE;
  const ratePercent = charged ?? stated ?? assumed;
  const paid = account?.type === "loan" ? paidOn(account, recurring) : null;
  const minimumCents = paid ?? goal?.minimumCents ?? null;
  return {
    id: goal?.id ?? account?.id ?? "",
    name: goal?.name ?? account?.name ?? "",
    balanceCents,
    ratePercent,
    minimumCents: minimumCents ?? suggestedMinimumCents(balanceCents, ratePercent),
    rateKnown: charged !== null || stated !== null,
    ...(charged !== null && stated !== null && Math.abs(charged - stated) >= CLOSE_PERCENT
      ? { statedPercent: stated }
      : {}),
    rateFrom: charged !== null ? "rows" : stated !== null ? "person" : "assumed",
    minimumKnown: minimumCents !== null,
    source: goal ? "goal" : "account",
    ...(account ? { accountId: account.id } : {}),
  };
}

/** What is paid on a loan each month says more than what is common. A card's payment is whatever one likes. */
function paidOn(loan: CoachAccount, recurring: readonly LoanStream[]): Cents | null {
  if (loan.habit?.paymentCents) return loan.habit.paymentCents;
  const stream = recurring.find((one) => isLoanPayment(one) && isAlike(one.merchantName, loan.name));
  return stream ? Math.abs(stream.monthlyCents) : null;
}

/** How far two amounts of one debt are apart at most, where the names are only alike. */
const NEAR = 0.1;

/** The account that a goal is without anybody saying so: of the same name, or of a name like it and about the amount. */
function evidentAccount(goal: Claim, accounts: readonly CoachAccount[]): CoachAccount | undefined {
  const found = likelyAccount(goal, accounts);
  if (!found) return undefined;
  const isNear = Math.abs(owedOn(found) - goal.currentCents) <= owedOn(found) * NEAR;
  return isNear || plainName(goal.name) === plainName(found.name) ? found : undefined;
}

type Claim = Pick<CoachGoal, "type" | "name" | "currentCents">;

/** Named alike: what the person is asked about, once. The nearest amount where several are. */
export function likelyAccount(goal: Claim, accounts: readonly CoachAccount[]): CoachAccount | undefined {
  if (goal.type !== "debt" || goal.currentCents <= 0) return undefined;
  const away = (account: CoachAccount) => Math.abs(owedOn(account) - goal.currentCents);
  return accounts
    .filter((account) => isDebt(account) && isAlike(goal.name, account.name))
    .sort((a, b) => away(a) - away(b))[0];
}

const isLoanPayment = (stream: LoanStream): boolean =>
  stream.active && stream.kind === "loan_payment" && stream.category !== "mortgage_rent";

/** Loans that are paid every month and that no known debt speaks of: their balance is missing, not their cost. */
export const unknownPayments = (household: Pick<Known, "recurring">, debts: readonly KnownDebt[]): Cents =>
  sumCents(unseenLoans(household, debts).map(({ monthlyCents }) => monthlyCents));

function unseenLoans({ recurring }: Pick<Known, "recurring">, debts: readonly KnownDebt[]): UnseenLoan[] {
  const kinds: Record<string, RegExp> = {
    student_loans: /student|education|college|school/i,
    car_payment: /\b(?:car|auto|vehicle|truck)\b/i,
  };
  const isKnown = (stream: LoanStream) =>
    debts.some(
      (one) =>
        isAlike(stream.merchantName, one.name) ||
        kinds[stream.category]?.test(one.name) ||
        (one.minimumKnown && one.minimumCents === Math.abs(stream.monthlyCents)),
    );
  return recurring
    .filter((stream) => isLoanPayment(stream) && !isKnown(stream))
    .map(({ category, monthlyCents }) => ({ category, monthlyCents: Math.abs(monthlyCents) }));
}

/** Banks and people name the same debt differently: 'Auto Loan' and 'My car loan' are one. */
const SAME: readonly [RegExp, string][] = [
  [/\b(?:auto(?:mobile)?|vehicle|truck)\b/g, "car"],
  [/\b(?:house|mortgage)\b/g, "home"],
  [/\b(?:education|college|university|school)\b/g, "student"],
  [/\b(?:financing|finance|debt|note|lending)\b/g, "loan"],
  [/\b(?:mastercard|visa|amex|credit card)\b/g, "card"],
];

const plainName = (text: string): string =>
  SAME.reduce(
    (plain, [pattern, word]) => plain.replace(pattern, word),
    ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, " ")} `,
  )
    .replace(/\b(?:my|our|the|a)\b/g, " ")
    .replace(/s\b/g, "")
    .replace(/\s+/g, " ");

function isAlike(a: string, b: string): boolean {
  const [one, two] = [plainName(a), plainName(b)];
  // Whole words: a card is no car. What is left of no word is a blank.
  return one !== " " && two !== " " && (one.includes(two) || two.includes(one));
}
