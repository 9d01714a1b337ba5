// Goals: how far, how much is missing, what a month it takes, what was added, when it is done.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import type { CoachGoal } from "~/domain/coach/facts/inputs";
import { progressPercent } from "~/domain/goals/percent";
import { sumCents } from "~/domain/money";
import type { AnswerRow } from "~/domain/coach/query/answer";
import { chosenDebts } from "./debts";
import { endOf } from "./debt-terms";
import { accountsOf } from "./filters";
import { added } from "./goal-added";
import { filledFrom } from "./goal-filled";
import { goalPassed } from "./goal-passed";
import { apartWords, goalBegun, goalsInOrder, partReached, paysUntil } from "./goal-order";
import { doneOf, leftOf, needed, neededTogether, outlook, outlookOfGoal } from "./goal-pace";
import { missing, type StandingTurn, type StandingWords } from "./standing-turn";

const LINK = { href: "/goals" };
const SHOWN = 8;

/** Those that are named; of all others those that one saves for, and where all goals are listed or judged the debts too. */
function chosen({ query, household, measure }: StandingTurn): CoachGoal[] {
  const ids = query.subject.goals ?? [];
  if (ids.length > 0) return household.goals.filter(({ id }) => ids.includes(id));
  if (query.shape === "ranking" && measure === "reached") return [...household.goals];
  const takesDebts =
    (measure === "saved" || measure === "remaining") && (query.shape !== "figure" || query.statistic !== "total");
  return household.goals.filter(({ type }) => takesDebts || type === "savings");
}

const isOfDays = ({ measure, query }: StandingTurn): boolean =>
  measure === "saved" && query.period !== null && query.statistic === "total" && query.shape === "figure";

export function goalAnswers(turn: StandingTurn): StandingWords {
  const { measure, query, notes } = turn;
  const [called] = query.subject.merchants ?? [];
  if (called !== undefined) return stranger(turn, called);
  const found = chosen(turn);
  const [only] = found;
  if (query.shape === "ranking") return { text: goalsInOrder(turn, found, how), list: listOf(found) };
  if (measure === "reached" && (Object.keys(query.subject).length > 0 || !only)) return ends(turn, found);
  if (!only) return missing("goal like that of yours");
  const passed = found.length === 1 ? goalPassed(turn, only) : null;
  if (passed !== null) return { text: passed };
  if (measure === "added") return added(turn, found);
  // 'Saved this year' is what was put in then, and not all that is there.
  if (isOfDays(turn))
    return { text: sentences(added(turn, found).text, found.length === 1 ? `${how(turn, only, 0)}` : "") };
  if (measure === "saved" && query.statistic === "first") return { text: goalBegun(turn, only) };
  const list = listOf(found);
  if (query.statistic === "count")
    return {
      text: paragraphs(
        `You have ${notes.count("count", "Goals", found.length, "goal", LINK)}:`,
        bullets(found.slice(0, SHOWN).map((goal, at) => how(turn, goal, at))),
      ),
      list,
    };
  if (measure === "remaining" && query.shape === "yes-no" && (query.subject.kinds || query.subject.accounts))
    return { text: filledFrom(turn, only), list };
  if (found.length === 1) return { text: how(turn, only, 0), list };
  return {
    text: paragraphs(together(turn, found), bullets(found.slice(0, SHOWN).map((goal, at) => how(turn, goal, at)))),
    list,
  };
}

/** A goal that there isn't, and those that there are. */
function stranger(turn: StandingTurn, called: string): StandingWords {
  const { household, notes } = turn;
  const all = household.goals;
  const lines = all.slice(0, SHOWN).map((goal, at) => how(turn, goal, at));
  return {
    text: paragraphs(
      sentences(
        `You have no goal called ${notes.name("asked-name", called)}.`,
        all.length === 0 ? "You have no goals yet; the Goals page makes one." : "These are yours:",
      ),
      bullets(lines),
    ),
    list: listOf(all),
  };
}

const listOf = (found: readonly CoachGoal[]): AnswerRow[] =>
  found.map((goal) => ({ label: goal.name, cents: doneOf(goal), href: "/goals" }));

