import { type MouseEvent, useEffect, useRef, useState } from "react";
import { type Report, type ReportLine, type ReportPeriod, reportFromJson } from "~/domain/screens/report";
import type { Day } from "~/domain/periods";
import { getJson } from "~/client/api/api";

type Shown = { report: Report; lines: ReportLine[] };

/** With scripts a choice of period asks the documented call and leaves the rest of the page alone. */
export function useReport(initial: Shown, today: Day, enabled: boolean, keep: (period: ReportPeriod) => void) {
  const [shown, setShown] = useState(initial);
  const [status, setStatus] = useState<"idle" | "loading" | "failed">("idle");
  const asked = useRef<AbortController | null>(null);
  useEffect(() => setShown(initial), [initial]);
  useEffect(() => () => asked.current?.abort(), []);

  async function choose(event: MouseEvent<HTMLAnchorElement>, period: ReportPeriod) {
    if (!enabled || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    asked.current?.abort();
    const call = new AbortController();
    asked.current = call;
    setStatus("loading");
    try {
      const json = await getJson(`/api/reports/income-spending?period=${period}`, {
        on401: "throw",
        signal: call.signal,
      });
      if (!json) throw new Error("an empty report");
      setShown(reportFromJson(json, today));
      setStatus("idle");
      keep(period);
    } catch (error) {
      if (call.signal.aborted) return;
      console.error(error);
      setStatus("failed");
    }
  }
  return { ...shown, status, choose };
}
