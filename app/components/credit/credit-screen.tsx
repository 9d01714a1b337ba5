import type { CreditView } from "~/contracts/credit";
import { readProfile } from "~/domain/credit/profile";
import { chartScore } from "~/domain/credit/progress";
import { readWhatIf } from "~/domain/credit/what-if";
import { dayOf } from "~/domain/periods";
import { Note } from "~/components/ui/note";
import { Tabs } from "~/components/ui/tabs";
import { CreditForm } from "./credit-form";
import { FactorsTab } from "./factors-tab";
import { OverviewTab } from "./overview-tab";
import { PlanTab } from "./plan-tab";
import { ProgressTab } from "./progress-tab";

const TABS = [
  { id: "overview", label: "Overview" },
  { id: "factors", label: "Score Factors" },
  { id: "plan", label: "Improvement Plan" },
  { id: "tracking", label: "Progress" },
] as const;

export function CreditScreen({ view }: { view: CreditView }) {
  const { assessment, tab, editing } = view;
  return (
    <>
      <h1 className="mb-1 text-xl font-semibold">Credit Simulator</h1>
      <p className="mb-6 text-muted">See what moves your score, and plan the next six months.</p>
      {assessment === null || editing ? (
        <CreditForm answers={assessment} cancelTo={assessment ? "/credit?tab=overview" : null} />
      ) : (
        <>
          <Tabs label="Credit Simulator" tabs={TABS.map(({ id, label }) => ({ to: `/credit?tab=${id}`, label, current: id === tab }))} className="mb-6" />
          <Assessed view={{ ...view, assessment }} />
        </>
      )}
    </>
  );
}

function Assessed({ view }: { view: CreditView & { assessment: NonNullable<CreditView["assessment"]> } }) {
  const { assessment, tab, history, age, tried, timeZone } = view;
  const profile = readProfile(assessment);
  const points = history.flatMap((point) => {
    const [score, goal] = [chartScore(point.currentScore), chartScore(point.goalScore)];
    if (score === null || goal === null) return [];
    return [{ id: point.id, day: dayOf(new Date(point.createdAt), timeZone), score, goal, entered: point.currentScore, enteredGoal: point.goalScore }];
  });
  return (
    <div className="flex flex-col gap-4">
      {profile.remarks.length > 0 ? (
        <Note tone="caution" title="Please check your numbers">
          <ul>
            {profile.remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </Note>
      ) : null}
      {tab === "overview" ? <OverviewTab assessment={assessment} profile={profile} age={age} /> : null}
      {tab === "factors" ? <FactorsTab profile={profile} tried={readWhatIf(profile, (name) => tried[name] ?? null)} /> : null}
      {tab === "plan" ? <PlanTab plan={assessment.improvementPlan} /> : null}
      {tab === "tracking" ? <ProgressTab assessment={assessment} profile={profile} points={points} age={age} /> : null}
    </div>
  );
}
