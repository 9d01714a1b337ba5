import { json, publicApiLoader } from "~/lib/http-api.server";
import { LOGGED_OUT, logout } from "~/mutations/sign-in.server";
import { apiCalls } from "~/mutations/serve.server";
import { logout as endSession } from "~/services/people/sign-in.server";

/** Whoever only asks what a GET would say (a preview, a checker of links) ends nothing. */
export const loader = publicApiLoader(async (_visitor, { request }) =>
  request.method === "HEAD" ? LOGGED_OUT : json(LOGGED_OUT, 200, await endSession(request)),
);
export const action = apiCalls(logout);
