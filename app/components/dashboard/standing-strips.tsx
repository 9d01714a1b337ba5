import type { ReactNode } from "react";
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

/** A goal, a score and what is owed, when there are any: one strip each, and all of one build. */
export function StandingStrips({ view: { overview, owed, reserve }, links }: Props) {
  const { creditScore, savingsProgress: goal } = overview;
  const isOwing = owed.cents > 0 || owed.unseen.length > 0;
  const isRow = goal !== null && creditScore !== null && reserve === null;
  return (
    <div
      id="savings-goal"
      className={cx(
        // The columns are those of the cards above.
        "grid grid-cols-2 gap-2.5 empty:hidden sm:mt-4 sm:gap-4 has-[>:only-child]:grid-cols-1",
        "xl:has-[>:nth-child(3)]:grid-cols-4 data-spotlight:outline-4 data-spotlight:outline-offset-4",
        "data-spotlight:outline-accent",
      )}
    >
      {goal ? <GoalStrip goal={goal} reserve={reserve} links={links} /> : null}
      {creditScore ? (
        <Strip
          name="Credit score"
          to={links.write("/credit")}
          figure={<span className="font-semibold tabular-nums">{creditScore}</span>}
        >
          <p className="text-xs text-muted">{scoreBand(creditScore).name}, estimate</p>
        </Strip>
      ) : null}
      {isOwing ? (
        <Strip
          name={owed.cents > 0 ? "Debt to pay off" : "You owe on"}
          to={links.write(OWED_HREF)}
          figure={owed.cents > 0 ? <Amount cents={owed.cents} className="font-semibold" /> : null}
          isWide={isRow || (reserve !== null && !creditScore)}
        >
          {owed.unseen.length > 0 ? (
            <p className="text-xs text-balance text-muted">
              {/* Half a phone's width has no room for why. */}
              {unseenLoans(owed)}{" "}
              <span className={isRow ? undefined : "max-sm:sr-only"}>{unseenReason(owed.unseen)}</span>
            </p>
          ) : null}
        </Strip>
      ) : null}
    </div>
  );
}

type StripProps = {
  name: string;
  to: string;
  figure: ReactNode;
  /** Takes two columns. */
  isWide?: boolean;
  /** One line below. */
  children: ReactNode;
};

/** Its name and its figure on one line, what there is to say of it on the next; the whole strip is the link. */
function Strip({ name, to, figure, isWide = false, children }: StripProps) {
  return (
    <Card as="article" className={cx("relative min-h-11 min-w-0 !px-3 !py-2 sm:!p-4", isWide && "col-span-2")}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 xl:block">
        <Link
          to={to}
          className="max-w-full truncate font-medium underline-offset-4 after:absolute after:-inset-px after:rounded-lg hover:underline"
        >
          {name}
        </Link>{" "}
        <span className="xl:block">{figure}</span>
      </p>{" "}
      {children}
    </Card>
  );
}

type GoalProps = {
  goal: NonNullable<DashboardView["overview"]["savingsProgress"]>;
  reserve: DashboardView["reserve"];
  links: Links;
};

function GoalStrip({ goal, reserve, links }: GoalProps) {
  return (
    <Strip
      name={goal.name}
      to={links.write("/goals")}
      isWide={reserve !== null}
      figure={
        <span className="text-xs text-muted">
          <Amount cents={goal.current} className="font-medium text-ink" /> of <Amount cents={goal.target} />
        </span>
      }
    >
      <Progress
        value={progressPercent(goal.current, goal.target)}
        label={`Saved for ${goal.name}`}
        tone="accent"
        className="mt-2"
      />
      {reserve ? (
        <p className="mt-1 text-sm">
          Is {reserve.name} (<Amount cents={reserve.cents} />) your emergency fund?{" "}
          <Link
            to={links.write("/goals")}
            className="relative z-10 -my-1 inline-flex min-h-8 items-center font-medium text-accent underline underline-offset-4 touch:-my-2 touch:min-h-11"
          >
            Answer
          </Link>
        </p>
      ) : null}
    </Strip>
  );
}
