// What each frame makes of a question of its own, whichever reading wins: of each shape of the corpus's labels some questions,
// each a test of its own, so that they judge.
import { expect, test } from "vitest";
import { isFlow } from "~/domain/coach/query/algebra";
import { framedReadings } from "~/domain/coach/reading/frames/framed-readings";
import { notationOf } from "~/domain/coach/query/notation";
import { spot } from "~/domain/coach/reading/spot";
import { HOUSEHOLD_CORPUS, STRANGERS_CORPUS } from "./corpus";
import { SAMPLE_PERSON } from "./sample-person";

const OF_A_SHAPE = 3;
/** Names that its frame takes up, and that change nothing of what is asked. */
const BESIDE = "Overall debt total please, the card plus the auto loan";

/** What the frames make of it: one reading each, of what stands and what comes back. */
const readings = (text: string) =>
  framedReadings(spot(text, SAMPLE_PERSON), SAMPLE_PERSON).flatMap(({ asked }) =>
    asked.is === "query" && !isFlow(asked.query.measure) ? [notationOf(asked.query, SAMPLE_PERSON.today)] : [],
  );

const counts = new Map<string, number>();
/** Of each shape, names and numbers apart, the first few that its own frame reads as they are labelled. */
const CHOSEN = [...HOUSEHOLD_CORPUS, ...STRANGERS_CORPUS].filter(([, text, label]) => {
  if (
    / & | >> |^(?:none|plan|unclear|spent|earned|kept|refunded|moved|interest|fees)/.test(`${label} ${text}`) ||
    text === BESIDE
  )
    return false;
  const shape = label.replace(/(?<=:)\S+/g, "x").replace(/\d[\d.-]*/g, "1");
  const count = counts.get(shape) ?? 0;
  counts.set(shape, count + 1);
  return count < OF_A_SHAPE;
});

test.each(CHOSEN)("%s: %s", (_kind, text, label) => {
  expect(readings(text)).toContain(label);
});

test("there are many shapes", () => expect(counts.size).toBeGreaterThan(100));
