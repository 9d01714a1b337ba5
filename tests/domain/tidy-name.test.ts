import fc from "../support/fast-check";
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
    ["DD *NOODLE BAR", "Noodle Bar"],
    ["SP * PAPER SHOP", "Paper Shop"],
    ["CHECKCARD PURCHASE CORNER MARKET", "Corner Market"],
    ["RECURRING DEBIT PURCHASE STREAMLY", "Streamly"],
    ["PREAUTHORIZED CREDIT HARBOR PAYROLL", "Harbor Payroll"],
    ["PRE-AUTHORIZED PAYMENT HARBOR LOAN", "Harbor Loan"],
    ["VISA SUPERMARKET", "Visa Supermarket"],
    ["STREAMLY 800-555-0199", "Streamly"],
    ["HARBOR CARD XXXX4411", "Harbor Card"],
    ["CORNER MARKET #12 #A7", "Corner Market"],
    ["CORNER MARKET # 12", "Corner Market"],
    ["ROUTE 66 DINER", "Route 66 Diner"],
    ["STUDIO 54", "Studio 54"],
    ["A 1234", "A 1234"],
    ["5678 1234", "5678 1234"],
    ["AB 1234", "AB"],
    ["HOUSE OF PIES", "House of Pies"],
    ["OF MICE AND MEN", "Of Mice and Men"],
    ["WORLD'S BEST", "World's Best"],
    ["WORLD’S BEST", "World’s Best"],
    ["MCDONALD'S/SHELL", "Mcdonald's/Shell"],
    ["BRGR JNT MAIN", "Brgr JNT Main"],
    ["BJ'S WHOLESALE", "BJ's Wholesale"],
    ["CO-OP MARKET", "Co-Op Market"],
    ["CAFÉ ÉTOILE", "Café Étoile"],
  ])("%s is shown as %s", (bank, shown) => expect(tidyName(bank)).toBe(shown));

  test.each(["Whole Foods Market", "IKEA", "AT&T", "eBay", "CVS", "7-Eleven", "T-Mobile", "123", "##", ""])(
    "'%s' stays as it is",
    (name) => expect(tidyName(name)).toBe(name),
  );

  test.each(
    `ACH ATM AT&T BBQ BMW BP CVS DMV EBT ETF HBO HOA HSA IBM IKEA IRA IRS KFC LLC LLP NBA NFL NYC NYT PG&E REI SSA TJX
    TV UK UPS US USA USPS WSJ YMCA YWCA H&M A&W II III IV DBA AAA AARP ADP USAA GNC`.split(/\s+/),
  )("'%s' is written in capitals", (name) => {
    expect([tidyName(name), tidyName(`THE ${name} PLACE`)]).toEqual([name, `The ${name} Place`]);
  });

  test.each(["a", "an", "and", "at", "by", "de", "for", "from", "in", "la", "of", "on", "or", "the", "to"])(
    "'%s' is small inside a name, and not before it",
    (word) => {
      const [first = "", ...rest] = word;
      expect(tidyName(`HARBOR ${word.toUpperCase()} HILL`)).toBe(`Harbor ${word} Hill`);
      expect(tidyName(`${word.toUpperCase()} HARBOR`)).toBe(`${first.toUpperCase()}${rest.join("")} Harbor`);
    },
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
