// The figures under an answer: each with whose it is, its days, and the link to what is behind it.
import type { Citation, Wording } from "~/texts/coach";
import { formatFact, type Fact } from "~/domain/coach/facts/fact";
import type { CoachReply } from "~/providers/coach/port";

export function wordingOf(reply: CoachReply): Wording {
  return { by: reply.by, notice: reply.notice, citations: citationsOf(reply.cited) };
}

function citationsOf(facts: readonly Fact[]): Citation[] {
  return facts.flatMap((fact) => {
    if (fact.href === null || fact.value.unit === "name") return [];
    return [
      {
        label: namedLabel(fact, facts),
        value: formatFact(fact),
        href: fact.href,
        ...(fact.rows ? { rows: fact.rows } : {}),
        ...(fact.period ? { period: fact.period.label } : {}),
      },
    ];
  });
}

/** Of several debts, goals or bills: whose figure it is. */
function namedLabel({ id, label }: Fact, facts: readonly Fact[]): string {
  const family = id.replace(/^payoff\.(?=\d)/, "debt.").replace(/\.[a-z-]+$/, "");
  const name = facts.find((fact) => fact.id === `${family}.name`);
  return name ? `${formatFact(name)}: ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
}
