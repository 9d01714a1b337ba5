import type { KeyboardEvent, MouseEvent, PointerEvent } from "react";
import { cx } from "./cx";
import { Link } from "./link";

type Pick = { key: string; to: string; label: string };
type PicksProps = {
  picks: readonly Pick[];
  picked: string;
  /** What the list is a list of, for those who hear it. */
  label: string;
  onPick: (event: MouseEvent<HTMLAnchorElement>, key: string) => void;
  onLook: (key: string | null) => void;
  /** Where it lies over the drawing, in shares of it. */
  className: string;
};

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** One link over each part of a drawing: what is under the finger is what is picked, by keys too, and without scripts. */
export function ChartPicks({ picks, picked, label, onPick, onLook, className }: PicksProps) {
  const move = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    const links = [...(event.currentTarget.closest("ul")?.querySelectorAll("a") ?? [])];
    const at = links.indexOf(event.currentTarget);
    event.preventDefault();
    links[step(at, links.length - 1)]?.focus();
  };
  const look = (event: PointerEvent, key: string) => {
    if (event.pointerType === "mouse") onLook(key);
  };
  return (
    <ul data-picks aria-label={label} className={cx("absolute inset-y-0 flex print:hidden", className)}>
      {picks.map(({ key, to, label: words }) => (
        <li key={key} className="min-w-0 flex-1">
          <Link
            to={to}
            preventScrollReset
            aria-label={words}
            aria-current={key === picked ? "true" : undefined}
            onClick={(event) => onPick(event, key)}
            onFocus={() => onLook(key)}
            onBlur={() => onLook(null)}
            onPointerEnter={(event) => look(event, key)}
            onPointerLeave={() => onLook(null)}
            onKeyDown={move}
            className="block h-full rounded-sm focus-visible:-outline-offset-2"
          />
        </li>
      ))}
    </ul>
  );
}
