// The plan of the interview as steps: in the order in which money should go, each only as far as a usual month can pay
// for it, with the month in which it is reached at that pace.

import { roomOf } from "~/domain/coach/room";
import type { FactSheet } from "~/domain/coach/facts/fact";
import { choiceIndex, type InterviewResponses } from "~/domain/coach/interview";
import type { PayoffAdvice } from "~/domain/goals/payoff-advice";
import { feasible } from "~/domain/household/feasible";
import { isTrouble, isWithheld } from "~/domain/household/trouble";
import { CARE_LINES } from "~/texts/free-help";
import { reasonsOf, unseenReasons } from "~/texts/trouble";
import { type Cents, formatUsd } from "~/domain/money";
import { addDays, addMonthsToDay, type Day, lastDayOf } from "~/domain/periods";

export type PlanStep = {
  key: string;
  title: string;
  why: string;
  /** By when; the person may choose another day. */
  dueDay: Day | null;
  /** When it was ticked. */
  doneDay: Day | null;
};
/** What the plan was made of, to be held against later. */
export type PlanFigures = { roomCents: Cents | null; savedCents: Cents; owedCents: Cents };
export type PlanDraft = { note: string | null; steps: PlanStep[]; figures: PlanFigures };

/** After so many days it is looked at again. */
export const REVIEW_DAYS = 30;
const MAX_STEPS = 8;
const SOON_DAYS = 7;

/** The payoff that the coach tells, for the debts by name; a loan whose balance nobody knows is in none. */
export type PlanDebt = { payoff: PayoffAdvice; names: readonly string[]; unseenLoans: number };
const NO_DEBT: PlanDebt = { payoff: { is: "no-debt" }, names: [], unseenLoans: 0 };

export function draftSteps(
  sheet: FactSheet,
  responses: InterviewResponses,
  today: Day,
  debt: PlanDebt = NO_DEBT,
): PlanDraft {
  const room = roomOf(sheet);
  const figures = { roomCents: room, savedCents: sheet.cents("balance.savings"), owedCents: sheet.cents("debt.total") };
  if (isTrouble(sheet.signs)) return { note: urgentNote(sheet), steps: urgentSteps(today), figures };
  const extra = extraOf(debt);
  const timeline = new Timeline(today, isWithheld(sheet.signs) || room === null ? null : room - extra);
  const steps = [...moneySteps(sheet, responses, { timeline, debt }), ...wishes(responses, today)];
  return { note: noteOf(sheet, room, extra), steps: steps.slice(0, MAX_STEPS), figures };
}

const extraOf = ({ payoff }: PlanDebt): Cents => (payoff.is === "plan" ? payoff.extraCents : 0);

const step = (key: string, title: string, why: string, dueDay: Day | null = null): PlanStep => ({
  key,
  title,
  why,
  dueDay,
  doneDay: null,
});

const urgentNote = (sheet: FactSheet): string =>
  `First of all: ${reasonsOf(sheet.signs)}. Goals and investing wait until that is settled.`;

const urgentSteps = (today: Day): PlanStep[] => [
  step(
    "essentials",
    "Pay for your home, food, power and the way to work first",
    "Cards and loans come after them.",
    addDays(today, SOON_DAYS),
  ),
  step(
    "lenders",
    "Call each lender or landlord before the next date",
    "Ask for a hardship plan or a payment plan in writing.",
    addDays(today, SOON_DAYS),
  ),
  step(
    "help",
    "Talk to a free adviser",
    `Call ${CARE_LINES.local}, or a nonprofit credit counselor at ${CARE_LINES.counselor}.`,
    addDays(today, 14),
  ),
];

function noteOf(sheet: FactSheet, room: Cents | null, extra: Cents): string | null {
  if (isWithheld(sheet.signs))
    return `I can't say yet what a month has room for, because ${unseenReasons(sheet.signs)}. So the steps have an order, and no dates.`;
  if (room === null) return "Once there's a whole month of figures, the steps get their dates.";
  if (room <= 0) return "A usual month leaves nothing yet, so the first step is to make room.";
  return extra > 0
    ? `A usual month leaves ${formatUsd(room)}. These dates put about half of it, ${formatUsd(extra)}, toward ` +
        "debt beyond the minimum payments; the rest can be saved."
    : `A usual month leaves ${formatUsd(room)}. These dates assume you put all of it toward one step at a time.`;
}

/** Hands out what months leave, one step after the other. */
class Timeline {
  private months = 0;
  constructor(
    private readonly today: Day,
    private readonly room: Cents | null,
  ) {}

  get hasRoom(): boolean {
    return this.room === null || this.room > 0;
  }

  /** The day by which a sum is there, after all that came before it; null where no month leaves anything, or that isn't known. */
  reach(cents: Cents): Day | null {
    if (this.room === null || this.room <= 0) return null;
    this.months += feasible(cents, this.room).fits ? 1 : Math.ceil(cents / this.room);
    return this.months > 120 ? null : addMonthsToDay(this.today, this.months);
  }
}

