import type { ReactNode } from "react";
import { Badge, type BadgeVariant } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import type { CreditAnalysis } from "~/texts/coach";
import type { CreditStep, ImpactLevel } from "~/domain/coach/advice";
import { SCORE_LABEL } from "~/texts/credit-what-if";
import { WordingNotes } from "./wording";

const IMPACT: Record<ImpactLevel, BadgeVariant> = { high: "destructive", medium: "caution", low: "secondary" };
const PANEL_STEPS = 3;

function frameVariant(timeFrame: string): BadgeVariant {
  if (timeFrame === "immediate") return "success";
  return timeFrame === "short-term" ? "info" : "secondary";
}

function StepBadges({ step }: { step: CreditStep }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge variant={IMPACT[step.impactLevel] ?? "secondary"}>{step.impactLevel} impact</Badge>{" "}
      <Badge variant={frameVariant(step.timeFrame)}>{step.timeFrame}</Badge>
    </span>
  );
}

export function CreditTab({ advice, next }: { advice: CreditAnalysis; next?: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Card title={SCORE_LABEL}>
          <p className="text-2xl font-semibold tabular-nums">{advice.currentScore.score}</p>
          <p className="text-muted">{advice.currentScore.rating}</p>
        </Card>
        <Card title="Target score">
          <p className="text-2xl font-semibold tabular-nums">{advice.targetScore.score}</p>
          <p className="text-muted">{advice.targetScore.timeEstimate}</p>
        </Card>
      </div>
      {next}
      <div className="grid gap-6 lg:grid-cols-[2fr_1fr] lg:items-start">
        <div className="grid grid-cols-1 gap-6">
          <Card title="Analysis">
            <p className="max-w-prose tabular-nums">{advice.analysis}</p>
          </Card>
          <Card title="Improvement Steps">
            <ol className="divide-y divide-line">
              {advice.improvementSteps.map((step) => (
                <li key={step.title} className="grid gap-1.5 py-4 first:pt-0 last:pb-0">
                  <div className="flex flex-wrap items-center justify-between gap-2">
                    <h3 className="font-semibold">{step.title}</h3>
                    <StepBadges step={step} />
                  </div>
                  <p className="max-w-prose text-sm text-muted">{step.description}</p>
                </li>
              ))}
            </ol>
          </Card>
        </div>
        <Card title="Impact Factors">
          <ul className="grid gap-4">
            {advice.improvementSteps.slice(0, PANEL_STEPS).map((step) => (
              <li key={step.title} className="grid gap-1.5">
                <span className="font-medium">{step.title}</span> <StepBadges step={step} />
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <WordingNotes {...advice} />
    </div>
  );
}
