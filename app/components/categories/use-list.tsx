import { Amount } from "~/components/ui/amount";
import { Card } from "~/components/ui/card";
import { CategoryGlyph } from "~/components/ui/category-glyph";
import { Link } from "~/components/ui/link";
import { Progress } from "~/components/ui/progress";
import type { CategoryUse, CategoryUseItem, OwnCategoriesView } from "~/contracts/own-categories";
import { trendHref } from "~/domain/categories/hrefs";
import { formatAbout } from "~/domain/money";
import { monthName } from "~/domain/periods";
import { counted } from "~/texts/plural";

const isUsed = ({ monthCents, usualCents }: CategoryUse): boolean => monthCents !== 0 || (usualCents ?? 0) !== 0;

/** What each of ours takes of this month, with a bar against the largest; what nothing is spent on is folded. */
export function UseList({ month, ours }: Pick<OwnCategoriesView, "month" | "ours">) {
  const used = ours.filter(isUsed);
  const unused = ours.filter((one) => !isUsed(one));
  const largest = used[0]?.monthCents ?? 0;
  return (
    <Card title={`${monthName(month)} so far`} id="built-in">
      {used.length > 0 ? <Uses uses={used} largest={largest} label="Categories by amount" /> : null}
      {unused.length > 0 ? (
        <details open={used.length === 0} className={used.length > 0 ? "border-t border-line" : ""}>
          <summary className="fold text-sm text-accent">
            {used.length > 0
              ? `${counted(unused.length, "category", "categories")} without spending`
              : "All categories"}
          </summary>
          <ul aria-label="Categories without spending" className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {unused.map((one) => (
              <li key={one.id}>
                <Name one={one} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Card>
  );
}

function Uses({ uses, largest, label }: { uses: readonly CategoryUseItem[]; largest: number; label: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {uses.map((one) => (
        <li key={one.id} className="py-1.5">
          <div className="flex items-center justify-between gap-3">
            <Name one={one} /> <MonthTaken name={one.name} use={one} />
          </div>
          <Progress value={one.monthCents} max={Math.max(largest, 1)} label={`${one.name}, against the largest`} />
        </li>
      ))}
    </ul>
  );
}

function Name({ one: { id, name } }: { one: CategoryUseItem }) {
  return (
    <Link to={trendHref(id)} className="flex min-h-11 min-w-0 items-center gap-3 underline-offset-4 hover:underline">
      <CategoryGlyph category={id} /> <span className="min-w-0 wrap-anywhere">{name}</span>
    </Link>
  );
}

/** This month's amount, which leads to its rows, above what is usual. */
export function MonthTaken({ name, use: { monthCents, usualCents, monthHref } }: { name: string; use: CategoryUse }) {
  const amount = <Amount cents={monthCents} className="font-medium" />;
  const usual =
    usualCents === null ? null : (
      <span className="text-xs whitespace-nowrap text-muted">
        {usualCents === 0 ? (
          "not in a usual month"
        ) : (
          <>
            usually <span className="money">{formatAbout(usualCents)}</span>
          </>
        )}
      </span>
    );
  if (monthCents === 0)
    return (
      <p className="ml-auto flex min-h-11 shrink-0 flex-col items-end justify-center">
        {amount} {usual}
      </p>
    );
  return (
    <Link
      to={monthHref}
      className="ml-auto flex min-h-11 min-w-11 shrink-0 flex-col items-end justify-center underline-offset-4 hover:underline"
    >
      <span className="sr-only">{name}: </span>
      {amount} {usual}
    </Link>
  );
}
