import { Amount } from "~/components/ui/amount";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { cx } from "~/components/ui/cx";
import { CategoryMark } from "~/components/ui/category-glyph";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { Progress } from "~/components/ui/progress";
import { categoryName } from "~/domain/categories/list";
import type { NextPlan } from "~/domain/budget/next-month";
import { budgetHref } from "~/domain/budget/hrefs";
import { barTone, budgetPercent, canRunOut } from "~/domain/budget/bars";
import type { DashboardView } from "~/domain/screens/dashboard";
import type { BudgetLine } from "~/domain/screens/overview";
import { nextPlanWords } from "~/texts/next-plan";
import { planSentence } from "~/texts/plan-sentence";
import { monthOf, monthRange } from "~/domain/periods";
import type { Links } from "./links";
import { PANEL } from "./look";
import { NothingYet } from "./nothing-yet";

const TONES = { green: "accent", yellow: "caution", red: "loss" } as const;

type Props = { view: Pick<DashboardView, "budgets" | "isPlanned" | "plan" | "nextPlan" | "today">; links: Links };

/** The month against its plan in one line, and the three categories that took most of it. */
export function BudgetCard({ view: { budgets, isPlanned, plan, nextPlan, today }, links }: Props) {
  return (
    <Card id="budget" title="Budget Progress" className={PANEL}>
      {budgets.length === 0 ? (
        <NothingYet title="No spending this month yet">
          Your top three categories will show up here, each against its plan.
        </NothingYet>
      ) : (
        <>
          {isPlanned ? null : (
            <p className="mb-1">
              No budget yet.{" "}
              <Link
                to={links.write("/budget")}
                className="inline-flex min-h-8 items-center font-medium text-accent hover:underline touch:min-h-11"
              >
                Start from your usual month
              </Link>
            </p>
          )}
          {plan ? (
            <p className="mb-2 text-xs text-muted tabular-nums sm:mb-3 sm:text-sm">{planSentence(plan)}</p>
          ) : null}
          <ul className="flex flex-col gap-2 sm:gap-3">
            {budgets.map((budget) => (
              <BudgetRow
                key={budget.category}
                budget={budget}
                isPlanned={isPlanned}
                to={links.rows({ ...monthRange(monthOf(today)), kind: "spending", category: budget.category })}
              />
            ))}
          </ul>
        </>
      )}
      {nextPlan ? <NextMonth plan={nextPlan} to={links.write(budgetHref(nextPlan.month, monthOf(today)))} /> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 sm:mt-2 print:hidden">
        <Link
          to={links.write("/budget")}
          className="inline-flex min-h-9 items-center text-xs font-medium text-accent hover:underline touch:min-h-11"
        >
          View all categories
        </Link>{" "}
        <LinkButton
          to={links.write("/budget")}
          size="sm"
          variant="quiet"
          className="-mr-3"
          icon={isPlanned ? "edit" : "plus"}
        >
          {isPlanned ? "Edit Budget" : "Create Budget"}
        </LinkButton>
      </div>
    </Card>
  );
}

/** Near a month's end: whether the next one is planned, and the way there. */
function NextMonth({ plan, to }: { plan: NextPlan; to: string }) {
  return (
    <Link
      to={to}
      className={cx(
        "mt-1 flex min-h-9 items-center justify-between gap-3 border-t border-line pt-1 text-sm font-medium",
        "text-accent tabular-nums hover:underline sm:mt-3 touch:min-h-11",
      )}
    >
      {nextPlanWords(plan)}
      <Icon name="arrow_right" size="sm" />
    </Link>
  );
}

type RowProps = { budget: BudgetLine; /** Anything is, of the month. */ isPlanned: boolean; to: string };

/** The words below it have one width in every row: the bars are as long as each other. */
function BudgetRow({ budget: { category, amount, spent }, isPlanned, to }: RowProps) {
  const tone = barTone(spent, amount);
  const percent = budgetPercent(spent, amount);
  const isPaid = tone !== "red" && spent === amount && amount > 0 && !canRunOut(category);
  return (
    <li data-category={category} className={isPlanned ? undefined : "touch:pb-2"}>
      <div className="mb-1 flex items-baseline justify-between gap-x-3">
        <span className="min-w-0 truncate font-medium">
          <CategoryMark category={category} /> {categoryName(category)}
        </span>{" "}
        <Link
          to={to}
          className="relative -my-3 inline-flex shrink-0 items-center font-medium underline-offset-4 hover:underline touch:min-h-11"
        >
          <Amount cents={spent} />
        </Link>
      </div>
      {isPlanned ? (
        <div className="flex items-center gap-3 text-xs text-muted" data-tone={isPaid ? "paid" : tone}>
          {/* A bill that is paid is done: no bar warns of it. */}
          {isPaid ? (
            <span className="flex flex-1 items-center gap-1 text-accent">
              <Icon name="check_circle" size="sm" /> Paid
            </span>
          ) : (
            <Progress value={percent} label={`${categoryName(category)}: spent of planned`} tone={TONES[tone]} />
          )}{" "}
          <span className="min-w-40 shrink-0 text-right whitespace-nowrap tabular-nums">
            {amount > 0 && tone === "red" ? (
              <span className="text-loss">
                <Amount cents={spent - amount} /> over <Amount cents={amount} />
              </span>
            ) : amount > 0 ? (
              <>
                {percent}% of <Amount cents={amount} />
              </>
            ) : (
              "isn't planned yet"
            )}
          </span>
        </div>
      ) : null}
    </li>
  );
}
