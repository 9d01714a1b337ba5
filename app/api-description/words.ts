// Words of the published description that depend on what a server offers.
import type { Who } from "./endpoint";

export const WHO: Record<Who, string> = {
  anybody: "Anybody",
  "signed-in": "Signed-in people",
  plan: "Signed-in people with a trial or a subscription",
  "had-plan": "Signed-in people who have, or had, a trial or a subscription",
  admin: "Administrators",
};

export const REASON_403 = "Not for this person, not without a plan, or the call came from another site";
export const REASON_403_WITHOUT_PLANS = "Not for this person, or the call came from another site";