const STARTER: Cents = 100_000;

type Means = { timeline: Timeline; debt: PlanDebt };

function moneySteps(sheet: FactSheet, responses: InterviewResponses, { timeline, debt }: Means): PlanStep[] {
  const saved = Math.max(0, sheet.cents("balance.savings"));
  const gap = sheet.cents("emergency.gap");
  const owed = sheet.cents("debt.total");
  const claims = choiceIndex(responses, "emergency-fund") ?? 4;
  // What the accounts show counts; what was said counts where they show nothing.
  const lacks = sheet.has("emergency.months") ? gap > 0 : claims < 3;
  const starter = sheet.has("balance.savings") ? Math.max(0, STARTER - saved) : claims <= 1 ? STARTER : 0;
  const steps: PlanStep[] = [];
  if (!timeline.hasRoom)
    steps.push(
      step(
        "room",
        "Make room: spend less than comes in",
        "Ask the coach which costs to trim; the budget page holds the amounts.",
      ),
    );
  if (lacks && starter > 0)
    steps.push(
      step(
        "starter",
        `Put ${formatUsd(starter)} ${saved > 0 ? "more " : ""}in savings`,
        "So that a surprise doesn't become debt.",
        timeline.reach(starter),
      ),
    );
  if (owed > 0) steps.push(debtStep(sheet, owed, debt));
  if (lacks && gap > starter)
    steps.push(
      step(
        "cushion",
        `Fill the cushion: ${formatUsd(gap - starter)} more`,
        `Three months of needs are ${formatUsd(sheet.cents("emergency.low"))}.`,
        timeline.reach(gap - starter),
      ),
    );
  if (!lacks && sheet.has("emergency.months"))
    steps.push(
      step(
        "keep",
        "Keep your cushion as it is",
        "Your savings cover three months of needs or more. New savings can go to your goals.",
      ),
    );
  return steps;
}

/** Its day is the end of the month of the last payment, interest included, as the coach tells it. */
function debtStep(sheet: FactSheet, owed: Cents, debt: PlanDebt): PlanStep {
  const { payoff, names, unseenLoans } = debt;
  const [name] = names;
  const isDated = sheet.signs.length === 0 && payoff.is === "plan" && (roomOf(sheet) ?? 0) > 0;
  const extra = extraOf(debt);
  const how = [
    isDated && extra > 0
      ? `${formatUsd(extra)} a month beyond the minimum payments${names.length > 1 ? ", the highest rate first" : ""}. Interest is included.`
      : "The minimum on all, and every extra dollar on the highest rate.",
    unseenLoans > 0 ? "A loan whose balance we don't know isn't in this. Add its balance as a debt goal." : "",
  ];
  return step(
    "debt",
    name !== undefined && names.length === 1
      ? `Pay off ${name}: ${formatUsd(owed)}`
      : `Pay off ${formatUsd(owed)} of debt`,
    how.filter(Boolean).join(" "),
    isDated ? lastDayOf(payoff.avalanche.lastMonth) : null,
  );
}

const WISHES: Readonly<Record<string, [key: string, title: string, why: string]>> = {
  "Save for a house": [
    "house",
    "Make a savings goal for a down payment",
    "Give it an amount and a date on the goals page.",
  ],
  "Plan for retirement": [
    "retirement",
    "Take the whole match of your employer",
    "Then grow what you put aside step by step.",
  ],
  "Invest in the stock market": [
    "invest",
    "Look at a broad, low-cost index fund",
    "Once the cushion is full and expensive debt is gone.",
  ],
  "Start a business": [
    "business",
    "Keep the business's money apart",
    "And save six months of needs before you leave a paycheck.",
  ],
  "Save for vacation": ["vacation", "Make a savings goal for the trip", "Name its price and its date."],
  "Improve credit score": [
    "credit",
    "Make a plan in the Credit Simulator",
    "Every bill on time, and cards far from their limits.",
  ],
  "Budget better": ["budget", "Set amounts for your largest wants", "Look in once a week."],
};
const WISH_DAYS = 14;

function wishes(responses: InterviewResponses, today: Day): PlanStep[] {
  const goals = responses["financial-goals"];
  return (Array.isArray(goals) ? goals : []).flatMap((goal) => {
    const wish = WISHES[goal];
    // Investing has no date: it waits for what comes before it.
    return wish ? [step(...wish, wish[0] === "invest" ? null : addDays(today, WISH_DAYS))] : [];
  });
}

/** Made anew, a step that was ticked stays ticked; its day is the one of the new figures. */
export function redrafted(steps: readonly PlanStep[], before: readonly PlanStep[]): PlanStep[] {
  return steps.map((one) => {
    const known = before.find(({ key }) => key === one.key);
    return known ? { ...one, doneDay: known.doneDay } : one;
  });
}
