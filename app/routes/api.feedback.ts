import { apiLoader } from "~/lib/http-api.server";
import { sendFeedback } from "~/mutations/feedback.server";
import { apiCalls } from "~/mutations/serve.server";
import { feedbackFilter, listFeedback, pageOfFeedback } from "~/services/people/feedback.server";

/** The whole list; one page of it where the address asks for a page. */
export const loader = apiLoader(
  async (_admin, { url }) =>
    url.searchParams.has("page")
      ? (await pageOfFeedback(feedbackFilter(url.searchParams))).items.map(({ from: _from, ...item }) => item)
      : listFeedback(),
  { admin: true },
);

export const action = apiCalls(sendFeedback);
