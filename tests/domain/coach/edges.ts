// How an answer at an edge stands in a text file beside its test: under the case's name what is said, and below it what each
// figure is called, of which days it is and where it leads.
import { readFileSync } from "node:fs";
import { formatFact } from "~/domain/coach/facts/fact";
import { fillFacts } from "~/domain/coach/number-gate";
import type { Query } from "~/domain/coach/query/algebra";
import { type NeedAnswer, type AnyNeed, type Household, needKey } from "~/domain/coach/query/data";
import { evaluate, needs } from "~/domain/coach/engine/engine";

export function told(asked: Query, household: Household, answer: (need: AnyNeed) => NeedAnswer): string {
  const found = new Map(needs(asked, household).map((need) => [needKey(need), answer(need)]));
  const { text, facts, list } = evaluate(asked, household, found);
  const said = fillFacts(text, facts).text;
  const behind = facts.map((fact) => [formatFact(fact), fact.label, fact.period?.label, fact.href].filter(Boolean));
  const rows = list.map(({ label, cents, href }) => [label, cents, href]);
  return [said, "", ...[...behind, ...rows].map((parts) => `- ${parts.join(" · ")}`)].join("\n").trim();
}

/** By the case's name. */
export const sectionsOf = (file: URL): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(file, "utf8")
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [name = "", ...lines] = section.split("\n");
        return [name, lines.join("\n").trim()] as const;
      }),
  );
