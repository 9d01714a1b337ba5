// Numbers that people call in trouble: word by word, so that none changes unseen.
import { expect, test } from "vitest";
import { CARE_LINES, freeHelp, HELPERS } from "~/texts/free-help";
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
  });
});

const COUNSELOR =
  "There's free help: a nonprofit credit counselor looks at all of it with you (the National Foundation for Credit Counseling, NFCC, 1-800-388-2227), and United Way (211) knows who helps with rent, power and food where you live.";
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
