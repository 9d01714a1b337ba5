// Who wants rows, however it is put, and what stands in two clauses and is one question.
import { describe, expect, test } from "vitest";
import { oneQuestion } from "~/domain/coach/reading/one-question";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const read = (text: string): string => readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today);

test.each([
  ["Itemize last month's supermarket runs for me: date, store, dollars.", "spent list on:groceries 2026-10"],
  ["Set out every haircut we paid for in 2026, please.", "spent list at:hair 2026"],
  ["When did we go to the pharmacy in May and what was charged each time?", "spent list at:pharmacy 2026-05"],
  ["which days did i stop at roast & co last month and what was each", "spent list at:roast_&_co 2026-10"],
  [
    "What were our Casa Verde dinners in June and what did each one cost?",
    "spent list on:restaurants at:casa_verde 2026-06",
  ],
  ["movie + theater nights since july, list em", "spent list at:movies+stage 2026-07-01..2026-11-22"],
  ["Cinema outings since June, what are they?", "spent list at:movies 2026-06-01..2026-11-22"],
  ["What dates did we stay at Harborview Inn in 2026", "spent list at:harborview_inn 2026"],
  ["For my records: each 529 deposit this year with its date", "spent list on:college_fund 2026"],
  ["there is a $61.53 on the card, what is it", "spent list kind:credit min:61.53 max:61.53"],
  ["Someone charged $118.40, who?", "spent list min:118.4 max:118.4"],
  ["What did each haircut run us in June?", "spent list at:hair 2026-06"],
  [
    "Dates of the student loan payments since August, and amounts",
    "spent list on:student_loans 2026-08-01..2026-11-22",
  ],
  ["coffee in june: roast & co only", "spent at:roast_&_co 2026-06"],
  ["greenbasket in june", "spent at:green_basket_market 2026-06"],
  ["Which shop took $94.42?", "spent list min:94.42 max:94.42"],
])("rows: '%s'", (text, reads) => expect(read(text)).toBe(reads));

describe("one question", () => {
  test.each([
    ["When did we see the vet, no wait, the mechanic", "When did we see the mechanic"],
    ["How many returns this year, and the dollar total?", "How many returns this year?"],
    ["For the files: how many returns this year?", "how many returns this year?"],
    ["Visits to the clinic in May and what did each one cost?", "Visits to the clinic in May, itemized?"],
    ["Besides the rent, what did we pay?", "what did we pay, Besides the rent?"],
    ["Never mind the rent. What did May cost?", "Never mind the rent What did May cost?"],
  ])("'%s'", (text, one) => expect(oneQuestion(text)).toBe(one));

  test.each([
    "How much was the last visit and when is the next?",
    "sandwich yard, quick wok, how much each",
    "Which bills are due, and how much are they?",
  ])("'%s' stays", (text) => expect(oneQuestion(text)).toBe(text));
});
