import { useEffect, useState } from "react";
import type { ProactiveInsights } from "~/contracts/insights";
import { getJson } from "~/client/api/api";

export type InsightsStatus = "idle" | "loading" | "failed";

/** One call after the page, never repeated: it looks for findings again. Signed out or without a plan it is empty. */
export function useInsights(
  initial: ProactiveInsights,
  enabled: boolean,
): { data: ProactiveInsights; status: InsightsStatus } {
  const [data, setData] = useState(initial);
  const [status, setStatus] = useState<InsightsStatus>("idle");
  useEffect(() => {
    if (!enabled) return;
    const call = new AbortController();
    setStatus("loading");
    getJson("/api/ai/proactive-insights", { on401: "null", signal: call.signal })
      .then((answer) => {
        setData({ summary: answer?.summary ?? "", insights: answer?.insights ?? [] });
        setStatus("idle");
      })
      .catch((error: unknown) => {
        if (call.signal.aborted) return;
        console.error(error);
        setStatus("failed");
      });
    return () => call.abort();
  }, [enabled]);
  return { data, status };
}
