// Single charges that deserve a second look.

import { bullets, paragraphs } from "~/domain/coach/advice";
import { type CoachIntent, reply, type Turn } from "~/domain/coach/intents";
import { anyOf } from "~/domain/language/pattern";

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
            "If you bought once, ask the merchant for a refund of one.",
          )
        : "",
      odd.length > 0 ? paragraphs("These are far above the usual:", bullets(odd)) : "",
      "If you see a charge that isn't yours, lock the card in your bank's app, call the " +
        "number on its back, and dispute it in writing. If someone has your data, freeze your " +
        "credit at each of the credit bureaus; it's free.",
    ),
  );
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
