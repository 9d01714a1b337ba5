// Between a model's words and the page. The model writes {{fact.id}} where a figure belongs and the server puts it in.
// Any other amount, percentage, count or date must be, letter for letter, a fact of this turn. Strict on purpose: a
// refused text costs a retry or the planner's own words; a false figure costs trust.

import { formatFact, type Fact } from "~/domain/coach/facts/fact";
import { type AskedOn, hasWrongMonth, withoutTrueSpans } from "~/domain/coach/gate-spans";
import { withoutTrueCounts } from "~/domain/coach/gate-counts";
import { categoryMeant, NAMED, outOfPlace } from "~/domain/coach/gate-places";
import { placedFacts } from "~/domain/coach/placed-facts";
import { NUMBER_WORDS, PART_OF_MONTH, RELATIVE_DATES, SHORT_MONTH } from "~/domain/coach/number-words";
import { withoutAskersWords } from "~/domain/coach/gate-askers-words";
import { MONTHS } from "~/domain/language/calendar";
import { escapeRegExp } from "~/domain/language/pattern";
import { monthName } from "~/domain/periods";

const PLACEHOLDER = /\{\{([a-z0-9_.-]{1,60})\}\}/g;
/** Stands for a figure that has been checked. Private use, and so never in a text that passed the character check. */
const MARK = "\uE000";
export const LONGEST_PROSE = 6_000;

type Filled = { text: string; cited: Fact[] };

/** Puts the figures in. An unknown id becomes nothing and is reported, so that a draft can be tested for it. */
export function fillFacts(text: string, facts: readonly Fact[]): Filled & { unknown: string[] } {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const cited = new Map<string, Fact>();
  const unknown: string[] = [];
  const filled = text.replace(PLACEHOLDER, (_, id: string) => {
    const fact = byId.get(id);
    if (!fact) {
      unknown.push(id);
      return "";
    }
    cited.set(id, fact);
    return formatFact(fact);
  });
  return { text: filled, cited: [...cited.values()], unknown };
}

