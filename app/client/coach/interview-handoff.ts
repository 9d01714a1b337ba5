// The interview's answers on their way to the coach's screen: kept in this browser until the coach has read them, once.
import { useEffect } from "react";
import type { InterviewResponses } from "~/domain/coach/interview";

export const HANDOFF_KEY = "financialInterviewResponses";

export function leaveHandoff(responses: InterviewResponses): void {
  try {
    localStorage.setItem(HANDOFF_KEY, JSON.stringify(responses));
  } catch {
    // A full or forbidden storage: the server has the answers.
  }
}

/** Reads the answers and removes them. */
export function takeHandoff(): boolean {
  try {
    const found = localStorage.getItem(HANDOFF_KEY) !== null;
    if (found) localStorage.removeItem(HANDOFF_KEY);
    return found;
  } catch {
    return false;
  }
}

/** The address reads as the screen's own, once what it asked for is shown. */
export function useTidyAddress(tidy: boolean, path: string): void {
  useEffect(() => {
    if (tidy) window.history.replaceState(window.history.state, "", path);
  }, [tidy, path]);
}
