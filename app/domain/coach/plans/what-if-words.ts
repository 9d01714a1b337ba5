// A what-if of what was asked, as it is answered: the verdict, what is said about it, the household before and after.

import { paragraphs, sentences } from "~/domain/coach/advice";
import { cannotTell, type Reply, reply } from "~/domain/coach/intents";
import { outcomeOf, type WhatIf, type WhatIfKind, type WhatIfOutcome } from "~/domain/household/what-if";
import { assumed, whatIfHref } from "~/domain/household/what-if-fields";
import { type VerdictAsked, verdictSentence } from "~/texts/what-if";
import { setAsideCents, whatIfRows } from "~/texts/what-if-view";
import { beforeAndAfter } from "./before-and-after";
import { withDatedGoals } from "./dated-goals";
import type { PlanTurn } from "./turn";

/** A what-if of this kind with what was said, and for the rest what is assumed. */
export function whatIfOf({ request, ground }: PlanTurn, kind: WhatIfKind, said: Partial<WhatIf> = {}): WhatIf {
  const { amountCents, monthlyCents, months, downPercent, ratePercent, date, starts } = request;
  return {
    ...assumed(kind, ground, said.amountCents ?? amountCents),
    ...(amountCents === undefined ? {} : { amountCents }),
    ...(monthlyCents === undefined ? {} : { monthlyCents }),
    ...(months === undefined ? {} : { months }),
    ...(downPercent === undefined ? {} : { downPercent }),
    ...(ratePercent === undefined ? {} : { ratePercent }),
    ...(date === undefined ? {} : { date }),
    ...(starts === undefined ? {} : { starts }),
    ...said,
  };
}

/** What stands between the verdict and the figures before and after. */
type Between = (outcome: WhatIfOutcome, href: string) => readonly string[];

export function whatIfReply(turn: PlanTurn, whatIf: WhatIf, between: Between): Reply {
  const { ground } = turn;
  if (ground.incomeCents === null && ground.spentCents === null)
    return cannotTell(
      "I need to see a full month of income and spending in linked accounts, or what you say of them on the About You page, to work that out.",
    );
  const outcome = withDatedGoals(turn, outcomeOf(whatIf, ground));
  const href = whatIfHref(whatIf);
  return reply(
    paragraphs(
      sentences(verdictSentence(outcome.verdict, whatIf.kind, verdictAsked(turn)), ...between(outcome, href)),
      beforeAndAfter(turn, outcome, href),
      "Change the assumptions on the What If page.",
    ),
    {
      caption: "Before and after",
      head: ["", "Now", "Then"],
      rows: whatIfRows(outcome.before, outcome.after, ground, setAsideCents(outcome)).map(
        ({ label, before, after }) => [label, before, after],
      ),
    },
  );
}

/** 'Is it too much' is answered with yes where 'can I' is answered with no; 'what if' with neither. */
export function verdictAsked({ plain, request }: PlanTurn): VerdictAsked {
  if (/\btoo (?:much|high|expensive|steep|pricey)\b/.test(plain)) return "too-much";
  return /^(?:and |so )?(?:what|how|if)\b/.test(plain) ? "what-if" : request.date === undefined ? "can" : "by-then";
}
