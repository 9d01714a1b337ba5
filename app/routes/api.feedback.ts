import { type ActionFunctionArgs } from "@remix-run/node";
import { FeedbackInput } from "~/contracts/feedback";
import { NOT_AUTHENTICATED } from "~/texts/feedback";
import { anonymousOk } from "~/lib/auth.server";
import { apiAction, apiLoader, door, json } from "~/lib/http-api.server";
import { feedbackFilter, listFeedback, pageOfFeedback, sendFeedback } from "~/services/people/feedback.server";

const send = apiAction({
  POST: [FeedbackInput, (user, input, { idempotencyKey }) => sendFeedback(user.id, user.now, input, idempotencyKey)],
});

/** The whole list; one page of it where the address asks for a page. */
export const loader = apiLoader(
  async (_admin, { url }) =>
    url.searchParams.has("page") ? (await pageOfFeedback(feedbackFilter(url.searchParams))).items : listFeedback(),
  { admin: true },
);

export const action = door(send.methods, async (args: ActionFunctionArgs) => {
  if (!(await anonymousOk(args.request))) return json({ message: NOT_AUTHENTICATED }, 401);
  return send(args);
});
