// A budget that somebody wants changed: so much from one category to another, or by so much up or down. What it would change is
// said; nothing changes before somebody does it.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { type Reply, reply } from "~/domain/coach/intents";
import { categoryName, type CategoryId, isCategoryId } from "~/domain/categories/list";
import { categoriesOfSet } from "~/domain/categories/sets";
import { type Cents, sumCents } from "~/domain/money";
import { monthOf } from "~/domain/periods";
import { openBudget } from "./budget-open";
import { ownPlanFor, plannedFor, spentSoFar } from "./budget-planned";
import { askedUsd, type PlanTurn, worked, workedUsd } from "./turn";

const HREF = "/budget";

export function budgetChange(turn: PlanTurn): Reply | null {
  const named = turn.request.subject?.categories ?? [];
  const ids = [...new Set(named.flatMap(categoriesOfSet))].filter(isCategoryId);
  const [first, second, ...others] = ids;
  const change = changeFor(turn, ids);
  if (first === undefined || change === null) return openBudget(turn, ids);
  const isOfSet = named.length < ids.length;
  if (second === undefined) return changed(turn, first, change);
  return others.length > 0 || isOfSet
    ? severalChanged(turn, ids, { cents: change, isOfSet })
    : moved(turn, first, second, Math.abs(change));
}

/** By how much: so much a month, up to a sum that is said of one, or by a percentage of what is planned; null where nobody says it. */
function changeFor(turn: PlanTurn, ids: readonly CategoryId[]): Cents | null {
  const { monthlyCents = 0, amountCents, ratePercent, sharePercent } = turn.request;
  const planned = sumCents(ids.map((id) => ownPlanFor(turn, id)));
  if (monthlyCents !== 0) return monthlyCents;
  // A single category is set to a sum; several get or give it.
  if (amountCents !== undefined) return (ids.length === 1 ? amountCents - planned : amountCents) || null;
  const percent = ratePercent ?? (sharePercent !== undefined && LESS.test(turn.plain) ? -sharePercent : sharePercent);
  return percent === undefined ? null : Math.round((planned * percent) / 100) || null;
}
const LESS =
  /\b(?:cut\w*|less|lower\w*|reduc\w+|decreas\w+|drop\w*|down|trim\w*|shrink|slash|tak(?:e|ing)|remov\w+|off)\b/;

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
      spentSoFar(turn, "from", from, has - cents),
      spentSoFar(turn, "to", to, gets + cents),
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
      spentSoFar(turn, "budget", id, then),
    ),
  );
}

/** Each by it; what is said of a set of them is divided by what each has. */
function severalChanged(
  turn: PlanTurn,
  ids: readonly CategoryId[],
  { cents, isOfSet }: { cents: Cents; isOfSet: boolean },
): Reply {
  const usd = (part: string, label: string, value: Cents) => workedUsd(turn, part, label, value, HREF);
  const planned = sumCents(ids.map((id) => ownPlanFor(turn, id)));
  const lines = ids.map((id, at) => {
    const now = ownPlanFor(turn, id);
    const by = isOfSet ? Math.round(cents * (planned > 0 ? now / planned : 1 / ids.length)) : cents;
    const then = Math.max(0, now + by);
    if (now <= 0 && by <= 0)
      return { by: 0, words: `${categoryName(id)}: nothing is planned, so there is nothing to lower` };
    const before = now > 0 ? `instead of ${usd(`now-${at + 1}`, "Planned now", now)}` : "with no plan so far";
    const words = `${categoryName(id)}: ${usd(`then-${at + 1}`, "Planned then", then)}${now > 0 ? " " : ", "}${before}`;
    return { by: then - now, words };
  });
  const all = sumCents(lines.map(({ by }) => by));
  return reply(
    paragraphs(
      `${usd("all-by", all < 0 ? "Less a month" : "More a month", Math.abs(all))} a month ` +
        `${all < 0 ? "less" : "more"} in all from ${month(turn)} on` +
        `${isOfSet && planned > 0 ? ", divided by what each has" : ""}:`,
      bullets(lines.map(({ words }) => words)),
      "A budget is set for each category by itself, on the Budget page. I change nothing by myself.",
    ),
  );
}
