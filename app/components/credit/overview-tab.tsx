import type { CreditAssessment, CreditView } from "~/contracts/credit";
import { scoreBand, utilizationColor } from "~/domain/credit/factors";
import { capitalize, historyYears, utilizationSentence } from "~/texts/credit-factors";
import type { CreditProfile } from "~/domain/credit/profile";
import { showDollars, showNumber } from "~/texts/credit-profile";
import { incomeShown, SCORE_LABEL, whereScoreIsFrom } from "~/texts/credit-what-if";
import { OwedCard } from "~/components/standing/owed-line";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Progress } from "~/components/ui/progress";
import { ScoreScale } from "./score-scale";
import { EnteredScores } from "./entered";
import { COLOR_TEXT, COLOR_TONE } from "./tones";

const UPDATE_HREF = "/credit?tab=overview&edit=1";
const PLAN_HREF = "/credit?tab=plan";

type OverviewProps = { assessment: CreditAssessment; profile: CreditProfile; age: string } & Pick<
  CreditView,
  "owed" | "linked"
> & { note: string | null };

export function OverviewTab({ assessment, profile, age, note, owed, linked }: OverviewProps) {
  const band = scoreBand(profile.currentScore);
  const gap = profile.goalScore - profile.currentScore;
  return (
    <div className="flex flex-col gap-4">
      <Card title="Your score">
        <div className="grid items-center gap-4 md:grid-cols-2">
          <div>
            <dl className="figures mb-3">
              <Score label={SCORE_LABEL} text={assessment.currentScore} className={COLOR_TEXT[band.color]} />
              <Score label="Goal score" text={assessment.goalScore} />
            </dl>
            <p>{gap > 0 ? `${showNumber(gap)} points to your goal.` : "You've reached your goal."}</p>
            <p className="text-xs text-muted">{whereScoreIsFrom(age)}</p>
          </div>
          <ScoreScale current={profile.currentScore} goal={profile.goalScore} />
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton to={PLAN_HREF}>View Action Plan</LinkButton>{" "}
          <LinkButton to={UPDATE_HREF} variant="secondary">
            Update Assessment
          </LinkButton>
        </div>
      </Card>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <div className="grid gap-4">
          <UtilizationCard profile={profile} note={note} />
          <OwedCard owed={owed} />
        </div>
        <AnswersCard assessment={assessment} profile={profile} linked={linked} />
      </div>
    </div>
  );
}

function Score({ label, text, className }: { label: string; text: string; className?: string }) {
  return (
    <div>
      <dt>{label}</dt>{" "}
      <dd className={`text-2xl ${className ?? ""}`}>
        <EnteredScores text={text} />
      </dd>
    </div>
  );
}

/** What linked cards say comes before what was entered. */
function UtilizationCard({ profile, note }: Pick<OverviewProps, "profile" | "note">) {
  const { creditUtilization: percent, totalCreditBalance, totalCreditLimit } = profile;
  const color = utilizationColor(percent);
  return (
    <Card title="Credit utilization">
      <p>
        <span className={`text-2xl font-semibold tabular-nums ${color === "red" ? "text-loss" : ""}`}>
          {showNumber(percent)}%
        </span>{" "}
        <span className="text-muted">{profile.cards ? "now, on your linked cards" : "as you entered it"}</span>
      </p>
      <Progress
        value={percent}
        label={`Credit utilization: ${showNumber(percent)}%`}
        tone={COLOR_TONE[color]}
        className="my-3"
      />
      <p>{utilizationSentence(percent)}</p>
      <p className="mt-2 text-xs text-muted tabular-nums">
        {showDollars(totalCreditBalance)} of a {showDollars(totalCreditLimit)} limit
      </p>
      {note ? <p className="mt-1 text-xs text-muted tabular-nums">{note}</p> : null}
    </Card>
  );
}

function AnswersCard({ assessment, profile, linked }: Pick<OverviewProps, "assessment" | "profile" | "linked">) {
  const income = incomeShown(profile.monthlyIncome, linked?.monthlyIncome);
  const derogatory = [
    assessment.hasCollections ? "collections" : "",
    assessment.hasBankruptcy ? "bankruptcy" : "",
    assessment.hasForeclosure ? "foreclosure" : "",
  ].filter(Boolean);
  const rows = [
    ["Payment history", capitalize(assessment.paymentHistory)],
    ["Credit history", historyYears(profile.creditHistoryLength)],
    ["Credit mix", capitalize(assessment.creditMix)],
    ["New credit inquiries", <EnteredScores key="inquiries" text={assessment.newCreditInquiries} />],
    [
      "Monthly income",
      <span key="income">
        {income?.figure ?? <EnteredScores text={assessment.monthlyIncome} unit="money" />}{" "}
        {income ? <span className="block text-xs text-muted">{income.note}</span> : null}
      </span>,
    ],
    ["Negative marks", derogatory.length > 0 ? capitalize(derogatory.join(", ")) : "None"],
  ] as const;
  return (
    <Card title="Your answers">
      <dl className="divide-y divide-line">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="ml-auto text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
