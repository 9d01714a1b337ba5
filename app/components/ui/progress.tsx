import { cx } from "./cx";

export type Tone =
  | "accent"
  | "info"
  | "caution"
  | "loss"
  | "muted"
  | "cat-1"
  | "cat-2"
  | "cat-3"
  | "cat-4"
  | "cat-5"
  | "cat-6"
  | "cat-7"
  | "cat-8";

const TONE_TEXT: Record<Tone, string> = {
  accent: "text-accent",
  info: "text-info",
  caution: "text-caution",
  loss: "text-loss",
  muted: "text-muted",
  "cat-1": "text-cat-1",
  "cat-2": "text-cat-2",
  "cat-3": "text-cat-3",
  "cat-4": "text-cat-4",
  "cat-5": "text-cat-5",
  "cat-6": "text-cat-6",
  "cat-7": "text-cat-7",
  "cat-8": "text-cat-8",
};

type ProgressProps = { value: number; max?: number; label: string; tone?: Tone; className?: string };

/** A native progress bar: no width in a style attribute, readable by every assistive technology. */
export function Progress({ value, max = 100, label, tone = "accent", className }: ProgressProps) {
  const held = Math.min(Math.max(value, 0), max);
  return (
    <progress value={held} max={max} aria-label={label} className={cx("bar", TONE_TEXT[tone], className)}>
      {Math.round((held / max) * 100)}%
    </progress>
  );
}

/** A ring for one share of a whole; put the number beside or inside it. */
export function Ring({
  value,
  max = 100,
  label,
  tone = "accent",
  className,
  children,
}: ProgressProps & { children?: React.ReactNode }) {
  const share = max > 0 ? Math.min(Math.max((value / max) * 100, 0), 100) : 0;
  return (
    <div className={cx("relative inline-grid size-16 place-items-center", className)}>
      <svg
        viewBox="0 0 36 36"
        width="64"
        height="64"
        role="img"
        aria-label={`${label}: ${Math.round(share)}%`}
        className={cx("col-start-1 row-start-1 size-full -rotate-90", TONE_TEXT[tone])}
      >
        <circle cx="18" cy="18" r="15.5" fill="none" strokeWidth="4" className="stroke-track" />
        <circle
          cx="18"
          cy="18"
          r="15.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap={share > 0 ? "round" : "butt"}
          pathLength={100}
          strokeDasharray={`${share} 100`}
        />
      </svg>
      {children ? <span className="col-start-1 row-start-1 text-xs font-semibold tabular-nums">{children}</span> : null}
    </div>
  );
}
