// Questions about the product itself, by what this server has: steps, and the screen that does it.
import {
  GUIDE,
  type Guided,
  guided,
  guideTopic,
  guideToNothing,
  isOfProduct,
  isPlainHowTo,
} from "~/domain/coach/guide/guide";
import type { Offered } from "~/domain/coach/guide/topic";
import { daysLeft } from "~/domain/billing/trial";
import type { CurrentUser } from "~/lib/auth.server";
import { offers } from "~/lib/offers.server";
import { coachProvider } from "~/providers/coach/index.server";
import type { QueryAnswer } from "./query-answer";

const offeredTo = (user: CurrentUser): Offered => ({
  ...offers(),
  model: coachProvider().model !== null,
  isDemo: user.isDemo,
  trialDaysLeft: daysLeft(user, user.now),
});

/** A short question of how something is done, in which nobody hints at trouble. */
export const answerHowTo = (user: CurrentUser, text: string): QueryAnswer | null =>
  isPlainHowTo(text) ? (answerGuide(user, text) ?? (isOfProduct(text) ? answerUnknownHowTo(text) : null)) : null;

export const answerGuide = (user: CurrentUser, text: string): QueryAnswer | null =>
  answerGuideTopic(user, guideTopic(text)?.id ?? "", text);

/** Null where there is no such topic. */
export function answerGuideTopic(user: CurrentUser, id: string, text: string): QueryAnswer | null {
  const topic = GUIDE.find((one) => one.id === id);
  const given = topic ? said(guided(topic, offeredTo(user)), text) : null;
  return given && { ...given, read: [{ is: "guide", guide: id }], ...(topic?.isByPhrase ? { isExact: true } : {}) };
}

/** What the guide doesn't know, and nobody else either. */
export function answerUnknownHowTo(text: string): QueryAnswer | null {
  const given = said(guideToNothing(text), text);
  return given && { ...given, isUnsure: true };
}

function said(guided: Guided | null, question: string): QueryAnswer | null {
  if (!guided) return null;
  const actions = guided.screens.map((screen) => ({ kind: "screen" as const, ...screen }));
  return { answer: { text: guided.text }, facts: [], question, asWritten: true, isTalk: true, beside: { actions } };
}
