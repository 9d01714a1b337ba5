// What an answer to a request for advice is made of: the request, the facts, and the ground that what-ifs stand on.

import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import type { FactSheet, FactValue } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import type { Reply } from "~/domain/coach/intents";
import type { KnownDebt } from "~/domain/household/debts";
import type { Ground } from "~/domain/household/ground";
import { WHAT_IF_PATH } from "~/domain/household/what-if-fields";
import type { Cents } from "~/domain/money";
import type { SoFar } from "./so-far";

/** What was spent on something in whole months, read for a question of what stopping it would bring; of this month, where it's judged. */
export type Stopped = {
  label: string;
  monthCents: Cents;
  yearCents: Cents;
  href: string;
  nowCents?: Cents;
  nowHref?: string;
};

export type PlanTurn = {
  request: PlanRequest;
  /** The question in plain words. */
  plain: string;
  sheet: FactSheet;
  inputs: CoachInputs;
  ground: Ground;
  stopped: readonly Stopped[];
  /** This week, month or year so far, where the question means it. */
  soFar?: SoFar | null;
};
/** Null where this kind of advice is given elsewhere. */
export type PlanAnswer = (turn: PlanTurn) => Reply | null;

/** What somebody asked about: it has no rows behind it. */
export const asked = ({ sheet }: PlanTurn, id: string, value: FactValue, label = "What you asked about"): string =>
  sheet.add({ id: `asked.${id}`, label, value, href: null });

export const askedUsd = (turn: PlanTurn, id: string, cents: Cents): string =>
  asked(turn, id, { unit: "usd", cents }, "The amount you asked about");

/** What was worked out: it stands on a screen. */
export const worked = ({ sheet }: PlanTurn, id: string, label: string, value: FactValue, href = WHAT_IF_PATH): string =>
  sheet.add({ id: `plan.${id}`, label, value, href });

export const workedUsd = (turn: PlanTurn, id: string, label: string, cents: Cents, href?: string): string =>
  worked(turn, id, label, { unit: "usd", cents }, href);

/** A goal may say another rate than what the bank charges comes to. */
export const rateNote = (turn: PlanTurn, { id, statedPercent }: KnownDebt): string =>
  statedPercent === undefined
    ? ""
    : "The rate comes from recent charges; your goal says " +
      worked(
        turn,
        `stated-${turn.ground.debts.findIndex((one) => one.id === id) + 1}`,
        "Interest rate by the goal",
        { unit: "percent", percent: statedPercent },
        "/goals",
      ) +
      ".";

/** What is owed, by what it pays for. */
export const KINDS_OF_DEBT: Readonly<Record<string, RegExp>> = {
  car: /\b(?:car|auto|vehicle|truck)\b/i,
  student: /student|education|college|school/i,
  mortgage: /mortgage|home|house/i,
  card: /card|visa|mastercard|amex/i,
};

/** What kind of debt it is, by its account or its name. */
export function kindOfDebt({ id, name }: KnownDebt, { accounts }: CoachInputs): string {
  if (accounts.some((one) => one.id === id && one.type === "credit")) return "card";
  return Object.entries(KINDS_OF_DEBT).find(([, pattern]) => pattern.test(name))?.[0] ?? "loan";
}

export type DebtMeant = { debt: KnownDebt; n: number };
/** The debt that a question means, with its number among the facts; null where it means all of them, or one that isn't there. */
export function debtMeant({ request, ground, inputs }: PlanTurn): DebtMeant | null {
  const { named, about } = request;
  const kind = about === undefined ? undefined : KINDS_OF_DEBT[about];
  const isCard = ({ id }: KnownDebt) => inputs.accounts.some((one) => one.id === id && one.type === "credit");
  const byName = ground.debts.filter(({ id }) => id === named || linkedTo(inputs, id) === named);
  const byKind = ground.debts.filter((debt) => kind?.test(debt.name) || (about === "card" && isCard(debt)));
  const found = named !== undefined && byName.length > 0 ? byName : byKind;
  const [debt] = found;
  return debt && found.length === 1 ? { debt, n: ground.debts.indexOf(debt) + 1 } : null;
}

const linkedTo = ({ goals }: CoachInputs, id: string): string | null | undefined =>
  goals.find((goal) => goal.id === id)?.accountId;
