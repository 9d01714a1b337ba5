import { cx } from "./cx";

/** A block in the shape of what is coming; give it its size with classes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx("skeleton", className)} />;
}
