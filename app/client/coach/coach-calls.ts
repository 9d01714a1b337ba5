// With scripts each tab of the coach loads by its documented call, while it is active, and questions are asked by theirs.
import { redirect, useNavigate, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { ReadAddress, ReadAnswer } from "~/api-description/calls";
import type { AskOutcome, CoachAdvice, CoachPage, CoachView } from "~/texts/coach";
import { getJson } from "~/client/api/api";
import { createStore } from "~/client/store";
import { conversationHref } from "~/domain/coach/hrefs";
import { askCoach } from "~/mutations/coach";
import { askForStream } from "./streamed-answer";
import { takeHandoff } from "./interview-handoff";

type DataTab = "budget" | "credit" | "health";
type Frame = Pick<CoachView, "consent" | "openers">;
const knownFrame = createStore<Frame | null>(null);
/** Whether this screen's loader ran in the browser; the first page of a visit comes from the server. */
const loadedHere = createStore(false);
/** How many questions this page has asked. */
const count = createStore(0);
const PLAN_PATH = "/coach?tab=ask&plan=1";

/** No data and no answer look the same: the tab says what to do. */
function quietly<const Address extends ReadAddress>(path: Address): Promise<ReadAnswer<Address> | null> {
  return getJson(path, { on401: "null" }).catch(() => null);
}

const PATHS = {
  budget: "/api/ai/budget-recommendations",
  credit: "/api/ai/credit-score-analysis",
  health: "/api/ai/financial-health",
} as const;

function onItsWay(tab: DataTab): CoachAdvice {
  if (tab === "budget") return { tab, advice: quietly(PATHS[tab]) };
  return tab === "credit" ? { tab, advice: quietly(PATHS[tab]) } : { tab, advice: quietly(PATHS[tab]) };
}

async function arrived(tab: DataTab): Promise<CoachAdvice> {
  if (tab === "budget") return { tab, advice: await quietly(PATHS[tab]) };
  return tab === "credit" ? { tab, advice: await quietly(PATHS[tab]) } : { tab, advice: await quietly(PATHS[tab]) };
}

export async function loadCoach(
  { request }: ClientLoaderFunctionArgs,
  fromServer: () => Promise<CoachPage>,
): Promise<CoachPage> {
  const url = new URL(request.url);
  loadedHere.set(true);
  if (takeHandoff()) throw redirect(PLAN_PATH);
  const wanted = url.searchParams.get("tab");
  const tab: DataTab | null = wanted === "credit" || wanted === "health" ? wanted : wanted === "ask" ? null : "budget";
  const isWelcome = url.searchParams.get("onboarding") === "true";
  const frame = knownFrame.get();
  // An address that names no tab begins with the conversation, which the server has.
  if (frame && tab && wanted !== null && !isWelcome)
    return { locked: false, ...onItsWay(tab), ...frame, ask: null, welcome: null };
  const called = frame && tab && !isWelcome ? onItsWay(tab) : null;
  const page = await fromServer();
  if (page.locked || page.tab === "ask") return page;
  const { consent, openers, welcome, ask } = page;
  knownFrame.set({ consent, openers });
  return { locked: false, ...(called ?? (await arrived(page.tab))), consent, openers, welcome, ask };
}

/**
 * The first page of a visit comes with its figures: they are asked for once more by their call, and stay until it
 * answers. Not by the loader while the page hydrates: a click in that moment would find the root without its data.
 */
export function useFirstCall(page: CoachPage): CoachPage {
  const [called, setCalled] = useState<CoachAdvice | null>(null);
  const navigate = useNavigate();
  const first = useRef(page);
  useEffect(() => {
    const shown = first.current;
    if (loadedHere.get() || shown.locked) return;
    loadedHere.set(true);
    if (shown.tab !== "ask") knownFrame.set({ consent: shown.consent, openers: shown.openers });
    if (takeHandoff()) navigate(PLAN_PATH, { replace: true });
    else if (shown.tab !== "ask") void arrived(shown.tab).then(setCalled);
  }, [navigate]);
  if (page.locked || called === null || called.tab !== page.tab || page !== first.current) return page;
  const { consent, openers, welcome, ask } = page;
  return { locked: false, consent, openers, welcome, ask, ...called };
}

export async function actOnCoach<Answer>(
  request: Request,
  serverAction: () => Promise<Answer>,
): Promise<Answer | AskOutcome | Response | null> {
  const form = await request.clone().formData();
  if (form.get("intent") !== askCoach.name) {
    knownFrame.set(null);
    return serverAction();
  }
  const question = String(form.get("question") ?? "").trim();
  if (question === "") return null;
  const conversation = String(form.get("conversation") ?? "");
  const outcome = await ask({ question, ...(conversation ? { conversation } : {}) }, String(form.get("formKey") ?? ""));
  const opened = outcome.answer?.conversation;
  // The address names the conversation that the question went to.
  const isElsewhere = conversation !== "" && opened !== undefined && opened !== conversation;
  return isElsewhere && form.get("stay") === null ? redirect(conversationHref(opened)) : outcome;
}

async function ask(asked: { question: string; conversation?: string }, key: string): Promise<AskOutcome> {
  const { question } = asked;
  try {
    // The page's key stays the same until it is loaded again: the question makes it this question's.
    count.set(count.get() + 1);
    const idempotencyKey = `${key.slice(0, 60)}-${hash(question)}-${count.get()}`.replace(/[^\w:-]/g, "");
    return { answer: await askForStream(asked, idempotencyKey), question };
  } catch {
    return { answer: null, question };
  }
}

function hash(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
}
