import { json, NoBody, publicApiAction, publicApiLoader } from "~/lib/http-api.server";
import { logout } from "~/services/people/auth.server";

const DONE = { message: "You are logged out." };
const ended = async (request: Request) => json(DONE, 200, await logout(request));

/** Whoever only asks what a GET would say (a preview, a checker of links) ends nothing. */
export const loader = publicApiLoader((_visitor, { request }) => (request.method === "HEAD" ? DONE : ended(request)));

export const action = publicApiAction({ POST: [NoBody, (_visitor, _input, { request }) => ended(request)] });
