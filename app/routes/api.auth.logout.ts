import { json, NoBody, publicApiAction, publicApiLoader } from "~/lib/http-api.server";
import { logout } from "~/services/people/auth.server";

const ended = async (request: Request) => json({ message: "You are logged out." }, 200, await logout(request));

export const loader = publicApiLoader((_visitor, { request }) => ended(request));

export const action = publicApiAction({ POST: [NoBody, (_visitor, _input, { request }) => ended(request)] });
