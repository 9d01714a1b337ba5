import { MAX_SCORE, MIN_SCORE } from "~/domain/credit/profile";

const BANDS = [
  { from: MIN_SCORE, to: 580, fill: "fill-loss", name: "Poor" },
  { from: 580, to: 670, fill: "fill-caution", name: "Fair" },
  { from: 670, to: 740, fill: "fill-info", name: "Good" },
  { from: 740, to: MAX_SCORE, fill: "fill-accent", name: "Excellent" },
];

// Narrow, so that its words stay readable on a phone; on a desk they are set smaller.
const WIDTH = 330;
const at = (score: number): number =>
  ((Math.min(MAX_SCORE, Math.max(MIN_SCORE, score)) - MIN_SCORE) * WIDTH) / (MAX_SCORE - MIN_SCORE);
/** The word stays within the picture at both ends. */
const inside = (x: number): number => Math.min(WIDTH - 18, Math.max(18, x));

/** The scale from 300 to 850 with its bands, the score above it and the goal below it. */
export function ScoreScale({ current, goal }: { current: number; goal: number }) {
  const label = `On the scale from ${MIN_SCORE} to ${MAX_SCORE}, your score is at ${current} and your goal at ${goal}.`;
  return (
    <svg
      viewBox={`-4 0 ${WIDTH + 8} 96`}
      width={WIDTH + 8}
      role="img"
      aria-label={label}
      className="w-full max-w-md text-xs sm:text-[10px]"
    >
      {BANDS.map(({ from, to, fill, name }) => (
        <g key={name}>
          <rect x={at(from)} y={30} width={at(to) - at(from) - 2} height={10} rx={3} className={fill} />
          <text x={(at(from) + at(to)) / 2} y={56} textAnchor="middle" className="fill-muted">
            {name}
          </text>
        </g>
      ))}
      <path d={`M${at(current) - 6} 16h12l-6 10z`} className="fill-ink" />
      <text x={inside(at(current))} y={12} textAnchor="middle" className="fill-ink font-semibold">
        You
      </text>
      <path d={`M${at(goal) - 6} 76h12l-6 -10z`} className="fill-ink" />
      <text x={inside(at(goal))} y={90} textAnchor="middle" className="fill-ink font-semibold">
        Goal
      </text>
    </svg>
  );
}
