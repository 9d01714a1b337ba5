type SparklineProps = {
  values: readonly number[];
  label: string;
  /** A balance: it stays as it was until the next one, and its height is counted from zero. */
  isStepped?: boolean;
  className?: string;
};

const WIDTH = 120;
const HEIGHT = 28;
const EDGE = 2;

/** A small line without an axis: which way a figure went. It stretches to its place; the words beside it say how much. */
export function Sparkline({ values, label, isStepped = false, className }: SparklineProps) {
  // A fall to nothing must be one.
  const all = isStepped ? [0, ...values] : values;
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (at: number) => ((at * WIDTH) / Math.max(1, values.length - 1)).toFixed(1);
  const y = (value: number) => (HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE)).toFixed(1);
  // What never moved has no shape.
  if (values.length < 2 || low === high) return null;
  const point = (at: number, value = 0) => `${x(at)},${y(value)}`;
  const line = values
    .map((value, at) => `${isStepped && at > 0 ? `${point(at, values[at - 1])} ` : ""}${point(at, value)}`)
    .join(" ");
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={className}
    >
      <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} fill="currentColor" opacity="0.1" />
      <polyline
        points={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
