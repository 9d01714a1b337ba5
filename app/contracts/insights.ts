import type { InsightView } from "~/domain/screens/dashboard";

/** One of GET /api/insights; the notifications are made of these. */
export type InsightRecord = {
  id: string;
  title: string;
  description: string;
  createdAt: string;
  isRead: boolean;
  severity: string;
  action: string;
  href: string;
};

/** GET /api/ai/proactive-insights */
export type ProactiveInsights = { summary: string; insights: InsightView[] };
