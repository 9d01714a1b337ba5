// What the panel of insights says beside those that the screen hasn't begun with.
import type { InsightDraft } from "~/domain/insights/types";

export function leftToDo(insights: readonly Pick<InsightDraft, "type">[]): string {
  const pressing = insights.filter(({ type }) => type === "alert" || type === "warning").length;
  if (pressing === 0) return "Nothing else needs your attention.";
  return pressing === 1 ? "One more thing needs your attention." : `${pressing} more things need your attention.`;
}
