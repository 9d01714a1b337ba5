// The guide to the product: what is asked about it, that its screens exist and its words are theirs, and that no question
// about money is taken for one about the product.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { careFor } from "~/domain/coach/care/care";
import { GUIDE, guideFor, guideToNothing, guideTopic } from "~/domain/coach/guide/guide";
import type { Offered } from "~/domain/coach/guide/topic";
import { CORPUS, HOUSEHOLD_CORPUS, STRANGERS_CORPUS, TODAY } from "./corpus";

const ALL: Offered = { bankPages: true, bankToken: true, billing: true, model: true, isDemo: false, trialDaysLeft: 5 };
const WAYS: readonly Offered[] = [
  ALL,
  { ...ALL, isDemo: true },
  { ...ALL, billing: false, model: false },
  { ...ALL, bankPages: false },
  { ...ALL, bankPages: false, bankToken: false },
];
const read = (text: string): string => guideTopic(text)?.id ?? (guideToNothing(text) ? "unknown" : "none");
const QUESTIONS = readFileSync(new URL("./guide.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split(" | "));

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}
const SCREEN_WORDS = ["app/components", "app/texts", "app/routes"]
  .flatMap(walk)
  .map((file) => readFileSync(file, "utf8"))
  .join("\n")
  .replace(/&apos;|&rsquo;/g, "'")
  .replace(/\s+/g, " ");
const PATHS = readdirSync("app/routes").map(
  (name) =>
    `/${name
      .replace(/\.tsx?$/, "")
      .replace(/^_(?:app|public)\.?/, "")
      .replace(/_(?=\.|$)/g, "")
      .replace(/\./g, "/")}`,
);
/** What one may ask the coach stands on no screen. */
const ASKED = new Set([
  "Which bills are due next?",
  "Which subscriptions do I have?",
  "list my purchases at …",
  "show my grocery spending by month",
  "set my grocery budget to",
]);
const saidBy = (offered: Offered) => GUIDE.map((topic) => ({ ...topic.says(offered), screen: topic.screen(offered) }));

describe("what is asked about", () => {
  test.each(QUESTIONS)("%s: %s", (id, text = "") => expect(read(text)).toBe(id));

  test("each topic is asked for by some of them", () => {
    const asked = new Set(QUESTIONS.map(([id]) => id));
    expect(GUIDE.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual([]);
  });

  test("no question about one's own money is one about the product", () => {
    const ofMoney = [...CORPUS, ...HOUSEHOLD_CORPUS, ...STRANGERS_CORPUS].filter(([kind]) => kind !== "none");
    expect(ofMoney.flatMap(([, text]) => text.split(" >> ")).filter((text) => guideTopic(text))).toEqual([]);
  });

  test("none of them calls for care", () => {
    expect(QUESTIONS.filter(([id, text = ""]) => id !== "none" && careFor(text, TODAY))).toEqual([]);
  });
});

describe("what is said", () => {
  test.each(WAYS)(
    "with $billing, $bankPages, $bankToken: every screen exists, and every quoted word stands on one",
    (way) => {
      for (const { lead, steps = [], note = "", screen } of saidBy(way)) {
        expect(PATHS).toContain(screen.href.replace(/[?#].*$/, "").replace(/^\/$/, "/dashboard"));
        const quoted = [lead, ...steps, note].join(" ").match(/“[^”]+”/g) ?? [];
        const strange = quoted
          .map((one) => one.slice(1, -1))
          .filter((one) => !SCREEN_WORDS.includes(one) && !ASKED.has(one));
        expect(strange).toEqual([]);
      }
    },
  );

  test("every place on a page is one that the page has", () => {
    const ids = saidBy(ALL).flatMap(({ screen }) => /#(.+)$/.exec(screen.href)?.[1] ?? []);
    expect(ids.filter((id) => !SCREEN_WORDS.includes(`id="${id}"`))).toEqual([]);
  });

  test("steps are numbered where there are several, and the screen is linked", () => {
    const { text, screens } = guideFor("how do i disconnect my bank", ALL) ?? { text: "", screens: [] };
    expect(text).toContain("1. Open Accounts and choose the account's details.\n2. Choose “Disconnect”, and confirm.");
    expect(screens).toEqual([{ label: "Open Accounts", href: "/accounts" }]);
  });

  test("where nothing is sold, nothing is there to cancel", () => {
    for (const text of [
      "how do i cancel my subscription to this app",
      "what does this app cost",
      "how do i change my plan",
    ]) {
      const { text: said = "", screens = [] } = guideFor(text, { ...ALL, billing: false }) ?? {};
      expect(said).toBe(
        "Nothing is sold on this server: everything is open to you, and there is nothing to pay or to cancel.",
      );
      expect(screens.map(({ href }) => href)).toEqual(["/settings"]);
    }
    expect(guideFor("what does this app cost", ALL)?.text).toContain("$9.99 per month, or $95.99 per year");
  });

  test("banks are connected as this server connects them", () => {
    const said = (more: Partial<Offered>) => guideFor("how do i add a bank account", { ...ALL, ...more })?.text;
    expect(said({})).toContain("“Connect Account”");
    expect(said({ bankPages: false })).toContain("“Connect with SimpleFIN”");
    expect(said({ bankPages: false, bankToken: false })).toContain("This server connects to no bank.");
  });

  test("whether an outside model is at work is told as it is", () => {
    const said = (model: boolean) => guideFor("do you send my data to openai", { ...ALL, model })?.text;
    expect(said(true)).toContain("only if you agreed to it");
    expect(said(false)).toContain("without sending anything to anybody");
  });

  test("how long the trial runs is said by its days, and that none is running", () => {
    const said = (trialDaysLeft: number) => guideFor("when does my free trial end", { ...ALL, trialDaysLeft })?.text;
    expect(said(5)).toBe("Your trial ends in 5 days.");
    expect(said(1)).toBe("Your trial ends tomorrow.");
    expect(said(0)).toContain("No trial is running.");
  });

  test("in the account that everybody shares it says what can't be changed there", () => {
    const said = (isDemo: boolean) => guideFor("how do i change my password", { ...ALL, isDemo })?.text;
    expect(said(true)).toMatch(/^The demo account is shared by everyone/);
    expect(said(false)).toMatch(/^You change it under Security/);
  });

  test("what it doesn't know it doesn't guess", () => {
    const { text = "", screens = [] } = guideToNothing("how do i change the font size") ?? {};
    expect(text).toContain("I'd rather not guess");
    expect(screens.map(({ href }) => href)).toEqual(["/settings", "/transactions", "/feedback"]);
  });
});
