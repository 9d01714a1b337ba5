// Single charges that deserve a second look.

import { bullets, paragraphs } from "~/domain/coach/advice";
import type { FactValue } from "~/domain/coach/facts/fact";
import { type CoachIntent, type Reply, reply, type Turn } from "~/domain/coach/intents";
import { listedWith } from "~/domain/coach/query/phrases";
import type { Days } from "~/domain/language/named-periods";
import { periodsIn } from "~/domain/language/periods";
import { doubleCharges, repeatedCharges } from "~/domain/ledger/odd-charges";
import type { HistoryRow } from "~/domain/ledger/recurring";
import { rowsHref } from "~/domain/ledger/row-links";
import { addDays, type Day } from "~/domain/periods";
import { anyOf } from "~/domain/language/pattern";

/** Of days that are named, all of them; else what the dashboard's findings say, in the same figures. */
function oddCharges(turn: Turn): Reply {
  const { sheet, question, inputs } = turn;
  const days = TWICE.test(question.plain) ? periodsIn(question.plain, inputs.today).at(-1) : undefined;
  if (days && inputs.history) return chargedTwice(turn, inputs.history, days);
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
            "If you bought once, ask the merchant for a refund of one.",
          )
        : "",
      odd.length > 0 ? paragraphs("These are far above the usual:", bullets(odd)) : "",
      NOT_YOURS,
    ),
  );
}

const TWICE = /\b(?:twice|two times|doubled?|duplicates?)\b|\bdouble[- ]?(?:charge|bill)/;
const NOT_YOURS =
  "If you see a charge that isn't yours, lock the card in your bank's app, call the " +
  "number on its back, and dispute it in writing. If someone has your data, freeze your " +
  "credit at each of the credit bureaus; it's free.";
const MAX_CHARGES = 4;

/** The same charge again within two days; then what came at the same amount further apart, by its rhythm or not. */
function chargedTwice(turn: Turn, history: readonly HistoryRow[], { from, to }: Days): Reply {
  const { recurring } = turn.inputs;
  const pairs = doubleCharges(history, to, addDays(from, -1)).map(({ first, row }) => [first, row]);
  const again = repeatedCharges(history, recurring, { from, to });
  const lines = (family: string, charges: readonly (readonly HistoryRow[])[]) =>
    bullets(charges.slice(0, MAX_CHARGES).map((rows, at) => chargesLine(turn, `${family}.${at + 1}`, rows)));
  const [regular, others] = [true, false].map((is) =>
    again.flatMap(({ rows, isRegular }) => (isRegular === is ? [rows] : [])),
  );
  const day = (id: string, label: string, value: Day) =>
    turn.sheet.add({ id, label, value: { unit: "day", day: value }, href: rowsHref({ from, to }) });
  const when = `from ${day("checked.from", "Looked at from", from)} to ${day("checked.to", "Looked at until", to)}`;
  const said = (text: string, family: string, charges: readonly (readonly HistoryRow[])[] = []) =>
    charges.length > 0 ? paragraphs(text, lines(family, charges)) : "";
  return reply(
    paragraphs(
      pairs.length === 0
        ? `Nothing was taken again by mistake ${when}: no merchant took the same amount again right after.`
        : "",
      said(
        `These look like the same charge again, ${when}; if you bought once, ask for the other back:`,
        "double",
        pairs,
      ),
      said(
        "The same amount, further apart, and nothing I know as regular; see whether each was yours:",
        "again",
        others,
      ),
      said("The same amount more than once, as it regularly comes:", "regular", regular),
      NOT_YOURS,
    ),
  );
}

function chargesLine({ sheet }: Turn, id: string, rows: readonly HistoryRow[]): string {
  const [first] = rows;
  if (!first) return "";
  const href = rowsHref({ from: first.day, to: rows.at(-1)?.day ?? first.day, q: first.merchantName });
  const put = (part: string, label: string, value: FactValue) => sheet.add({ id: `${id}.${part}`, label, value, href });
  const days = rows.map(({ day }, at) => put(`day-${at + 1}`, "Charged on", { unit: "day", day }));
  const name = put("name", "Name of the merchant", { unit: "name", text: first.merchantName });
  return `${name}: ${put("amount", "Charge", { unit: "usd", cents: -first.cents })} on ${listedWith(days)}`;
}

export const CHARGE_INTENTS: readonly CoachIntent[] = [
  {
    id: "odd-charge",
    match: anyOf(
      /charged? (?:me |us )?(?:twice|double|two times)|(?:billed|hit|paid) (?:\S+ ){0,3}(?:twice|double)|twice for/,
      /double[- ]?(?:charge|bill)|duplicate/,
      /(?:unusual|strange|weird|odd|suspicious|unknown) (?:charge|transaction|purchase|payment)/,
      /(?:anything|something) (?:weird|strange|odd|wrong|suspicious|fishy)|fraud|scam|don't recogni[sz]e/,
      /identity theft|stolen|hacked/,
    ),
    answer: oddCharges,
  },
];
