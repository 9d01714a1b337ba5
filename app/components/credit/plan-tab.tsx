import { impactVariant } from "~/domain/credit/moves";
import type { ImprovementPlan } from "~/texts/credit-plan";
import { Badge, type BadgeVariant } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Note } from "~/components/ui/callout";

const IMPACT: Record<ReturnType<typeof impactVariant>, BadgeVariant> = {
  high: "destructive",
  medium: "caution",
  other: "secondary",
};

/** `note` says where the plan goes by other figures than those that were entered. */
export function PlanTab({ plan, note }: { plan: ImprovementPlan; note: string | null }) {
  return (
    <div className="flex flex-col gap-4">
      {plan.notice ? (
        <Note tone="caution" role="status">
          {plan.notice}
        </Note>
      ) : null}
      <Card title="Your plan in short">
        <p className="max-w-prose">{plan.overallAnalysis}</p>
        <p className="mt-3 max-w-prose">{plan.currentScoreAnalysis}</p>
        {note ? <p className="mt-3 max-w-prose text-sm text-muted tabular-nums">{note}</p> : null}
        <p className="mt-4 text-sm text-muted">Time to your goal</p>
        <p className="text-lg font-semibold">{plan.timeToGoal}</p>
      </Card>
      <Card title="What to do first">
        <ol className="divide-y divide-line">
          {plan.prioritizedActions.map(({ action, impact, description, timeframe }) => (
            <li key={action} className="flex flex-col gap-1.5 py-4 first:pt-0 last:pb-0">
              <div className="flex flex-wrap items-start justify-between gap-2">
                <h3 className="min-w-0 font-medium">{action}</h3>
                <Badge variant={IMPACT[impactVariant(impact)]}>{impact}</Badge>
              </div>
              <p className="max-w-prose">{description}</p>
              <p className="text-xs text-muted">{timeframe}</p>
            </li>
          ))}
        </ol>
      </Card>
      <section aria-labelledby="roadmap">
        <h2 id="roadmap" className="mb-3 text-base font-semibold">
          Six-month roadmap
        </h2>
        <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {plan.monthlyTasks.map(({ month, tasks, expectedProgress }) => (
            <Card key={month} as="li" level={3} title={`Month ${month}`}>
              <ul className="list-disc space-y-1.5 pl-5">
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
              <p className="mt-3 text-sm text-muted">{expectedProgress}</p>
            </Card>
          ))}
        </ol>
      </section>
      <div className="grid gap-4 lg:grid-cols-2">
        <TextList title="Tips" items={plan.tips} />
        <TextList title="Warnings" items={plan.warnings} />
      </div>
    </div>
  );
}

function TextList({ title, items }: { title: string; items: string[] }) {
  return (
    <Card title={title}>
      <ul className="list-disc space-y-2 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Card>
  );
}
