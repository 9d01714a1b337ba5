// Orders about the budget and the goals that are kept here: nothing of a bank's is moved by them, so they are no reason to refuse.

import { categoryIn } from "~/domain/coach/entities";
import { careWords, KIN } from "./topic";

const VERBS =
  "(?:move|moving|shift|transfer|take|pull|put|switch|send|give|throw|add|toss|stash|contribute|deposit|stick|set aside|drop)";
/** Or no sum, which the answer asks for: 'move some from clothing to groceries'. */
const SUM =
  "(?:(?:another |an extra |about |like )*\\$?\\d[\\d,.]*k?(?: (?:bucks|dollars|more|extra))*|" +
  "(?:some|a little|a bit|a few bucks|part)(?: (?:money|more|cash|of it))?)";
const MOVED = [
  new RegExp(
    `\\b${VERBS} ${SUM} (?:from|out of|off|of) (?<from>.+?) (?:over )?(?:to|into|toward|towards|and (?:put|move|give) it (?:in|into|to|toward|on)) (?<to>.+)`,
  ),
  new RegExp(`\\b${VERBS} ${SUM} (?:over )?(?:to|into|toward|towards) (?<to>.+?) (?:from|out of) (?<from>.+)`),
];
const PUT = new RegExp(
  `\\b${VERBS} ${SUM} (?:aside )?(?<way>to|into|toward|towards|in|on|for) (?:my |the |our )?(?<goal>[^.,;!?]+)`,
);
/** Money that lies at a bank, or somebody who would get it. */
const REAL = new RegExp(
  "\\b(?:accounts?|savings?|checking|bank|cards?|visa|amex|mastercard|loans?|mortgage|debts?|bills?|invest\\w*|brokerage|401k|" +
    `ira|roth|stocks?|crypto|bitcoin|venmo|zelle|paypal|cash ?app|landlord|him|her|them|${KIN})\\b`,
);
const OF_GOALS = /\b(?:goals?|fund|trip|vacation|holiday|getaway|honeymoon|wedding|down payment)\b/;

/** `goals`: what the person's savings goals are called. */
export function isOfOwnPlans(plain: string, goals: readonly string[]): boolean {
  return isBudgetMoved(plain) || isPutInGoal(plain, goals);
}

/** 'Out of groceries to gas' says from where, and of nobody that there is no food. */
export const withPlanMoved = (plain: string): string =>
  isBudgetMoved(plain) ? plain.replace(/\bout of\b/g, "from") : plain;

const isBudgetMoved = (plain: string): boolean =>
  MOVED.some((pattern) => {
    const { from = "", to = "" } = pattern.exec(plain)?.groups ?? {};
    return [from, to].every((side) => !REAL.test(side) && categoryIn(side) !== null);
  });

function isPutInGoal(plain: string, goals: readonly string[]): boolean {
  const { way = "", goal = "" } = PUT.exec(plain)?.groups ?? {};
  if (goal === "") return false;
  if (goals.some((name) => isCalled(goal, name))) return true;
  return !REAL.test(goal) && (OF_GOALS.test(goal) || (way.startsWith("toward") && categoryIn(goal) === null));
}

/** By its whole name, or by a word of it that says which: 'Maine' of 'Summer in Maine'. */
function isCalled(goal: string, name: string): boolean {
  const said = goal.split(" ");
  const own = careWords(name).split(" ");
  return (
    ` ${goal} `.includes(` ${own.join(" ")} `) ||
    own.some((word) => word.length > 3 && !REAL.test(word) && said.includes(word))
  );
}
