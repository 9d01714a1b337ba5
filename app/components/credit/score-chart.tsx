import { mediumDate, shortDate, type Day } from "~/domain/periods";
import { ChartFigure } from "~/components/ui/chart-figure";
import { EnteredScores } from "./entered";

export type ScorePoint = { id: string; day: Day; score: number; goal: number; entered: string; enteredGoal: string };

// Narrow, so that its words stay readable on a phone; on a desk they are set smaller.
const WIDTH = 380;
const HEIGHT = 190;
const LEFT = 40;
const RIGHT = 44;
const TOP = 20;
const BOTTOM = 32;

function summaryOf(points: readonly ScorePoint[]): string {
  const [first, last] = [points[0], points[points.length - 1]];
  if (!first || !last || points.length === 1)
    return "One assessment so far. Update it every month to see the line grow.";
  const change = last.score - first.score;
  const moved = change === 0 ? "didn't change" : change > 0 ? `rose by ${change} points` : `fell by ${-change} points`;
  return `Your score ${moved} between ${mediumDate(first.day)} and ${mediumDate(last.day)}.`;
}

export function ScoreChart({ points }: { points: ScorePoint[] }) {
  return (
    <ChartFigure
      summary={summaryOf(points)}
      table={{
        caption: "Past assessments, the newest first",
        columns: ["Date", "Score", "Goal"],
        rows: [...points]
          .reverse()
          .map((point) => [
            mediumDate(point.day),
            <EnteredScores key="score" text={point.entered} />,
            <EnteredScores key="goal" text={point.enteredGoal} />,
          ]),
      }}
    >
      {points.length > 1 ? <Drawing points={points} /> : null}
    </ChartFigure>
  );
}

/** The assessments in order, equally spaced: several may fall on one day. */
function Drawing({ points }: { points: ScorePoint[] }) {
  const scores = points.flatMap((point) => [point.score, point.goal]);
  const low = Math.max(300, Math.floor((Math.min(...scores) - 20) / 50) * 50);
  const high = Math.min(850, Math.ceil((Math.max(...scores) + 20) / 50) * 50);
  const x = (index: number) => LEFT + (index / (points.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (score: number) => TOP + (1 - (score - low) / Math.max(1, high - low)) * (HEIGHT - TOP - BOTTOM);
  const ticks = [low, Math.round((low + high) / 2), high];
  const goal = points[points.length - 1]?.goal ?? high;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      aria-hidden="true"
      className="w-full max-w-lg text-sm sm:text-[10px]"
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={LEFT - 8} y={y(tick) + 5} textAnchor="end" className="fill-muted">
            {tick}
          </text>
        </g>
      ))}
      <line
        x1={LEFT}
        x2={WIDTH - RIGHT}
        y1={y(goal)}
        y2={y(goal)}
        strokeDasharray="6 5"
        strokeWidth="1.5"
        className="stroke-muted"
      />
      <text x={WIDTH - RIGHT + 6} y={y(goal) + 5} className="fill-muted">
        Goal
      </text>
      <polyline
        points={points.map((point, index) => `${x(index)},${y(point.score)}`).join(" ")}
        fill="none"
        strokeWidth="2.5"
        className="stroke-accent"
      />
      {points.map((point, index) => (
        <Mark
          key={point.id}
          point={point}
          x={x(index)}
          y={y(point.score)}
          named={index === 0 || index === points.length - 1}
        />
      ))}
    </svg>
  );
}

function Mark({ point, x, y, named }: { point: ScorePoint; x: number; y: number; named: boolean }) {
  return (
    <g>
      <circle cx={x} cy={y} r="4.5" className="fill-accent" />
      {named ? (
        <>
          <text x={x} y={y - 10} textAnchor="middle" className="fill-ink font-semibold">
            {point.score}
          </text>
          <text x={x} y={HEIGHT - 8} textAnchor="middle" className="fill-muted">
            {shortDate(point.day)}
          </text>
        </>
      ) : null}
    </g>
  );
}
