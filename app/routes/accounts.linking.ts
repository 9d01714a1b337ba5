import { assertFeature } from "~/lib/auth.server";
import { pageLoader } from "~/lib/http-page.server";
import { linkProgress } from "~/services/bank/link-progress.server";

/** Asked again and again while a bank is being linked. */
export const loader = pageLoader(async (user) => {
  assertFeature(user);
  return Response.json(await linkProgress(user), { headers: { "Cache-Control": "no-store" } });
});
