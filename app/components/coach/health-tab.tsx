import type { ReactNode } from "react";
import { Badge, type BadgeVariant } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Guarded } from "~/components/ui/guarded";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { Note } from "~/components/ui/callout";
import { Progress, Ring, type Tone } from "~/components/ui/progress";
import type { FinancialHealth } from "~/texts/coach";
import type { ImpactLevel } from "~/domain/coach/advice";
import { WordingNotes } from "./wording";

const PRIORITY: Record<ImpactLevel, BadgeVariant> = { high: "destructive", medium: "caution", low: "secondary" };
const toneOf = (score: number): Tone => (score >= 65 ? "accent" : score >= 45 ? "caution" : "loss");

export function HealthTab({ advice, next }: { advice: FinancialHealth; next?: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Overall advice={advice} />
      {next}
      <Reservations advice={advice} />
      {advice.parts && advice.parts.length > 0 ? <Parts parts={advice.parts} /> : null}
      <div className="grid gap-6 md:grid-cols-2 md:has-[>[data-empty]]:grid-cols-1">
        <Guarded name="Strengths">
          <Points
            title="Strengths"
            icon="check_circle"
            tone="text-accent"
            points={advice.strengths}
            empty="Strengths show up here as your figures grow."
          />
        </Guarded>
        <Guarded name="Weaknesses">
          <Points
            title="Weaknesses"
            icon="warning"
            tone="text-caution"
            points={advice.weaknesses}
            empty="Nothing stands out."
          />
        </Guarded>
      </div>
      <Recommendations rows={advice.recommendations} />
      <WordingNotes {...advice} />
    </div>
  );
}

function Overall({ advice }: { advice: FinancialHealth }) {
  const { score, rating } = advice.overallHealth;
  return (
    <Card title="Overall health">
      <div className="grid items-center gap-x-8 gap-y-4 md:grid-cols-[auto_1fr]">
        {advice.withheld ? (
          <div>
            <p className="text-lg font-semibold">{rating}</p>
            <p className="text-sm text-muted">No score yet</p>
          </div>
        ) : (
          <div className="flex items-center gap-4">
            <Ring value={score} label="Health score" tone={toneOf(score)} className="size-24">
              <span className="text-xl">{score}</span>
            </Ring>
            <div>
              <p className="text-lg font-semibold">{rating}</p>
              <p className="text-sm text-muted tabular-nums">{score} out of 100</p>
            </div>
          </div>
        )}
        <section>
          <h3 className="text-sm font-semibold text-muted">Long-term outlook</h3>
          <p className="mt-1 max-w-prose tabular-nums">{advice.longTermOutlook}</p>
        </section>
      </div>
    </Card>
  );
}

/** What comes before the score, why there is none, and what it is made without. */
function Reservations({ advice }: { advice: FinancialHealth }) {
  return (
    <>
      {advice.held ? (
        <Note tone="caution" role="status" title="Something comes before the score">
          {advice.held}
        </Note>
      ) : null}
      {advice.withheld ? (
        <Note tone="caution" role="status" title="Why there's no score">
          {advice.withheld}
        </Note>
      ) : null}
      {advice.unseen && advice.unseen.length > 0 ? (
        <Card title="What couldn't be seen">
          <ul className="grid gap-2">
            {advice.unseen.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
      ) : null}
      <p>
        <Link to="/coach/about-you" className="inline-flex min-h-11 items-center text-accent hover:underline">
          Your answers, checked against your accounts
        </Link>
      </p>
    </>
  );
}

function Parts({ parts }: { parts: NonNullable<FinancialHealth["parts"]> }) {
  return (
    <Card title="How the score is made">
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {parts.map((part) => (
          <li key={part.name} className="grid gap-1">
            <span className="flex justify-between gap-2 text-sm">
              <span>{part.name}</span>{" "}
              <span className="shrink-0 text-muted tabular-nums">
                {part.score} of 100, counts {part.weight}%
              </span>
            </span>
            <Progress value={part.score} label={part.name} tone={toneOf(part.score)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Recommendations({ rows }: { rows: FinancialHealth["recommendations"] }) {
  return (
    <Card title="Recommendations">
      {rows.length === 0 ? (
        <p className="text-muted">Nothing to do for now.</p>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <li key={row.area} className="grid gap-1.5 py-4 first:pt-0 last:pb-0">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 className="font-semibold">{row.area}</h3>
                <Badge variant={PRIORITY[row.priority] ?? "secondary"}>{row.priority} priority</Badge>
              </div>
              <p className="max-w-prose text-sm text-muted tabular-nums">{row.recommendation}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type PointsProps = {
  title: string;
  icon: "check_circle" | "warning";
  tone: string;
  points: readonly string[];
  empty: string;
};

/** A card where there is something to say, else a line. */
function Points({ title, icon, tone, points, empty }: PointsProps) {
  if (points.length === 0)
    return (
      <section data-empty className="flex flex-wrap items-baseline gap-x-3 px-1">
        <h2 className="text-base font-semibold">{title}</h2> <p className="text-muted">{empty}</p>
      </section>
    );
  return (
    <Card title={title}>
      <ul className="grid gap-3">
        {points.map((point) => (
          <li key={point} className="flex gap-2 tabular-nums">
            <Icon name={icon} className={`mt-0.5 ${tone}`} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
