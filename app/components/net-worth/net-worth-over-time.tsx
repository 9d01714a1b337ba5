import { useNavigate } from "@remix-run/react";
import { useLatePart } from "~/client/charts/use-late-part";
import { ChartPicks } from "~/components/ui/chart-picks";
import type { NetWorthRange } from "~/contracts/net-worth";
import type { NetWorth } from "~/domain/household/net-worth";
import { formatUsd } from "~/domain/money";
import { rowsHref } from "~/domain/ledger/row-links";
import { type Month, monthName, monthRange, yearOf } from "~/domain/periods";
import { worthMonthHref } from "./month-card";
import { NetWorthChart, OVER_POINTS } from "./net-worth-chart";

type Props = { worth: NetWorth; range: NetWorthRange; picked: Month | null };

/** Each leads to what changed in its month; there is nothing to read before. */
const none = () => undefined;

const loadLive = () => import("./net-worth-live");

/**
 * The server's drawing; with scripts, later, a chart over it that answers and zooms. The drawing keeps the place, so that
 * nothing moves, its months by name for keys, for those who hear them and without scripts, and the paper.
 */
export function NetWorthOverTime({ worth, range, picked }: Props) {
  const { place, Part: Live } = useLatePart(loadLive);
  const navigate = useNavigate();
  // What changed in the month that is tapped stands below, as its link would show it; the page stays where it is.
  const show = (month: Month, isAgain: boolean) => {
    if (isAgain) return navigate(rowsHref(monthRange(month)));
    if (month === worth.points[0]?.month) return;
    navigate(worthMonthHref(month, range).replace("#month", ""), { replace: true, preventScrollReset: true });
  };
  return (
    <div ref={place} className="relative">
      {/* Below what lies over it nothing shines through; it's still what is read aloud and printed. */}
      <div className={Live ? "opacity-0 print:opacity-100" : undefined}>
        <NetWorthChart points={worth.points} />
      </div>
      <ChartPicks
        label="Months"
        picks={worth.points.map(({ day, month, netCents }, index) => ({
          key: day,
          // Before the first one nothing is known that it could have changed from.
          // Enter opens the rows; without scripts the first tap is a link as well.
          to: index === 0 || Live || month === picked ? rowsHref(monthRange(month)) : worthMonthHref(month, range),
          label: `${monthName(month)} ${yearOf(month)}: ${formatUsd(netCents)}`,
        }))}
        picked={worth.points.find(({ month }) => month === picked)?.day ?? ""}
        onPick={none}
        onLook={none}
        className={`${OVER_POINTS} focus-within:z-10`}
      />
      {Live ? <Live key={worth.points[0]?.day} worth={worth} onPick={show} /> : null}
    </div>
  );
}
