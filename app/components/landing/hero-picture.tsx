import { Icon } from "~/components/ui/icon";
import { Picture, PictureRow } from "./picture-parts";

const MONTHS: { name: string; income: number; spending: number }[] = [
  { name: "Oct", income: 52, spending: 47 },
  { name: "Nov", income: 52, spending: 55 },
  { name: "Dec", income: 58, spending: 61 },
  { name: "Jan", income: 54, spending: 44 },
  { name: "Feb", income: 54, spending: 46 },
  { name: "Mar", income: 56, spending: 38 },
];

/** The sheet of a month as the dashboard shows it, with the coach's remark laid over its edge. */
export function HeroPicture() {
  return (
    <Picture
      className="relative pb-28"
      label={
        "A made-up month on the dashboard: a total balance of $18,204.57, income above spending in March, the latest transactions, and " +
        "the coach's remark that $212.00 less was spent."
      }
    >
      <div className="rounded-lg border border-line bg-surface p-5 pb-10 shadow-float sm:p-7 sm:pb-12">
        <div className="flex items-baseline justify-between">
          <span className="font-serif text-lg">March</span> <span className="text-xs text-muted">A made-up month</span>
        </div>
        <p className="mt-3 text-xs text-muted">Total Balance</p>
        <p className="text-2xl font-semibold tracking-tight tabular-nums sm:text-3xl">
          $18,204<span className="text-lg text-muted">.57</span>
        </p>
        <p className="flex items-center gap-1.5 text-xs font-medium text-gain">
          <Icon name="trending_up" size="sm" /> 4.1% from last month
        </p>
        <MonthBars />
        <PictureRow icon="cart" tone="text-cat-2" name="Corner Market" note="Groceries · Mar 27" amount="-$64.18" />
        <PictureRow
          icon="wallet"
          tone="text-cat-1"
          name="Northwind Payroll"
          note="Income · Mar 25"
          amount="+$2,418.00"
          gain
        />
        <PictureRow
          icon="dashboard"
          tone="text-cat-3"
          name="Maple Street Rent"
          note="Housing · Mar 24"
          amount="-$1,350.00"
        />
      </div>
      <div className="absolute right-0 bottom-0 w-[88%] rounded-lg border border-line bg-paper p-4 shadow-float sm:w-80">
        <p className="flex items-center gap-2 text-xs font-medium text-accent">
          <Icon name="coach" size="sm" /> Your coach
        </p>
        <p className="mt-1.5 font-serif text-base leading-6">
          You spent $212.00 less than in February. Put it toward your emergency fund and you'll fill it in June.
        </p>
      </div>
    </Picture>
  );
}

/** Income as a line of ink, spending as the bar below it: where the bar stays under the line, money was left. */
function MonthBars() {
  return (
    <div className="my-4 text-xs text-muted">
      <p className="text-right">Line: income. Bars: spending.</p>
      <svg viewBox="0 0 300 64" width="300" height="64" preserveAspectRatio="none" className="h-16 w-full sm:h-20">
        {MONTHS.map((month, index) => {
          const x = index * 50 + 10;
          return (
            <g key={month.name}>
              <rect
                x={x}
                y={63 - month.spending}
                width="30"
                height={month.spending}
                className={index === MONTHS.length - 1 ? "fill-accent" : "fill-edge"}
              />
              <path
                d={`M${x - 5} ${63 - month.income}h40`}
                vectorEffect="non-scaling-stroke"
                className="stroke-ink"
                strokeWidth="2"
              />
            </g>
          );
        })}
        <path d="M0 63.5h300" vectorEffect="non-scaling-stroke" className="stroke-edge" />
      </svg>
      <p className="mt-1 grid grid-cols-6 text-center">
        {MONTHS.map(({ name }) => (
          <span key={name} className="last:font-semibold last:text-ink">
            {name}{" "}
          </span>
        ))}
      </p>
    </div>
  );
}
