import { type AskView, COACH_TABS, type CoachView, type ConversationTurn } from "~/texts/coach";
import { NEW_CONVERSATION } from "~/domain/coach/hrefs";
import { openingGroups } from "~/domain/coach/parts/openings";
import { openers, suggestionsFor } from "~/domain/coach/parts/suggestions";
import type { CurrentUser } from "~/lib/auth.server";
import { deedsOf } from "./actions.server";
import { budgetRecommendations, creditScoreAnalysis, financialHealth, personalPlan } from "./advice.server";
import { consentOf, figuresToSend } from "./consent.server";
import { listConversations, openConversation, readTurns } from "./conversations.server";
import { readCoachInputs } from "./facts.server";
import { firstInsight } from "./first-insight.server";
import { readWelcome } from "./welcome.server";

/** The coach's screen for an address: only the active tab is loaded. */
export async function coachView(user: CurrentUser, params: URLSearchParams): Promise<CoachView> {
  const tab = COACH_TABS.find((known) => known === params.get("tab")) ?? "budget";
  const welcome = params.get("onboarding") === "true" ? await readWelcome(user) : null;
  const frame = {
    consent: consentOf(user),
    welcome,
    openers: tab === "ask" ? [] : openers(await readCoachInputs(user)),
  };
  if (tab === "ask") return { ...frame, ...(await askView(user, params)) };
  const ask = params.has("tab") ? null : await startView(user);
  if (tab === "budget") return { ...frame, ask, tab, advice: await budgetRecommendations(user) };
  if (tab === "credit") return { ...frame, ask, tab, advice: await creditScoreAnalysis(user) };
  return { ...frame, ask, tab, advice: await financialHealth(user) };
}

/** Above the figures of an address that names no tab: the conversation that goes on, with its newest answer. */
async function startView(user: CurrentUser): Promise<AskView> {
  const view = await askView(user, new URLSearchParams());
  const insight = view.turns.length > 0 ? null : await firstInsight(user, await readCoachInputs(user));
  return { ...view, insight, turns: view.turns.slice(-1), conversations: [] };
}

async function askView(user: CurrentUser, params: URLSearchParams): Promise<AskView> {
  const asked = params.get("c")?.slice(0, 80) ?? null;
  const open = await openConversation(user, asked);
  const [turns, conversations, inputs, plan, sent] = await Promise.all([
    open === null ? [] : turnsWithDeeds(user, open),
    listConversations(user),
    readCoachInputs(user),
    params.get("plan") === "1" ? personalPlan(user) : null,
    params.get("sent") === "1" ? figuresToSend(user) : null,
  ]);
  const last = turns.at(-1);
  return {
    tab: "ask",
    today: user.today,
    question: (params.get("question") ?? "").slice(0, 1000),
    conversation: open ?? (asked === null ? null : NEW_CONVERSATION),
    turns,
    conversations,
    suggestions: suggestionsFor(inputs, last?.next, last?.question),
    openings: last ? [] : openingGroups(inputs),
    insight: null,
    plan,
    interviewed: inputs.interview !== null,
    sent,
  };
}

async function turnsWithDeeds(user: CurrentUser, conversation: string): Promise<ConversationTurn[]> {
  const turns = await readTurns(user, conversation);
  const deeds = await deedsOf(
    user.id,
    turns.map(({ id }) => id),
  );
  return turns.map((turn) => ({ ...turn, done: deeds.get(turn.id) ?? [] }));
}
