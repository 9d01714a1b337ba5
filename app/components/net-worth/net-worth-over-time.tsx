import { useLatePart } from "~/client/charts/use-late-part";
import type { NetWorth } from "~/domain/household/net-worth";
import { NetWorthChart } from "./net-worth-chart";

const loadLive = () => import("./net-worth-live");

/**
 * The server's drawing; with scripts, later, a chart over it that answers and zooms. The drawing keeps the place, so that
 * nothing moves, the name for those who hear it, and the paper.
 */
export function NetWorthOverTime({ worth }: { worth: NetWorth }) {
  const { place, Part: Live } = useLatePart(loadLive);
  return (
    <div ref={place} className="relative">
      <NetWorthChart points={worth.points} />
      {Live ? <Live key={worth.points[0]?.day} worth={worth} /> : null}
    </div>
  );
}
