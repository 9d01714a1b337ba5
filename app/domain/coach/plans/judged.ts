// Whether what goes to some shops or to a category is too much: this month so far, a usual month, the budget, the income;
// then the one step that fits.

import { ifKnown, sentences } from "~/domain/coach/advice";
import { needOf } from "~/domain/coach/facts/cash";
import { type Reply, reply } from "~/domain/coach/intents";
import { listedWith } from "~/domain/coach/query/phrases";
import { type Cents, sumCents } from "~/domain/money";
import { type PlanTurn, worked, workedUsd } from "./turn";

/** A fortieth of the income and less is hardly felt. */
const SMALL_SHARE = 40;
/** Above a usual month by this much it is more than usual. */
const MORE = 1.1;

/** 'Do we drink too much coffee', 'everything shop and parcelway this month, how bad is it'. Null where nothing is summed. */
export function judged(turn: PlanTurn): Reply | null {
  const { stopped, sheet, request } = turn;
  const income = sheet.cents("income.average");
  const [first] = stopped;
  if (!first || income <= 0) return null;
  const usual = sumCents(stopped.map(({ monthCents }) => monthCents));
  const now = stopped.some(({ nowCents }) => nowCents !== undefined)
    ? sumCents(stopped.map(({ nowCents = 0 }) => nowCents))
    : null;
  const [category, ...others] = request.subject?.categories ?? [];
  const budget = category !== undefined && others.length === 0 && !request.subject?.merchants ? category : null;
  return reply(
    sentences(
      verdict(turn, { usual, now, income, budget }),
      now === null ? "" : soFar(turn, now),
      usual > 0 ? usually(turn, usual, income, first.href) : "",
      budget === null ? "" : ofBudget(turn, budget),
      step(turn, Math.max(usual, now ?? 0)),
    ),
  );
}

type Sums = { usual: Cents; now: Cents | null; income: Cents; budget: string | null };

function verdict({ sheet }: PlanTurn, { usual, now, income, budget }: Sums): string {
  if (budget !== null && sheet.has(`budget.${budget}.over`)) return "Yes, this month it's over its budget.";
  if (budget !== null && sheet.has(`budget.${budget}.left`)) return "No, not by its budget so far this month.";
  if (now !== null && now > usual * MORE && usual > 0) return "It's more than usual this month.";
  if (now !== null && usual === 0) return "It isn't a regular cost so far.";
  return usual * SMALL_SHARE <= income ? "It's a small part of what comes in." : "It's a part that is felt.";
}

function soFar(turn: PlanTurn, now: Cents): string {
  const parts = turn.stopped.map(({ label, nowCents = 0, nowHref }, at) => {
    const name = worked(turn, `judged-${at + 1}-name`, "Name", { unit: "name", text: label }, nowHref);
    return `${workedUsd(turn, `judged-${at + 1}-now`, "This month so far", nowCents, nowHref)} ${isCategory(turn) ? "on" : "at"} ${name}`;
  });
  const sum = parts.length > 1 ? `, ${workedUsd(turn, "judged-now", "This month so far, together", now)} together` : "";
  return `This month so far it's ${listedWith(parts)}${sum}, refunds taken off.`;
}

function usually(turn: PlanTurn, usual: Cents, income: Cents, href: string): string {
  const month = workedUsd(turn, "shops-month", "A usual month", usual, href);
  const share = worked(
    turn,
    "shops-share",
    "Share of the income",
    { unit: "percent", percent: (usual / income) * 100 },
    href,
  );
  return `You spend ${month} ${isCategory(turn) ? "on it" : "there"} in a usual month, ${share} of your income.`;
}

const isCategory = ({ request }: PlanTurn): boolean => (request.subject?.merchants ?? []).length === 0;

const ofBudget = ({ sheet }: PlanTurn, id: string): string =>
  sheet.has(`budget.${id}.over`, `budget.${id}.planned`)
    ? `Of its budget of {{budget.${id}.planned}} nothing is left: it's {{budget.${id}.over}} over.`
    : ifKnown(
        sheet,
        [`budget.${id}.left`, `budget.${id}.planned`],
        `{{budget.${id}.left}} of its budget of {{budget.${id}.planned}} is left.`,
      );

const ASKS_HELP =
  /\b(?:help|helps|stop|cut|do about|how (?:do|can) (?:i|we)|what (?:can|should|to do)|fix|rein|change|thing to do|step)\b/;

function step(turn: PlanTurn, monthCents: Cents): string {
  const { sheet, plain, stopped } = turn;
  const { categories = [] } = turn.request.subject ?? {};
  // What is needed can be trimmed, and not halved.
  if (monthCents <= 0 || categories.some((id) => needOf(id) === "need")) return "";
  const half = workedUsd(turn, "shops-half", "Half of it", Math.round(monthCents / 2), stopped[0]?.href);
  return sentences(
    ASKS_HELP.test(plain)
      ? "What helps most: take saved cards out of those shops, let each order wait until the next day, and set an amount a month for them."
      : "",
    sheet.has("short.average")
      ? `A usual month is short by {{short.average}}, so spending ${half} less there would help.`
      : `Spending ${half} less there would leave that much more a month.`,
  );
}
