// What is sent to an outside model to word an answer or to read a question. Three smaller tasks send one thing each, without
// names of people and numbers of accounts: merchants' names (services/ledger/analyze-spending), and what was written to the
// goals' assistant, with the goals' names (services/goals/assistant-model). The consent panel says so.
import { CATEGORIES } from "~/domain/categories/list";
import { formatFact, type Fact } from "~/domain/coach/facts/fact";
import { CADENCES } from "~/domain/ledger/cadence";
import { weekday } from "~/domain/periods";
import type { CoachRequest } from "./port";
import type { ReaderInput } from "./reader-prompt";

const MAX_FACTS = 160;
const KINDS = [
  "checking",
  "savings",
  "credit card",
  "loan",
  "investment",
  "weekdays",
  "weekends",
  "housing",
  "all spending",
];
const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** What leaves: see the consent panel, which shows this very shape. */
export function inputOf({ task, question, before, draft, facts }: CoachRequest): Record<string, unknown> {
  const mentioned = new Set(
    Object.values(draft).flatMap((text) => [...text.matchAll(/\{\{([^}]+)\}\}/g)].map((match) => match[1] ?? "")),
  );
  const families = new Set([...mentioned].map(familyOf));
  // What a draft says leaves first, then what belongs to it: of several steps none loses its own to what all sheets hold.
  const rank = ({ id }: Fact): number => (mentioned.has(id) ? 0 : families.has(familyOf(id)) ? 1 : 2);
  const ordered = [...facts].sort((a, b) => rank(a) - rank(b));
  return {
    task,
    ...(question ? { question } : {}),
    ...(before ? { before } : {}),
    draft,
    facts: ordered.slice(0, MAX_FACTS).map(outward),
  };
}

/** 'afford' of 'afford.price', 'answer.2' of 'answer.2.total'. */
const familyOf = (id: string): string => /^[^.]+(?:\.(?:step-)?\d+)?/.exec(id)?.[0] ?? id;

export function outward(fact: Fact): { id: string; label: string; value: string; period?: string } {
  const isHidden = fact.value.unit === "name" && !isEverybodys(fact.value.text);
  const value = isHidden ? "(a name, filled in later)" : formatFact(fact);
  return { id: fact.id, label: fact.label, value, ...(fact.period ? { period: fact.period.label } : {}) };
}

/** Days of the week, categories, kinds of accounts and rhythms are called the same for everybody. */
const EVERYBODYS: ReadonlySet<string> = new Set(
  [
    ...DAYS.flatMap((day) => [day, `${day}s`]),
    ...CATEGORIES.map(({ name }) => name),
    ...CADENCES.map(({ id }) => id),
    ...KINDS,
  ].map((name) => name.toLowerCase()),
);
const isEverybodys = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/, (?:and )?| and /)
    .every((one) => EVERYBODYS.has(one.trim()));

/** What leaves: see the consent panel, which says so. */
export function readerInput({ question, before, today, answered, again, problem }: ReaderInput): string {
  return JSON.stringify({
    task: again ? "read-again" : "read",
    question,
    ...(before ? { before } : {}),
    today: `${today}, a ${DAYS[weekday(today)]}`,
    ...(again ? { again: { ...again, facts: again.facts.map(outward) } } : {}),
    ...(answered.length > 0 ? { answered: answered.map((facts) => facts.map(outward)) } : {}),
    ...(problem ? { problem } : {}),
  });
}
