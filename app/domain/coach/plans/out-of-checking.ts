// A sum out of checking by a day: with the bills and the pay until then, and its lowest day from there on, against what has to stay.

import { sentences } from "~/domain/coach/advice";
import { type Reply, reply } from "~/domain/coach/intents";
import type { Lowest } from "~/domain/household/ground";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { asked, askedUsd, type PlanTurn, worked, workedUsd } from "./turn";

const HREF = "/cash-flow";

type Then = { date: Day; then: Lowest; low: Lowest };

/** Whether it's checking that pays: said in a slot, or in words beside what has to stay. */
export function isOfChecking({ request, plain, inputs }: PlanTurn): boolean {
  const { from, keepCents } = request;
  if (from === undefined) return keepCents !== undefined && /\bchecking\b/.test(plain);
  const isChecking = (one: string) =>
    one === "checking" || inputs.accounts.some(({ id, type }) => id === one && type === "checking");
  return from.length > 0 && from.every(isChecking);
}

/** What checking holds on the day by the forecast; null without a day, or past its end. */
export function checkingThen(turn: PlanTurn): Then | null {
  const { date } = turn.request;
  const days = turn.ground.checking ?? [];
  if (date === undefined || !isOfChecking(turn)) return null;
  const [then, ...later] = days.filter(({ day }) => day >= date);
  if (!then || then.day !== date) return null;
  return { date, then, low: later.reduce((low, one) => (one.cents < low.cents ? one : low), then) };
}

/** '$40.00', or '$40.00 overdrawn'. */
const sum = (turn: PlanTurn, id: string, label: string, cents: Cents): string =>
  `${workedUsd(turn, id, cents < 0 ? `${label}, overdrawn` : label, Math.abs(cents), HREF)}${cents < 0 ? " overdrawn" : ""}`;

export function outOfChecking(turn: PlanTurn, amountCents: Cents): Reply | null {
  const found = checkingThen(turn);
  if (!found) return null;
  const { date, then, low } = found;
  const { keepCents = 0 } = turn.request;
  const [rest, lowest] = [then.cents - amountCents, low.cents - amountCents];
  const price = askedUsd(turn, "amount", amountCents);
  const due = asked(turn, "date", { unit: "day", day: date }, "The day you asked about");
  const keep = keepCents > 0 ? asked(turn, "keep", { unit: "usd", cents: keepCents }, "What is to stay") : "";
  const lowDay = worked(turn, "low-after-day", "Lowest day", { unit: "day", day: low.day }, HREF);
  const apart = workedUsd(turn, "keep-apart", "Apart from what is to stay", Math.abs(lowest - keepCents), HREF);
  const verdict =
    rest < 0
      ? `Not out of checking alone: it has less than ${price} by ${due}.`
      : lowest < keepCents
        ? keepCents > 0
          ? `Not with ${keep} left in checking: its lowest day after that is ${apart} below it.`
          : `The money is there by ${due}, but checking would run short after it.`
        : keepCents > 0
          ? `Yes, ${price} can be paid by ${due}: the ${keep} stay, with ${apart} beside them on the lowest day.`
          : `Yes: ${price} is there by ${due}, with the bills paid.`;
  return reply(
    sentences(
      verdict,
      `By the bills and pay I know of and your usual spending, checking ${then.cents < 0 ? "is" : "holds"} ` +
        `${sum(turn, "checking-then", "In checking then", then.cents)} on ${due}. With it paid that's ` +
        `${sum(turn, "checking-left", "Left in checking", rest)}, and ` +
        `${sum(turn, "low-after", "Lowest from then on", lowest)} at its lowest from there on, on ${lowDay}.`,
    ),
  );
}
