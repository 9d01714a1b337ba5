import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tidyName } from "~/domain/ledger/tidy-name";

describe("tidy names", () => {
  test.each([
    ["AUTOPAY PAYMENT THANK YOU", "Autopay Payment Thank You"],
    ["HARBOR AUTO LOAN PAYMENT", "Harbor Auto Loan Payment"],
    ["SQ *BLUE DOOR CAFE", "Blue Door Cafe"],
    ["TST* THE GREEN FORK", "The Green Fork"],
    ["PAYPAL *STEAMGAMES", "Steamgames"],
    ["POS DEBIT 11/20 CORNER MARKET #1234", "Corner Market"],
    ["PURCHASE AUTHORIZED ON 11/20 CORNER MARKET", "Corner Market"],
    ["SHELL OIL 57444212", "Shell Oil"],
    ["AMZN MKTP US*2K4LM8", "Amzn Mktp US"],
    ["BARNES AND NOBLE", "Barnes and Noble"],
    ["CVS PHARMACY", "CVS Pharmacy"],
    ["BJ'S WHOLESALE", "BJ's Wholesale"],
    ["CO-OP MARKET", "Co-Op Market"],
    ["CAFÉ ÉTOILE", "Café Étoile"],
  ])("%s is shown as %s", (bank, shown) => expect(tidyName(bank)).toBe(shown));

  test.each(["Whole Foods Market", "IKEA", "AT&T", "eBay", "CVS", "7-Eleven", "T-Mobile", "123", "##", ""])(
    "'%s' stays as it is",
    (name) => expect(tidyName(name)).toBe(name),
  );

  test("something is always left of a name", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (name) => {
        const once = tidyName(name);
        expect(once.length > 0 || name.normalize("NFKC").trim() === "").toBe(true);
      }),
    );
  });
});
