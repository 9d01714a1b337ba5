import type { SavingsTracker } from "~/contracts/goals";
import type { SavingsStanding } from "~/domain/goals/goals";
import type { Achievement } from "~/texts/goals";
import { formatUsd, fromDollars } from "~/domain/money";
import { Amount } from "~/components/ui/amount";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { cx } from "~/components/ui/cx";
import { Icon, type IconName } from "~/components/ui/icon";
import { Progress } from "~/components/ui/progress";

export function LevelCard({ standing }: { standing: SavingsStanding }) {
  const debtCents = standing.totalCents - standing.savedCents;
  return (
    <Card className="flex flex-col justify-between gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <p className="text-muted">Saved toward goals</p>
          <p className="mt-1">
            <Amount cents={standing.savedCents} size="hero" />
          </p>
        </div>
        <p>
          <span className="sr-only">Level</span>{" "}
          <Badge className="px-3 py-1 text-base tabular-nums">{`L${standing.level}`}</Badge>
        </p>
      </div>
      <div className="flex flex-col gap-2">
        <Progress value={standing.barPercent} label={`Progress to level ${standing.level + 1}`} />
        <p className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
          <span className="font-medium">{`${formatUsd(standing.toNextLevelCents)} to next level`}</span>{" "}
          <span className="text-muted">{`${standing.barPercent}%`}</span>
        </p>
        {debtCents > 0 ? (
          <details className="text-xs text-muted">
            <summary className="fold">What the bar counts</summary>
            <p>
              {`The bar counts savings and ${formatUsd(debtCents)} of debt paid off: ` +
                `${formatUsd(standing.barRestCents)} fills it. The amount to the next level counts savings only.`}
            </p>
          </details>
        ) : null}
      </div>
    </Card>
  );
}

const ICONS: Record<string, IconName> = {
  "Goal Setter": "flag",
  "Progress Maker": "trending_up",
  "Milestone Master": "star",
  "Financial Champion": "celebration",
};

export function Achievements({ list }: { list: Achievement[] }) {
  const earned = list.filter((achievement) => achievement.earned).length;
  return (
    <Card
      title="Achievements"
      action={<span className="text-xs text-muted tabular-nums">{`${earned} of ${list.length}`}</span>}
    >
      <ul className="grid grid-cols-2 gap-3">
        {list.map(({ name, hint, earned: has }) => (
          <li
            key={name}
            data-earned={has}
            className={cx(
              "flex flex-col gap-2 rounded-md border p-3 sm:flex-row sm:items-center sm:gap-3",
              has ? "border-line bg-accent-soft" : "border-dashed border-line",
            )}
          >
            <span
              className={cx(
                "grid size-9 shrink-0 place-items-center rounded-full",
                has ? "bg-accent text-on-accent" : "bg-sunken text-muted",
              )}
            >
              <Icon name={has ? (ICONS[name] ?? "star") : "lock"} size="sm" />
            </span>{" "}
            <span className="min-w-0">
              <span className={cx("block text-xs leading-snug font-semibold", has ? "" : "text-muted")}>{name}</span>{" "}
              <span className="block text-xs leading-snug text-muted">{has ? "Earned" : hint}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function TrackerCards({ tracker }: { tracker: SavingsTracker }) {
  if (!tracker) return null;
  const cards = [
    {
      title: `${tracker.monthlyStats.monthName} Progress`,
      dollars: tracker.monthlyStats.current,
      text: "Monthly savings streak!",
      icon: "calendar" as const,
    },
    {
      title: `${tracker.yearlyStats.year} Champion`,
      dollars: tracker.yearlyStats.current,
      text: "Year-to-date mastery!",
      icon: "celebration" as const,
    },
  ];
  return (
    <Card className="grid grid-cols-2 gap-4 lg:col-span-2">
      {cards.map(({ title, dollars, text, icon }) => (
        <div key={title} className="flex min-w-0 flex-col gap-1 sm:flex-row sm:items-center sm:gap-4">
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
            <Icon name={icon} />
          </span>
          <div className="min-w-0">
            <h2 className="text-sm font-medium text-muted">{title}</h2>
            <p>
              <Amount cents={fromDollars(dollars)} size="lg" />
            </p>
            <p className="text-xs text-muted">{text}</p>
          </div>
        </div>
      ))}
    </Card>
  );
}
