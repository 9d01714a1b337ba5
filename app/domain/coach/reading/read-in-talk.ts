// A text in a talk: what it changes about the question before it, and else what it asks by itself. Either may have been a
// question for figures or one for advice.

import { MONTHS, SEASONS } from "~/domain/language/calendar";
import { withoutSounds } from "~/domain/language/spoken";
import { plainWords } from "~/domain/language/words";
import type { Query } from "~/domain/coach/query/algebra";
import { askedBackIfUnsure } from "./asked-back";
import { beyondTheData } from "./beyond-the-data";
import { goingOn } from "./fragment-words";
import { operated, shifted } from "./operations";
import { adviceOnNamed, withNameBefore } from "./named-before";
import { operationOn } from "./operation-words";
import type { Person } from "./person";
import { type EarlierPlan, planFollowUp } from "./plan-operations";
import { readText } from "./read";
import { ofPurchases } from "./purchases";
import { tallied } from "./tallied";
import { sinceRaise } from "./verdicts/raise";
import { takenUp } from "./taken-up";
import { finished } from "./read-both";
import type { Understood } from "./understood";
import { type EarlierWork, workFollowUp } from "~/domain/coach/work/follow-work";
import { workIn } from "~/domain/coach/work/read-work";

/** What the talk was about before a text. */
export type EarlierReading = Query | EarlierPlan | EarlierWork;

export function readInTalk(said: string, person: Person, before: EarlierReading | null): Understood {
  const text = tallied(withoutSounds(said));
  const read = ofPurchases(sinceRaise(text, person) ?? readTurn(text, person, before), text);
  return askedBackIfUnsure(read, text, person, (choice) => readTurn(choice, person, null));
}

function readTurn(text: string, person: Person, before: EarlierReading | null): Understood {
  const work = workIn(text, person);
  if (work) return { is: "work", steps: work };
  if (before === null) return readText(text, person);
  if ("steps" in before) {
    const steps = workFollowUp(before, (query) => onlyQuery(readTurn(text, person, query)));
    return steps ? { is: "work", steps } : readText(text, person);
  }
  if ("request" in before) {
    const request = planFollowUp(text, before, person);
    if (request) return { is: "plan", request, unused: [], words: `${before.text} ${text}` };
    return readText(withNameBefore(text, before, person) ?? text, person);
  }
  const named = withNameBefore(text, before, person);
  const ofNamed = named === null ? null : readText(named, person);
  if (ofNamed?.is === "plan") return ofNamed;
  const changed = operationOn(text, before, person);
  const alone = changed ? leaning(changed) : readText(goingOn(text), person, before);
  return aYearEarlier(goesOn(alone) ?? ofTalk(text, alone, before, person) ?? alone, text, before, person);
}

const leaning = (query: Query): Understood => ({ ...finished([query], []), leans: true });
const goesOn = (read: Understood): Understood | null => (read.is === "queries" && read.leans ? read : null);

/** 'Just me, not the kids' stuff': who bought something no row tells, which is said before the figure of all. */
const isOfSomebody = (text: string): boolean =>
  text.split(/\s+/).length <= LONGEST_OF_SOMEBODY && OF_SOMEBODY.test(text) && beyondTheData(plainWords(text)) !== "";
const LONGEST_OF_SOMEBODY = 12;
const OF_SOMEBODY = /\b(?:me|mine|hers?|his|him|my|kids?'?s?|children'?s?|wife'?s?|husband'?s?|partner'?s?)\b/i;

/** What leans on nothing by its words may leave open what the talk has said. */
function ofTalk(text: string, alone: Understood, before: Query, person: Person): Understood | null {
  if (isOfSomebody(text)) return leaning(before);
  const taken = takenUp(text, alone, before, person);
  if (taken) return leaning(taken);
  const name = alone.is === "plan" ? adviceOnNamed(text, alone.request, before, person) : null;
  return name === null ? null : readText(`${text.replace(/[\s.?!]+$/, "")} on the ${name}`, person);
}

/** What a few words make of a query; null where they lean on nothing. */
function onlyQuery(read: Understood): Query | null {
  const [only, ...others] = read.is === "queries" && read.leans ? read.queries : [];
  return only && others.length === 0 ? only : null;
}

const LAST_NAMED = new RegExp(`\\blast (?:${[...MONTHS, ...SEASONS.map(([name]) => name)].join("|")})\\b`, "i");
/** After a question about this October 'last October' is the one before. */
function aYearEarlier(read: Understood, text: string, before: Query, { today }: Person): Understood {
  const [only, ...others] = read.is === "queries" && read.leans ? read.queries : [];
  if (read.is !== "queries" || !only?.period || others.length > 0 || !LAST_NAMED.test(text)) return read;
  if (JSON.stringify(only.period) !== JSON.stringify(before.period)) return read;
  // 'How's that vs last October' has it already.
  if (only.comparison?.against === "period" && only.comparison.period.from < only.period.from) return read;
  const earlier = operated(only, { change: "days", period: shifted(only.period, "year", -1) }, today);
  return earlier ? { ...read, queries: [earlier] } : read;
}

/** What the next text may lean on; nothing where this one was neither. */
export function talkedAbout(read: Understood, text: string): EarlierReading | null {
  if (read.is === "queries") return read.queries.at(-1) ?? null;
  if (read.is === "work") return { steps: read.steps };
  return read.is === "plan" ? { request: read.request, text: read.words ?? text } : null;
}
