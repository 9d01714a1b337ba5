import { goalProgress } from "~/domain/credit/progress";
import { answeredWhen, progressSentence, SCORE_LABEL } from "~/texts/credit-what-if";
import type { CreditAssessment } from "~/contracts/credit";
import type { CreditProfile } from "~/domain/credit/profile";
import { mediumDate } from "~/domain/periods";
import { Card } from "~/components/ui/card";
import { Progress } from "~/components/ui/progress";
import { EnteredScores } from "./entered";
import { ScoreChart, type ScorePoint } from "./score-chart";

/** The newest ones; the chart's table holds them all. */
const LISTED = 12;

type ProgressTabProps = { assessment: CreditAssessment; profile: CreditProfile; points: ScorePoint[]; age: string };

export function ProgressTab({ assessment, profile, points, age }: ProgressTabProps) {
  const progress = goalProgress({
    first: points[0]?.score ?? profile.currentScore,
    current: profile.currentScore,
    goal: profile.goalScore,
  });
  return (
    <div className="flex flex-col gap-4">
      <Card title="Way to your goal">
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <Figure label={SCORE_LABEL}>
            <EnteredScores text={assessment.currentScore} />
          </Figure>
          <Figure label="Goal score">
            <EnteredScores text={assessment.goalScore} />
          </Figure>
          <Figure label="Assessment age">
            {age}
            {answeredWhen(age) === "today" ? (
              <span className="text-sm font-normal text-muted"> (updated today)</span>
            ) : null}
          </Figure>
        </dl>
        <Progress value={progress.percent} label={`${progress.percent}% of the way to your goal`} className="my-3" />
        <p>
          <span className="tabular-nums">{progress.percent}%</span> of the way. {progressSentence(progress)}
        </p>
      </Card>
      <Card title="Past assessments">
        <ScoreChart points={points} />
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {[...points]
            .reverse()
            .slice(0, LISTED)
            .map((point) => (
              <li key={point.id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span>{mediumDate(point.day)}</span>{" "}
                <span className="tabular-nums">
                  <EnteredScores text={point.entered} /> <span className="text-muted">of</span>{" "}
                  <EnteredScores text={point.enteredGoal} />
                </span>
              </li>
            ))}
        </ul>
      </Card>
    </div>
  );
}

function Figure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-xl font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
