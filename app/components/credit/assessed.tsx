import type { CreditView } from "~/contracts/credit";
import { readProfile } from "~/domain/credit/profile";
import { chartScore } from "~/domain/credit/progress";
import { readCreditWhatIf } from "~/domain/credit/what-if";
import { dayOf } from "~/domain/periods";
import { Guarded } from "~/components/ui/guarded";
import { Note } from "~/components/ui/callout";
import { remarkText } from "~/texts/credit-profile";
import { enteredUtilization } from "~/texts/credit-what-if";
import { FactorsTab } from "./factors-tab";
import { OverviewTab } from "./overview-tab";
import { PlanTab } from "./plan-tab";
import { ProgressTab } from "./progress-tab";

const NAMES: Record<CreditView["tab"], string> = {
  overview: "The overview",
  factors: "Your score factors",
  plan: "Your plan",
  tracking: "Your progress",
};

export default function Assessed({
  view,
}: {
  view: CreditView & { [Key in "assessment" | "profile"]: NonNullable<CreditView[Key]> };
}) {
  const { assessment, profile, tab, history, age, tried, timeZone } = view;
  const note = enteredUtilization(readProfile(assessment).creditUtilization, profile);
  const points = history.flatMap((point) => {
    const [score, goal] = [chartScore(point.currentScore), chartScore(point.goalScore)];
    if (score === null || goal === null) return [];
    return [
      {
        id: point.id,
        day: dayOf(new Date(point.createdAt), timeZone),
        score,
        goal,
        entered: point.currentScore,
        enteredGoal: point.goalScore,
      },
    ];
  });
  return (
    <div className="flex flex-col gap-4">
      {profile.remarks.length > 0 ? (
        <Note tone="caution" title="Please check your numbers">
          <ul>
            {profile.remarks.map(remarkText).map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </Note>
      ) : null}
      <Guarded key={tab} name={NAMES[tab]}>
        {tab === "overview" ? (
          <OverviewTab {...{ assessment, profile, age, note }} owed={view.owed} linked={view.linked} />
        ) : null}
        {tab === "factors" ? (
          <FactorsTab profile={profile} tried={readCreditWhatIf(profile, (name) => tried[name] ?? null)} note={note} />
        ) : null}
        {tab === "plan" ? <PlanTab plan={assessment.improvementPlan} note={note} /> : null}
        {tab === "tracking" ? (
          <ProgressTab assessment={assessment} profile={profile} points={points} age={age} />
        ) : null}
      </Guarded>
    </div>
  );
}
