// Questions about the product itself, by what this server has: steps, and the screen that does it.
import { type Guided, guideFor, guideToNothing, isOfProduct, isPlainHowTo } from "~/domain/coach/guide/guide";
import type { Offered } from "~/domain/coach/guide/topic";
import type { CurrentUser } from "~/lib/auth.server";
import { offers } from "~/lib/offers.server";
import { coachProvider } from "~/providers/coach/index.server";
import type { QueryAnswer } from "./query.server";

const offeredTo = ({ isDemo }: CurrentUser): Offered => ({
  ...offers(),
  model: coachProvider().model !== null,
  isDemo,
});

/** A short question of how something is done, in which nobody hints at trouble. */
export const answerHowTo = (user: CurrentUser, text: string): QueryAnswer | null =>
  isPlainHowTo(text) ? (answerGuide(user, text) ?? (isOfProduct(text) ? answerUnknownHowTo(text) : null)) : null;

export const answerGuide = (user: CurrentUser, text: string): QueryAnswer | null =>
  said(guideFor(text, offeredTo(user)), text);

/** What the guide doesn't know, and nobody else either. */
export const answerUnknownHowTo = (text: string): QueryAnswer | null => said(guideToNothing(text), text);

function said(guided: Guided | null, question: string): QueryAnswer | null {
  if (!guided) return null;
  const actions = guided.screens.map((screen) => ({ kind: "screen" as const, ...screen }));
  return { answer: { text: guided.text }, facts: [], question, asWritten: true, beside: { actions } };
}
