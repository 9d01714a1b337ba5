// What just covers the bills is no yes.
import { describe, expect, test } from "vitest";
import { said } from "./said-in-full";

describe("checking that holds little more than the bills ahead", () => {
  test.each([
    ["am I ok until payday", /^Only just: .*\$137\.23 would be missing\./],
    ["will i get by until i'm paid", /^Only just: /],
    ["is there enough for the bills before payday", /^Only just: /],
    ["am i going to run short before payday", /^It may fall short: /],
    ["will rent clear on the 1st", /^Only just: .*\$25\.71 to spare/],
    ["do I have enough for groceries", /^Not once the bills ahead are paid: /],
    ["can I buy a $60 game", /^Not now, because checking falls short of the bills ahead/],
  ])("'%s' is no yes", (text, words) => expect(said(text, "cusp")).toMatch(words));

  test.each(["am I ok until payday", "will rent clear on the 1st", "do I have enough for groceries"])(
    "'%s' is a yes where there's room",
    (text) => expect(said(text)).toMatch(/^Yes/),
  );
});
