/** Kinds of feedback that people can send. 'complaint' is shown to administrators, but can't be sent. */
export const FEEDBACK_TYPES = ["bug", "feature", "general"] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

export const FEEDBACK_LABELS: Record<FeedbackType, string> = {
  bug: "Bug Report",
  feature: "Feature Request",
  general: "General Feedback",
};

export const WEEK_DAYS = 7;
const WEEK_MS = WEEK_DAYS * 24 * 60 * 60 * 1000;

export type FeedbackStats = { total: number; average: number | null; users: number; thisWeek: number };
type Rated = { userId: string; rating: number | null; createdAt: Date };

export function weekStart(now: Date): Date {
  return new Date(now.getTime() - WEEK_MS);
}

export function feedbackStats(items: readonly Rated[], now: Date): FeedbackStats {
  const since = weekStart(now).getTime();
  const ratings = items.flatMap((item) => (item.rating === null ? [] : [item.rating]));
  return {
    total: items.length,
    average: ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length,
    users: new Set(items.map((item) => item.userId)).size,
    thisWeek: items.filter((item) => item.createdAt.getTime() >= since).length,
  };
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
