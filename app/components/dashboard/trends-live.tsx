import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatTick, formatUsd } from "~/domain/money";
import type { TrendMonth } from "~/domain/screens/trends";
import { scaleOf } from "./trends-chart";

const NAMES: Record<string, string> = { income: "Income", expenses: "Expenses" };
const text = (value: unknown): string => (typeof value === "number" ? formatUsd(value) : "");

/** The same picture with figures under the pointer; loaded after the page, in a chunk of its own. */
export default function TrendsLive({ months }: { months: readonly TrendMonth[] }) {
  const { low, high, ticks } = scaleOf(months);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...months]} margin={{ top: 8, right: 4, bottom: 0, left: 0 }} barGap={2} accessibilityLayer>
        <defs>
          <pattern id="hatch-live" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" fill="var(--cat-2)" />
            <path d="M0 0v6" strokeWidth="3" stroke="var(--surface)" opacity="0.35" />
          </pattern>
        </defs>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="month"
          tickFormatter={(month: string) => month.slice(0, 3)}
          tickLine={false}
          axisLine={{ stroke: "var(--edge)" }}
          tick={{ fill: "var(--muted)", fontSize: 13 }}
        />
        <YAxis
          ticks={ticks}
          domain={[low, high]}
          tickFormatter={(cents: number) => formatTick(cents)}
          width={60}
          tickLine={false}
          axisLine={false}
          tick={{ fill: "var(--muted)", fontSize: 13 }}
        />
        <Tooltip
          cursor={{ fill: "var(--sunken)" }}
          formatter={(value, name) => [text(value), NAMES[String(name)] ?? String(name)]}
          contentStyle={{
            background: "var(--surface)",
            border: "1px solid var(--edge)",
            borderRadius: 8,
            color: "var(--ink)",
          }}
          itemStyle={{ color: "var(--ink)" }}
        />
        <Bar dataKey="income" fill="var(--accent)" radius={[3, 3, 0, 0]} maxBarSize={34} isAnimationActive={false} />
        <Bar
          dataKey="expenses"
          fill="url(#hatch-live)"
          radius={[3, 3, 0, 0]}
          maxBarSize={34}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
