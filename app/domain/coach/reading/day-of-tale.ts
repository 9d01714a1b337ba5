// The day of what a tale wants to pay for: 'she wants us to go to Denver in March', 'a wedding on Feb 20'. And what the money
// would be for, where a word of the tale only looks like a child or a car to buy.

import { anyWordOf } from "~/domain/language/pattern";
import { overlaps, plainWords } from "~/domain/language/words";
import type { Cents } from "~/domain/money";
import { addDays, type Day } from "~/domain/periods";
import type { Person } from "./person";
import type { PlanRequest } from "./plan-request";
import { spot } from "./spot";

const TO_COME = anyWordOf(
  /want(?:s|ed)?|wanna|going|go|take|taking|fly(?:ing)?|visit(?:ing)?|invited|plan(?:s|ning)?|trip|vacation|wedding|next/,
  /com(?:e|es|ing)|due|happening|is (?:in|on)|by|before|starts?|begins?|turns?|will|would|getting married|reunion|cruise/,
);
/** What happened, what is paid in parts, and what begins then. */
const OTHERWISE = anyWordOf(
  /last|ago|was|were|went|since|from|until|till|half|deposit|installments?|now and|a month|monthly|starting|beginning/,
  /pay (?:it )?off|gets? paid|paycheck|raise|bonus|refund|every|each (?:year|month)|born/,
);
const FAR_DAYS = 330;

/** Null where none is told, or several. */
export function dayOfTale(told: readonly string[], person: Person): Day | null {
  const { today } = person;
  const days = told.flatMap((sentence) => {
    if (!TO_COME.test(plainWords(sentence)) || OTHERWISE.test(plainWords(sentence))) return [];
    const { ahead, past } = spot(sentence, person);
    return ahead
      .filter(({ from, to }) => from > today && to <= addDays(today, FAR_DAYS))
      .filter((one) => !past.some((other) => other.to >= today && overlaps(one, other)))
      .map(({ from }) => from);
  });
  const [only, ...others] = [...new Set(days)];
  return only !== undefined && others.length === 0 ? only : null;
}

const RAISED = anyWordOf(/bab(?:y|ies)|pregnan\w+|adopt\w*|daycare|twins|(?:another|second|first|new) (?:kid|child)/);
const FINANCED = anyWordOf(/financ\w*|loans?|lease|leasing|dealer\w*|down|payments?|a month|monthly|apr|trade in/);
const CHEAP_CAR: Cents = 4_000_00;

/** Tickets for the kids are no child to raise, and what a friend sells for cash is paid at once. */
export function withoutMeans(request: PlanRequest, told: string, cents: Cents): PlanRequest {
  const plain = plainWords(told);
  const { about, ...rest } = request;
  const isOther =
    (about === "child" && !RAISED.test(plain)) || (about === "car" && cents < CHEAP_CAR && !FINANCED.test(plain));
  return isOther ? rest : request;
}
