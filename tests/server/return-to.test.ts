// Back to the screen where a session ran out: our screens by their names, once, and nothing that an address says besides.
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { backTo, goBack, rememberScreen, returnPath } from "~/lib/return-to.server";

/** The app's own screens by their files, but those of one thing, the end of a checkout, and where the start page leads anyway. */
const SCREENS = readdirSync("app/routes")
  .flatMap((file) => /^_app\.([^$]+)\.tsx$/.exec(file)?.[1] ?? [])
  .map((name) => `/${name.replaceAll("_", "").replaceAll(".", "/")}`)
  .filter((path) => path !== "/dashboard" && !path.startsWith("/subscription/"));

const SESSION = `session=${"a".repeat(32)}.token`;
const asked = (path: string, cookie = SESSION, headers: Record<string, string> = {}) =>
  new Request(`http://localhost${path}`, { headers: { cookie, ...headers } });
const kept = (headers: HeadersInit) => new Headers(headers).get("set-cookie")?.split(";")[0] ?? null;

/** Where a visit of the start page leads on to. */
function ledTo(cookie: string): unknown[] | null {
  try {
    goBack(asked("/", cookie));
    return null;
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return [answer.status, answer.headers.get("location"), answer.headers.get("set-cookie")?.split(";")[0]];
  }
}

test("a screen is remembered by its name, for a quarter of an hour, where a session was there", () => {
  expect(SCREENS.length).toBeGreaterThan(25);
  for (const screen of SCREENS)
    expect(kept(rememberScreen(asked(`${screen}?x=1`))), screen).toBe(`back=${encodeURIComponent(screen)}`);
  expect(kept(rememberScreen(asked("/goals.data")))).toBe("back=%2Fgoals");
  expect(new Headers(rememberScreen(asked("/goals"))).get("set-cookie")).toContain("Max-Age=900;");
  for (const path of ["/", "/elsewhere", "/goals/x", "/x/goals", "/goals.data.data", "/goalsdata"])
    expect(kept(rememberScreen(asked(path))), path).toBeNull();
  expect([kept(rememberScreen(asked("/goals", ""))), kept(rememberScreen(asked("/goals", "session=odd")))]).toEqual([
    null,
    null,
  ]);
  expect(kept(backTo("/import"))).toBe("back=%2Fimport");
});

test("scripts that went to the sign-in by themselves come from a page of ours, or from none", () => {
  const from = (referer: string | null, cookie = SESSION) =>
    kept(returnPath(asked("/login", cookie, referer === null ? {} : { referer })));
  expect(from("http://localhost/goals?a=1")).toBe("back=%2Fgoals");
  expect([from("http://elsewhere/goals"), from(null), from("odd"), from("http://localhost/elsewhere")]).toEqual(
    Array(4).fill(null),
  );
  // What is remembered already stays.
  expect(from("http://localhost/goals", `${SESSION}; back=%2Fbudget`)).toBeNull();
});

test("the start page leads on once, to a screen of ours", () => {
  expect(ledTo("back=%2Fgoals")).toEqual([302, "/goals", "back="]);
  for (const cookie of ["", "back=", "back=%2Felsewhere", "back=%2F%2Fgoals", "back=https%3A%2F%2Felsewhere%2Fgoals"])
    expect(ledTo(cookie), cookie).toBeNull();
});
