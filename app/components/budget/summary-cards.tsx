import type { BudgetSummary } from "~/domain/budget/budget";
import { type Cents, formatUsd } from "~/domain/money";
import { planStanding } from "~/texts/budget-sum";
import { Amount } from "~/components/ui/amount";
import { Card } from "~/components/ui/card";
import { cx } from "~/components/ui/cx";

type Figure = { title: string; cents: Cents | null; color?: string };

/** Wider than a third of a phone. */
const isLong = (cents: Cents): boolean => formatUsd(cents).length > 10;

type Props = {
  summary: BudgetSummary;
  restId: string | null;
  /** What is left of the month's income, and how that's reached; null while that isn't known. */
  lead: { says: string; way: string } | null;
};

/**
 * One verdict, and three figures that add up: what is planned, less what was spent, planned or not, is what remains. The
 * verdict is what is left of the month's income, with the way to it; without a known income it's where the plan stands. A
 * figure that nothing is behind yet is a word.
 */
export function SummaryCards({ summary, restId, lead }: Props) {
  const { planned, spent, unplanned } = summary;
  const isPlanned = planned !== 0;
  const all = spent + unplanned;
  const remaining = planned - all;
  const cards: Figure[] = [
    { title: "Planned", cents: isPlanned ? planned : null },
    { title: "Spent", cents: isPlanned || all !== 0 ? all : null },
    { title: "Remaining", cents: isPlanned ? remaining : null, color: remaining < 0 ? "text-loss" : "text-info" },
  ];
  const rest =
    restId && unplanned !== 0 ? (
      <a
        href={`#amount-${restId}`}
        className="relative -my-3 inline-flex min-h-11 items-center font-medium whitespace-nowrap text-accent underline underline-offset-4"
      >
        Plan these
      </a>
    ) : null;
  return (
    <div className="flex flex-col gap-2 sm:gap-3">
      {/* There before the first amount too, which so moves nothing. */}
      {all !== 0 ? (
        <p className={cx("text-sm tabular-nums", lead ? "text-muted" : "sm:text-base")}>
          {lead ? <span className="block text-base font-semibold text-ink sm:text-lg">{lead.says} </span> : null}
          {lead ? lead.way : planStanding(summary)} {rest}
        </p>
      ) : null}
      <div className="grid grid-cols-3 gap-2 max-[22rem]:grid-cols-1 sm:gap-4">
        {cards.map(({ title, cents, color }) => (
          <Card
            key={title}
            className="flex flex-col justify-between gap-x-4 gap-y-1 !px-2 !py-1.5 max-[22rem]:flex-row sm:!px-5 sm:!py-3"
          >
            <h2 className="text-xs font-semibold text-muted">{title}</h2>
            {cents === null ? (
              <p className="text-sm text-muted">{title === "Remaining" ? "No plan yet" : "Nothing yet"}</p>
            ) : (
              <Amount
                cents={cents}
                className={cx("font-semibold tracking-tight sm:text-lg", isLong(cents) ? "text-xs" : "text-sm", color)}
              />
            )}
          </Card>
        ))}
      </div>
    </div>
  );
}