/** What is wrong with a model's text; nothing means that it may be shown. Only on a known day spans of time are looked at. */
export function gateProblems(text: string, facts: readonly Fact[], asked?: AskedOn): string[] {
  const problems: string[] = [];
  if (text.length > LONGEST_PROSE) return ["too long"];
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  if (/[\uE000-\uF8FF]/.test(text)) return ["unexpected characters"];
  const placed = placedFacts(text, facts);
  if (asked && hasWrongMonth(text, placed, asked)) problems.push("a date that is no fact");
  const judged = asked ? withoutTrueCounts(withoutTrueSpans(text, placed, asked), facts) : text;
  const marked = judged.replace(PLACEHOLDER, (_, id: string) => {
    if (!byId.has(id)) problems.push(`unknown fact ${id}`);
    return MARK;
  });
  // ASCII letters and plain punctuation only: no other digits, no look-alikes, no invisible characters, no HTML, links,
  // code or tables, no braces left over. Names of merchants and goals come as placeholders.
  if (/[^A-Za-z0-9\s.,;:!?'"()\-–—…’‘“”*_#/&$%\uE000]/u.test(marked)) problems.push("unexpected characters");
  if (
    /https?:|www\.|\b(?:javascript|data|file|mailto|ftp|tel):(?=\S)|\b[a-z0-9-]+\.(?:com|net|org|io|co|app|dev|xyz|ru|info|biz|me|ly|gg)\b/i.test(
      marked,
    )
  )
    problems.push("an address");
  const figures = writtenFigures(facts);
  const checked = markFigures(withoutListNumbers(marked), figures);
  if (/\d/.test(checked)) problems.push("a number that is no fact");
  if (/[$%]/.test(checked)) problems.push("an amount or percentage that is no fact");
  if (
    new RegExp(
      `[\\w$%.,'\u2019+/-]${MARK}|${MARK}[\\w$%/${MARK}]|${MARK}[.,-]\\d|${MARK}-|(?:minus|negative|times|plus)` +
        ` ${MARK}|${MARK} (?:times|minus|squared|k|m|bn?)(?![a-z])`,
      "i",
    ).test(checked)
  ) {
    problems.push("a figure that is built upon");
  }
  problems.push(
    ...wordProblems(
      asked ? withoutAskersWords(checked, asked.question) : checked,
      facts,
      new Set([...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? "")),
    ),
    ...sentenceProblems(text, byId, figures),
    ...denials(text, byId),
  );
  return [...new Set(problems)];
}

/** 1. 2. 3. at the start of lines, as long as they count up from one. */
function withoutListNumbers(text: string): string {
  let expected = 1;
  return text
    .split("\n")
    .map((line) => {
      const match = /^\s*(\d{1,2})[.)]\s+(?=\S)/.exec(line);
      if (!match) return line;
      const number = Number(match[1]);
      if (number !== expected && number !== 1) return line;
      expected = number + 1;
      return line.slice(match[0].length);
    })
    .join("\n");
}

type Figure = { text: string; unit: Fact["value"]["unit"]; pattern: RegExp; facts: Fact[] };

/** How each fact reads when it is written out, the longest first. */
function writtenFigures(facts: readonly Fact[]): Figure[] {
  const figures = new Map<string, Figure>();
  for (const fact of facts) {
    // Guidelines are the same for everyone: written out, they could pass for the person's own figures.
    if (fact.value.unit === "name" || fact.id.startsWith("guide.")) continue;
    const { unit } = fact.value;
    const text = formatFact(fact);
    const known = figures.get(`${unit}|${text}`);
    if (known) {
      known.facts.push(fact);
      continue;
    }
    const escaped = escapeRegExp(text);
    const after = unit === "score" ? "(?!\\s*(?:[%\\d]|point|month|year|day|week|dollar|k))" : "";
    const pattern = new RegExp(`(?<![\\w$.,+\\-/\uE000])${escaped}(?![\\w%$/\uE000]|[.,]\\d)${after}`, "g");
    figures.set(`${unit}|${text}`, { text, unit, pattern, facts: [fact] });
  }
  return [...figures.values()].sort((a, b) => b.text.length - a.text.length);
}

function markFigures(text: string, figures: readonly Figure[]): string {
  let result = text;
  for (const figure of figures) {
    result = result.replace(figure.pattern, (found: string, offset: number, whole: string) => {
      if (figure.unit !== "score") return MARK;
      const sentence = `${
        whole
          .slice(0, offset)
          .split(/[.!?\n]/)
          .at(-1) ?? ""
      }${whole.slice(offset).split(/[.!?\n]/)[0] ?? ""}`;
      return /score/i.test(sentence) ? MARK : found;
    });
  }
  return result;
}

/** A month ahead is a promise: only a fact that is a month itself may be spoken of like that. */
const PROMISES = /\b(?:will|would|won't|going to|shall|soon|expect(?:ed)?|able to)\b|'ll\b/i;
/** Months that a text may name without citing a figure of theirs: those of the sums that every answer starts from. */
const EVERYDAY = /^(?:spend|income)\./;

function wordProblems(text: string, facts: readonly Fact[], cited: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const plain = text.normalize("NFKC").replace(/[*_#]/g, "");
  const glued = plain.replace(/(?<=[a-z])[-'’.,–—…/]+(?=[a-z])/gi, "");
  const apart = plain.replace(/[-–—/]/g, " ").replace(/\s+/g, " ");
  for (const variant of [plain, glued, apart]) {
    if (NUMBER_WORDS.some((pattern) => pattern.test(variant))) problems.push("a number in words");
    if (RELATIVE_DATES.some((pattern) => pattern.test(variant))) problems.push("a date that is no fact");
  }
  if (/(?<![a-z])(?:[a-z][\s.\-–—_*,]+){3,}[a-z](?![a-z])/i.test(plain)) problems.push("letters set apart");
  // In capitals it is a rate, not April.
  if (SHORT_MONTH.test(apart.replace(/\bAPR\b/g, "rate")) || PART_OF_MONTH.test(apart))
    problems.push("a date that is no fact");
  const known = new Set(
    facts.filter(({ id, value }) => value.unit === "month" || EVERYDAY.test(id) || cited.has(id)).flatMap(periodMonths),
  );
  const ahead = new Set(
    facts.flatMap((fact) => (fact.value.unit === "month" ? [monthName(fact.value.month).toLowerCase()] : [])),
  );
  for (const name of MONTHS) {
    const found =
      name === "may"
        ? /(?:\b(?:in|by|until|till|before|since|of|from|to|through|after|next|last|during|this) may\b)|(?<=[a-z,] )May\b/
        : new RegExp(`\\b${name}\\b`, "i");
    if (!found.test(apart)) continue;
    const promised =
      new RegExp(`\\b(?:by|until|till|before|next|come) ${name}\\b`, "i").test(apart) ||
      apart
        .split(/[.!?]/)
        .some((sentence) => PROMISES.test(sentence) && new RegExp(`\\b${name}\\b`, "i").test(sentence));
    if (!known.has(name) || (promised && !ahead.has(name))) problems.push("a date that is no fact");
  }
  return problems;
}

function periodMonths(fact: Fact): string[] {
  const months = fact.period ? [fact.period.from.slice(0, 7), fact.period.to.slice(0, 7)] : [];
  if (fact.value.unit === "month") months.push(fact.value.month);
  return months.map((month) => monthName(month).toLowerCase());
}

function sentenceProblems(text: string, byId: ReadonlyMap<string, Fact>, figures: readonly Figure[]): string[] {
  const problems: string[] = [];
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    const named = NAMED.filter(({ pattern }) => pattern.test(sentence.replace(PLACEHOLDER, ""))).map(({ id }) => id);
    const foreign = (id: string) =>
      named.length > 0 && categoryMeant(id) !== undefined && !named.some((name) => name === categoryMeant(id));
    const placed = [...sentence.matchAll(PLACEHOLDER)].flatMap((match) =>
      match[1] && byId.has(match[1]) ? [{ id: match[1], at: match.index, length: match[0].length }] : [],
    );
    // A name is no figure, whatever number is in its id.
    for (const { id, at, length } of placed)
      if (byId.get(id)?.value.unit !== "name" && outOfPlace(id, sentence, at, length))
        problems.push(`a figure out of place (${id})`);
    const meant = placed.filter(({ id }) => categoryMeant(id) !== undefined);
    if (meant.length > 0 && meant.every(({ id }) => foreign(id)))
      problems.push("a figure under another category's name");
    // Written out, a figure must be at home as one of the facts that read like it.
    for (const figure of figures) {
      for (const match of sentence.matchAll(figure.pattern)) {
        if (!figure.facts.some(({ id }) => !outOfPlace(id, sentence, match.index, match[0].length) && !foreign(id)))
          problems.push(`a figure out of place (${figure.text})`);
      }
    }
  }
  return problems;
}

/** What is there can't be talked away. */
function denials(text: string, byId: ReadonlyMap<string, Fact>): string[] {
  const owes = byId.has("debt.total");
  return owes &&
    /\bowe nothing\b|\b(?:no|without|without any|zero) debts?\b|\b(?:are|already|now) (?:debt[- ]free|free of debt)\b/i.test(
      text,
    )
    ? ["a debt that is denied"]
    : [];
}
