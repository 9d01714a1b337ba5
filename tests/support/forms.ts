// Writes by their doors, without a screen or an endpoint around them.
import type { CurrentUser } from "~/lib/auth.server";
import type { FormWrite, Write } from "~/mutations/serve.server";

type Asked = { at?: string; params?: Record<string, string>; key?: string; headers?: Record<string, string> };

/** Where the form leads and what is said; or what the screen is given instead. */
export async function sent(
  { onPage }: Pick<FormWrite<unknown>, "onPage">,
  user: CurrentUser | null,
  fields: Record<string, string | string[]> = {},
  { at = "/", params = {}, key, headers = {} }: Asked = {},
) {
  const url = new URL(at, "http://localhost");
  const answer = await onPage(user, fields, {
    request: new Request(url, { method: "POST", headers }),
    url,
    params,
    formKey: key,
  });
  if (!(answer instanceof Response)) {
    const { data: shown, init } = Object(answer);
    return { to: null, toast: null, said: null, cookies: "", shown, status: init?.status };
  }
  const cookies = answer.headers.getSetCookie();
  const [, body] = /flash=([\w-]+)\./.exec(cookies.map(decodeURIComponent).join()) ?? [];
  const toast = body ? JSON.parse(Buffer.from(body, "base64url").toString()) : null;
  const to = answer.headers.get("location");
  return { to, toast, said: toast?.title, cookies: cookies.join(), shown: null, status: answer.status };
}

/** The call's answer. */
export async function called(
  { onCall }: Pick<Write, "onCall">,
  user: CurrentUser | null,
  body: unknown = {},
  { params = {}, key }: Asked = {},
) {
  const url = new URL("http://localhost/api");
  const request = new Request(url, { method: "POST" });
  const answer = await onCall(user)(body, { request, url, params, idempotencyKey: key });
  if (!(answer instanceof Response)) throw new Error("no answer");
  return { status: answer.status, body: await answer.json() };
}
