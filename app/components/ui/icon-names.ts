// Apart from the icon itself: every page draws icons, hardly one has to know all their names.
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
