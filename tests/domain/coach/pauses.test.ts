// Where one pauses: at the end of a sentence, and not behind a word that is cut short.
import { expect, test } from "vitest";
import { withPauses } from "~/domain/coach/reading/pauses";

test.each([
  ["one. two", "one , two"],
  ["one? two! three; four: five", "one , two , three , four , five"],
  ["one... two", "one , two"],
  ["one.", "one."],
  ["it was 1.50 in all", "it was 1.50 in all"],
  ["one (two) three", "one , two , three"],
  ["one(two)three", "one , two , three"],
  ["one  (  two", "one , two"],
  ["nov. 5", "nov. 5"],
  ["xnov. 5", "xnov , 5"],
])("'%s'", (text, paused) => expect(withPauses(text)).toBe(paused));

test.each(
  "dr mr mrs ms st jr sr vs no approx inc co jan feb mar apr jun jul aug sep sept oct nov dec Dr SEPT".split(" "),
)("'%s.' ends nothing", (word) => expect(withPauses(`gas ${word}. 5`)).toBe(`gas ${word}. 5`));
