import type { SpendingAnalysis } from "~/contracts/budget";
import {
  ANALYSIS_COMPLETE,
  ANALYSIS_FAILED,
  ANALYSIS_FALLBACK,
  ANALYSIS_WARNING,
  analysisError,
  INVALID_ANALYSIS,
} from "~/texts/budget";
import { getJson } from "~/client/api/api";
import { showToast } from "~/client/ui/toasts";

type Row = { id: string | number; date: string };
/** The server takes 256 KiB here; rows above that go with what selects them alone. */
const MAX_BYTES = 240_000;

/** With scripts: the documented calls. The answer is shown at once, and the page loads its budgets again by itself. */
export async function analyzeSpending(month: string): Promise<SpendingAnalysis | null> {
  try {
    const rows = (await getJson("/api/transactions", { on401: "throw" })) ?? [];
    const analysis = await requestAnalysis(rows.filter((row) => row.date.startsWith(month)));
    showToast(analysis.categorizedSpending.length > 0 ? ANALYSIS_COMPLETE : ANALYSIS_WARNING);
    return analysis;
  } catch (error) {
    const description = error instanceof Error && error.message ? error.message : ANALYSIS_FALLBACK;
    showToast({ title: ANALYSIS_FAILED, description, variant: "error" });
    return null;
  }
}

async function requestAnalysis(transactions: Row[]): Promise<SpendingAnalysis> {
  const whole = JSON.stringify({ transactions });
  const body =
    new Blob([whole]).size <= MAX_BYTES
      ? whole
      : JSON.stringify({ transactions: transactions.map(({ id, date }) => ({ id, date })) });
  const response = await fetch("/api/ai/analyze-spending", {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json" },
    body,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(analysisError(response.status, response.statusText, text));
  return readAnalysis(text);
}

type Found = SpendingAnalysis["categorizedSpending"][number];

function isFound(value: unknown): value is Found {
  return (
    typeof value === "object" &&
    value !== null &&
    "categoryId" in value &&
    typeof value.categoryId === "string" &&
    "amount" in value &&
    typeof value.amount === "number"
  );
}

/** Checked by hand: a parser for this one answer would outweigh the screen. */
function readAnalysis(text: string): SpendingAnalysis {
  try {
    const answer: unknown = JSON.parse(text);
    if (
      typeof answer === "object" &&
      answer !== null &&
      "categorizedSpending" in answer &&
      Array.isArray(answer.categorizedSpending)
    ) {
      const categorizedSpending: unknown[] = answer.categorizedSpending;
      if (categorizedSpending.every(isFound)) return { categorizedSpending };
    }
  } catch {
    // What is no JSON is no answer either.
  }
  throw new Error(INVALID_ANALYSIS);
}
