import { useEffect } from "react";
import { getJson } from "~/client/api/api";
import { mutate } from "~/client/api/mutate";
import { createStore } from "~/client/store";
import { assessCredit } from "~/mutations/credit";
import { fieldsOf } from "~/mutations/mutation";

/** The assessment whose documented calls were made; a new one makes them again, a change of tab does not. */
const asked = createStore<string | null | undefined>(undefined);

/** Profile first, then the assessment, then its factors, as documented. What they would bring, the page already has. */
async function makeCalls(known: string | null): Promise<void> {
  if (asked.get() === known) return;
  asked.set(known);
  const profile = await getJson("/api/users/profile", { on401: "null" });
  if (!profile) return;
  const assessment = await getJson("/api/credit/assessment", { on401: "throw" });
  if (assessment)
    await getJson(`/api/credit/factors?assessmentId=${encodeURIComponent(assessment.id)}`, {
      on401: "throw",
    });
}

/** After hydration: a loader that hydrates would hold the page's first clicks. */
export function useCreditCalls(assessmentId: string | null): void {
  useEffect(() => {
    makeCalls(assessmentId).catch(() => asked.set(undefined));
  }, [assessmentId]);
}

export async function submitAssessment(request: Request) {
  return mutate(assessCredit, fieldsOf(await request.formData()));
}
