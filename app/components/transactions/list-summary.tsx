import { Amount } from "~/components/ui/amount";
import { Link } from "~/components/ui/link";
import type { TransactionsView } from "~/contracts/transaction-view";
import { categoryName } from "~/domain/categories/list";
import { trendHref } from "~/domain/categories/hrefs";
import { type OwnCategory, ownIdOf, ownNameOf, placedBy } from "~/domain/categories/own";
import { setName } from "~/texts/category-sets";
import { formatUsd, type Cents } from "~/domain/money";
import {
  type Day,
  type DayRange,
  dayNumber,
  mediumDate,
  type Month,
  monthName,
  monthOf,
  shortDate,
  yearOf,
} from "~/domain/periods";
import { leftOutOfSums } from "~/texts/listed";
import { counted } from "~/texts/plural";
import { afterRefunds } from "~/texts/refunds";
import { useOwnCategories } from "./category-options";

type Props = Pick<TransactionsView, "totals" | "filter" | "months" | "isFiltered" | "today">;

/** How much is listed, and of which days; with a filter what it adds up to, the figure that led here among them. */
export function ListSummary({ totals, filter, months, isFiltered, today }: Props) {
  const own = useOwnCategories();
  if (totals.count === 0) return null;
  const what = filter.category ? ` in ${nameOf(filter.category, own)}` : "";
  return (
    <section aria-label="Totals" className="flex flex-wrap gap-x-6 gap-y-1 max-sm:flex-col sm:items-end">
      <p className="text-muted max-sm:text-xs">
        {`${counted(totals.count, "transaction")}${what}, ${filterWords(filter, months, today)}`}
        {placedBy(filter.category, own) ? (
          <>
            {" · "}
            <Link to={trendHref(filter.category)} className="text-accent underline underline-offset-4">
              See 12 months
            </Link>
          </>
        ) : null}
      </p>
      {/* All that ever was adds up to nothing that one wants to know: each month says its own. */}
      {isFiltered ? (
        <>
          <Sums {...totals} />
          <Apart totals={totals} months={months} className="max-sm:hidden" />
        </>
      ) : null}
    </section>
  );
}

const shortMonth = (month: Month) => `${monthName(month).slice(0, 3)} ${yearOf(month)}`;

/** 'Nov 1–28, 2026': the days of a range, as far as they have come. */
function daysWords({ from, to }: DayRange, today: Day): string {
  const last = from <= today && today < to ? today : to;
  if (from === last) return mediumDate(from);
  if (monthOf(from) === monthOf(last)) return `${shortDate(from)}–${dayNumber(last)}, ${yearOf(last)}`;
  return yearOf(from) === yearOf(last)
    ? `${shortDate(from)} – ${mediumDate(last)}`
    : `${mediumDate(from)} – ${mediumDate(last)}`;
}

/** The days that were asked for; where none were, the months that were found. */
function filterWords({ from, to }: Props["filter"], months: Props["months"], today: Day): string {
  if (from && to) return daysWords({ from, to }, today);
  return rangeWords(months);
}

/** Which months they are from: sums without a time mean nothing. The newest comes first. */
function rangeWords(months: Props["months"]): string {
  const [first, last] = [months[months.length - 1]?.month ?? "", months[0]?.month ?? ""];
  return first === last ? shortMonth(last) : `${shortMonth(first)}–${shortMonth(last)}`;
}

const nameOf = (category: string, own: readonly OwnCategory[]): string =>
  setName(category) ?? ownNameOf(own, ownIdOf(category)) ?? categoryName(category);

/** What came in, what went out, and the difference where there are both; what came back is said. */
export function Sums({
  inCents,
  outCents,
  refundsCents,
}: Pick<TransactionsView["totals"], "inCents" | "outCents" | "refundsCents">) {
  return (
    <>
      <dl className="figures">
        {inCents !== 0 ? <Sum name="In" cents={inCents} plus /> : null}
        {outCents !== 0 ? <Sum name="Out" cents={outCents} /> : null}
        {inCents !== 0 && outCents !== 0 ? <Sum name="Net" cents={inCents + outCents} plus /> : null}
      </dl>
      {refundsCents !== 0 ? <p className="text-xs text-muted">{afterRefunds(refundsCents)}</p> : null}
    </>
  );
}

function Sum({ name, cents, plus }: { name: string; cents: Cents; plus?: boolean }) {
  return (
    // The name stands small after its figure, on its line.
    <div className="flex flex-row-reverse items-baseline gap-1 lowercase">
      <dt>{name}</dt>{" "}
      <dd>
        <Amount cents={cents} {...(plus ? { plus } : {})} tone={name === "Out" ? "plain" : "signed"} />
      </dd>
    </div>
  );
}

/** What is listed, and in none of the figures: of all months that are listed. */
export function Apart({ totals, months, className }: Pick<Props, "totals" | "months"> & { className: string }) {
  const { pendingCount, pendingCents, movedInCents, movedOutCents, correctedInCents, correctedOutCents } = totals;
  const moved = Math.max(movedInCents, -movedOutCents);
  const said = [
    pendingCount > 0 ? `${pendingCount} pending (${formatUsd(pendingCents)})` : "",
    moved > 0 ? `${formatUsd(moved)} moved between accounts` : "",
    correctedInCents > 0 || correctedOutCents < 0
      ? `${formatUsd(correctedInCents + correctedOutCents)} that corrected balances`
      : "",
  ].filter(Boolean);
  return said.length > 0 ? (
    <p className={`text-xs text-muted ${className}`}>{leftOutOfSums(said, rangeWords(months))}</p>
  ) : null;
}
