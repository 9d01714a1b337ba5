import { expect, test } from "vitest";
import { merchantInitials } from "~/domain/ledger/merchant-initials";

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
