// A text in a talk: what it changes about the question before it, and else what it asks by itself. Either may have been a
// question for figures or one for advice.

import type { Query } from "./algebra";
import { goingOn } from "./fragment-words";
import { operationOn } from "./operation-words";
import type { Person } from "./person";
import { type AskedPlan, planFollowUp } from "./plan-operations";
import { readText } from "./read";
import { finished } from "./read-both";
import type { Understood } from "./understood";

/** What the talk was about before a text. */
export type Before = Query | AskedPlan;

export function readInTalk(text: string, person: Person, before: Before | null): Understood {
  if (before === null) return readText(text, person);
  if ("request" in before) {
    const request = planFollowUp(text, before, person);
    return request ? { is: "plan", request, unused: [], words: `${before.text} ${text}` } : readText(text, person);
  }
  const changed = operationOn(text, before, person);
  return changed ? { ...finished([changed], []), leans: true } : readText(goingOn(text), person, before);
}

/** What the next text may lean on; nothing where this one was neither. */
export function talkedAbout(read: Understood, text: string): Before | null {
  if (read.is === "queries") return read.queries.at(-1) ?? null;
  return read.is === "plan" ? { request: read.request, text: read.words ?? text } : null;
}
