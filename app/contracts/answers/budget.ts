// What the calls about budgets answer.
import { z } from "zod";
import { isCategoryId, type CategoryId } from "~/domain/categories/list";
import { Dollars, Id } from "./shapes";

export const BudgetAnswer = z.object({
  id: Id,
  category: z.string().refine((text): text is CategoryId => isCategoryId(text)),
  amount: Dollars.describe("US dollars planned"),
  spent: Dollars,
  remaining: Dollars,
});

export const BudgetsAnswer = z.array(BudgetAnswer);
