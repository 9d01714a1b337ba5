// What of checking could go to savings: what is free once the bills until the next pay are taken off, by the forecast that the
// cash-flow screen has, with a rule of thumb for what should stay.

import { ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { cannotTell, type Reply, reply } from "~/domain/coach/intents";
import type { PlanTurn } from "./turn";

export function toSavings({ sheet, plain }: PlanTurn): Reply {
  if (!sheet.has("balance.checking")) return cannotTell("I need a linked checking account to tell what it can spare.");
  if (sheet.has("safe.short"))
    return reply(
      "Nothing for now: the bills I know of come to {{safe.short}} more than checking holds until {{safe.until}}. It holds {{balance.checking}}.",
    );
  if (!sheet.has("safe.amount"))
    return cannotTell(
      "I need your bills and pay in linked accounts to tell what checking can spare; it holds {{balance.checking}}.",
    );
  const isKept = /\b(?:keep|keeping|leave|leaving|hold|sit|sitting|stay)\b/.test(plain);
  return reply(
    paragraphs(
      sentences(
        isKept
          ? "Checking holds {{balance.checking}}, and {{safe.amount}} of it isn't needed for the bills I know of " +
              "until {{safe.until}}. The rest should stay there."
          : "Up to {{safe.amount}} can go to savings: that's what of the {{balance.checking}} in checking isn't " +
              "needed for the bills I know of until {{safe.until}}.",
        "Everyday spending until then comes out of that as well, so move less than all of it.",
      ),
      sentences(
        ifKnown(
          sheet,
          "spend.average",
          "A common rule is to keep about one month of spending in checking, {{spend.average}} for you: what is beyond it earns more in savings.",
        ),
        ifKnown(sheet, "emergency.months", "Your savings cover {{emergency.months}} of needs."),
      ),
    ),
  );
}
