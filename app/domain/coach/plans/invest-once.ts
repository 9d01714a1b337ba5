// A sum at once into investments: out of what checking has free, or out of savings beyond their cushion.

import { ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { STILL_COVERED } from "~/domain/coach/cushion";
import { cannotTell, type Reply, reply } from "~/domain/coach/intents";
import { LEAST_CUSHION_MONTHS } from "~/domain/household/ground";
import { DEAR_PERCENT } from "~/domain/household/what-if-effects";
import type { Cents } from "~/domain/money";
import { askedUsd, type PlanTurn, worked, workedUsd } from "./turn";

export function investOnce(turn: PlanTurn): Reply {
  const { request, sheet, ground } = turn;
  const cents = request.amountCents ?? 0;
  if (!sheet.has("balance.cash")) return cannotTell("I see no checking or savings account that it could come from.");
  const savings = sheet.has("balance.savings") ? sheet.cents("balance.savings") : 0;
  const free = sheet.has("safe.amount") ? sheet.cents("safe.amount") : 0;
  const cushion = LEAST_CUSHION_MONTHS * ground.fundNeedsCents;
  const spare = Math.max(0, savings - cushion);
  const dear = ground.debts.findIndex(({ ratePercent }) => ratePercent >= DEAR_PERCENT);
  const usd = (id: string, label: string, value: Cents) => workedUsd(turn, id, label, value, "/accounts");
  const amount = askedUsd(turn, "amount", cents);
  const most = Math.max(free, spare);
  const verdict = sheet.has("emergency.gap")
    ? "Not now: first the savings cushion, which is {{emergency.gap}} short of {{guide.emergency-low}} of needs."
    : dear >= 0 && sheet.has(`debt.${dear + 1}.name`)
      ? `Not now: {{debt.${dear + 1}.name}} costs {{debt.${dear + 1}.rate}} interest, which no investment pays safely.`
      : cents > sheet.cents("balance.cash")
        ? `Not now: checking and savings hold {{balance.cash}} together, less than ${amount}.`
        : ground.fundNeedsCents === 0
          ? `I can't say whether ${amount} is free: I can't see yet what your needs take a month.`
          : cents <= most
            ? `Yes: ${amount} once fits, and ${STILL_COVERED}.`
            : `Not all of it: up to ${usd("most", "At once, with the savings cushion kept", most)} leaves the savings cushion as it is.`;
  const isFromSavings = cents > free && savings >= cents;
  const rest = savings - cents;
  const months = { unit: "months", months: rest / Math.max(1, ground.fundNeedsCents) } as const;
  const lasts =
    isFromSavings && ground.fundNeedsCents > 0
      ? `, ${worked(turn, "cushion", "Months of needs that savings cover then", months, "/accounts")} of needs`
      : "";
  return reply(
    paragraphs(
      sentences(
        verdict,
        isFromSavings
          ? `Out of savings, ${usd("rest", "In savings then", rest)} of {{balance.savings}} would be left${lasts}.`
          : cents <= free
            ? "{{safe.amount}} of checking is free of bills until {{safe.until}}."
            : "",
      ),
      sentences(
        ifKnown(sheet, "balance.investment", "Investments hold {{balance.investment}} now."),
        ifKnown(sheet, "emergency.months", "Savings cover {{emergency.months}} of needs."),
        "What an investment brings nobody can promise; money that's needed before long is better in savings.",
      ),
    ),
  );
}
