import { cx } from "./cx";

/** The first thing that Tab reaches: past what each screen repeats. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className={cx(
        "sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60",
        "focus:rounded-md focus:bg-accent focus:px-4 focus:py-2 focus:text-on-accent",
      )}
    >
      Skip to content
    </a>
  );
}
