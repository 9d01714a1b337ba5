// The write of feedback: what runs.
import { FeedbackAnswer } from "~/contracts/answers/people";
import { FeedbackInput } from "~/contracts/feedback";
import * as feedback from "~/services/people/feedback.server";
import { NOT_AUTHENTICATED } from "~/texts/feedback";
import * as mutations from "./feedback";
import { signedIn } from "./guard.server";
import { serve } from "./serve.server";

export const sendFeedback = serve(mutations.sendFeedback, {
  guard: signedIn({ signedOut: NOT_AUTHENTICATED }),
  input: FeedbackInput,
  output: FeedbackAnswer,
  run: (user, input, { key }) => feedback.sendFeedback(user.id, user.now, input, key),
});
