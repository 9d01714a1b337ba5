/** Kinds of feedback that people can send. 'complaint' is shown to administrators, but can't be sent. */
export const FEEDBACK_TYPES = ["bug", "feature", "general"] as const;
type FeedbackType = (typeof FEEDBACK_TYPES)[number];

export const FEEDBACK_LABELS: Record<FeedbackType, string> = {
  bug: "Bug Report",
  feature: "Feature Request",
  general: "General Feedback",
};

const WEEK_DAYS = 7;
const WEEK_MS = WEEK_DAYS * 24 * 60 * 60 * 1000;

export type FeedbackSummary = { total: number; average: number | null; users: number; thisWeek: number };

export function weekStart(now: Date): Date {
  return new Date(now.getTime() - WEEK_MS);
}

export function averageText(average: number | null): string {
  return average === null ? "N/A" : average.toFixed(1);
}

/** The badge of a type: each of the four has its own; anything else looks like general feedback. */
export function feedbackBadge(type: string): { label: string; tone: "loss" | "info" | "neutral" | "caution" } {
  if (type === "bug") return { label: FEEDBACK_LABELS.bug, tone: "loss" };
  if (type === "feature") return { label: FEEDBACK_LABELS.feature, tone: "info" };
  if (type === "complaint") return { label: "Complaint", tone: "caution" };
  return { label: FEEDBACK_LABELS.general, tone: "neutral" };
}
