import { Amount } from "~/components/ui/amount";
import { Card } from "~/components/ui/card";
import { percent } from "~/components/ui/chart";
import { CategoryGlyph } from "~/components/ui/category-glyph";
import { Link } from "~/components/ui/link";
import type { CategoryUse, CategoryUseItem, OwnCategoriesView } from "~/contracts/own-categories";
import { trendHref } from "~/domain/categories/hrefs";
import { formatAbout, sumCents } from "~/domain/money";
import { aboveWords, usualBarLabel, isAbove, shareWords } from "~/texts/category-use";
import { monthName } from "~/domain/periods";
import { counted } from "~/texts/plural";

const isUsed = ({ monthCents, usualCents }: CategoryUse): boolean => monthCents !== 0 || (usualCents ?? 0) !== 0;

/** What each of ours takes of this month, with a bar against what is usual; what nothing is spent on is folded. */
export function UseList({ month, ours }: Pick<OwnCategoriesView, "month" | "ours">) {
  const used = ours.filter(isUsed);
  const unused = ours.filter((one) => !isUsed(one));
  const scale = Math.max(1, ...used.map(({ monthCents, usualCents }) => Math.max(monthCents, usualCents ?? 0)));
  return (
    <Card title={`${monthName(month)} so far`} id="built-in">
      {used.length > 0 ? (
        <>
          <Total uses={used} />
          <p className="mb-3 text-xs text-muted">
            The longer the bar, the more you spent. The mark is your usual month.
          </p>
          <Uses uses={used} scale={scale} label="Categories by amount" />
        </>
      ) : null}
      {unused.length > 0 ? (
        <details open={used.length === 0} className={used.length > 0 ? "border-t border-line" : ""}>
          <summary className="fold text-sm text-accent">
            {used.length > 0 ? counted(unused.length, "unused category", "unused categories") : "All categories"}
          </summary>
          <ul aria-label="Unused categories" className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
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

function Uses({ uses, scale, label }: { uses: readonly CategoryUseItem[]; scale: number; label: string }) {
  const all = sumCents(uses.map(({ monthCents }) => Math.max(0, monthCents)));
  return (
    <ul aria-label={label} className="grid gap-y-3">
      {uses.map((one) => (
        <li key={one.id}>
          <div className="flex items-center justify-between gap-3">
            <Name one={one} /> <MonthTaken name={one.name} use={one} share={shareWords(one.monthCents, all)} />
          </div>
          <Against use={one} scale={scale} />
        </li>
      ))}
    </ul>
  );
}

/** What it came to in all, beside a usual month. */
function Total({ uses }: { uses: readonly CategoryUse[] }) {
  const usual = sumCents(uses.map(({ usualCents }) => usualCents ?? 0));
  return (
    <p>
      <Amount cents={sumCents(uses.map(({ monthCents }) => monthCents))} className="font-semibold" /> so far
      {usual > 0 ? (
        <>
          , usually <span className="money">{formatAbout(usual)}</span> a month
        </>
      ) : null}
    </p>
  );
}

/** One scale for all, so that a longer bar is more money; what is beyond the mark of a usual month is another color. */
function Against({ use: { name, monthCents, usualCents }, scale }: { use: CategoryUseItem; scale: number }) {
  const usual = Math.max(0, usualCents ?? 0);
  const spent = Math.max(0, monthCents);
  const share = (cents: number) => percent((cents * 100) / scale);
  const beyond = isAbove({ monthCents, usualCents }) ? spent - usual : 0;
  return (
    <svg
      role="img"
      aria-label={usualBarLabel(name, spent, usual)}
      width="100%"
      height="12"
      className="h-3 w-full overflow-visible"
    >
      <rect y="3" width="100%" height="6" rx="3" className="fill-line" />
      <rect y="3" width={share(spent - beyond)} height="6" rx="2" className="fill-muted" />
      {beyond > 0 ? (
        <rect y="3" x={share(usual)} width={share(beyond)} height="6" rx="2" className="fill-caution" />
      ) : null}
      {usual > 0 ? <rect x={share(usual)} width="2" height="12" className="fill-ink" /> : null}
    </svg>
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
export function MonthTaken({ name, use, share = "" }: { name: string; use: CategoryUse; share?: string }) {
  const { monthCents, usualCents, monthHref } = use;
  const amount = (
    <span>
      <span className="text-xs text-muted">{share}</span> <Amount cents={monthCents} className="font-medium" />
    </span>
  );
  const usual =
    usualCents === null ? null : isAbove(use) ? (
      <span className="text-xs font-medium whitespace-nowrap text-caution">{aboveWords(use)}</span>
    ) : (
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
