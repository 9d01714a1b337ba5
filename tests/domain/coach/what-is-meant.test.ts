// Questions that were read as something else: a name that goes on with a verb, an idiom that names a shop, days with a
// beginning, a kind of shop beside two of its shops.
import { expect, test } from "vitest";
import { careFor } from "~/domain/coach/care/care";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const reads = (text: string) => readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today);

test.each([
  ["what has Summit taken since January?", "spent at:summit_cable_tv 2026"],
  [
    "What were all my Studio 12 appointments from June through August?",
    "spent list at:studio_12 2026-06-01..2026-08-31",
  ],
  [
    "Feels like money is flying out the door this month. Is it really more than a normal month for us so far?",
    "spent 2026-11 vs:usual",
  ],
  [
    "My brother says our July getaway cost two grand. What did travel actually cost us that month?",
    "spent on:travel 2026-07",
  ],
  ["credit crd balance", "owed kind:credit"],
  ["how meny hair appointmnts in 2026", "spent count at:hair 2026"],
  ["parcelway in october, after what got sent back?", "spent at:parcelway 2026-10"],
  ["clothes net of stuff we returned, january till now", "spent on:clothing 2026"],
  [
    "who got more of our coffee money in october morning bird or roast n co",
    "spent at:morning_bird_coffee 2026-10 vs:at:roast_&_co",
  ],
  ["weekends versus week days, what's the gap", "spent vs:days:1,2,3,4,5 days:0,6"],
  ["pull up every visit to millstone auto repair u have", "spent list at:millstone_auto_repair 2024-11-01..2026-11-22"],
  ["Add up everything we own and knock off everything we owe. Where do we stand?", "worth"],
])("%s", (text, label) => expect(reads(text)).toBe(label));

test.each([
  ["groceries aug-oct against may-jul, up or down", "on:groceries 2026-08-01..2026-10-31 vs:2026-05-01..2026-07-31"],
  ["list my hoprides from sept on pls", "list at:hopride 2026-09-01..2026-11-22"],
  ["what did we spend from the 5th onward", "2026-11-05..2026-11-22"],
  ["what did we spend since school started back up (call it sept 1)?", "2026-09-01..2026-11-22"],
  [
    "Jan 1 thru today, are we spending more or less than we did over the same stretch of 2025?",
    "2026 vs:2025-01-01..2025-11-22",
  ],
])("days with a beginning: %s", (text, label) => expect(reads(text)).toBe(`spent ${label}`));

test("before December is without its first day, by December is with it", () => {
  expect(reads("any bills left to pay before december?")).toBe("bills list 2026-11-22..2026-11-30");
  expect(reads("any bills left to pay by december?")).toBe("bills list 2026-11-22..2026-12-01");
});

test("what was given to a food bank, and a card paid from checking, call for no care", () => {
  for (const text of [
    "Grace Community plus the food bank: our giving for this year as one number",
    "Could checking wipe out the card today? And what would remain?",
  ])
    expect(careFor(text, SAMPLE_PERSON.today), text).toBeNull();
  for (const text of ["we need the food bank again this week", "a company says they can wipe out my card debt"])
    expect(careFor(text, SAMPLE_PERSON.today), text).not.toBeNull();
});
