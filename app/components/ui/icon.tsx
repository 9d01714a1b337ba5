import sprite from "./icons.svg?url&no-inline";
import { cx } from "./cx";

export const ICON_NAMES = [
  "menu", "close", "bell", "search", "dashboard", "budget", "goals", "credit", "coach", "chat",
  "feedback", "admin", "logout", "download", "upload", "phone", "card", "user", "plus", "minus",
  "edit", "trash", "check", "check_circle", "info", "help", "warning", "trending_up", "trending_down", "trending_flat",
  "arrow_up", "arrow_down", "arrow_right", "arrow_left", "celebration", "savings", "bank", "wallet", "link", "unlink",
  "calendar", "clock", "chevron_down", "chevron_up", "chevron_right", "chevron_left", "external", "star", "eye", "eye_off",
  "lock", "mail", "refresh", "filter", "chart", "sparkle", "lightbulb", "send", "flag", "shield",
  "cart", "more", "undo", "share", "repeat",
] as const;
export type IconName = (typeof ICON_NAMES)[number];

export function isIconName(name: string): name is IconName {
  return ICON_NAMES.some((known) => known === name);
}

type IconProps = { name: IconName; size?: "sm" | "md" | "lg" | "xl"; label?: string; className?: string };

const SIZES = { sm: "size-4", md: "size-5", lg: "size-6", xl: "size-8" };

/** One sprite file, cached for good: pages and chunks carry only the names. Decorative unless a label is given. */
export function Icon({ name, size = "md", label, className }: IconProps) {
  return (
    <svg
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
