import { Amount } from "~/components/ui/amount";
import { ChartPicks } from "~/components/ui/chart-picks";
import { Link } from "~/components/ui/link";
import { isLabeled, MonthChart, OVER_MONTHS } from "~/components/ui/month-chart";
import { usePicked } from "~/client/charts/use-picked";
import { formatUsd } from "~/domain/money";
import { type Month, monthName, monthRange, yearOf } from "~/domain/periods";
import { scaleFor } from "~/domain/screens/scale";
import type { TrendMonth } from "~/domain/screens/trends";
import type { Links } from "./links";

type Props = {
  months: readonly TrendMonth[];
  /** The month that isn't over. */
  now: Month;
  picked: Month | null;
  links: Links;
};

const netOf = ({ income, expenses }: TrendMonth): number => income - expenses;
const nameOf = ({ key }: TrendMonth, now: Month): string =>
  `${monthName(key)} ${yearOf(key)}${key === now ? " so far" : ""}`;

/** Income and expenses as bars, and what was left of them; the month under the finger is read out below. */
export function TrendsChart({ months, now, picked, links }: Props) {
  const { shown, pick, look } = usePicked(picked ?? now, (month) => links.keep({ month }));
  const read = months.find(({ key }) => key === shown) ?? months[months.length - 1];
  if (!read) return null;
  return (
    <div>
      <div className="relative">
        <MonthChart
          label="Income and expenses per month"
          months={months.map(({ key, income, expenses }) => ({
            key,
            bars: [
              { cents: income, className: "fill-accent" },
              { cents: expenses, isHatched: true },
            ],
          }))}
          line={months.map(netOf)}
          scale={scaleFor(
            months.flatMap((month) => [month.income, month.expenses, netOf(month)]),
            100_00,
          )}
          picked={read.key}
        />
        <ChartPicks
          label="Months"
          picks={months.map((month) => ({
            key: month.key,
            // Without scripts the first tap is a link as well, which comes back to the picture.
            to:
              month.key === read.key
                ? links.rows(monthRange(month.key))
                : `${links.here({ month: month.key })}#spending-trends`,
            label: `${nameOf(month, now)}: income ${formatUsd(month.income)}, expenses ${formatUsd(month.expenses)}, net ${formatUsd(netOf(month))}`,
          }))}
          picked={read.key}
          onPick={pick}
          onLook={look}
          className={OVER_MONTHS}
        />
      </div>
      <Reading month={read} name={nameOf(read, now)} hasLine={!isLabeled(months.length)} links={links} />
    </div>
  );
}

const FIGURE =
  "inline-flex min-h-6 items-center font-medium text-ink underline-offset-4 hover:underline touch:min-h-11 touch:min-w-11";

type ReadingProps = { month: TrendMonth; name: string; hasLine: boolean; links: Links };

/** The figures of one month, each the way to its rows; their marks say which part of the drawing is which. */
function Reading({ month, name, hasLine, links }: ReadingProps) {
  const range = monthRange(month.key);
  return (
    <div data-reading={month.key} className="mt-2 rounded-md bg-sunken px-3 py-1.5 text-xs">
      <p className="font-semibold">{name}</p>
      <dl className="flex flex-wrap justify-between gap-x-4">
        <Value mark={<rect width="12" height="12" rx="2" className="fill-accent" />} name="Income">
          <Link to={links.rows({ ...range, kind: "income" })} className={FIGURE}>
            <Amount cents={month.income} />
          </Link>
        </Value>
        <Value
          mark={
            <>
              <rect width="12" height="12" rx="2" className="fill-owed" />
              <path d="M-2 8 8-2M2 14 14 2" strokeWidth="2" className="stroke-surface" opacity="0.5" />
            </>
          }
          name="Expenses"
        >
          <Link to={links.rows({ ...range, kind: "spending" })} className={FIGURE}>
            <Amount cents={month.expenses} />
          </Link>
        </Value>
        <Value
          mark={
            hasLine ? (
              <>
                <path d="M0 6h12" strokeWidth="2" className="stroke-ink" />
                <circle cx="6" cy="6" r="3" className="fill-ink" />
              </>
            ) : null
          }
          name="Net"
        >
          <Amount cents={netOf(month)} className="inline-flex min-h-6 items-center font-medium touch:min-h-11" />
        </Value>
      </dl>
    </div>
  );
}

function Value({ mark, name, children }: { mark: React.ReactNode; name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-1.5 text-muted">
        {mark ? (
          <svg aria-hidden viewBox="0 0 12 12" width="12" height="12" className="size-3">
            {mark}
          </svg>
        ) : null}{" "}
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
