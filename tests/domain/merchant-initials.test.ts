import { expect, test } from "vitest";
import { merchantHue, merchantInitials, tellsNoKind } from "~/domain/ledger/merchant-initials";

test.each([
  ["Thread & Needle", "TN"],
  ["The Home Depot", "HD"],
  ["Bank of Harbor", "BH"],
  ["Salt and Stone", "SS"],
  ["A Better Place", "BP"],
  ["Eat at Ann", "EA"],
  ["Food for All", "FA"],
  ["Life in Rome", "LR"],
  ["Books on Main", "BM"],
  ["THE OF AND", "TO"],
  ["streamly", "S"],
  ["sq *mbls coffee roasters", "SM"],
  ["7-eleven", "7E"],
  ["a.b.c", "BC"],
  ["(blue)  door", "BD"],
  ["étoile café", "ÉC"],
  ["***", ""],
  ["", ""],
])("'%s' is %s", (name, initials) => expect(merchantInitials(name)).toBe(initials));

test("a name has one hue in whatever case, and eight names have more than one", () => {
  expect(merchantHue(" Everything Shop")).toBe(merchantHue("EVERYTHING SHOP"));
  const names = ["Everything Shop", "Corner Store", "Zelle", "Ann", "Bob's Bits", "Mill Street", "Kiosk 9", "Pop-up"];
  const hues = names.map(merchantHue);
  expect(new Set(hues).size).toBeGreaterThanOrEqual(4);
  for (const hue of hues) expect(hue).toBeGreaterThanOrEqual(1);
});

test("only what says nothing of the shop leaves its picture to the name", () => {
  expect(["miscellaneous", "other"].map(tellsNoKind)).toEqual([true, true]);
  expect(["groceries", "income", "transfer"].map(tellsNoKind)).toEqual([false, false, false]);
});