function how(turn: StandingTurn, goal: CoachGoal, at: number): string {
  const { measure, query, notes, household } = turn;
  const tag = `goal-${at + 1}`;
  const name = notes.name(`${tag}-name`, goal.name);
  const isDebt = goal.type === "debt";
  const done = notes.usd(`${tag}-saved`, isDebt ? "Paid off" : "Saved toward the goal", doneOf(goal), LINK);
  const target = notes.usd(`${tag}-target`, "Target of the goal", goal.targetCents, LINK);
  const percent = progressPercent(doneOf(goal), goal.targetCents);
  const share = notes.add(`${tag}-share`, "Reached of the goal", { unit: "percent", percent }, LINK);
  const verb = isDebt ? "paid off" : "saved";
  if (leftOf(goal) === 0 && isDebt) return `${name} is paid off, all ${target} of it.`;
  if (leftOf(goal) === 0) return `${name}: you have ${done}, and with it the whole target of ${target}.`;
  const rest = notes.usd(`${tag}-left`, isDebt ? "Left to pay by the goal" : "Left to save", leftOf(goal), LINK);
  const due = goal.deadline ? notes.day(`${tag}-day`, "Date of the goal", goal.deadline, LINK) : "";
  const isPast = goal.deadline !== null && goal.deadline < household.today;
  if (measure === "needed") return needed(goal, { name, rest, due, tag }, turn);
  if (query.statistic === "next")
    return due
      ? `${name}: the date ${isPast ? "was" : "is"} ${due}; ${done} of ${target} is ${verb}, and ${rest} is left.`
      : `${name} has no date; ${done} of ${target} is ${verb}.`;
  const by = due && (isPast ? ` (its date, ${due}, has passed)` : ` by ${due}`);
  const progress = `${done} of ${target} is ${verb}, ${share}`;
  // 'When' wants the day first.
  if (measure === "reached" && !isDebt && query.shape !== "yes-no") {
    const ahead = outlook(goal, turn, tag);
    return sentences(
      `${name}: ${ahead.charAt(0).toLowerCase()}${ahead.slice(1)} ${progress}; ${rest} is left${by}.`,
      query.statistic === "gap" ? apartWords(goal, turn, tag) : "",
      query.statistic === "count" ? paysUntil(goal, turn, tag) : "",
    );
  }
  const first =
    measure === "remaining"
      ? `${name}: ${rest} is left to ${isDebt ? "pay" : "save"}${by}; ${progress}.`
      : `${name}: ${progress}; ${rest} is left${by}.`;
  return sentences(
    partReached(goal, turn),
    first,
    query.shape === "yes-no" || measure === "reached" || isBehind(goal, turn) ? outlook(goal, turn, tag) : "",
    bank(goal, household.debts, turn, tag),
  );
}

/** How far one goal is isn't said whole where its pace misses its date. */
function isBehind(goal: CoachGoal, { measure, query, household }: StandingTurn): boolean {
  if (measure !== "saved" || query.statistic !== "total" || query.subject.goals?.length !== 1) return false;
  return goal.type === "savings" && outlookOfGoal(goal, household.today).standing === "behind";
}

/** By the bank's figure a debt may stand elsewhere than the goal that was typed. */
function bank(
  goal: CoachGoal,
  debts: StandingTurn["household"]["debts"],
  { notes }: StandingTurn,
  tag: string,
): string {
  const debt = debts.find(({ id }) => id === goal.id);
  if (goal.type !== "debt" || !debt || debt.balanceCents === leftOf(goal)) return "";
  return `Its account says ${notes.usd(`${tag}-owed`, "Owed", debt.balanceCents, { href: "/accounts" })} is owed.`;
}

function together({ measure, notes }: StandingTurn, found: readonly CoachGoal[]): string {
  const savings = found.filter(({ type }) => type === "savings");
  if (savings.length < 2 || measure === "reached") return "";
  if (measure === "needed") return neededTogether(savings, notes);
  const done = notes.usd("saved-total", "Saved toward all goals", sumCents(savings.map(doneOf)), LINK);
  const target = notes.usd(
    "target-total",
    "Targets together",
    sumCents(savings.map(({ targetCents }) => targetCents)),
    LINK,
  );
  const rest = notes.usd("left-total", "Left to save for all goals", sumCents(savings.map(leftOf)), LINK);
  return measure === "remaining"
    ? `${rest} is left to save for your savings goals together; ${done} of ${target} is saved:`
    : `You've saved ${done} of ${target} toward your savings goals together, and ${rest} is left:`;
}

function ends(turn: StandingTurn, found: readonly CoachGoal[]): StandingWords {
  const debts = chosenDebts(turn.query.subject, turn.household).filter(
    ({ id }) =>
      Object.keys(turn.query.subject).length > 0 && !found.some((goal) => goal.id === id && goal.type === "savings"),
  );
  // Where accounts are named, the goals that they are; a debt that is paid off is no debt any more.
  const { goals: ids = [], ...where } = turn.query.subject;
  const accounts = ids.length > 0 ? null : accountsOf(where, turn.household);
  const savings = found.filter(
    (goal) =>
      (goal.type === "savings" && (accounts === null || accounts.includes(goal.accountId ?? ""))) ||
      (goal.type === "debt" && leftOf(goal) === 0),
  );
  const parts = [
    ...savings.slice(0, SHOWN).map((goal, at) => how(turn, goal, at)),
    ...debts.slice(0, SHOWN).map((debt, at) => endOf({ debt, tag: `debt-${at + 1}` }, turn)),
  ];
  if (parts.length === 0) return missing("goal or debt like that of yours");
  return { text: parts.length === 1 ? (parts[0] ?? "") : bullets(parts) };
}
