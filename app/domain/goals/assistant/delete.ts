import { anyNumberOf, anyOf, inOrder } from "~/domain/language/pattern";
import { findAmounts } from "./amounts";
import { isDenied, isHostile, isQuestion } from "./refuse";
import { matchGoal, tellingWords, type OwnGoal } from "./find-goal";
import { askBack, type Ask } from "./ask";
import { BLANK, blank, cleanText, wordsOf } from "./text";
import { chosenGoal } from "./same-name";

export type DeleteReading = { kind: "delete"; goal: OwnGoal } | Ask;

const VERB = /\b(delete|remove|cancel|stop|get rid of|got rid of)\b/gi;
const PASSIVE =
  /\b(?:want|like|need|can|should|must|have)\b(.{0,60}?)\b(?:be |to be )?(deleted|removed|cancell?ed|gone)\b/i;
// What may stand before the verb for it to be a request: 'can you please delete', 'I want to remove'.
const POLITE = inOrder(
  /^/i,
  anyNumberOf(
    anyOf(
      / |[,.;:!-]|please|pls|plz|kindly|just|now|then|also|ok|okay|yes|yeah|so|and|hey|hi|hello|well|actually/i,
      /money mind|can|could|would|will|you|we|i|i'd|i'll|u|want|wanna|like|love|need|have|wish|decided|to|go|ahead/i,
      /let's|lets|let|us|me|help|time|it's|its|is|do|the|thing|first|finally|simply|d/i,
    ),
  ),
  /$/i,
);
const OBJECT_END = anyOf(
  /[,.](?!\d)|[;!?]/i,
  inOrder(
    / /i,
    anyOf(
      /because|since|as i|as it|so that|so i|now that|i |it's|it is|it was|we |but|please/i,
      /from my (?:list|goals|account|page)|from the (?:list|page)|from (?:savings|here)|for good|for me|forever/i,
      /permanently|right now|now|today|thanks|thank you|already|any ?more|instead/i,
    ),
    /(?= |$|[,.!])/i,
  ),
  /$/i,
);

export function readDelete(message: string, own: readonly OwnGoal[]): DeleteReading {
  const { text, goals } = chosenGoal(cleanText(message), own);
  if (isHostile(text)) return askBack("own");
  if (goals.length === 0) return askBack("noGoals");
  const request = findRequest(text);
  const near = nearGoals(text, goals);
  if (!request) return askBack("sureDelete", { goals: near });
  if (isQuestion(text) || isDenied(request.before)) return askBack("sureDelete", { goals: near });
  if (
    /\b(all|every|everything|both|each|any|entire list)\b/i.test(request.object) ||
    /\b(all|every) (of )?(my |the )?goals?\b/i.test(text)
  )
    return askBack("oneDelete", { goals });

  const amounts = findAmounts(request.object, []);
  const first = amounts[0];
  if (
    first &&
    /^ ?(my |the |a )?$/i.test(request.object.slice(0, first.start)) &&
    /^ (from|out of|off)\b/i.test(request.object.slice(first.end))
  )
    return askBack("takeBack", { name: near.length > 1 ? "" : (near[0]?.name ?? "") });

  const phrase = objectPhrase(request.object);
  if (namesSeveral(request.object, goals)) return askBack("oneDelete", { goals: near.length > 1 ? near : goals });
  const whole = matchGoal(phrase, goals);
  if (whole.kind === "one") return { kind: "delete", goal: whole.goal };
  // 'The $800 bike': an amount that is no part of a name says which of them, and has to be true of it.
  const said = findAmounts(phrase, []);
  const found = matchGoal(blank(phrase, said), goals);
  if (found.kind === "one")
    return said.some(({ cents }) => cents === found.goal.targetCents)
      ? { kind: "delete", goal: found.goal }
      : askBack("whichDelete", { goals: [found.goal] });
  if (found.kind === "several")
    return tellApart(request.object, found.goals) ?? askBack("whichDelete", { goals: found.goals });
  if (found.kind === "near") return askBack("whichDelete", { goals: found.goals });
  const described = byDescription(phrase, goals);
  if (described) return described;
  if (found.kind === "empty") {
    const kind = /\bdebt\b/i.test(phrase) ? "debt" : /\bsavings?\b/i.test(phrase) ? "savings" : null;
    const fitting = kind ? goals.filter((goal) => goal.type === kind) : goals;
    // 'Delete my goal' is clear where there is one; 'cancel that' could mean anything.
    if (fitting.length === 1 && fitting[0] && /\b(goal|fund|debt|savings)\b/i.test(phrase))
      return { kind: "delete", goal: fitting[0] };
    return askBack("whichDelete", { goals: fitting.length > 0 ? fitting : goals });
  }
  return askBack("unknownDelete", { goals });
}

