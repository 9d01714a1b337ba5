// A budget that somebody wants changed without saying by how much, or which: what there is, what is usual, what could be moved,
// and what was lacking.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { type Reply, reply } from "~/domain/coach/intents";
import { categoryName, type CategoryId, isCategoryId } from "~/domain/categories/list";
import { type Cents, sumCents } from "~/domain/money";
import { budgetFigure } from "./budget-figure";
import { plannedFor, spentOn, spentSoFar } from "./budget-planned";
import { askedUsd, type PlanTurn, workedUsd } from "./turn";

const HREF = "/budget";
const FEW = 4;

export function openBudget(turn: PlanTurn, ids: readonly CategoryId[]): Reply | null {
  const [first, second, ...others] = ids;
  if (first === undefined) return whichCategory(turn);
  if (second === undefined) return byHowMuch(turn, first);
  return others.length === 0 ? howMuchOver(turn, first, second) : suggested(turn, ids);
}

/** The figure that the last months suggest, as a proposal. */
function suggested(turn: PlanTurn, categories: readonly CategoryId[]): Reply | null {
  const figure = budgetFigure({ ...turn, request: { plan: "budget-figure", subject: { categories } } });
  return (
    figure && {
      ...figure,
      text: paragraphs("You didn't say how much more or less, so I go by what is usual.", figure.text),
    }
  );
}

function byHowMuch(turn: PlanTurn, id: CategoryId): Reply | null {
  const proposal = suggested(turn, [id]);
  return (
    proposal && { ...proposal, text: paragraphs(proposal.text, spentSoFar(turn, "budget", id, plannedFor(turn, id))) }
  );
}

const usd = (turn: PlanTurn, id: string, label: string, cents: Cents) => workedUsd(turn, id, label, cents, HREF);

/** How each of two stands this month; what one has left may cover what the other is over. */
function howMuchOver(turn: PlanTurn, from: CategoryId, to: CategoryId): Reply {
  const [has, needs] = [plannedFor(turn, from) - spentOn(turn, from), spentOn(turn, to) - plannedFor(turn, to)];
  const sum = Math.min(has, needs);
  return reply(
    sentences(
      "You didn't say how much to move.",
      stands(turn, "from", from),
      stands(turn, "to", to),
      sum > 0
        ? `${askedUsd(turn, "moved", sum)} would cover ${sum < needs ? "a part of that" : "that"}: “Move money” on the Budget page does it for this month.`
        : "“Move money” on the Budget page moves any sum that is planned, for this month.",
      "Tell me a sum, and I'll say what it leaves on both sides. I change nothing by myself.",
    ),
  );
}

function stands(turn: PlanTurn, part: string, id: CategoryId): string {
  const planned = plannedFor(turn, id);
  const left = planned - spentOn(turn, id);
  const name = categoryName(id);
  if (planned <= 0) return `${name} has nothing planned this month.`;
  const of = usd(turn, `${part}-now`, "Planned now", planned);
  return left >= 0
    ? `${name} has ${usd(turn, `${part}-left`, "Left of it", left)} left of ${of} this month.`
    : `${name} is ${usd(turn, `${part}-over`, "Over the budget", -left)} over its ${of} this month.`;
}

/** All that is planned, and the categories whose plan is furthest from what they usually take. */
function whichCategory(turn: PlanTurn): Reply {
  const { inputs, sheet, request } = turn;
  const planned = inputs.budgets.filter(({ plannedCents }) => plannedCents > 0);
  if (planned.length === 0)
    return reply(
      "You have no budget so far, so there is nothing to change yet. Tell me a category and an amount, or let the Budget page suggest one for each.",
    );
  const apart = planned
    .flatMap(({ category, plannedCents }) => {
      const id = `spend.${category}.average`;
      return isCategoryId(category) && sheet.has(id)
        ? [{ category, plannedCents, usual: Math.max(0, sheet.cents(id)) }]
        : [];
    })
    .filter(({ plannedCents, usual }) => plannedCents !== usual)
    .sort((a, b) => Math.abs(b.usual - b.plannedCents) - Math.abs(a.usual - a.plannedCents))
    .slice(0, FEW);
  const isSaid = request.monthlyCents !== undefined || request.amountCents !== undefined;
  const all = usd(turn, "budget-all", "Planned in all", sumCents(planned.map(({ plannedCents }) => plannedCents)));
  const lines = apart.map(({ category, plannedCents }, at) => {
    const now = usd(turn, `apart-${at + 1}`, "Planned now", plannedCents);
    return `${categoryName(category)}: ${now} planned, {{spend.${category}.average}} usual`;
  });
  return reply(
    paragraphs(
      sentences(
        `You didn't say which category${isSaid ? "" : ", or by how much"}. ${all} is planned this month in all.`,
        lines.length > 0 ? "Furthest from what they usually take:" : "",
      ),
      bullets(lines),
      "Name one and how much more or less, and the form comes filled in. I change nothing by myself.",
    ),
  );
}
