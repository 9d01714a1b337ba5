// A card and how it is paid: the whole statement or the minimum, card or cash.

import { ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { type Reply, reply } from "~/domain/coach/intents";
import { categoryName } from "~/domain/categories/list";
import type { CoachAccount } from "~/domain/coach/facts/inputs";
import { type Cents, sumCents } from "~/domain/money";
import { askedUsd, type PlanTurn, worked, workedUsd } from "./turn";
import { afford } from "./what-ifs";

/** What a card's rate comes to where none is known; Federal Reserve G.19, autumn 2025. */
const COMMON_PERCENT = 21;

const cardsOf = ({ inputs }: PlanTurn): CoachAccount[] =>
  inputs.accounts.filter(({ type, balanceCents }) => type === "credit" && balanceCents < 0);
const owedOn = (cards: readonly CoachAccount[]): Cents => sumCents(cards.map(({ balanceCents }) => -balanceCents));

/** Statements that have closed, as the forecast knows them. */
const closed = ({ inputs }: PlanTurn) => (inputs.ahead?.safe?.parts ?? []).filter(({ kind }) => kind === "statement");

export function statement(turn: PlanTurn): Reply {
  const { sheet, inputs } = turn;
  const cards = cardsOf(turn);
  if (cards.length === 0)
    return reply(
      "The whole statement, always where you can: then a card costs no interest. I see no card with a balance.",
    );
  const isInFull = cards.every(({ habit }) => habit?.paidInFull);
  const owed = owedOn(cards);
  const due = closed(turn);
  const dueCents = due.length > 0 ? sumCents(due.map(({ cents }) => Math.abs(cents))) : owed;
  const cash = sheet.cents("balance.checking");
  const safe = inputs.ahead?.safe;
  const isThere = safe ? safe.shortCents === 0 : cash >= dueCents;
  const rate = cards.map(({ habit }) => habit?.ratePercent ?? null).find((one) => one !== null) ?? null;
  const percent = rate ?? COMMON_PERCENT;
  const month = workedUsd(
    turn,
    "carried",
    "Interest a month, if all of it is carried",
    Math.round((owed * percent) / 1200),
  );
  const [first] = due;
  const rateWords = worked(turn, "card-rate", rate === null ? "A common card rate" : "Rate by what was charged", {
    unit: "percent",
    percent,
  });
  return reply(
    paragraphs(
      sentences(
        isThere
          ? "The whole statement."
          : "As much of it as you can, and at least the minimum on time: after the bills I know of, checking doesn't hold all of it.",
        (first
          ? `${workedUsd(turn, "statement", "Closed statement", dueCents, "/cash-flow")} is due about ` +
            worked(turn, "statement-day", "Statement due", { unit: "day", day: first.day }, "/cash-flow")
          : `${workedUsd(turn, "card-owed", "Owed on cards", owed, "/accounts")} is owed`) +
          ", and " +
          (sheet.has("balance.checking")
            ? "checking holds {{balance.checking}}."
            : "I see no checking account beside it."),
        isInFull ? "You pay it in full each month, so it costs no interest." : "",
      ),
      "Paying the minimum keeps the account in good standing, but the rest then costs interest: " +
        `at ${rateWords}${rate === null ? ", a common card rate," : ""} about ${month} a month on ` +
        `${workedUsd(turn, "card-now", "Owed on cards", owed, "/accounts")}.`,
    ),
  );
}

export function cardOrCash(turn: PlanTurn): Reply | null {
  const { request, sheet } = turn;
  const price = request.amountCents;
  const bought = price === undefined ? null : afford(turn);
  const note = sentences(
    choice(turn, bought !== null && /^(?:Not now|No)\b/.test(bought.text)),
    price === undefined ? budgetsOver(turn) : "",
  );
  return bought
    ? { ...bought, text: paragraphs(bought.text.split("\n\n")[0] ?? "", note, ...bought.text.split("\n\n").slice(1)) }
    : reply(
        paragraphs(
          note,
          sheet.has("balance.checking") ? "" : "I see no checking account, so I can't tell what is there in cash.",
        ),
      );
}

function choice(turn: PlanTurn, isNo: boolean): string {
  const { request, sheet } = turn;
  const cards = cardsOf(turn);
  const [card] = cards;
  const price = request.amountCents;
  const safe = sheet.has("safe.amount") ? sheet.cents("safe.amount") : null;
  const carried = cards.find(({ habit }) => habit && !habit.paidInFull);
  const free = ifKnown(sheet, "safe.amount", "{{safe.amount}} of checking is free until {{safe.until}}.");
  if (!card) return sentences("Cash: I see no card with a balance to compare it with.", free);
  if (carried)
    return sentences(
      `Cash: ${workedUsd(turn, "card-owed", "Owed on cards", owedOn(cards), "/accounts")} is carried on a ` +
        "card, and what you add to it costs interest from the first day.",
      free,
    );
  const limit = sumCents(cards.map(({ limitCents }) => limitCents ?? 0));
  const then = owedOn(cards) + (price ?? 0);
  const use = limit > 0 ? (then / limit) * 100 : null;
  const used =
    use === null
      ? ""
      : (
          "The card would be at " +
          `${worked(turn, "use-then", "Of the limit, then", { unit: "percent", percent: use }, "/accounts")} of ` +
          `its limit${price === undefined ? " as it is" : " with it"}; ` +
          "under {{guide.utilization}} is good for your score."
        )
          .replace("would be at", price === undefined ? "is at" : "would be at")
          .replace(" as it is", "");
  return sentences(
    price !== undefined && safe !== null && price > safe
      ? `Neither comfortably: only {{safe.amount}} of checking is free until {{safe.until}}, and the card has to be paid from it next.`
      : isNo
        ? "If it can't wait, either way costs the same: you pay the card in full each month, so it costs no interest."
        : "Either is fine: you pay the card in full each month, so it costs no interest, and the bill comes later.",
    used,
    price === undefined
      ? ""
      : safe !== null && price <= safe
        ? `Checking has ${askedUsd(turn, "amount", price)} to spare: {{safe.amount}} is free until {{safe.until}}.`
        : "",
  );
}

/** A card makes it easier to spend: where budgets are over, that is said. */
function budgetsOver({ inputs, sheet }: PlanTurn): string {
  const over = inputs.budgets.filter(({ category }) => sheet.has(`budget.${category}.over`));
  const [first] = over;
  return first
    ? "If it helps you to stop in time, pay from checking where a budget is over: " +
        `${over.map(({ category }) => `${categoryName(category)} by {{budget.${category}.over}}`).join(" and ")} ` +
        "this month."
    : "";
}
