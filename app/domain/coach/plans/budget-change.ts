// A budget that somebody wants changed: so much from one category to another, or by so much up or down. What it would change is
// said; nothing changes before somebody does it.

import { sentences } from "~/domain/coach/advice";
import { type Reply, reply } from "~/domain/coach/intents";
import { categoryName, type CategoryId, isCategoryId } from "~/domain/categories/list";
import { inMonth, spendingByCategory } from "~/domain/ledger/totals";
import type { Cents } from "~/domain/money";
import { monthOf } from "~/domain/periods";
import { askedUsd, type PlanTurn, worked, workedUsd } from "./turn";

const HREF = "/budget";

export function budgetChange(turn: PlanTurn): Reply | null {
  const { request } = turn;
  const [first, second, ...others] = (request.subject?.categories ?? []).filter(isCategoryId);
  const cents = request.monthlyCents ?? 0;
  if (first === undefined || others.length > 0 || cents === 0) return null;
  return second === undefined ? changed(turn, first, cents) : moved(turn, first, second, Math.abs(cents));
}

const plannedFor = ({ inputs }: PlanTurn, id: CategoryId): Cents =>
  inputs.budgets.find(({ category }) => category === id)?.plannedCents ?? 0;
/** What a month has by itself, without what was carried over into it. */
const ownPlanFor = ({ inputs }: PlanTurn, id: CategoryId): Cents => {
  const found = inputs.budgets.find(({ category }) => category === id);
  return found?.ownCents ?? found?.plannedCents ?? 0;
};

const month = (turn: PlanTurn): string =>
  worked(turn, "budget-month", "Month", { unit: "month", month: monthOf(turn.ground.today) }, HREF);

function moved(turn: PlanTurn, from: CategoryId, to: CategoryId, cents: Cents): Reply {
  const usd = (id: string, label: string, value: Cents) => workedUsd(turn, id, label, value, HREF);
  const [has, gets] = [plannedFor(turn, from), plannedFor(turn, to)];
  if (has < cents)
    return reply(
      sentences(
        has <= 0
          ? `Nothing is planned for ${categoryName(from)} this month, so there is nothing to move from there.`
          : `${categoryName(from)} has only ${usd("from-now", "Planned now", has)} planned, less than the ${askedUsd(turn, "moved", cents)} you want to move.`,
        "What is planned for each category stands on the Budget page.",
      ),
    );
  return reply(
    sentences(
      `With ${askedUsd(turn, "moved", cents)} moved, ${categoryName(from)} has ` +
        `${usd("from-then", "Planned then", has - cents)} in ${month(turn)} instead of ` +
        `${usd("from-now", "Planned now", has)}, and ${categoryName(to)} ` +
        `${usd("to-then", "Planned then", gets + cents)} instead of ${usd("to-now", "Planned now", gets)}.`,
      standing(turn, "from", from, has - cents),
      standing(turn, "to", to, gets + cents),
      "I change nothing by myself: “Move money” on the Budget page does it for this month, and can be undone there. " +
        "No money moves at your bank.",
    ),
  );
}

function changed(turn: PlanTurn, id: CategoryId, by: Cents): Reply {
  const now = ownPlanFor(turn, id);
  const then = now + by;
  const name = categoryName(id);
  const usd = (part: string, label: string, value: Cents) => workedUsd(turn, part, label, value, HREF);
  if (then <= 0)
    return now <= 0
      ? reply(`Nothing is planned for ${name} yet, so there is nothing to lower.`)
      : reply(
          `${name} has ${usd("budget-now", "Planned now", now)} a month, so that would leave nothing of it. ` +
            "To take it out of the plan, set it to nothing on the Budget page.",
        );
  return reply(
    sentences(
      `${usd("budget-then", "Planned then", then)} a month for ${name} from ${month(turn)} on, ` +
        (now > 0 ? `instead of ${usd("budget-now", "Planned now", now)}: ` : "where the budget has nothing so far: ") +
        "the form below is filled in, and it counts once you press its button. I change nothing by myself.",
      standing(turn, "budget", id, then),
    ),
  );
}

/** What of it is spent already. */
function standing(turn: PlanTurn, part: string, id: CategoryId, plannedCents: Cents): string {
  const rows = inMonth(turn.inputs.sums, monthOf(turn.ground.today));
  const spent = spendingByCategory(rows).find(({ category }) => category === id)?.cents ?? 0;
  if (spent <= 0) return "";
  const usd = (what: string, label: string, value: Cents) => workedUsd(turn, `${part}-${what}`, label, value, HREF);
  const left = plannedCents - spent;
  const said = `You've spent ${usd("spent", "Spent so far", spent)} on ${categoryName(id)} this month, so`;
  return left >= 0
    ? `${said} ${usd("left", "Left of it then", left)} would be left.`
    : `${said} it would be ${usd("over", "Over the budget then", -left)} over at once.`;
}
