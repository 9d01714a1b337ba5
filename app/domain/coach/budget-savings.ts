// What a plan puts toward savings, in words: how much, how that differs from today, and where it goes first.

import { ifKnown, sentences } from "~/domain/coach/advice";
import { coveredAlready, ownFund } from "~/domain/coach/cushion";
import type { FactSheet } from "~/domain/coach/facts/fact";
import { helpIn } from "~/domain/coach/help";
import { listedWith } from "~/domain/coach/query/phrases";
import { isTrouble, isWithheld } from "~/domain/household/trouble";
import type { Cents } from "~/domain/money";
import { reasonsOf, unseenReasons } from "~/texts/trouble";

/** Where the plan saves another amount than a usual month does: by how much, and why. */
function againstToday(sheet: FactSheet): string {
  if (!sheet.has("plan.savings-rest")) return "";
  if (sheet.cents("plan.savings") < sheet.cents("kept.average") + sheet.cents("saving.average")) {
    const others = sheet.has("minimums.unspent") ? "minimum payments and other amounts" : "other amounts";
    return `That's {{plan.savings-rest}} less than today, for ${others} of the plan.`;
  }
  const found = [
    ...(sheet.has("plan.freed") ? ["the cuts below"] : []),
    ...((sheet.proposal?.changedCents ?? 0) > 0 ? ["bills that ended or got cheaper"] : []),
  ];
  return `That's {{plan.savings-rest}} more than today, from ${listedWith(found)}.`;
}

export function savings(sheet: FactSheet, income: Cents): string {
  if (isTrouble(sheet.signs))
    return sentences(
      `Nothing toward savings or extra payments for now, because ${reasonsOf(sheet.signs)}.`,
      "Pay for your home, food, power and the way to work first.",
      helpIn(sheet),
    );
  if (income <= 0)
    return "Once income shows up in a linked account, I can suggest an amount to save. Until then, moving a small, fixed amount on payday is a good start.";
  if (isWithheld(sheet.signs))
    return `How much can go to savings I can't say yet, because ${unseenReasons(sheet.signs)}.`;
  if (sheet.cents("plan.savings") === 0)
    return (
      "This month has no room for savings, even after the cuts above: " +
      "That's {{plan.savings-missing}} short of {{guide.savings}} of income. " +
      "What moves it most is housing, transport or a higher income."
    );
  const first = sheet.has("emergency.gap")
    ? "Send it to your savings cushion first: {{emergency.gap}} more would cover {{guide.emergency-low}} of needs."
    : sheet.has("debt.total")
      ? `${coveredAlready(sheet)}, so put extra money toward your highest-rate debt.`
      : `${coveredAlready(sheet)}, so the rest can go to your goals and retirement.`;
  return sentences(
    sheet.has("plan.savings-rest")
      ? "Aim to save or pay down {{plan.savings}} a month."
      : "Keep saving or paying down {{plan.savings}} a month, as you do today.",
    againstToday(sheet),
    ifKnown(
      sheet,
      "plan.savings-missing",
      "A common guide is {{guide.savings}} of income, and you're {{plan.savings-missing}} short of that.",
    ),
    first,
    ownFund(sheet),
    "Set the transfer for the day after payday, so that it happens by itself.",
  );
}
