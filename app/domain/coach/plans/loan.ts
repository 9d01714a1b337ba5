// A debt that stands in the question alone: what it takes a month, and its interest until the end.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { type Reply, reply } from "~/domain/coach/intents";
import { interestUntil, monthsToPay, paymentFor } from "~/domain/goals/pace";
import type { Cents } from "~/domain/money";
import { asked, askedUsd, type PlanTurn } from "./turn";

const TERMS = [12, 24, 36];

export function loan(turn: PlanTurn): Reply | null {
  const { request } = turn;
  const { amountCents, ratePercent, monthlyCents, downPercent = 0 } = request;
  if (amountCents === undefined || ratePercent === undefined) return null;
  const borrowed = amountCents - Math.round((amountCents * downPercent) / 100);
  if (borrowed <= 0) return reply("With all of it paid down nothing is borrowed.");
  const rate = asked(turn, "rate", { unit: "percent", percent: ratePercent }, "The rate you asked about");
  const down = borrowed === amountCents ? "" : paidDown(turn, amountCents, borrowed);
  const opening = `${borrowedUsd(turn, borrowed)} at ${rate} interest`;
  if (monthlyCents !== undefined) return reply(sentences(untilGone(turn, opening, borrowed, monthlyCents), down));
  return request.months === undefined
    ? reply(paragraphs(`${opening} takes this payment a month:`, terms(turn, borrowed), sentences(down, room(turn))))
    : reply(sentences(ofTerm(turn, { opening, borrowed, months: request.months }), down, room(turn)));
}

const borrowedUsd = (turn: PlanTurn, cents: Cents): string =>
  cents === turn.request.amountCents
    ? askedUsd(turn, "amount", cents)
    : asked(turn, "borrowed", { unit: "usd", cents }, "Borrowed");

const paidDown = (turn: PlanTurn, amountCents: Cents, borrowed: Cents): string =>
  `Of ${askedUsd(turn, "amount", amountCents)}, ` +
  `${asked(turn, "down", { unit: "usd", cents: amountCents - borrowed }, "Down payment")} is paid down.`;

type Term = { opening: string; borrowed: Cents; months: number };

/** One length that is said: the payment first, then the interest of all of it. */
function ofTerm(turn: PlanTurn, { opening, borrowed, months }: Term): string {
  const ratePercent = turn.request.ratePercent ?? 0;
  const payment = paymentFor(borrowed, ratePercent, months);
  const interest = interestUntil(borrowed, ratePercent, payment) ?? 0;
  const usd = (id: string, label: string, cents: Cents) => asked(turn, id, { unit: "usd", cents }, label);
  return (
    `${usd("plan-1-payment", "Payment a month", payment)} a month for ` +
    `${asked(turn, "plan-1-term", { unit: "months", months })}: ${opening}. The interest comes to ` +
    `${usd("interest", "Interest in all", interest)} in all, so you'd pay back ` +
    `${usd("paid-back", "Paid back in all", borrowed + interest)}.`
  );
}

const terms = (turn: PlanTurn, borrowed: Cents): string =>
  bullets(
    TERMS.map((months, at) => {
      const cents = paymentFor(borrowed, turn.request.ratePercent ?? 0, months);
      return (
        `${asked(turn, `plan-${at + 1}-payment`, { unit: "usd", cents })} to be done in ` +
        asked(turn, `plan-${at + 1}-term`, { unit: "months", months })
      );
    }),
  );

const room = ({ sheet, request }: PlanTurn): string =>
  sentences(
    ifKnown(sheet, "kept.average", "You keep {{kept.average}} of your income in a usual month."),
    request.months === undefined ? "Name a payment a month and I'll tell you how long it takes." : "",
  );

function untilGone(turn: PlanTurn, opening: string, borrowed: Cents, monthlyCents: Cents): string {
  const { ratePercent = 0 } = turn.request;
  const months = monthsToPay(borrowed, ratePercent, monthlyCents);
  const monthly = askedUsd(turn, "payment", monthlyCents);
  const interest = interestUntil(borrowed, ratePercent, monthlyCents);
  if (months === null || interest === null)
    return `${opening} never ends with ${monthly} a month: the payment doesn't cover the interest.`;
  return (
    `${opening} is gone after ${asked(turn, "term", { unit: "months", months })} of paying ${monthly} a month, with ` +
    `${asked(turn, "interest", { unit: "usd", cents: interest }, "Interest in all")} of interest in all.`
  );
}
