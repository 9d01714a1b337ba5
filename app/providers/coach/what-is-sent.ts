// All that is sent to an outside model, in both of its tasks: wording an answer, and reading a question. Nothing else leaves.
import { formatFact, type Fact } from "~/domain/coach/facts/fact";
import { weekday } from "~/domain/periods";
import type { CoachRequest } from "./port";
import type { ReaderInput } from "./reader-prompt";

const MAX_FACTS = 160;
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
  const value = fact.value.unit === "name" ? "(a name, filled in later)" : formatFact(fact);
  return { id: fact.id, label: fact.label, value, ...(fact.period ? { period: fact.period.label } : {}) };
}

/** What leaves: see the consent panel, which says so. */
export function readerInput({ question, before, today, answered, problem }: ReaderInput): string {
  return JSON.stringify({
    task: "read",
    question,
    ...(before ? { before } : {}),
    today: `${today}, a ${DAYS[weekday(today)]}`,
    ...(answered.length > 0 ? { answered: answered.map((facts) => facts.map(outward)) } : {}),
    ...(problem ? { problem } : {}),
  });
}
