// What is left out, wherever in a text and however it is said: several things at once, shops, kinds of shops, amounts, the
// usual transfer; and what only sounds so.
import { describe, expect, test } from "vitest";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const read = (text: string): string => readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today);

const LOANS = "car_payment+mortgage_rent+student_loans";

describe("what is left out", () => {
  test.each([
    ["Six biggest charges in July, leaving aside the rent", "spent largest list top:6 not:mortgage_rent 2026-07"],
    ["if you ignore rent and both loans what did june come to", `spent not:${LOANS} 2026-06`],
    ["Setting the groceries to one side, what went on the card in June?", "spent kind:credit not:groceries 2026-06"],
    ["Putting rent aside, how much did we spend in April?", "spent not:mortgage_rent 2026-04"],
    ["Never mind the rent. What else did June cost us?", "spent not:mortgage_rent 2026-06"],
    ["if rent didn't exist how much would june have been", "spent not:mortgage_rent 2026-06"],
    ["non-rent spending in march 2026", "spent not:mortgage_rent 2026-03"],
    ["Utilities in September, water not included", "spent on:utilities not:water 2026-09"],
    ["clothes this year, Northfold excluded", "spent on:clothing not:northfold 2026"],
    ["health costs this year but leave the gym off", "spent on:health_fitness not:gym 2026"],
    ["card purchases in june that weren't groceries", "spent list kind:credit not:groceries 2026-06"],
    ["June total less rent and the car payment", "spent not:car_payment+mortgage_rent 2026-06"],
    ["restaurants in may, not fast food, not coffee", "spent on:restaurants not:coffee+fast-food 2026-05"],
    ["spending in may, excluding anything under $20", "spent 2026-05 min:20"],
    ["spending in may without the charges over $500", "spent 2026-05 max:500"],
    ["How much of June was neither rent nor loans?", `spent not:${LOANS} 2026-06`],
    ["Not the gym, just the pharmacy: total this year?", "spent at:pharmacy not:gym 2026"],
    ["With rent and the tithe out of the picture, how much was June?", "spent not:mortgage_rent+tithe 2026-06"],
    ["June restaurants, I don't want coffee in there", "spent on:restaurants not:coffee 2026-06"],
    ["Bar the rent, what did June cost us?", "spent not:mortgage_rent 2026-06"],
    ["Travel for 2026 but skip the Hoprides", "spent on:travel not:hopride 2026"],
    ["Other than payroll, what money came in during May?", "earned not:brightwater_studio 2026-05"],
    [
      "besides our two coffee places where did we eat in may, list them",
      "spent list on:restaurants not:coffee 2026-05",
    ],
  ])("'%s'", (text, reads) => expect(read(text)).toBe(reads));

  test.each([
    ["Apart from the standing 400, what did we move into savings in 2026?", "moved kind:savings 2026 min:400.01"],
    ["not counting our normal $400, when did extra money last go to Rainy Day", "moved latest in:savings min:400.01"],
  ])("the usual transfer: '%s'", (text, reads) => expect(read(text)).toBe(reads));

  test.each([
    ["how much did we put aside in october", "added 2026-10"],
    ["can we set aside 200 a month", "plan:save-up monthly:200"],
    ["did i spend less on groceries in june than in july", "spent on:groceries 2026-06 vs:2026-07"],
  ])("no such thing: '%s'", (text, reads) => expect(read(text)).toBe(reads));

  test.each([
    ["all bills due in december but the rent", "bills list not:mortgage_rent 2026-12"],
    ["total for september but the rent and car payment", "spent not:car_payment+mortgage_rent 2026-09"],
    ["what did everything cost in october but groceries", "spent not:groceries 2026-10"],
    ["are we over budget anywhere but gas", "left yes-no not:gas"],
    ["subscriptions not counting tunebox", "subscriptions list not:tunebox"],
    ["how much are my subscriptions a year minus cinestream", "subscriptions per-year not:cinestream"],
    ["which budgets am i over, forget restaurants", "left list not:restaurants"],
    ["what are my bills leaving out the rent", "bills list not:mortgage_rent"],
    ["income without interest this year", "earned not:interest 2026"],
    ["cancel everything but tunebox, how much do i save", "plan:stop"],
    ["if we cancel tunebox and cinestream how much do we save", "plan:stop at:cinestream+tunebox"],
    ["our subscriptions cinestream and tunebox, what do they come to", "bills per-month at:cinestream+tunebox"],
  ])("'but', and what comes back: '%s'", (text, reads) => expect(read(text)).toBe(reads));
});
