import { type BudgetCategory, budgetPercent, canRunOut, hasPlan, isOverBudget } from "~/domain/budget/budget";
import { ownChoice } from "~/domain/categories/own";
import { carriedSentence, leftOrOver } from "~/texts/budget";
import { rowsHref } from "~/domain/ledger/row-links";
import { formatUsd } from "~/domain/money";
import { addMonths, type Month, monthName, monthRange } from "~/domain/periods";
import { LinkButton } from "~/components/ui/button";
import { CategoryGlyph } from "~/components/ui/category-glyph";
import { cx } from "~/components/ui/cx";
import { Link } from "~/components/ui/link";
import { Progress, type Tone } from "~/components/ui/progress";
import { budgetHref } from "~/domain/budget/hrefs";
import type { OwnSpent } from "~/contracts/budget";
import { AmountForm } from "./amount-form";

/** A bill that was paid is done; only what can still run out warns. */
function toneOf(category: BudgetCategory, over: boolean, percent: number): Tone {
  if (over) return "loss";
  return percent > 75 && canRunOut(category.id) ? "caution" : "accent";
}

type RowProps = {
  category: BudgetCategory;
  month: Month;
  current: Month;
  usualCents?: number;
  own: readonly OwnSpent[];
};

export function CategoryRow({ category, month, current, usualCents, own }: RowProps) {
  const { id, name, plannedAmount, actualSpent, carried, rollover } = category;
  const over = isOverBudget(category);
  const carriedNote = carriedSentence(carried, monthName(addMonths(month, -1)));
  return (
    <li
      data-over={over || undefined}
      className={cx("flex flex-col gap-2 px-4 py-3 sm:px-6", over && "bg-loss-soft text-loss")}
    >
      <div className="flex items-center gap-2 sm:gap-3">
        <CategoryGlyph category={id} size="sm" />
        <div className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-baseline sm:justify-between sm:gap-x-3 wide:flex-col">
          <h3 className="text-sm font-medium sm:text-base">{name}</h3>
          <Link
            to={rowsHref({ category: id, kind: "spending", ...monthRange(month) })}
            className="text-xs tabular-nums underline-offset-4 hover:underline max-sm:tracking-tight sm:text-sm"
            title={`The transactions behind ${name}`}
          >
            {formatUsd(actualSpent)} / {hasPlan(category) ? formatUsd(plannedAmount) : "not planned"}
          </Link>
        </div>
        <AmountForm category={category} month={month} current={current} usualCents={usualCents} />
        <LinkButton
          to={budgetHref(month, current, { dialog: "edit", category: id })}
          preventScrollReset
          variant="quiet"
          size="sm"
          icon="edit"
          aria-label={`Edit ${name}`}
          className="-mx-2 px-2! sm:-ml-2"
        >
          <span className="sr-only">Edit</span>
        </LinkButton>
      </div>
      <Used category={category} over={over} />
      <Own own={own} month={month} />
      {carriedNote || rollover ? (
        <p className={cx("text-xs", over ? "" : "text-muted")}>
          {carriedNote ?? "What is left carries over to the next month"}
        </p>
      ) : null}
    </li>
  );
}

/** The person's own categories that are counted in it, each with its rows. */
function Own({ own, month }: Pick<RowProps, "own" | "month">) {
  if (own.length === 0) return null;
  return (
    <ul aria-label="Of these" className="flex flex-wrap gap-x-4 text-xs">
      {own.map(({ id, name, cents }) => (
        <li key={id}>
          <Link
            to={rowsHref({ category: ownChoice(id), kind: "spending", ...monthRange(month) })}
            className="inline-flex min-h-6 items-center underline-offset-4 wrap-anywhere hover:underline touch:min-h-11"
          >
            {name} {formatUsd(cents)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Used({ category, over }: { category: BudgetCategory; over: boolean }) {
  const { name, plannedAmount, actualSpent, remaining } = category;
  if (plannedAmount <= 0)
    return over ? <p className="text-sm font-medium tabular-nums">{leftOrOver(remaining)}</p> : null;
  const percent = budgetPercent(actualSpent, plannedAmount);
  return (
    <>
      <Progress value={percent} tone={toneOf(category, over, percent)} label={`${name}: ${percent}% used`} />
      <div
        className={cx(
          "flex flex-wrap justify-between gap-x-4 text-sm tabular-nums",
          over ? "font-medium" : "text-muted",
        )}
      >
        <span>{percent}% used</span> <span>{leftOrOver(remaining)}</span>
      </div>
    </>
  );
}
