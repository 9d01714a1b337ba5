// A question that leans on the one before it, and one that only looks as if it did.
import type { Labelled } from "./corpus";

export const TALKS: readonly Labelled[] = [
  ["follow-up", "how much did i spend on groceries last month >> and in september?", "spent on:groceries 2026-09"],
  [
    "follow-up",
    "how much did i spend on groceries last month >> what about restaurants",
    "spent on:restaurants 2026-10",
  ],
  ["follow-up", "how much did i spend in october >> only the blue card", "spent in:blue 2026-10"],
  ["follow-up", "show my purchases last month >> over $50", "spent list 2026-10 min:50.01"],
  ["follow-up", "how much did i spend at target this year >> and walmart", "spent at:walmart 2026"],
  ["follow-up", "how much did i spend last month >> on gas?", "spent on:gas 2026-10"],
  ["follow-up", "how much did i spend on gas in october >> and the month before?", "spent on:gas 2026-09"],
  ["follow-up", "how much at starbucks this year >> how many times", "spent count at:starbucks 2026"],
  ["follow-up", "how many times did i go to costco this year >> show me", "spent list at:costco 2026"],
  ["follow-up", "where did my money go last month >> by store", "spent ranking by:merchant not:fixed 2026-10"],
  ["follow-up", "how much did i earn in october >> and last year?", "earned 2025"],
  ["follow-up", "how much is in checking >> and savings", "balance kind:savings"],
  ["follow-up", "restaurants last month >> compared to september", "spent on:restaurants 2026-10 vs:2026-09"],
  [
    "follow-up",
    "how much did i spend on amazon in october >> whats the biggest one",
    "spent largest at:amazon 2026-10",
  ],
  ["follow-up", "groceries this year >> per month", "spent per-month on:groceries 2026"],
  ["follow-up", "how much did i spend last week >> without rent", "spent not:mortgage_rent 2026-11-08..2026-11-14"],
  ["follow-up", "how much did i spend last month >> who won the game", "none"],
  ["follow-up", "groceries last month >> how do i fix it", "none"],
  ["follow-up", "groceries last month >> when is rent due", "bills next on:mortgage_rent"],
  ["follow-up", "spent on gas this month >> just weekends", "spent on:gas 2026-11 days:0,6"],
  ["follow-up", "how much did i spend last month >> what's my balance", "balance"],
  ["follow-up", "how much did i spend last month >> and bananas in space", "none"],
];
