import { MAX_SCORE, MIN_SCORE } from "~/domain/credit/profile";
import { percent } from "~/components/ui/chart";

const BANDS = [
  { from: MIN_SCORE, to: 580, fill: "fill-loss", name: "Poor" },
  { from: 580, to: 670, fill: "fill-caution", name: "Fair" },
  { from: 670, to: 740, fill: "fill-info", name: "Good" },
  { from: 740, to: MAX_SCORE, fill: "fill-accent", name: "Excellent" },
];
const LIMITS = BANDS.slice(1).map(({ from }) => from);

/** How far along the scale, in percent. */
const at = (score: number): number =>
  ((Math.min(MAX_SCORE, Math.max(MIN_SCORE, score)) - MIN_SCORE) * 100) / (MAX_SCORE - MIN_SCORE);
/** The word stays within the picture at both ends. */
const inside = (x: number): number => Math.min(94, Math.max(6, x));

/**
 * The scale from 300 to 850 with its bands and their limits, the score above it and the goal below it. It's as wide as it
 * may be, and its words are as large as others.
 */
export function ScoreScale({ current, goal }: { current: number; goal: number }) {
  const label = `On the scale from ${MIN_SCORE} to ${MAX_SCORE}, your score is at ${current} and your goal at ${goal}.`;
  return (
    <svg
      height="112"
      role="img"
      aria-label={label}
      className="w-full text-xs tabular-nums max-sm:text-[11px] max-[22rem]:text-[10px]"
    >
      {BANDS.map(({ from, to, fill, name }) => (
        <g key={name}>
          <rect
            x={percent(at(from))}
            y={30}
            width={percent(at(to) - at(from))}
            height={12}
            rx={4}
            strokeWidth={2}
            className={`${fill} stroke-surface`}
          />
          <text
            // The last is the longest word: it ends where the scale does.
            x={percent(to === MAX_SCORE ? 100 : (at(from) + at(to)) / 2)}
            y={74}
            textAnchor={to === MAX_SCORE ? "end" : "middle"}
            className={current >= from && (current < to || to === MAX_SCORE) ? "fill-ink" : "fill-muted"}
          >
            {name}
          </text>
        </g>
      ))}
      <text x="0" y={58} className="fill-muted">
        {MIN_SCORE}
      </text>
      {LIMITS.map((limit) => (
        <text key={limit} x={percent(at(limit))} y={58} textAnchor="middle" className="fill-muted">
          {limit}
        </text>
      ))}
      <text x="100%" y={58} textAnchor="end" className="fill-muted">
        {MAX_SCORE}
      </text>
      <Mark score={current} y={16} path="M-6 0h12l-6 10z" />
      <text x={percent(inside(at(current)))} y={12} textAnchor="middle" className="fill-ink font-semibold">
        You
      </text>
      <Mark score={goal} y={82} path="M-6 10h12l-6 -10z" />
      <text x={percent(inside(at(goal)))} y={106} textAnchor="middle" className="fill-ink font-semibold">
        Goal
      </text>
    </svg>
  );
}

/** A small arrow at a score. */
const Mark = ({ score, y, path }: { score: number; y: number; path: string }) => (
  <svg x={percent(at(score))} y={y} className="overflow-visible fill-ink">
    <path d={path} />
  </svg>
);
