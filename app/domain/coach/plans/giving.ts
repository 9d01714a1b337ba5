// More for a church or a cause: what is given now, of the income, what a share of it would be, and what a month leaves with it.

import { ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { cannotTell, type Reply, reply } from "~/domain/coach/intents";
import { roomOf } from "~/domain/coach/room";
import { paychecks } from "~/domain/ledger/recurring";
import { type Cents, sumCents } from "~/domain/money";
import { goalsTake, NO_MONTH } from "./choices";
import { asked, askedUsd, type PlanTurn, worked, workedUsd } from "./turn";

const GIVING = ["tithe", "charitable_giving"];

export function giveMore(turn: PlanTurn): Reply {
  const { request, sheet, ground } = turn;
  const room = roomOf(sheet);
  const income = ground.incomeCents ?? 0;
  if (room === null || income <= 0) return cannotTell(NO_MONTH);
  const now = sumCents(GIVING.map((id) => Math.max(0, sheet.cents(`spend.${id}.average`))));
  const shareNow = (now / income) * 100;
  const given =
    now > 0
      ? `You give ${workedUsd(turn, "giving", "Given a month", now, HREF)} a month now, ` +
        `${worked(turn, "giving-share", "Given, of income", { unit: "percent", percent: shareNow }, HREF)} of ` +
        "your income."
      : "I see no giving in a usual month.";
  const wantedPercent = request.sharePercent ?? request.ratePercent;
  const share = wantedPercent === undefined ? null : Math.round((income * wantedPercent) / 100);
  const more = request.monthlyCents ?? (share === null ? null : share - now);
  const free = Math.max(0, room - goalsTake(turn));
  return reply(
    paragraphs(
      sentences(verdict(turn, room, free, more), given),
      share === null || wantedPercent === undefined ? "" : shareWords(turn, wantedPercent, share, now),
      now > 0 && share === null
        ? "To keep that share, " +
            `${workedUsd(turn, "of-raise", "Of each hundred more a month", Math.round((shareNow / 100) * 100_00))} ` +
            `of each ${asked(turn, "hundred", { unit: "usd", cents: 100_00 }, "An amount to compare with")} more ` +
            "that you earn goes to it."
        : "",
      "How much is right is yours to decide; I only see whether the month carries it.",
    ),
  );
}
const HREF = "/transactions?kind=spending";

function verdict(turn: PlanTurn, room: Cents, free: Cents, more: Cents | null): string {
  const { sheet, request } = turn;
  if (more !== null && more <= 0) return "You give that much already.";
  if (sheet.has("emergency.gap")) return "Not now: first the savings cushion, which is {{emergency.gap}} short.";
  if (free <= 0) return "Not now: what a usual month leaves is needed for your goals.";
  if (more === null)
    return (
      "Yes, if you want to: a usual month leaves {{room.average}}, " +
      `${workedUsd(turn, "free", "Left beside goals", free)} of it beside what your goals need.`
    );
  const amount =
    request.monthlyCents === undefined
      ? workedUsd(turn, "more", "More a month, to give that share", more)
      : askedUsd(turn, "amount", more);
  if (more > room)
    return `Not now: ${amount} more a month is more than the {{room.average}} that a usual month leaves.`;
  const left = workedUsd(turn, "left", "Left then", room - more);
  return more > free
    ? `The month carries it, your goals not quite: ${amount} more a month leaves ${left} of the {{room.average}} ` +
        "that a usual month leaves, less than your goals need."
    : `Yes: ${amount} more a month leaves ${left} of the {{room.average}} that a usual month leaves.`;
}

/** What the share comes to by the month, and of each pay. */
function shareWords(turn: PlanTurn, percent: number, cents: Cents, now: Cents): string {
  const { inputs, sheet } = turn;
  const share = asked(turn, "share", { unit: "percent", percent }, "The share you asked about");
  const apart = cents - now;
  const [pay, second] = paychecks(inputs.recurring);
  const of = ifKnown(sheet, "income.holds", " of your usual income of {{income.holds}}") || " of your usual income";
  const each =
    pay && !second
      ? `Of each paycheck of ${workedUsd(turn, "pay", "Usual pay", Math.abs(pay.typicalCents), "/recurring")} it's ` +
        `${workedUsd(turn, "pay-share", "That share of each paycheck", shareOf(pay.typicalCents, percent), "/recurring")}.`
      : "";
  const [label, way] = apart > 0 ? ["Missing to that share", "more"] : ["Beyond that share", "less"];
  const beside =
    now > 0 && apart !== 0 ? `, ${workedUsd(turn, "apart", label, Math.abs(apart))} a month ${way} than now` : "";
  return sentences(`${share}${of} is ${workedUsd(turn, "share", "That share a month", cents)} a month${beside}.`, each);
}

const shareOf = (cents: Cents, percent: number): Cents => Math.round((Math.abs(cents) * percent) / 100);
