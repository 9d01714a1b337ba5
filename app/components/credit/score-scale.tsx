import { MAX_SCORE, MIN_SCORE } from "~/domain/credit/profile";

const BANDS = [
  { from: MIN_SCORE, to: 580, fill: "fill-loss", name: "Poor" },
  { from: 580, to: 670, fill: "fill-caution", name: "Fair" },
  { from: 670, to: 740, fill: "fill-info", name: "Good" },
  { from: 740, to: MAX_SCORE, fill: "fill-accent", name: "Excellent" },
];

const at = (score: number): number => Math.min(MAX_SCORE, Math.max(MIN_SCORE, score)) - MIN_SCORE;

/** The scale from 300 to 850 with its bands, the score above it and the goal below it. */
export function ScoreScale({ current, goal }: { current: number; goal: number }) {
  const label = `On the scale from ${MIN_SCORE} to ${MAX_SCORE}, your score is at ${current} and your goal at ${goal}.`;
  return (
    <svg viewBox="-30 0 610 112" role="img" aria-label={label} className="w-full max-w-xl">
      {BANDS.map(({ from, to, fill, name }) => (
        <g key={name}>
          <rect x={at(from)} y={38} width={to - from - 3} height={12} rx={3} className={fill} />
          <text x={(at(from) + at(to)) / 2} y={68} textAnchor="middle" fontSize="15" className="fill-muted">
            {name}
          </text>
        </g>
      ))}
      <path d={`M${at(current) - 8} 20h16l-8 13z`} className="fill-ink" />
      <text x={at(current)} y={15} textAnchor="middle" fontSize="15" className="fill-ink font-semibold">
        You
      </text>
      <path d={`M${at(goal) - 7} 92h14l-7 -13z`} className="fill-ink" />
      <text x={at(goal)} y={108} textAnchor="middle" fontSize="15" className="fill-ink font-semibold">
        Goal
      </text>
    </svg>
  );
}
