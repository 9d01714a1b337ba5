import { mutate } from "~/client/api/mutate";
import { cancelTrial } from "~/mutations/billing";
import type { Fields } from "~/mutations/mutation";

/** With scripts the documented call cancels; the screen stays for two seconds under its toast. */
export function cancelTrialByCall(fields: Fields) {
  return mutate(cancelTrial, fields, { done: () => ({ cancelled: true }) });
}
