// The write of the tour: what runs.
import { OnboardingAnswer } from "~/contracts/answers/people";
import { NoBody } from "~/lib/http-api.server";
import * as tour from "~/services/people/tour.server";
import { signedIn } from "./guard.server";
import { serve } from "./serve.server";
import * as mutations from "./tour";

export const completeOnboarding = serve(mutations.completeOnboarding, {
  guard: signedIn(),
  input: NoBody,
  output: OnboardingAnswer,
  run: (user) => tour.completeOnboarding(user.id),
});
