// Between advice as a model asks for it and a request that the planner answers: the named goal, debt or account is the person's
// own, days lie ahead, amounts and numbers are bounded.
import { ASKED_ACCOUNT_KINDS, type AskedPlan } from "~/contracts/asked-query";
import type { Subject } from "~/domain/coach/query/algebra";
import type { Person } from "~/domain/coach/reading/person";
import { ABOUTS, type PlanKind, type PlanRequest } from "~/domain/coach/reading/plan-request";
import { KINDS_OF_DEBT } from "~/domain/coach/plans/turn";
import { isDay } from "~/domain/periods";
import {
  categoriesOf,
  centsOf,
  type Faults,
  debtNames,
  goalMeant,
  isCategory,
  isTyped,
  type NameFinders,
  namesFor,
  noFaults,
  type AskedRefusal,
  refusedFor,
  whole,
  within,
} from "./asked-parts.server";

type CheckedPlan = { is: "plan"; request: PlanRequest } | AskedRefusal;

const MAX_MONTHS = 600;
const MAX_TIMES = 100;
/** So much of a year's rate, up or down; 'twice as much pay' is no rate any more. */
const MAX_RATE = 100;

export function checkedPlan(asked: AskedPlan, person: Person, question: string): CheckedPlan {
  const faults = noFaults();
  const names = namesFor(person, question, faults);
  const { plan, amount, monthly, date, months, down, rate, about, named, debts, from, instead, times, share } = asked;
  const { starts, keep } = asked;
  const debtsOwed = debtsOf(person);
  const isOwed = ({ id }: { id: string }) => debtsOwed.some((debt) => debt.id === id);
  const others = [...person.accounts, ...person.goals].filter((one) => !isOwed(one));
  const owed = debtNames(debtsOwed, question, faults);
  const own = debtNames(debtsOwed, question, faults, others, (said) =>
    BUYING.includes(plan) ? [] : goalMeant(said, person),
  );
  const isThing = (said: string) => {
    const isOwn = debtNames(debtsOwed, question, noFaults(), others)([said]).length > 0;
    return BUYING.includes(plan) && !isOwn && isTyped(said, question);
  };
  const isUnseen = (said: string) =>
    isDebtUnseen(said, question) && debtNames(debtsOwed, question, noFaults(), others)([said]).length === 0;
  const unseen = [named, ...(debts ?? [])].flatMap((said) => (said !== null && isUnseen(said) ? said : []));
  const kind = about ?? debtKind(unseen[0] ?? "");
  const seen = debts?.filter((said) => !unseen.includes(said)) ?? [];
  const [id] = named === null || isThing(named) || unseen.includes(named) ? [] : own([named]);
  const subject = subjectOf(withoutThings(asked, isThing), names, faults);
  const request: PlanRequest = {
    plan,
    ...(amount === null ? {} : { amountCents: positive(amount, faults) }),
    ...(monthly === null
      ? {}
      : { monthlyCents: MAY_FALL.includes(plan) ? centsOf(monthly, faults) : positive(monthly, faults) }),
    ...(date === null ? {} : { date: dayAhead(date, person.today, faults) }),
    ...(months === null ? {} : { months: whole("months", months, [0, MAX_MONTHS], faults) }),
    ...(down === null ? {} : { downPercent: within("down", sharePaid(down, amount), [0, 100], faults) }),
    ...(rate === null ? {} : { ratePercent: within("rate", rate, [-MAX_RATE, MAX_RATE], faults) }),
    ...(kind === null ? {} : { about: kind }),
    ...(id === undefined ? {} : { named: id }),
    ...(debts === null || (seen.length === 0 && unseen.length > 0) ? {} : { debts: owed(seen) }),
    ...(from === null ? {} : { from: names.from(from) }),
    ...(instead === null ? {} : { insteadCents: positive(instead, faults) }),
    ...(starts === null ? {} : { starts: dayAhead(starts, person.today, faults) }),
    ...(keep === null ? {} : { keepCents: positive(keep, faults) }),
    ...(times === null ? {} : { times: within("times", times, [0, MAX_TIMES], faults) }),
    ...(share === null ? {} : { sharePercent: within("share", share, [0, 100], faults) }),
    ...(subject ? { subject } : {}),
  };
  return refusedFor(faults) ?? { is: "plan", request };
}

/** A debt that only its payments show has no name: it's told by what it's for. */
const isDebtUnseen = (said: string, question: string): boolean => debtKind(said) !== null && isTyped(said, question);
const debtKind = (said: string): AskedPlan["about"] =>
  ABOUTS.find((about) => /\b(?:loans?|mortgage|card|debt)\b/i.test(said) && KINDS_OF_DEBT[about]?.test(said)) ?? null;

const MAX_PERCENT = 100;
/** A down payment above that is one in dollars. */
const sharePaid = (down: number, price: number | null): number =>
  down > MAX_PERCENT && price !== null && price > 0 ? (down / price) * MAX_PERCENT : down;

/** What would be bought may be called anything, and is no name of one's own. */
const BUYING: readonly PlanKind[] = [
  "afford",
  "home",
  "loan",
  "save-up",
  "card-or-cash",
  "gifts",
  "move",
  "cash-by",
  "sum-when",
];

/** A couch is no category. */
function withoutThings(asked: AskedPlan, isThing: (said: string) => boolean): AskedPlan {
  const rest = asked.categories?.filter((said) => isCategory(said) || !isThing(said)) ?? [];
  return { ...asked, categories: rest.length > 0 ? rest : asked.categories?.length === 0 ? [] : null };
}

/** Of these so much a month may be less than now. */
const MAY_FALL: readonly PlanKind[] = ["raise", "goal-change", "budget-change"];

/** What is owed, by the account or by the goal that pays it off. */
const debtsOf = ({ accounts, goals }: Person) => [
  ...accounts.filter(({ kind }) => OWED_KINDS.some((one) => one === kind)),
  ...goals.filter(({ type }) => type === "debt").map((goal) => ({ ...goal, kind: "goal" })),
];
const OWED_KINDS = ASKED_ACCOUNT_KINDS.filter((kind) => kind === "credit" || kind === "loan");

function subjectOf({ categories, merchants }: AskedPlan, names: NameFinders, faults: Faults): Subject | null {
  if (!categories && !merchants) return null;
  return {
    ...(categories ? { categories: categoriesOf(categories, faults) } : {}),
    ...(merchants ? { merchants: names.shops(merchants) } : {}),
  };
}

function positive(dollars: number, faults: Faults): number {
  if (dollars < 0) faults.wrong.push("amount");
  return centsOf(dollars, faults);
}

function dayAhead(date: string, today: string, faults: Faults): string {
  if (!isDay(date) || date <= today) faults.wrong.push("date");
  return date;
}
