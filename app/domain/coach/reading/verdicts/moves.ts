// Money that moved between one's own accounts: from which, to which, in both directions. 'What went from checking to savings this
// year', 'did any money come back from savings', 'how much has been moved out of Joint Checking'.

import { either } from "~/domain/language/pattern";
import type { Subject } from "~/domain/coach/query/algebra";
import { accountsThat, best, narrowed } from "~/domain/coach/reading/frames/frame";
import { FROM, isBehind, TO } from "~/domain/coach/reading/moved-from";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import type { Entity } from "~/domain/coach/reading/spot";
import { asQuery, type VerdictQuestion, type VerdictReading } from "./verdict";

export function movedBetween(asked: VerdictQuestion): VerdictReading | null {
  const { says, past, onceCents, ranges, monthlyCents } = asked;
  if (past.length > 1 || ranges.length > 0 || onceCents.length > 0 || monthlyCents !== null || says(NO_MOVE))
    return null;
  if (!says(MOVED)) return null;
  const own = narrowed(
    best([...accountsThat(asked, false), ...accountsThat(asked, true).filter((one) => isCard(one, asked))]),
  );
  const [from, to] = [own.filter((one) => isBehind(one, FROM, asked)), own.filter((one) => isBehind(one, TO, asked))];
  const [source, ...sources] = from;
  if (source === undefined || sources.length > 0 || to.length > 1 || from.length + to.length !== own.length)
    return null;
  const [target] = to;
  const [days] = past;
  if (target === undefined && says(TAKEN_OUT) && !isCard(source, asked))
    return asQuery({
      measure: "outflow",
      subject: source.kind === "kind" ? { kinds: source.values } : { accounts: source.values },
      period: days ? { from: days.from, to: days.to } : null,
      ...shapeOf(says),
    });
  // What a card pays is bought with it, and what only left an account may have been spent.
  if (isCard(source, asked) || (target === undefined && !says(ONLY_MOVED))) return null;
  const subject: Subject = {
    ...(target ? (target.kind === "kind" ? { kinds: target.values } : { accounts: target.values }) : {}),
    from: [...source.values],
  };
  return asQuery({
    measure: "moved",
    subject,
    period: days ? { from: days.from, to: days.to } : null,
    ...shapeOf(says),
  });
}

/** 'What did we pay on the red card in October', 'how much went toward the card': its payments, and no purchases. */
export function paidToCard(asked: VerdictQuestion): VerdictReading | null {
  const { says, past, onceCents, ranges, monthlyCents, of } = asked;
  const [days, ...others] = past;
  if (!days || others.length > 0 || onceCents.length > 0 || ranges.length > 0 || monthlyCents !== null) return null;
  if (of("merchant", "category", "part", "goal").length > 0 || says(`${NO_MOVE}|interest|full|statement|autopay`))
    return null;
  const cards = best(accountsThat(asked, true));
  const [card] = cards;
  if (!card || cards.length > 1 || !isCard(card, asked) || !isPaidTo(card, asked)) return null;
  return asQuery({
    measure: "moved",
    subject: card.kind === "kind" ? { kinds: card.values } : { accounts: card.values },
    period: { from: days.from, to: days.to },
    ...shapeOf(says),
  });
}
/** 'Put on the card' is charged to it. */
export const isPaidTo = (card: Entity, asked: Pick<VerdictQuestion, "words">): boolean =>
  isBehind(
    card,
    "(?:pa(?:y|id|ying)|payments?)(?: \\S+){0,2} (?:to|toward|towards|on|onto|off|down)|(?:went|sent|goes|going) (?:to|toward|towards)",
    asked,
  );

