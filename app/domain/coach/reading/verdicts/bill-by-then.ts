// 'Can I pay rent on Tuesday', 'can we afford the car insurance this week': a bill that is to come, held against what is there
// when it's due. Days that are named with it lie ahead, and nothing that was spent answers it.

import { either } from "~/domain/language/pattern";
import { horizonOf } from "~/domain/coach/reading/frames/ahead";
import { best } from "~/domain/coach/reading/frames/frame";
import { billed } from "~/domain/coach/reading/frames/schedules";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import type { Entity } from "~/domain/coach/reading/spot";
import { asQuery, type VerdictQuestion, type VerdictReading } from "./verdict";

const I = "(?:i|we)";
const STILL = "(?:even |still |actually |really |safely |just |ever )*";
const PAYS = "pay|afford|cover|make|manage|swing|handle";
const CAN = either(
  `(?:can|could|will|would) ${I} ${STILL}(?:be able to |manage to |have enough to |have the money to )?${STILL}(?:${PAYS})`,
  `(?:am|are) ${I} (?:going to be |gonna be )?able to (?:${PAYS})`,
  `(?:do|will) ${I} have (?:enough|the money|money)(?: \\S+){0,3} (?:to (?:${PAYS})|for)`,
);
/** How it's paid, what would change it, and what isn't a bill at all. */
const OTHER = either(
  "off|in full|early|extra|more|less|down|if|instead|without|from|out of|with|using|by card|half|part|minimum|twice|double",
  "did|was|were|have (?:i|we) paid|already|spent|each|every|a month|per month|monthly|months|going up|goes up|went up",
  "raise[sd]?|increase[sd]?|higher|bigger|new|another|move|moving|budgets?|goals?|save|online|app|automatically|autopay",
  "how|where|what|when|which|why|should|better|cheaper|to live|apartment|house|place|loan payoff|nicer",
);
/** What is to be bought is no bill, though something of its kind comes each month. */
const BILL = either(
  "rent|mortgage|bills?|payments?|insurance|premiums?|dues|tuition|installments?|utilities|internet|phone|cable|electric(?:ity)?",
  "power|water|gas bill|daycare|membership|subscriptions?",
);

export function billByThen(asked: VerdictQuestion): VerdictReading | null {
  const { says, onceCents, monthlyCents } = asked;
  if (!says(CAN) || says(OTHER) || onceCents.length > 0 || monthlyCents !== null) return null;
  const found = billsMeant(asked);
  if (found.length === 0) return null;
  return asQuery({ measure: "ahead", subject: subjectOf(found), period: horizonOf(asked) });
}

/** The bill that is named, by what it's for or by who is paid; or the card's. */
function billsMeant(asked: VerdictQuestion): Entity[] {
  const cards = asked
    .of("kind", "account")
    .filter(
      ({ kind, values }) =>
        (kind === "kind" && values.includes("credit")) ||
        asked.person.accounts.some((one) => values.includes(one.id) && one.kind === "credit"),
    );
  if (cards.length > 0)
    return asked.says("bills?|payments?|statement|balance|cards?")
      ? best(cards).map((one) => ({ ...one, kind: "kind", values: ["credit"] }))
      : [];
  const bills = billed(asked, false);
  const isName = ({ kind }: Entity) => kind === "merchant";
  return asked.says(BILL) || bills.every(isName) ? bills : [];
}
