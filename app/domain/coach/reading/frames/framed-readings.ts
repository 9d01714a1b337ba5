// The readings of what stands and what comes back, one for each frame.

import type { Span } from "~/domain/language/words";
import { query } from "~/domain/coach/query/algebra";
import { evidenceIn } from "~/domain/coach/reading/evidence";
import { type FrameQuestion, askedOf, type Frame } from "./frame";
import { AHEAD, SPARE } from "./ahead";
import { ASSETS, BALANCE, WORTH } from "./accounts";
import { BUDGETED, LEFT, UNPLANNED } from "./budget";
import { AVAILABLE, LIMIT, PAYMENT, USED } from "./cards";
import { MINIMUM, OWED, RATE } from "./debts";
import { ADDED, NEEDED, REMAINING, SAVED } from "./goals";
import { INTEREST_EARNED, PAY, PAYCHECKS } from "./pay";
import { BILLS, PRICE_CHANGES } from "./schedules";
import { SUBSCRIPTIONS } from "./subscriptions";
import { DEBT_SHARE, PAID_OFF, PRINCIPAL, REACHED, SCORE } from "./terms";
import { isFiller } from "~/domain/coach/reading/lexicon";
import type { Person } from "~/domain/coach/reading/person";
import type { Reading } from "~/domain/coach/reading/readings";
import type { Spots } from "~/domain/coach/reading/spot";

const FRAMES: readonly Frame[] = [
  BALANCE,
  ASSETS,
  WORTH,
  OWED,
  LIMIT,
  AVAILABLE,
  USED,
  RATE,
  MINIMUM,
  PAYMENT,
  PAID_OFF,
  PRINCIPAL,
  DEBT_SHARE,
  SCORE,
  SAVED,
  REMAINING,
  REACHED,
  NEEDED,
  ADDED,
  BUDGETED,
  LEFT,
  UNPLANNED,
  AHEAD,
  SPARE,
  BILLS,
  PAY,
  PAYCHECKS,
  INTEREST_EARNED,
  SUBSCRIPTIONS,
  PRICE_CHANGES,
];

/** Words beside what a frame knows cost little: a reason, a mood, somebody's name. */
const UNUSED = 0.35;
const MAX_WEIGHT = 6;
/** A shop or a category that a reading has no use for is asked about, and it isn't what would be answered. A list of bills shows those that there are. */
const DROPPED = 1.2;

const KIND_OF_NAME = /^(?:goals?|accounts?|cards?|loans?|funds?|budgets?|debts?|balance)$/;

export function framedReadings(spots: Spots, person: Person): Reading[] {
  const asked = askedOf(spots, person);
  return FRAMES.map((frame) => read(frame, asked));
}

function read(frame: Frame, asked: FrameQuestion): Reading {
  const evidence = evidenceIn(asked.plain, frame.words, 1 / 2);
  const about = frame.about(asked);
  const covered = cover([
    ...evidence.spans,
    ...about,
    ...asked.past,
    ...asked.ahead,
    ...(asked.moment?.spans ?? []),
    ...asked.ranges,
  ]);
  const dropped = asked.entities.filter(
    ({ kind, start, end }) =>
      (kind === "merchant" || kind === "part" || kind === "category") &&
      // 'The Maine trip': a name goes on.
      !about.some((one) => one.end === start || one.start === end) &&
      !Array.from({ length: end - start }, (_, at) => start + at).some((at) => covered.has(at)),
  );
  // 'My Maine goal': what a name is belongs to the name.
  const isOfName = (word: string, at: number) =>
    KIND_OF_NAME.test(word) && about.some(({ start, end }) => at === end || at === start - 1);
  const unused = asked.words.filter(
    (word, at) => !covered.has(at) && !isFiller(word) && /[\p{L}\p{N}]/u.test(word) && !isOfName(word, at),
  );
  const said = frame.said(asked, about);
  const score =
    Math.min(evidence.weight, MAX_WEIGHT) +
    frame.fit(asked, about) +
    0.2 * about.length -
    UNUSED * unused.length -
    (frame.measure === "bills" ? 0 : DROPPED * dropped.length);
  return {
    asked: { is: "query", query: query({ measure: frame.measure, ...said }) },
    score,
    // What it is about speaks for it, too.
    evidence: evidence.weight + (about.length > 0 ? 1 : 0),
    unused,
    isFramed: true,
  };
}

const cover = (spans: readonly Span[]): Set<number> =>
  new Set(spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)));

/** The words that frames turn on, for mending slips in them. */
export const FRAME_SOURCES: readonly string[] = FRAMES.flatMap(({ words }) => words.map(([source]) => source));
