// Whether what is put into savings each month should be more: against what a usual month leaves, and what goals with a date
// need until then.

import { ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { coveredAlready, ownFund } from "~/domain/coach/cushion";
import { cannotTell, type Reply, reply } from "~/domain/coach/intents";
import { roomOf } from "~/domain/coach/room";
import { monthlyToMeet } from "~/domain/goals/pace";
import { type Cents, sumCents } from "~/domain/money";
import { asked, type PlanTurn, worked, workedUsd } from "./turn";

/** A month that keeps less than this part of what it spends has little left for surprises. */
const SPARE_PART = 0.1;

export function saveMore(turn: PlanTurn): Reply {
  const { request, sheet } = turn;
  const room = roomOf(sheet);
  if (room === null)
    return cannotTell("I need a full month of income and spending in linked accounts to see what a month leaves.");
  const [habit, wanted] = [request.insteadCents, request.monthlyCents];
  const needs = goalNeeds(turn);
  return reply(
    paragraphs(
      sentences(
        verdict(turn, room, needs.cents),
        monthWords(sheet),
        habit === undefined ? "" : beside(turn, habit, room),
      ),
      sentences(wanted === undefined ? "" : after(turn, wanted, room), needs.text),
      sentences(
        ifKnown(
          sheet,
          "emergency.months",
          sheet.has("emergency.gap")
            ? "Savings cover {{emergency.months}} of needs, {{emergency.gap}} short of {{guide.emergency-low}}."
            : `${coveredAlready(sheet)}, so what is more can go to goals, debt or the long run.`,
        ),
        ownFund(sheet),
      ),
    ),
  );
}

const usd = (turn: PlanTurn, id: string, label: string, cents: Cents) => asked(turn, id, { unit: "usd", cents }, label);

function verdict(turn: PlanTurn, room: Cents, needCents: Cents): string {
  const { request, sheet } = turn;
  const [habit, wanted] = [request.insteadCents ?? 0, request.monthlyCents];
  if (room <= 0) return "No: a usual month leaves nothing for it as it stands.";
  if (wanted !== undefined) {
    const amount = usd(turn, "wanted", "A month, as asked", wanted);
    if (wanted > room)
      return (
        `${asksTooMuch(turn) ? "Yes, too much" : "No"}: ${amount} a month is ` +
        `${workedUsd(turn, "lacking", "Missing for it", wanted - room)} more than a usual month leaves.`
      );
    if (asksTooMuch(turn)) return `No, not too much: a usual month has room for ${amount}.`;
    return room - wanted < SPARE_PART * sheet.cents("spend.average")
      ? `Yes, ${amount} a month is there, but little would be left for surprises.`
      : `Yes, a usual month has room for ${amount}.`;
  }
  if (needCents > room)
    return habit > 0
      ? "Yes, as far as a month allows: your goals with a date need more than a usual one leaves."
      : "No, not all of it: your goals with a date need more than a usual month leaves.";
  if (habit >= room) return "No, not by these figures: it takes all that a usual month leaves already.";
  if (needCents > habit)
    return habit > 0
      ? "Yes, it can be more, and your goals need more than that."
      : "Yes, your goals' needs fit into what a usual month leaves.";
  return "Yes, there's room for more; your goals alone don't need it.";
}

const asksTooMuch = ({ plain }: PlanTurn): boolean => /\btoo (?:much|high|big|ambitious|steep)\b/.test(plain);

const monthWords = (sheet: PlanTurn["sheet"]): string =>
  sheet.has("kept.average", "income.average", "spend.average")
    ? "A usual month leaves {{kept.average}}: {{income.average}} of income less {{spend.average}} of spending" +
      (sheet.has("minimums.unspent", "room.average")
        ? ", and {{room.average}} after minimum payments that your spending doesn't hold yet"
        : "") +
      "."
    : "";

/** Moving money to savings is no spending: what is saved so far is part of what a month leaves. */
function beside(turn: PlanTurn, habit: Cents, room: Cents): string {
  const amount = usd(turn, "habit", "A month so far, as asked", habit);
  return room > habit
    ? `After the ${amount} that go to savings, ${workedUsd(turn, "unspoken", "Left after what is saved so far", room - habit)} of that isn't spoken for.`
    : `The ${amount} come out of that.`;
}

function after(turn: PlanTurn, wanted: Cents, room: Cents): string {
  const rest = room - wanted;
  const year = workedUsd(turn, "year", "In a year", wanted * 12);
  return rest < 0
    ? ""
    : `${workedUsd(turn, "after", "Left over each month then", rest)} of a usual month would be left then, and it comes to ${year} a year.`;
}

/** What goals with a date that lies ahead take together. */
function goalNeeds(turn: PlanTurn): { cents: Cents; text: string } {
  const { inputs, ground } = turn;
  const open = inputs.goals.flatMap((goal) => {
    if (goal.type !== "savings" || goal.deadline === null) return [];
    const cents = monthlyToMeet(goal.targetCents - goal.currentCents, ground.today, goal.deadline);
    return cents === null ? [] : [{ goal, cents }];
  });
  if (open.length === 0) return { cents: 0, text: "" };
  const cents = sumCents(open.map((one) => one.cents));
  const each = open.map(
    ({ goal, cents: own }, at) =>
      `${worked(turn, `goal-${at + 1}`, "Name", { unit: "name", text: goal.name }, "/goals")}` +
      " " +
      workedUsd(turn, `goal-${at + 1}-need`, "A month, to be there in time", own, "/goals") +
      " by " +
      worked(
        turn,
        `goal-${at + 1}-day`,
        "Date of the goal",
        { unit: "day", day: goal.deadline ?? ground.today },
        "/goals",
      ),
  );
  const sum =
    open.length === 1
      ? ""
      : `, ${workedUsd(turn, "goals-need", "A month, for goals with a date", cents, "/goals")} a month together`;
  return {
    cents,
    text: `To be there in time, ${each.join(" and ")} ${open.length === 1 ? "is needed a month" : "are needed a month"}${sum}.`,
  };
}
