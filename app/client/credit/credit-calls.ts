import { redirect } from "@remix-run/react";
import { useEffect } from "react";
import type { CreditAssessment, CreditFactors } from "~/contracts/credit";
import { ASSESSMENT_COMPLETE, ASSESSMENT_FAILED, ASSESSMENT_FALLBACK } from "~/texts/credit";
import { NUMBER_FIELDS } from "~/domain/credit/profile";
import { apiRequest, getJson, messageOf } from "~/client/api/api";
import { createStore } from "~/client/store";
import { showToast } from "~/client/ui/toasts";

const FLAGS = ["hasCollections", "hasBankruptcy", "hasForeclosure"] as const;

/** The assessment whose documented calls were made; a new one makes them again, a change of tab does not. */
const asked = createStore<string | null | undefined>(undefined);

/** Profile first, then the assessment, then its factors, as documented. What they would bring, the page already has. */
async function makeCalls(known: string | null): Promise<void> {
  if (asked.get() === known) return;
  asked.set(known);
  const profile = await getJson<{ id: string }>("/api/users/profile", { on401: "null" });
  if (!profile) return;
  const assessment = await getJson<CreditAssessment | null>("/api/credit/assessment", { on401: "throw" });
  if (assessment)
    await getJson<CreditFactors>(`/api/credit/factors?assessmentId=${encodeURIComponent(assessment.id)}`, {
      on401: "throw",
    });
}

/** After hydration: a loader that hydrates would hold the page's first clicks. */
export function useCreditCalls(assessmentId: string | null): void {
  useEffect(() => {
    makeCalls(assessmentId).catch(() => asked.set(undefined));
  }, [assessmentId]);
}

/** Numbers go as they were entered. */
export async function submitAssessment(request: Request) {
  const form = await request.formData();
  const words = [...NUMBER_FIELDS, "paymentHistory", "creditMix"].map((name) => [name, String(form.get(name) ?? "")]);
  const flags = FLAGS.map((name) => [name, form.has(name)]);
  try {
    await apiRequest("POST", "/api/credit/assessment", Object.fromEntries([...words, ...flags]));
  } catch (error) {
    showToast({ title: ASSESSMENT_FAILED, description: messageOf(error, ASSESSMENT_FALLBACK), variant: "error" });
    return null;
  }
  showToast(ASSESSMENT_COMPLETE);
  return redirect("/credit?tab=plan");
}
