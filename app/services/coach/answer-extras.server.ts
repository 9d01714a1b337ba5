// What stands beside an answer's words: rows and charts, what can be done, what could be meant, what to ask next.
import type { OfferedAction } from "~/texts/coach";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import {
  type ActionInputs,
  actionsFor,
  budgetFor,
  type CoachAction,
  goalFor,
  type KnownMerchant,
} from "~/domain/coach/parts/actions";
import { comparedPeriods } from "~/domain/coach/parts/compared-periods";
import { shownList } from "~/domain/coach/parts/shown-list";
import { followUps } from "~/domain/coach/parts/suggestions";
import { isFlow, type Query } from "~/domain/coach/query/algebra";
import type { WordedAnswer } from "~/domain/coach/query/answer";
import type { Person } from "~/domain/coach/reading/person";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import { readOnce } from "~/domain/coach/reading/read-once";
import { NO_CATEGORY } from "~/domain/ledger/totals";
import { toDollars } from "~/domain/money";
import { merchantKey, SPENDING_KINDS } from "~/domain/categories/classify";
import type { CurrentUser } from "~/lib/auth.server";
import { db } from "~/lib/db.server";
import type { AnswerExtras, QueryAnswer } from "./query-answer";
import { readPerson } from "./query-data.server";

/** Several questions in one text have several answers; what can be done is about the last. */
export async function extrasForAnswers(
  user: CurrentUser,
  answered: readonly { query: Query; answer: WordedAnswer }[],
  inputs: CoachInputs,
  person: Person,
): Promise<AnswerExtras> {
  const lists = answered.flatMap(
    ({ query, answer }) => shownList(query, answer, user.today) ?? comparedPeriods(query, answer, user.today) ?? [],
  );
  const last = answered.at(-1);
  if (!last) return {};
  const forms: ActionInputs = {
    today: user.today,
    sums: inputs.sums,
    budgets: inputs.budgets,
    merchant: await merchantOf(user.id, last.query, person),
  };
  const actions = actionsFor(last.query, last.answer, forms).map(offered);
  const found =
    !isFlow(last.query.measure) ||
    last.answer.facts.some(({ rows, href }) => (rows ?? 0) > 0 || href?.startsWith("/transactions?"));
  const next = followUps(last.query, found, inputs);
  return {
    ...(lists.length > 0 ? { lists } : {}),
    ...(actions.length > 0 ? { actions } : {}),
    ...(next.length > 0 ? { next } : {}),
  };
}

/** Of what somebody saves for, a goal can be made; of what a category takes, a budget. */
export async function extrasForAdvice(
  user: CurrentUser,
  { question, facts, read }: Pick<QueryAnswer, "question" | "facts" | "read">,
  inputs: CoachInputs,
): Promise<AnswerExtras> {
  const request = requestIn(read) ?? (await requestRead(user, question, inputs));
  const actions = request
    ? [...goalFor(request, facts, user.today), ...budgetFor(request, facts, user.today)].map(offered)
    : [];
  return actions.length > 0 ? { actions } : {};
}

const requestIn = (steps: QueryAnswer["read"]): PlanRequest | undefined =>
  steps?.flatMap((step) => (step.is === "plan" ? [step.request] : [])).at(-1);

async function requestRead(user: CurrentUser, text: string, inputs: CoachInputs): Promise<PlanRequest | null> {
  const read = readOnce(text, await readPerson(user, inputs));
  return read.is === "plan" ? read.request : null;
}

/** The one shop that a query names, under all the spellings that one rule would hold for. */
async function merchantOf(userId: string, { subject }: Query, person: Person): Promise<KnownMerchant | null> {
  const [asked, ...others] = subject.merchants ?? [];
  if (asked === undefined || others.length > 0) return null;
  const part = asked.toLowerCase();
  const [key, ...more] = new Set(
    person.merchants.filter((name) => name.toLowerCase().includes(part)).map((name) => merchantKey(name)),
  );
  if (!key || more.length > 0) return null;
  const names = person.merchants.filter((name) => merchantKey(name) === key);
  const where = { userId, deletedAt: null, kind: { in: [...SPENDING_KINDS] }, merchantName: { in: names } };
  const [row, count] = await Promise.all([
    db.transaction.findFirst({
      where: { ...where, userId },
      select: { merchantName: true, category: true },
      orderBy: [{ day: "desc" }, { id: "desc" }],
    }),
    db.transaction.count({ where: { ...where, userId, userCategory: null, userKind: null } }),
  ]);
  return row && { name: row.merchantName, category: row.category || NO_CATEGORY, count };
}

/** As it is answered: in dollars. */
function offered(action: CoachAction): OfferedAction {
  if (action.kind !== "budget" && action.kind !== "goal") return action;
  const { amountCents, ...rest } = action;
  return { ...rest, amount: toDollars(amountCents) };
}
