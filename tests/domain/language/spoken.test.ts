// Sounds of dictated text: what means nothing goes, what means something stays.
import { expect, test } from "vitest";
import { withoutSounds } from "~/domain/language/spoken";

test.each([
  ["um hey how much on gas in the last like three months", "hey how much on gas in the last three months"],
  ["so I gotta, uh, figure out the damage", "so I gotta, figure out the damage"],
  ["so like how much is rent", "so how much is rent"],
  ["a gig that's like four hundred a month", "a gig that's four hundred a month"],
  ["I'd like 2 goals", "I'd like 2 goals"],
  ["places like Target", "places like Target"],
  ["what's in my umbrella fund", "what's in my umbrella fund"],
])("%s", (text, plain) => {
  expect(withoutSounds(text)).toBe(plain);
});