type Request = { before: string; object: string };

function findRequest(text: string): Request | null {
  for (const match of text.matchAll(VERB)) {
    const before = text.slice(0, match.index);
    const object = text.slice(match.index + match[0].length);
    const clause = before.split(/[,.;:!?]|\b(?:and|so|then|but)\b/i).at(-1) ?? "";
    if (/\bgot rid of$/i.test(before + match[0])) continue;
    if (isDenied(before)) return { before, object };
    if (!POLITE.test(clause) || /\b(had|have) to $/i.test(clause)) continue;
    if (
      /^stop$/i.test(match[0]) &&
      !/^ ?(saving|working|contributing|paying|putting|tracking|my|the|this|that|it|"|$)/i.test(object) &&
      wordsOf(object).length > 0
    )
      continue;
    if (/^ ?(it|this|that|them)? ?(please)?[.!]? ?$/i.test(object)) {
      // 'I don't need the bike goal any more, delete it': the goal is named before.
      const named = /\b(?:my|the|this|that) ([^,.;!?]*?\b(?:goals?|fund))\b/i.exec(before)?.[1];
      return { before, object: named ?? object };
    }
    return { before, object };
  }
  const passive = PASSIVE.exec(text);
  if (passive && !isQuestion(text)) {
    const whole = passive[1] ?? "";
    const object = wordsOf(whole).length > 0 ? whole : text.slice(0, passive.index);
    return { before: text.slice(0, passive.index), object };
  }
  return null;
}

// 'The car and the bike': each part means a goal, and no single goal is called that.
function namesSeveral(object: string, goals: readonly OwnGoal[]): boolean {
  const phrase = objectPhrase(object);
  const whole = matchGoal(phrase, goals);
  if (whole.kind === "one" && / (and|or|&) /i.test(phrase)) return false;
  const parts = object.split(/ (?:and|or|&|plus) |,/i).filter((part) => {
    const kind = matchGoal(objectPhrase(part), goals).kind;
    return kind === "one" || kind === "several" || kind === "near";
  });
  return parts.length > 1;
}

/** The words that name the goal. */
function objectPhrase(object: string): string {
  const quoted = /"([^"]+)"|(?:^| )'([^']+)'(?=$|[\s,.!?])/.exec(object);
  if (quoted) return quoted[1] ?? quoted[2] ?? "";
  const start = object.replace(
    /^ ?(?:saving|working|contributing|paying|putting money|tracking)\b(?: (?:up|money|off|down|into))?(?: (?:for|towards?|on|to|in))?/i,
    "",
  );
  const cut = start.slice(0, start.search(OBJECT_END));
  const after = /\bgoals? (?:for|called|named|of|to|about|on|titled) (.+)/i.exec(cut)?.[1];
  const behind = /^ ?(?:my |the |a |that |this )?goals?:? (?!from\b|please\b)(\S.*)/i.exec(cut)?.[1];
  return (after ?? behind ?? cut.replace(/\b(goals?)\b.*/i, "$1")).trim();
}

function byDescription(phrase: string, goals: readonly OwnGoal[]): DeleteReading | null {
  const color = /\b(blue|green|purple|red|orange)\b/i.exec(phrase)?.[1]?.toLowerCase();
  const amount = findAmounts(phrase, [])[0]?.cents;
  const rest = tellingWords(
    phrase.replace(/\$?[\d.,]+k?/gi, " ").replace(/\b(blue|green|purple|red|orange|dollars?|bucks?)\b/gi, " "),
  );
  if ((!color && amount === undefined) || rest.length > 0) return null;
  const fitting = goals.filter(
    (goal) => (!color || goal.color === color) && (amount === undefined || goal.targetCents === amount),
  );
  if (fitting.length === 1 && fitting[0]) return { kind: "delete", goal: fitting[0] };
  return askBack(fitting.length > 1 ? "whichDelete" : "unknownDelete", { goals: fitting.length > 1 ? fitting : goals });
}

function tellApart(phrase: string, goals: readonly OwnGoal[]): DeleteReading | null {
  const kind = /\b(debt|loan|card)\b/i.test(phrase) ? "debt" : /\bsavings?\b/i.test(phrase) ? "savings" : null;
  const amounts = findAmounts(phrase, []).map(({ cents }) => cents);
  const fitting = goals.filter(
    (goal) => (kind === null || goal.type === kind) && (amounts.length === 0 || amounts.includes(goal.targetCents)),
  );
  return fitting.length === 1 && fitting[0] ? { kind: "delete", goal: fitting[0] } : null;
}

function nearGoals(text: string, goals: readonly OwnGoal[]): OwnGoal[] {
  const words = tellingWords(text.replaceAll(BLANK, " "));
  return goals.filter((goal) => tellingWords(goal.name).some((word) => words.includes(word)));
}
