import type { LookName } from "~/domain/insights/look";
import type { BadgeVariant } from "./badge";
import type { IconName } from "./icon-names";

type Look = { label: string; badge: BadgeVariant; tile: string; icon: IconName };

/** One word, color and icon for each kind of finding, wherever it's shown. */
export const INSIGHT_LOOKS: Record<LookName, Look> = {
  alert: { label: "Alert", badge: "destructive", tile: "bg-loss-soft text-loss", icon: "warning" },
  warning: { label: "Warning", badge: "caution", tile: "bg-caution-soft text-caution", icon: "warning" },
  upcoming: { label: "Upcoming", badge: "info", tile: "bg-info-soft text-info", icon: "calendar" },
  opportunity: { label: "Opportunity", badge: "info", tile: "bg-info-soft text-info", icon: "lightbulb" },
  achievement: { label: "Achievement", badge: "success", tile: "bg-accent-soft text-accent", icon: "celebration" },
  note: { label: "Note", badge: "info", tile: "bg-sunken text-muted", icon: "info" },
};
