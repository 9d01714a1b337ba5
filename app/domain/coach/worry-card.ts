// Who worries over a card that is paid in full each month: one calm sentence, then what stands on it and when it's due.

import { ifKnown, sentences } from "~/domain/coach/advice";
import { type Reply, reply, type Turn } from "~/domain/coach/intents";
import { sumCents } from "~/domain/money";

const A_CARD = /\b(?:credit )?cards?\b/;
const HREF = "/accounts";
/** A figure that this answer alone has. */
export const CALMED = "worry.owed";

/** Null where no card is spoken of, one of them is debt, or checking doesn't hold what is on them. */
export function worryOverCard({ question, sheet, inputs }: Turn): Reply | null {
  const cards = inputs.accounts.filter(({ type, balanceCents }) => type === "credit" && balanceCents < 0);
  const isHarmless = cards.length > 0 && cards.every(({ habit }) => habit?.paidInFull === true);
  const owed = sumCents(cards.map(({ balanceCents }) => -balanceCents));
  if (!A_CARD.test(question.plain) || !isHarmless || sheet.signs.length > 0) return null;
  if (!sheet.has("balance.checking") || sheet.cents("balance.checking") < owed) return null;
  const statements = (inputs.ahead?.safe?.parts ?? []).filter(({ kind }) => kind === "statement");
  const [first] = statements;
  const usd = (id: string, label: string, cents: number) =>
    sheet.add({ id, label, value: { unit: "usd", cents: Math.abs(cents) }, href: HREF });
  const due =
    first === undefined
      ? ""
      : `Of it ${usd("worry.statement", "Closed statement", sumCents(statements.map(({ cents }) => cents)))} is the ` +
        "statement that has closed, due about " +
        `${sheet.add({ id: "worry.due", label: "Statement due", value: { unit: "day", day: first.day }, href: "/cash-flow" })}.`;
  return reply(
    sentences(
      "That is a frightening thing to open, and it's a bill you can pay.",
      `${usd(CALMED, "On cards now", owed)} is on ${cards.length === 1 ? "your card" : "your cards"} now.`,
      due,
      "You usually pay the whole statement, so it costs no interest and isn't counted as debt.",
      ifKnown(sheet, "balance.checking", "Checking holds {{balance.checking}}."),
      first === undefined
        ? "There's nothing to do before its next statement is due."
        : "There's nothing else to do than to pay that statement by its day.",
    ),
  );
}