/** 'Which account does the power bill come out of', 'was it paid from Joint or Everyday': by accounts. */
export function paidFrom(asked: VerdictQuestion): VerdictReading | null {
  const { says, past, plain, onceCents, monthlyCents, ranges } = asked;
  if (past.length > 1 || onceCents.length > 0 || ranges.length > 0 || monthlyCents !== null || says(NO_PLACE))
    return null;
  const accounts = best([...accountsThat(asked, false), ...accountsThat(asked, true)]);
  const isChoice =
    accounts.length === 2 &&
    /\b(?:paid|pay|come|comes|came|coming|charged|go|goes|taken|pulled)\b(?: \S+){0,2}? (?:from|out of|with|on|to|off)\b.* or\b/.test(
      plain,
    );
  if (!says(PLACE) && !isChoice) return null;
  const named = best(asked.of("merchant", "part", "category")).filter(
    (one) => !accounts.some(({ start, end }) => start < one.end && one.start < end),
  );
  const [days] = past;
  return named.length === 0
    ? null
    : asQuery({
        measure: "spent",
        shape: "ranking",
        by: "account",
        subject: subjectOf(named),
        period: days ? { from: days.from, to: days.to } : null,
      });
}
const PLACE = either(
  "(?:which|what) (?:of (?:my|our) )?(?:bank )?(?:accounts?|cards?) (?:does|did|do|is|was|are|were|has|gets?|" +
    "pays?|paid|took|covers?|i|we)(?: \\S+){0,8}",
  "(?:what|which card|how) did (?:i|we) pay (?:for )?(?:\\S+ ){1,4}with",
  "where (?:does|did|is|was) (?:\\S+ ){1,5}(?:come out of|paid (?:from|out of)|taken from|drawn from)",
);
const NO_PLACE =
  "balance|most|least|owe|owed|debt|rates?|interest|apr|should|best|better|cheapest|closest|limit|transfer\\w*|moved?|more|less|next|lowest|highest|fees?";

const shapeOf = (says: VerdictQuestion["says"]) =>
  says("list|show|each transfer|every transfer|which transfers|all (?:of )?(?:the |my |our )?transfers")
    ? ({ shape: "list" } as const)
    : says("when|what day|last time|most recent(?:ly)?|latest")
      ? ({ shape: "figure", statistic: "latest" } as const)
      : says("how many (?:times|transfers)|how often|times (?:i|we|money|it)|count")
        ? ({ shape: "figure", statistic: "count" } as const)
        : says("(?:a|per|each|every) month|monthly")
          ? ({ shape: "figure", statistic: "per-month" } as const)
          : says("did (?:i|we|any|anything|some)|have (?:i|we)|has (?:any|anything)|was (?:any|anything|there)") &&
              !says("how much|what")
            ? ({ shape: "yes-no" } as const)
            : ({ shape: "figure" } as const);

const ONLY_MOVED = "transfer\\w*|mov(?:e|ed|ing)|swept|sweep|shift(?:ed)?";
/** 'Have we pulled anything out of savings': all that left it. */
const TAKEN_OUT = either(
  "(?:pull(?:ed)?|t(?:ake|ook|aken)|drew|drawn|draw|dipped|dip|withdr(?:ew|aw|awn))(?: \\S+){0,4} (?:out of|from|into) (?:\\S+ ){0,2}savings",
  "c(?:a|o)me out of (?:\\S+ ){0,2}savings",
);
const MOVED = either(
  "left|leave|transfer\\w*|mov(?:e|ed|es|ing)|s(?:e|a)nt|send|shift(?:ed)?|swept|sweep|went|go|goes|gone|going",
  "c(?:a|o)me (?:back|out)|pull(?:ed)?|put|took|take|taken|slid|shuffled?|drift(?:ed)?|flow(?:ed)?",
);
const NO_MOVE = either(
  "if|should|can|could|would|will|afford|enough|after|until|spen[dt]|bought|charged|vs|versus|than|compared?|goals?",
  "average|per (?:week|day|year)|interest|fees?|budget|next|scheduled|going to|bills?|paychecks?|automatic(?:ally)?",
);

const isCard = ({ kind, values }: Entity, { person }: VerdictQuestion): boolean =>
  kind === "kind"
    ? values.includes("credit")
    : person.accounts.some(({ id, kind: type }) => values.includes(id) && type === "credit");
