// Numbers that people call in trouble: word by word, so that none changes unseen.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CARE_LINES, freeHelp, HELP_CHECKED_ON, HELPERS } from "~/texts/free-help";
import { countryOf } from "~/domain/household/country";

test("who helps for nothing", () => {
  expect(HELPERS.US.map(({ id, label, name, phone }) => [id, label, name, phone])).toEqual([
    [
      "counselor",
      "Nonprofit credit counselors",
      "the National Foundation for Credit Counseling, NFCC",
      "1-800-388-2227",
    ],
    ["local", "Help with rent, power and food", "United Way", "211"],
    ["housing", "Housing counselors approved by HUD", "HUD", "1-800-569-4287"],
    ["lifeline", "Suicide & Crisis Lifeline", "the Suicide & Crisis Lifeline", "988"],
  ]);
  expect(CARE_LINES).toEqual({
    emergency: "911",
    lifeline: "988",
    counselor: "1-800-388-2227",
    local: "211",
    housing: "1-800-569-4287",
    abuse: "1-800-799-7233",
    gambling: "1-800-522-4700",
    fraud: "reportfraud.ftc.gov",
    identity: "identitytheft.gov",
    legal: "lawhelp.org",
    tax: "irs.gov",
    reports: "annualcreditreport.com",
  });
});

const COUNSELOR =
  "There's free help: a nonprofit credit counselor looks at all of it with you (the National Foundation for Credit Counseling, NFCC, 1-800-388-2227). United Way (211) knows who helps with rent, power and food where you live.";
const HOUSING = "For your home, a housing counselor speaks with landlord or lender beside you (HUD, 1-800-569-4287).";
const LIFELINE = "If it gets too much, call or text 988: the Suicide & Crisis Lifeline listens at any hour.";

test("one paragraph, with the home where that's at stake", () => {
  expect(freeHelp("US")).toBe(`${COUNSELOR} ${HOUSING} ${LIFELINE}`);
  expect(freeHelp("US", { housing: false })).toBe(`${COUNSELOR} ${LIFELINE}`);
  expect(freeHelp("US", { number: ({ id }) => `<${id}>` })).toMatch(
    /NFCC, <counselor>.*<local>.*HUD, <housing>.*<lifeline>:/,
  );
});

test("where no helper is known, what to look for", () => {
  expect(freeHelp(null)).toBe(
    "There's free help: look for a nonprofit credit counselor where you live, and ask your town who helps with rent, power and food.",
  );
  expect([countryOf([]), countryOf(["EUR", "USD"]), countryOf(["EUR"])]).toEqual(["US", "US", null]);
});

/** Nobody's help: services that the product uses, and what names a format. */
const OTHERS = new Set(["bridge.simplefin.org", "www.w3.org", "sqlite.org", "schema.org"]);
const REACHED =
  /\b(?:1-)?\d{3}-\d{3}-\d{4}\b|"(?:988|211|911)"|\b(?:call|text|dial) (?:or text )?(?:988|211|911)\b|(?<![\w.])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:gov|org)\b(?![?.(])|annualcreditreport\.com/gi;

test("every number and address stands in one file, which says when they were checked", () => {
  const elsewhere = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !["texts/free-help.ts", "domain/books/ofx.ts"].includes(file) &&
        !file.startsWith("lib/prisma"),
    )
    .flatMap((file) =>
      [...readFileSync(`app/${file}`, "utf8").matchAll(REACHED)]
        .filter(([found]) => !OTHERS.has(found))
        .map(([found]) => `${file}: ${found}`),
    );
  expect(elsewhere).toEqual([]);
  expect(Date.parse(HELP_CHECKED_ON)).toBeGreaterThan(Date.parse("2026-01-01"));
});
