// What is said after a redirect: signed, for one page, and nothing that somebody else has made up.
import { describe, expect, test } from "vitest";
import { sign } from "~/lib/crypto.server";
import { closeContext, openContext } from "~/lib/request-context.server";
import { redirectWithToast, takeToast, toastCookie } from "~/lib/toast.server";
import type { Toast } from "~/texts/toast";

const TOAST: Toast = {
  ...{ title: "Saved", description: "It's here.", variant: "success" },
  action: { label: "Undo", to: "/goals?a=1", fields: { step: "s1" } },
};
const withCookie = (cookie: string, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", { headers: { cookie: cookie.split(";")[0] ?? "", ...headers } });

/** As `toastCookie` makes them, of whatever text. */
function made(text: string, key = "flash"): string {
  const body = Buffer.from(text).toString("base64url");
  return `flash=${body}.${sign(key, body)}`;
}

describe("what is said after a redirect", () => {
  test("comes with the next page, a minute at most, and is gone with it", () => {
    expect(toastCookie(TOAST)).toMatch(/; Max-Age=60; HttpOnly; SameSite=Lax/);
    const { toast, headers } = takeToast(withCookie(toastCookie(TOAST)));
    expect(toast).toEqual(TOAST);
    expect(new Headers(headers).get("set-cookie")).toMatch(/^flash=; Path=\/; Max-Age=0/);
    const none = takeToast(new Request("http://localhost/"));
    expect([none.toast, [...new Headers(none.headers)]]).toEqual([null, []]);
    expect(takeToast(withCookie(toastCookie({ title: "Short" }))).toast).toEqual({ title: "Short" });
  });

  test("is ours: signed, of its shape, and leads nowhere else", () => {
    const said = (cookie: string) => takeToast(withCookie(cookie)).toast;
    expect(said(made(JSON.stringify(TOAST)))).toEqual(TOAST);
    expect(said(made(JSON.stringify(TOAST), "other"))).toBeNull();
    expect([said("flash=abc"), said("flash=.")]).toEqual([null, null]);
    for (const odd of [{}, { title: 5 }, { title: "x", variant: "loud" }, { title: "x", action: { label: "Go" } }])
      expect(said(made(JSON.stringify(odd))), JSON.stringify(odd)).toBeNull();
    for (const to of ["//elsewhere", "/\\elsewhere", "https://elsewhere", "goals"])
      expect(said(made(JSON.stringify({ ...TOAST, action: { ...TOAST.action, to } }))), to).toBeNull();
  });

  test("by the page that is made now is said before what waits, which is gone all the same", () => {
    const context = { requestId: "r-3", ip: "local", nonce: "", isLocal: false, isDataRequest: false };
    const here = { ...context, toast: { title: "Now" } };
    openContext(here);
    const { toast, headers } = takeToast(withCookie(toastCookie(TOAST), { "x-request-id": "r-3" }));
    closeContext(here);
    expect([toast, new Headers(headers).has("set-cookie")]).toEqual([{ title: "Now" }, true]);
  });

  test("goes along with other cookies, and with none where nothing is said", () => {
    const answer = redirectWithToast("/goals", TOAST, { "Set-Cookie": "own=1" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/goals"]);
    expect(answer.headers.getSetCookie().map((one) => one.split("=")[0])).toEqual(["own", "flash"]);
    expect(redirectWithToast("/goals", undefined).headers.getSetCookie()).toEqual([]);
  });
});
