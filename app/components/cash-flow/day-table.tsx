import { Amount } from "~/components/ui/amount";
import type { CashFlowDay } from "~/contracts/cash-flow";
import { formatAbout, formatUsd } from "~/domain/money";
import { shortDate } from "~/domain/periods";

/** The figures behind the picture: each day, what moves, and what is there when it ends. */
export function DayTable({ days, name }: { days: readonly CashFlowDay[]; name: string }) {
  return (
    <details className="group text-xs">
      <summary className="fold text-accent">
        <span className="group-open:hidden">Show every day</span>{" "}
        <span className="hidden group-open:inline">Hide the days</span>
      </summary>
      <table className="w-full tabular-nums">
        <caption className="sr-only">{`${name}, day by day`}</caption>
        <thead>
          <tr className="border-b border-line text-left text-muted">
            <th scope="col" className="py-1.5 pr-2 font-medium">
              Day
            </th>
            <th scope="col" className="px-2 py-1.5 font-medium">
              What moves
            </th>
            <th scope="col" className="py-1.5 pl-2 text-right font-medium">
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, cents, items, everydayCents }) => (
            <tr key={day} className="border-b border-line align-top last:border-0">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal whitespace-nowrap">
                {shortDate(day)}
              </th>
              <td className="px-2 py-1.5 wrap-anywhere">
                {items.map((item, at) => (
                  <span key={at} className="block">
                    {item.name}, {item.isExact ? "" : "about "}
                    {formatUsd(item.cents)}{" "}
                  </span>
                ))}
                {everydayCents === 0 ? null : (
                  <span className="block text-muted">
                    {everydayCents < 0 ? "Everyday" : "Other income"}, about {formatAbout(everydayCents)}
                  </span>
                )}
              </td>
              <td className="py-1.5 pl-2 text-right">
                <Amount cents={cents} tone="debt" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
