// The question whether a goal and a linked account are the same.
import type { LinkQuestion } from "~/contracts/goals";
import { formatUsd, fromDollars } from "~/domain/money";

const usd = (dollars: number) => formatUsd(fromDollars(dollars));

export function sameAccountWords(question: LinkQuestion): Record<"title" | "text" | "yes" | "no", string> {
  const { goal, account } = question;
  if (question.about === "debt")
    return {
      title: "Is this the same debt?",
      text:
        `Your goal ${goal.name} has ${usd(question.goal.left)} left, and ${account.name} owes ` +
        `${usd(question.account.owed)}. If you link them, the goal updates by itself and the debt counts once.`,
      yes: "Yes, link them",
      no: "No, another debt",
    };
  return {
    title: `Is ${account.name} your emergency fund?`,
    text:
      `The account has ${usd(question.account.holds)}. Your goal ${goal.name} says ${usd(question.goal.saved)}. ` +
      "If you link them, the goal updates by itself.",
    yes: "Yes, use the account",
    no: "No",
  };
}
