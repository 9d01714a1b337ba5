// The write of the credit simulator: what runs.
import { AssessmentAnswer } from "~/contracts/answers/credit";
import { CreditInput } from "~/contracts/credit";
import * as plan from "~/services/credit/credit-plan.server";
import { signedIn } from "./guard.server";
import * as mutations from "./credit";
import { serve } from "./serve.server";

export const assessCredit = serve(mutations.assessCredit, {
  guard: signedIn(),
  input: CreditInput,
  output: AssessmentAnswer,
  run: (user, input, { key }) => plan.assessCredit(user, input, key),
});
