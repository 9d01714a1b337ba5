// What the calls about insights answer.
import { z } from "zod";
import { INSIGHT_ICONS, INSIGHT_PRIORITIES, INSIGHT_TYPES } from "~/domain/insights/types";
import { Id, Moment } from "./shapes";

export const InsightAnswer = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  createdAt: Moment,
  isRead: z.boolean(),
  rule: z.string().describe("What was looked for: bill-due, goal-behind and so on"),
  type: z.enum(INSIGHT_TYPES),
  severity: z.string().describe("warning, success or info"),
  action: z.string().describe("What the link says"),
  href: z.string().describe("Where it leads: a path of this app"),
});

export const InsightsAnswer = z.array(InsightAnswer);

export const ProactiveInsightsAnswer = z.object({
  summary: z.string(),
  insights: z.array(
    z.object({
      rule: z.string().describe("What was looked for: bill-due, goal-behind and so on"),
      type: z.enum(INSIGHT_TYPES),
      priority: z.enum(INSIGHT_PRIORITIES),
      icon: z.enum(INSIGHT_ICONS),
      title: z.string(),
      message: z.string(),
      action: z.string(),
      href: z.string(),
    }),
  ),
});
