// A name that is in no row is what was asked about: the answer says that it isn't there, and never a sum of everything.
import { expect, test } from "vitest";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const read = (text: string): string => readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today);

test.each([
  ["do you see any marina fees going out?", "spent yes-no at:marina"],
  ["Do you see any union dues going out?", "spent yes-no at:union"],
  ["any lawyer bills in 2026?", "spent yes-no at:lawyer 2026"],
  ["is there any alimony in there", "spent yes-no at:alimony"],
  ["what did we give uncle Ray in september", "spent at:uncle_ray 2026-09"],
  ["how much have we paid Dr. Patel", "spent at:dr_patel"],
  ["have we written any checks this year?", "spent yes-no at:checks 2026"],
  ["how much have we venmoed people this year", "spent at:venmo 2026"],
])("'%s'", (text, reads) => expect(read(text)).toBe(reads));

test.each([
  ["did we spend anything yesterday", "spent yes-no 2026-11-21"],
  ["any late fees this year", "fees yes-no 2026"],
  ["what did we spend in june", "spent 2026-06"],
])("no name: '%s'", (text, reads) => expect(read(text)).toBe(reads));
