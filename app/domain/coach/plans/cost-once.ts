// A cost that comes every month, with what is paid at once to begin with, in place of another one, or as payments on a price.

import { ifKnown } from "~/domain/coach/advice";
import type { Reply } from "~/domain/coach/intents";
import { anyOf } from "~/domain/language/pattern";
import type { Cents } from "~/domain/money";
import { askedUsd, debtMeant, type PlanTurn, workedUsd } from "./turn";
import { whatIfOf, whatIfReply } from "./what-if-words";

export function cost(turn: PlanTurn, monthlyCents: Cents): Reply {
  const { request } = turn;
  const paid = request.insteadCents === undefined ? 0 : nowPaid(turn, request.insteadCents);
  const more = monthlyCents - paid;
  const price = request.amountCents ?? 0;
  const once = price > 0 && !isPaidByMonth(turn, price, monthlyCents) ? price : 0;
  const whatIf = whatIfOf(turn, "cost", { monthlyCents: Math.max(0, more), amountCents: once });
  return whatIfReply(turn, whatIf, (_, href) => [
    paid === 0 ? alone(turn, monthlyCents, once, href) : inPlace(turn, { monthlyCents, paid, more }, href),
    price === 0
      ? ""
      : once > 0
        ? `${askedUsd(turn, "once", once)} at once to begin with makes ` +
          `${workedUsd(turn, "first-year", "In the first year", once + Math.max(0, more) * 12, href)} in the first year.`
        : `That's ${askedUsd(turn, "price", price)} in payments of ${askedUsd(turn, "monthly", monthlyCents)} a month, ` +
          `so nothing of the price is counted a second time.`,
    paid > 0 ? oldCar(turn) : "",
  ]);
}

function alone(turn: PlanTurn, monthlyCents: Cents, once: Cents, href: string): string {
  const year = workedUsd(turn, "year", "A year", monthlyCents * 12, href);
  return `That is ${askedUsd(turn, "monthly", monthlyCents)} a month, ${year} a year${once > 0 ? " from then on" : ""}.`;
}

type Instead = { monthlyCents: Cents; paid: Cents; more: Cents };
const inPlace = (turn: PlanTurn, { monthlyCents, paid, more }: Instead, href: string): string =>
  `${askedUsd(turn, "monthly", monthlyCents)} a month is ` +
  `${workedUsd(turn, "more", more < 0 ? "Less a month" : "More a month", Math.abs(more), href)} ` +
  `${more < 0 ? "less" : "more"} than the ${workedUsd(turn, "paid", "Paid a month now", paid, href)} you ` +
  `pay now, ${workedUsd(turn, "year", "A year", Math.abs(more) * 12, href)} a year.`;

function oldCar(turn: PlanTurn): string {
  const { request, sheet } = turn;
  const meant = debtMeant({ ...turn, request: { ...request, about: "car" } });
  if (!meant || request.about !== "car") return "";
  const { n } = meant;
  return ifKnown(
    sheet,
    `debt.${n}.balance`,
    `On {{debt.${n}.name}} {{debt.${n}.balance}} is still owed, and a new car has to pay that off too.`,
  );
}

/** '342' is what the rows call 342.18. */
function nowPaid({ inputs }: PlanTurn, insteadCents: Cents): Cents {
  const streams = inputs.recurring.filter((one) => one.active && one.monthlyCents < 0).map((one) => -one.monthlyCents);
  return streams.find((cents) => Math.abs(cents - insteadCents) < 1_00) ?? insteadCents;
}

const AT_ONCE = anyOf(
  /\b(?:up ?front|down|deposit|fees?|sign ?up|set ?up|to (?:start|begin|join)|joining|once)\b/,
  /\b(?:one[- ]?time|at first|initial\w*|plus|and then|then|first|adopt\w*)\b/,
);
const IN_PAYMENTS = anyOf(
  /\b(?:financ\w+|payments?|installments?|loan|lease)\b/,
  /\b(?:(?:at|for) \$?[\d,.]+ (?:a|per|each|every) month|(?:over|for) \d+ months)\b/,
);
/** Payments that come to the price, or a little more. */
const [LEAST_PART, MOST_PART] = [0.85, 1.8];
const CAR_PRICE: Cents = 4_000_00;

/** A price that goes by payments is none that is paid at once. */
function isPaidByMonth({ request, plain }: PlanTurn, price: Cents, monthlyCents: Cents): boolean {
  const paid = request.months === undefined ? null : (monthlyCents * request.months) / price;
  if (paid !== null && paid >= LEAST_PART && paid <= MOST_PART) return true;
  if (AT_ONCE.test(plain)) return false;
  return IN_PAYMENTS.test(plain) || (request.about === "car" && price >= CAR_PRICE);
}
