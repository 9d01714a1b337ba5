// Questions about single charges: the largest, the latest, and those that deserve a second look.

import { bullets, paragraphs } from "~/domain/coach/advice";
import { type Intent, reply, type Turn, cannotTell } from "~/domain/coach/intents";
import { addCharge } from "~/domain/coach/facts/charges";
import { firstDayOf, lastDayOf, addMonths, monthOf } from "~/domain/periods";
import { countIn } from "~/domain/coach/range";
import { categoryOf } from "~/domain/ledger/totals";

const LARGEST = /\b(?:biggest|largest|highest|priciest|dearest|most expensive)\b/;
const MAX_SHOWN = 10;

function purchases(turn: Turn) {
  const { sheet, inputs, question } = turn;
  const current = monthOf(inputs.today);
  const last = addMonths(current, -1);
  const days =
    question.range ??
    (question.when === "this"
      ? { from: firstDayOf(current), to: inputs.today }
      : question.when === "last"
        ? { from: firstDayOf(last), to: lastDayOf(last) }
        : null);
  const name = question.category === null ? question.merchant?.toLowerCase() : undefined;
  // Rent is paid, not bought.
  const bills =
    name || question.category || !/bought|buy|purchase|\bthings?\b/.test(question.plain)
      ? []
      : inputs.recurring.map(({ merchantName }) => merchantName);
  const rows = (inputs.history ?? []).filter(
    (row) =>
      row.kind === "spending" &&
      row.cents < 0 &&
      (!days || (row.day >= days.from && row.day <= days.to)) &&
      (!question.category || categoryOf(row) === question.category) &&
      !bills.includes(row.merchantName) &&
      (!name || row.merchantName.toLowerCase().includes(name)),
  );
  if (rows.length === 0)
    return cannotTell(
      days || name || question.category
        ? "I see no such purchases in your linked accounts. New ones appear once your bank reports them."
        : "I don't see purchases in linked accounts yet.",
    );
  const largest = LARGEST.test(question.plain);
  const wanted = countIn(
    /\b(?:last|latest|top|biggest|largest|recent) (\d{1,2}|[a-z]+)\b/.exec(question.plain)?.[1] ?? "",
  );
  const single =
    /\b(?:thing|purchase|transaction|charge|item)\b/.test(question.plain) &&
    !/\b(?:things|purchases|transactions|charges|items)\b/.test(question.plain);
  const count = Math.min(MAX_SHOWN, wanted !== null && wanted > 1 ? wanted : single ? 1 : 5);
  const sorted = [...rows]
    .sort((a, b) => (largest ? a.cents - b.cents : 0) || (a.day > b.day ? -1 : a.day < b.day ? 1 : a.cents - b.cents))
    .slice(0, count);
  sorted.forEach((row, index) => addCharge(sheet, `purchase.${index + 1}`, row));
  const [first] = sorted;
  if (first && sorted.length === 1)
    return reply(
      `${largest ? "That was" : "The latest was"} {{purchase.1.name}}: {{purchase.1.amount}} on {{purchase.1.day}}.`,
    );
  return reply(
    paragraphs(
      largest ? "These are the largest:" : "These are the latest:",
      bullets(
        sorted.map(
          (_, index) =>
            `{{purchase.${index + 1}.name}}: {{purchase.${index + 1}.amount}} on {{purchase.${index + 1}.day}}`,
        ),
      ),
    ),
  );
}

/** What the dashboard's findings say, in the same figures. */
function oddCharges({ sheet }: Turn) {
  const numbers = (family: string) => [1, 2, 3, 4].filter((n) => sheet.has(`${family}.${n}.name`));
  const twice = numbers("twice").map(
    (n) => `{{twice.${n}.name}}: {{twice.${n}.amount}} on {{twice.${n}.first}} and again on {{twice.${n}.day}}`,
  );
  const odd = numbers("odd").map(
    (n) => `{{odd.${n}.name}}: {{odd.${n}.amount}} on {{odd.${n}.day}}; the usual charge is {{odd.${n}.usual}}`,
  );
  return reply(
    paragraphs(
      twice.length + odd.length === 0
        ? "Nothing stands out in the past days: no charge was taken again by mistake, and none was far above what its merchant usually takes."
        : "",
      twice.length > 0
        ? paragraphs(
            "These look like the same charge again:",
            bullets(twice),
            "If you bought once, ask the merchant for one of them back.",
          )
        : "",
      odd.length > 0 ? paragraphs("These are far above the usual:", bullets(odd)) : "",
      "If you see a charge that isn't yours, lock the card in your bank's app, call the number on its back, and dispute it in writing. If someone has your data, freeze your credit at each of the credit bureaus; it is free.",
    ),
  );
}

export const CHARGE_INTENTS: readonly Intent[] = [
  {
    id: "odd-charge",
    match:
      /charged? (?:me |us )?(?:twice|double|two times)|twice for|double[- ]?charge|duplicate|(?:unusual|strange|weird|odd|suspicious|unknown) (?:charge|transaction|purchase|payment)|(?:anything|something) (?:weird|strange|odd|wrong|suspicious|fishy)|fraud|scam|don't recogni[sz]e|identity theft|stolen|hacked/,
    answer: oddCharges,
  },
  {
    id: "purchases",
    match:
      /\b(?:biggest|largest|highest|priciest|dearest|most expensive|last|latest|recent|newest|top|show|list|what were|which)\b.*\b(?:purchases?|transactions?|charges?|things? (?:i|we) (?:bought|buy)|items?)\b|\bwhat (?:did|have) (?:i|we) (?:just )?(?:buy|bought|purchase)/,
    answer: purchases,
  },
];
