import { memo, useMemo, useState } from "react";
import {
  Bar,
  Brush,
  CartesianGrid,
  ComposedChart,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { Hatch } from "~/components/ui/chart";
import { isLongLine, type NetWorth, type WorthStep, worthSteps } from "~/domain/household/net-worth";
import { formatTick } from "~/domain/money";
import { mediumDate, type Month, monthLabel, monthName, monthOf } from "~/domain/periods";
import { scaleWithin } from "~/domain/screens/scale";
import { WorthReading } from "./worth-reading";

const MAX_LABELS = 6;
/** How wide the amounts beside it are. */
const AMOUNTS = 68;
const MARGIN = { top: 10, right: 4, bottom: 0, left: 0 };
/** As high as a thumb. */
const STRIP = 44;

type OnPick = (month: Month, isAgain: boolean) => void;

/** Laid over the drawing: the same picture with figures under the pointer, and a strip to zoom with where it is long. */
export default function NetWorthLive({ worth, onPick }: { worth: NetWorth; onPick: OnPick }) {
  const steps = useMemo(() => worthSteps(worth), [worth]);
  const [{ from, to }, setStretch] = useState({ from: 0, to: steps.length - 1 });
  return (
    <div className="absolute inset-0 flex flex-col bg-surface text-xs print:hidden">
      <div aria-hidden="true" className="min-h-0 flex-1">
        <Plot steps={steps.slice(from, to + 1)} onPick={onPick} />
      </div>
      {isLongLine(steps) ? (
        <div role="group" aria-label="Zoom" className="touch-pan-y">
          <ZoomStrip steps={steps} onZoom={setStretch} />
        </div>
      ) : null}
    </div>
  );
}

type PlotProps = { steps: WorthStep[]; onPick: OnPick };

function Plot(props: PlotProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Picture {...props} />
    </ResponsiveContainer>
  );
}

/** The library's own grid, which is only the ground here, draws the ends of the picture too: they stand for no amount. */
const linesAt = (ticks: readonly number[]) => [
  <CartesianGrid key="ground" horizontal={false} vertical={false} fill="transparent" />,
  ...ticks.map((tick) => <ReferenceLine key={tick} y={tick} stroke="var(--line)" />),
];

/** Its size is given by what it lies in. */
function Picture({ steps, onPick, width = 0, height = 0 }: PlotProps & { width?: number; height?: number }) {
  const { low, high, ticks } = scaleWithin(
    steps.flatMap(({ assetsCents, debtsCents, netCents }) => [assetsCents, debtsCents, netCents]),
    100_00,
  );
  // What was tapped stays read out when the pointer is said to have left; tapped again it opens its rows.
  const [picked, setPicked] = useState<string | null>(null);
  return (
    <ComposedChart
      onClick={({ activeLabel = null }) => {
        setPicked(activeLabel);
        if (activeLabel !== null) onPick(monthOf(activeLabel), activeLabel === picked);
      }}
      width={width}
      height={height}
      data={steps}
      margin={MARGIN}
      stackOffset="sign"
      barCategoryGap="19%"
    >
      <defs>
        <Hatch id="owed-live" />
      </defs>
      {linesAt(ticks)}
      <XAxis dataKey="day" interval={0} tickLine={false} axisLine={false} height={24} tick={dayTick(steps, width)} />
      <YAxis
        ticks={ticks}
        domain={[low, high]}
        interval={0}
        width={AMOUNTS}
        tickSize={0}
        tickMargin={6}
        tickLine={false}
        axisLine={false}
        tick={amountTick}
      />
      <Tooltip
        {...(picked === null ? {} : { active: true })}
        cursor={{ stroke: "var(--edge)" }}
        offset={8}
        isAnimationActive={false}
        content={({ active, label }) => {
          const step = active ? steps.find(({ day }) => day === label) : undefined;
          return step ? <WorthReading step={step} /> : null;
        }}
      />
      <Bar dataKey="assetsCents" stackId="all" fill="var(--accent)" fillOpacity={0.3} isAnimationActive={false} />
      <Bar dataKey="debtsCents" stackId="all" fill="url(#owed-live)" isAnimationActive={false} />
      <ReferenceLine y={0} stroke="var(--edge)" />
      <Line
        dataKey="netCents"
        stroke="var(--accent)"
        strokeWidth={2}
        dot={isLongLine(steps) ? false : { r: 2.5, fill: "var(--accent)", stroke: "none" }}
        activeDot={{ r: 4, fill: "var(--accent)", stroke: "var(--surface)" }}
        isAnimationActive={false}
      />
    </ComposedChart>
  );
}

type Tick = { x: number; y: number; payload: { value: string | number }; index: number };

/** As many of the months as have room, counted from the last one, which keeps inside. */
const dayTick = (steps: readonly WorthStep[], width: number) => {
  const isLong = isLongLine(steps);
  const room = Math.floor((width - AMOUNTS) / (isLong ? 70 : 36));
  const every = Math.ceil(steps.length / Math.min(MAX_LABELS, Math.max(1, room)));
  return function DayTick({ x, y, payload, index }: Tick) {
    const back = steps.length - 1 - index;
    if (back % every !== 0) return <g />;
    const month = monthOf(String(payload.value));
    const isAtEdge = isLong && back === 0;
    return (
      <text x={isAtEdge ? x + 6 : x} y={y + 8} textAnchor={isAtEdge ? "end" : "middle"} className="fill-muted">
        {isLong ? monthLabel(month) : monthName(month).slice(0, 3)}
      </text>
    );
  };
};

/** Our own words, so that amounts can be hidden. */
const amountTick = ({ x, y, payload }: Tick) => (
  <text x={x} y={y + 4} textAnchor="end" className="axis-amount fill-muted tabular-nums">
    {formatTick(Number(payload.value))}
  </text>
);

type Stretch = { from: number; to: number };

/** The whole line, small, with an end to pull at on either side. What it is given stays the same, or it would start anew. */
const ZoomStrip = memo(function ZoomStrip({ steps, onZoom }: { steps: WorthStep[]; onZoom: (to: Stretch) => void }) {
  return (
    <ResponsiveContainer width="100%" height={STRIP}>
      <LineChart data={steps} margin={{ ...MARGIN, top: 0, left: AMOUNTS }}>
        <Brush
          dataKey="day"
          ariaLabel="First and last month shown"
          y={0}
          height={STRIP}
          travellerWidth={14}
          stroke="var(--edge)"
          fill="var(--sunken)"
          tickFormatter={(day: string) => mediumDate(day)}
          onChange={({ startIndex = 0, endIndex = steps.length - 1 }) => onZoom({ from: startIndex, to: endIndex })}
        >
          <LineChart>
            <Line dataKey="netCents" stroke="var(--accent)" dot={false} isAnimationActive={false} />
          </LineChart>
        </Brush>
      </LineChart>
    </ResponsiveContainer>
  );
});
