import { budgetPercent, budgetTone } from "~/domain/budget/bars";
import { type BudgetCategory, hasPlan, isOverBudget } from "~/domain/budget/budget";
import { ownChoice } from "~/domain/categories/own";
import { carriedSentence, leftOrOver, usedWords } from "~/texts/budget";
import { rowsHref } from "~/domain/ledger/row-links";
import { formatUsd } from "~/domain/money";
import { addMonths, type Month, monthName, monthRange } from "~/domain/periods";
import { LinkButton } from "~/components/ui/button";
import { CategoryGlyph } from "~/components/ui/category-glyph";
import { cx } from "~/components/ui/cx";
import { Link } from "~/components/ui/link";
import { Progress } from "~/components/ui/progress";
import { budgetHref } from "~/domain/budget/hrefs";
import type { OwnSpent } from "~/contracts/budget";
import { AmountForm } from "./amount-form";

const TONES = { green: "accent", yellow: "caution", red: "loss" } as const;

type RowProps = {
  category: BudgetCategory;
  month: Month;
  current: Month;
  usualCents?: number;
  own: readonly OwnSpent[];
};

export function CategoryRow({ category, month, current, usualCents, own }: RowProps) {
  const { id, name, carried, rollover } = category;
  const over = isOverBudget(category);
  const carriedNote = carriedSentence(carried, monthName(addMonths(month, -1)));
  return (
    <li
      id={`row-${id}`}
      data-row
      data-over={over || undefined}
      className={cx("flex scroll-mt-20 flex-col px-3 py-0.5 sm:px-6 sm:py-2", over && "text-loss")}
    >
      <div className="flex items-center gap-2 sm:gap-3">
        <CategoryGlyph category={id} size="sm" />
        <div className="min-w-0 flex-1 sm:flex sm:items-center sm:justify-between sm:gap-x-3 wide:block">
          <h3 className={cx("text-sm font-medium sm:text-base", category.ownAmount <= 0 && "pr-24 sm:pr-0 wide:pr-28")}>
            {name}
          </h3>
          <div className="flex items-center gap-1 text-xs tabular-nums sm:text-sm">
            <Figures category={category} month={month} />
            <AmountForm category={category} month={month} current={current} usualCents={usualCents} />
          </div>
        </div>
        <LinkButton
          to={budgetHref(month, current, { dialog: "edit", category: id })}
          preventScrollReset
          variant="quiet"
          size="sm"
          icon="edit"
          data-key="e"
          aria-label={`Edit ${name}`}
          className="-mx-2 px-2! sm:-ml-2"
        >
          <span className="max-sm:sr-only">Edit</span>
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

/**
 * Spent of planned. The plan is seen in its field, which is text until it's tapped; where a month carried something into it,
 * both amounts are seen, and where there is none, the field offers one.
 */
function Figures({ category, month }: Pick<RowProps, "category" | "month">) {
  const { id, name, plannedAmount, actualSpent, carried } = category;
  const isPlanned = hasPlan(category);
  return (
    <p className="flex items-center gap-1 whitespace-nowrap">
      <Link
        to={rowsHref({ category: id, kind: "spending", ...monthRange(month) })}
        className="relative -my-3 inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline"
        title={`The transactions behind ${name}`}
      >
        {formatUsd(actualSpent)}
      </Link>{" "}
      <span className={isPlanned ? "text-muted" : "sr-only"}>/</span>{" "}
      <span className={carried === 0 ? "sr-only print:not-sr-only" : ""}>
        {isPlanned ? formatUsd(plannedAmount) : "not planned"}
      </span>
    </p>
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

/** As wide in each row, so that each bar's whole is as long; what takes more has it. */
const BESIDE = "min-w-40 shrink-0 sm:min-w-48";

function Used({ category, over }: { category: BudgetCategory; over: boolean }) {
  const { name, plannedAmount, actualSpent, remaining } = category;
  if (plannedAmount <= 0)
    return over ? <p className="text-xs font-medium tabular-nums">{leftOrOver(remaining)}</p> : null;
  const percent = budgetPercent(actualSpent, plannedAmount);
  return (
    <p className={cx("flex items-center gap-2 text-xs tabular-nums sm:gap-3", over ? "font-medium" : "text-muted")}>
      <Progress
        value={percent}
        tone={TONES[budgetTone(category.id, actualSpent, plannedAmount)]}
        label={`${name}: ${usedWords(percent, remaining)}`}
        className="min-w-0 flex-1"
      />
      {over ? (
        // Of a plan that is overspent the documented share says 100 at most: what is over is what there is to see.
        <span className={cx(BESIDE, "text-right")}>
          <span className="sr-only print:not-sr-only">{`${percent}% used, `}</span>
          {leftOrOver(remaining)}
        </span>
      ) : (
        <span className={cx(BESIDE, "flex justify-between gap-2")}>
          <span className="whitespace-nowrap">{usedWords(percent, remaining)}</span>{" "}
          <span className="whitespace-nowrap">{leftOrOver(remaining)}</span>
        </span>
      )}
    </p>
  );
}
