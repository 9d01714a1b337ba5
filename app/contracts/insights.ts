import type { z } from "zod";
import type { InsightAnswer, ProactiveInsightsAnswer } from "~/contracts/answers/insights";

/** One of GET /api/insights; the notifications are made of these. */
export type InsightRecord = z.output<typeof InsightAnswer>;

/** GET /api/ai/proactive-insights */
export type ProactiveInsights = z.output<typeof ProactiveInsightsAnswer>;
