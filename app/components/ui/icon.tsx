import sprite from "./icons.svg?url&no-inline";
import { cx } from "./cx";
import type { IconName } from "./icon-names";

export type { IconName };

type IconProps = { name: IconName; size?: "sm" | "md" | "lg" | "xl"; label?: string; className?: string };

const SIZES = { sm: "size-4", md: "size-5", lg: "size-6", xl: "size-8" };
/** Without styles a drawing would fill the screen. */
const PIXELS = { sm: 16, md: 20, lg: 24, xl: 32 };

/** One sprite file, cached for good: pages and chunks carry only the names. Decorative unless a label is given. */
export function Icon({ name, size = "md", label, className }: IconProps) {
  return (
    <svg
      width={PIXELS[size]}
      height={PIXELS[size]}
      className={cx("shrink-0", SIZES[size], className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={label ? undefined : true}
      role={label ? "img" : undefined}
      aria-label={label}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
