// What the calls about categories answer.
import { z } from "zod";
import { Dollars, OwnName } from "./shapes";

export const CategoryTrendAnswer = z.object({
  category: z.string(),
  ownCategory: OwnName,
  months: z
    .array(
      z.object({
        month: z.string().describe("yyyy-mm"),
        spent: Dollars.describe("What was spent, refunds taken off"),
        soFar: z.boolean().describe("Whether the month isn't over yet"),
      }),
    )
    .describe("Twelve months, this one last"),
  usual: Dollars.nullable().describe(
    "What it takes in a usual month: the average of the whole months, twelve at most; null before there are any",
  ),
});
