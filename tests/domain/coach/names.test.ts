import { expect, test } from "vitest";
import { sharedName } from "~/domain/coach/reading/named-subject";

test.each([
  [["Starbucks #12", "Starbucks #99"], "Starbucks"],
  [["Uber", "Uber Eats"], "Uber"],
  [["Fairway Foods 0042"], "Fairway Foods"],
  [["Studio 12 Hair"], "Studio 12 Hair"],
  [["7-Eleven"], "7-Eleven"],
  [["AB Shop", "CD Shop"], "AB Shop"],
])("%j are searched as '%s'", (names, shared) => expect(sharedName(names)).toBe(shared));
