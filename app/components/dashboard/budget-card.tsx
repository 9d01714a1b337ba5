import { Amount } from "~/components/ui/amount";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import { Progress } from "~/components/ui/progress";
import { categoryIcon, categoryName } from "~/domain/categories/list";
import { type BudgetLine, budgetPercent, budgetTone } from "~/domain/screens/overview";
import { type Day, monthOf, monthRange } from "~/domain/periods";
import type { Links } from "./links";

const TONES = { green: "accent", yellow: "caution", red: "loss" } as const;

/** The three categories that took most of this month. */
export function BudgetCard({
  budgets,
  isPlanned,
  today,
  links,
}: {
  budgets: readonly BudgetLine[];
  isPlanned: boolean;
  today: Day;
  links: Links;
}) {
  return (
    <Card
      id="budget"
      title="Budget Progress"
      action={
        <LinkButton
          to={links.write("/budget")}
          size="sm"
          variant="quiet"
          className="-mr-3 ml-auto"
          icon={isPlanned ? "edit" : "plus"}
        >
          {isPlanned ? "Edit Budget" : "Create Budget"}
        </LinkButton>
      }
      className="scroll-mt-20 data-spotlight:outline-4 data-spotlight:outline-offset-4 data-spotlight:outline-accent"
    >
      {budgets.length === 0 ? (
        <EmptyState title="No spending this month yet" icon="budget">
          The three categories that take most will be here, each against its plan.
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-4">
          {budgets.map((budget) => (
            <BudgetRow
              key={budget.category}
              budget={budget}
              to={links.rows({ ...monthRange(monthOf(today)), kind: "spending", category: budget.category })}
            />
          ))}
        </ul>
      )}
      <Link
        to={links.write("/budget")}
        className="mt-4 inline-flex min-h-11 items-center font-medium text-accent hover:underline print:hidden"
      >
        View all categories
      </Link>
    </Card>
  );
}

function BudgetRow({ budget: { category, amount, spent }, to }: { budget: BudgetLine; to: string }) {
  const percent = budgetPercent(spent, amount);
  const tone = budgetTone(spent, amount);
  return (
    <li data-category={category}>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">
          <span aria-hidden>{categoryIcon(category)}</span> {categoryName(category)}
        </span>{" "}
        <span className="shrink-0 text-xs text-muted">
          <Link to={to} className="font-medium text-ink underline-offset-4 hover:underline">
            <Amount cents={spent} />
          </Link>{" "}
          {amount > 0 ? (
            <>
              {" "}
              of <Amount cents={amount} />
            </>
          ) : (
            " spent, not planned"
          )}
        </span>
      </div>
      <div className="flex items-center gap-3" data-tone={tone}>
        <Progress value={percent} label={`${categoryName(category)}: spent of planned`} tone={TONES[tone]} />
        <span className="w-10 shrink-0 text-right text-xs tabular-nums text-muted">{percent}%</span>
      </div>
      {tone === "red" && amount > 0 ? (
        <p className="mt-1 text-xs text-loss">
          <Amount cents={spent - amount} /> over budget
        </p>
      ) : null}
    </li>
  );
}
