// What GET /api/weekly-review answers.
import { z } from "zod";
import { Day, Dollars } from "./shapes";

const Path = z.string().describe("Where it's shown: the rows behind a figure, or the screen that answers a question");

export const WeekAnswer = z.object({
  from: Day,
  to: Day,
  spending: Dollars,
  income: Dollars,
  everyday: z
    .object({ amount: Dollars, average: Dollars })
    .nullable()
    .describe(
      "Spending without bills, in this week and in the average of the weeks before; null while too few are known",
    ),
  sentence: z.string().describe("The week in a sentence"),
  first: z.object({ title: z.string(), text: z.string() }).nullable().describe("What comes before everything else"),
  changes: z
    .array(
      z.object({
        title: z.string(),
        why: z.string(),
        amount: Dollars.nullable().describe("What its rows add up to; null where there are none"),
        href: Path,
      }),
    )
    .max(3),
  due: z
    .array(z.object({ name: z.string(), date: Day, amount: Dollars.describe("Negative is money out") }))
    .describe("Bills and pay of the next seven days, today's among them"),
  safeToSpend: z
    .object({ amount: Dollars.describe("Below zero is what is missing"), until: Day, payday: Day.nullable() })
    .nullable()
    .describe("Null without a checking account"),
  question: z.object({ text: z.string(), hint: z.string(), href: Path }),
});
