// The lists of screens are what axe, zooming, and the pictures go through: a screen that is in none of them would be seen by
// nobody.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MEMBER_SCREENS, NEW_SCREENS, VISITOR_SCREENS } from "../../scripts/support/screens";

/** What has no address of its own to go to, and where it is looked at. */
const ELSEWHERE: Record<string, string> = {
  $: "/no-such-page, among the visitor's",
  _app: "the frame, around each of them",
  _index: "the landing page or the dashboard",
  "_app.accounts_.$id": "tests/e2e/axe.spec.ts",
  "_app.cancel-subscription": "the same as /cancel-trial",
  "_app.import_.$id": "tests/e2e/axe.spec.ts",
  "_app.import_.archive.$id": "tests/e2e/axe.spec.ts",
  "_public.unsubscribe": "tests/e2e/axe.spec.ts",
  "sandbox.bank.$token": "practice",
  "sandbox.checkout.$id": "practice",
  "sandbox.components": "for those who build",
  "sandbox.portal.$id": "practice",
};
const listed = [...VISITOR_SCREENS, ...MEMBER_SCREENS, ...NEW_SCREENS].map((screen) => screen.split("?")[0] ?? "");

/** `_app.rules_.new` is /rules/new; what is a parameter stands for any name. */
function addressOf(route: string): RegExp {
  const parts = route.replace(/^_(?:app|public)\./, "").split(".");
  const path = parts.map((part) => (part.startsWith("$") ? "[^/]+" : part.replace(/_$/, ""))).join("/");
  return new RegExp(`^/${path}$`);
}

const routes = readdirSync("app/routes").flatMap((file) => /^(.+)\.tsx$/.exec(file)?.[1] ?? []);

test.each(routes)("%s is among the screens that are looked at", (route) => {
  expect(route in ELSEWHERE || listed.some((path) => addressOf(route).test(path))).toBe(true);
});

test("what is looked at elsewhere is", () => {
  const axe = readFileSync("tests/e2e/axe.spec.ts", "utf8");
  for (const part of ["/accounts/${", "previewArchive", "Import preview", "unsubscribeLink"])
    expect(axe).toContain(part);
});

test("the installed app's shortcuts lead to screens that there are", () => {
  const { shortcuts }: { shortcuts: { name: string; url: string }[] } = JSON.parse(
    readFileSync("public/manifest.webmanifest", "utf8"),
  );
  expect(shortcuts.length).toBeGreaterThanOrEqual(4);
  for (const { name, url } of shortcuts) expect(listed, name).toContain(url.split("?")[0]);
});
