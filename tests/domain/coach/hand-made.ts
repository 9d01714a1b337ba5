// Answers of a household that is made by hand, a few figures large, so that each can be worked out in one's head: what is said,
// each figure with its label, days, rows and link, and the list beside it, as text to compare with a file of such.
import { readFileSync } from "node:fs";
import { type Fact, formatFact } from "~/domain/coach/facts/fact";
import type { CoachGoal } from "~/domain/coach/facts/inputs";
import { fillFacts } from "~/domain/coach/number-gate";
import type { Query } from "~/domain/coach/query/algebra";
import type { WordedAnswer } from "~/domain/coach/query/answer";
import type { NeedAnswer, AnyNeed, NeedAnswers, Household } from "~/domain/coach/query/data";
import { needKey } from "~/domain/coach/query/data";
import { evaluate, needs } from "~/domain/coach/engine/engine";
import type { Recurring } from "~/domain/ledger/recurring";
import { answerNeeds, type Row } from "../../support/rows-in-memory";

/** A Wednesday. */
export const TODAY = "2026-11-18";

export const NOBODY: Household = {
  today: TODAY,
  firstDay: "2026-01-01",
  ...{ accounts: [], debts: [], goals: [], budgets: [], recurring: [], credit: null, load: null },
};

export const goal = (id: string, target: number, current: number, more: Partial<CoachGoal> = {}): CoachGoal => ({
  ...{ id, name: `The ${id}`, type: "savings", targetCents: target * 100, currentCents: current * 100, deadline: null },
  ...{ ratePercent: null, minimumCents: null, startDay: "2026-01-01", entries: [] },
  ...more,
});

export const stream = (merchantName: string, dollars: number, more: Partial<Recurring> = {}): Recurring => ({
  ...{ key: merchantName, merchantName, category: "entertainment", kind: "spending", cadence: "monthly" },
  ...{ amount: "fixed", count: 6, firstDay: "2026-06-02", lastDay: "2026-11-02", nextDay: "2026-12-02" },
  ...{ lastCents: dollars * 100, typicalCents: dollars * 100, monthlyCents: dollars * 100 },
  ...{ lastId: merchantName, active: true, change: null },
  ...more,
});

let made = 0;
export const row = (day: string, dollars: number, more: Partial<Row> = {}): Row => ({
  ...{ id: String(++made).padStart(4, "0"), day, cents: Math.round(dollars * 100), merchantName: "Corner Market" },
  ...{ category: "groceries", kind: "spending", accountId: "checking", pending: false },
  ...more,
});

type Given = { rows?: readonly Row[]; answered?: (need: AnyNeed) => NeedAnswer | undefined };

export function told(query: Query, household: Household, { rows = [], answered }: Given = {}): string {
  const wanted = needs(query, household);
  const found: NeedAnswers = new Map([
    ...answerNeeds(rows, wanted),
    ...wanted.flatMap((need): [string, NeedAnswer][] => {
      const own = answered?.(need);
      return own ? [[needKey(need), own]] : [];
    }),
  ]);
  return answerLines(evaluate(query, household, found));
}

function answerLines({ text, facts, list, chart }: WordedAnswer): string {
  const { text: filled, cited } = fillFacts(text, facts);
  return [
    filled.replaceAll(/\n+/g, "\n"),
    ...cited.filter(({ value }) => value.unit !== "name").map(factLine),
    ...list.map(
      ({ label, cents, count, day, href }) =>
        `+ ${[label, cents ?? "", count ?? "", day ?? "", href ?? ""].join(" · ").trim()}`,
    ),
    ...(chart ? [`= ${chart.unit}: ${chart.points.map(({ label, value }) => `${label} ${value}`).join(", ")}`] : []),
  ].join("\n");
}

function factLine({ id, label, value, period, rows, href }: Fact): string {
  const parts = [
    formatFact({ id, label, value, href }),
    `${label} (${id.replace(/^(?:answer|asked)\.1\./, "")})`,
    ...(period ? [`${period.from} to ${period.to}`] : []),
    ...(rows === undefined ? [] : [`${rows} rows`]),
    ...(href === null ? [] : [href]),
  ];
  return `- ${parts.join(" · ")}`;
}

/** What stands under each heading of a file. */
export const sectionsOf = (file: URL): Map<string, string> =>
  new Map(
    readFileSync(file, "utf8")
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const at = section.indexOf("\n");
        return [section.slice(0, at), section.slice(at).trim()];
      }),
  );
