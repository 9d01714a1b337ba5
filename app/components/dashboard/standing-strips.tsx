import { Amount } from "~/components/ui/amount";
import { Card } from "~/components/ui/card";
import { cx } from "~/components/ui/cx";
import { Link } from "~/components/ui/link";
import { Progress } from "~/components/ui/progress";
import { scoreBand } from "~/domain/credit/factors";
import { progressPercent } from "~/domain/goals/percent";
import type { DashboardView } from "~/domain/screens/dashboard";
import { OWED_HREF, unseenLoans, unseenReason } from "~/texts/owed";
import type { Links } from "./links";

type Props = { view: Pick<DashboardView, "overview" | "owed" | "reserve">; links: Links };

/** The whole strip is the link. */
const NAME = "font-medium underline-offset-4 after:absolute after:-inset-px after:rounded-lg hover:underline";
const STRIP =
  "relative flex min-h-11 flex-wrap content-center items-center justify-between gap-x-3 !px-3 !py-2 sm:!p-4";

/** A goal, a score and what is owed, when there are any: one strip each. */
export function StandingStrips({ view: { overview, owed, reserve }, links }: Props) {
  const { creditScore, savingsProgress: goal } = overview;
  const isOwing = owed.cents > 0 || owed.unseen.length > 0;
  const isAsked = goal !== null && reserve !== null;
  return (
    <div
      id="savings-goal"
      className={cx(
        "grid grid-cols-2 gap-2.5 empty:hidden sm:mt-4 sm:auto-cols-fr sm:grid-flow-col",
        "sm:grid-cols-none sm:gap-4 data-spotlight:outline-4 data-spotlight:outline-offset-4",
        "data-spotlight:outline-accent max-sm:has-[>:only-child]:grid-cols-1",
      )}
    >
      {goal ? <GoalStrip goal={goal} reserve={reserve} links={links} /> : null}
      {creditScore ? (
        <Card as="article" className={STRIP}>
          <Link to={links.write("/credit")} className={NAME}>
            Credit score
          </Link>{" "}
          <span className="whitespace-nowrap">
            <span className="font-semibold tabular-nums">{creditScore}</span>{" "}
            <span className="text-xs text-muted">{scoreBand(creditScore).name}, estimate</span>
          </span>
        </Card>
      ) : null}
      {isOwing ? (
        <Card
          as="article"
          className={cx(STRIP, goal !== null && creditScore !== null && !isAsked && "max-sm:col-span-full")}
        >
          <Link to={links.write(OWED_HREF)} className={NAME}>
            {owed.cents > 0 ? "You owe" : "You owe on"}
          </Link>{" "}
          <span className="flex flex-wrap items-baseline gap-x-2">
            {owed.cents > 0 ? <Amount cents={owed.cents} className="font-semibold" /> : null}{" "}
            {owed.unseen.length > 0 ? (
              <span className="text-xs text-balance text-muted">
                {unseenLoans(owed)} <span className="max-sm:sr-only">{unseenReason(owed.unseen)}</span>
              </span>
            ) : null}
          </span>
        </Card>
      ) : null}
    </div>
  );
}

type GoalProps = {
  goal: NonNullable<DashboardView["overview"]["savingsProgress"]>;
  reserve: DashboardView["reserve"];
  links: Links;
};

function GoalStrip({ goal, reserve, links }: GoalProps) {
  return (
    <Card as="article" className={cx("relative min-w-0 !px-3 !py-2 sm:!p-4", reserve && "max-sm:col-span-full")}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link to={links.write("/goals")} className={cx(NAME, "max-w-full truncate")}>
          {goal.name}
        </Link>{" "}
        <span className={cx("text-xs text-muted", !reserve && "max-sm:sr-only")}>
          <Amount cents={goal.current} className="font-medium text-ink" /> of <Amount cents={goal.target} />
        </span>
      </p>
      {reserve ? (
        // As long as it's asked which figure holds, a bar would say nothing for sure.
        <p className="mt-1 text-sm">
          Is {reserve.name} (<Amount cents={reserve.cents} />) your emergency fund?{" "}
          <Link
            to={links.write("/goals")}
            className="relative z-10 -my-1 inline-flex min-h-8 items-center font-medium text-accent underline underline-offset-4 touch:-my-2 touch:min-h-11"
          >
            Answer
          </Link>
        </p>
      ) : (
        <Progress
          value={progressPercent(goal.current, goal.target)}
          label={`Saved for ${goal.name}`}
          tone="accent"
          className="mt-2"
        />
      )}
    </Card>
  );
}
