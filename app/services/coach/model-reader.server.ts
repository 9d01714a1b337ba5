// A question read by an outside model: it names steps, one after another, each a query, advice or a topic, and code checks
// every part of them. It adds understanding, and never a figure.
import { ReaderStep } from "~/contracts/asked-query";
import type { Fact } from "~/domain/coach/facts/fact";
import type { Person } from "~/domain/coach/reading/person";
import { type AnsweredStep, withoutRepeated } from "~/domain/coach/query/repeated";
import { notationOfStep, type Step } from "~/domain/coach/query/step";
import type { CurrentUser } from "~/lib/auth.server";
import { isDay } from "~/domain/periods";
import type { Gap } from "~/providers/coach/gap";
import {
  AGAIN_INSTRUCTIONS,
  type QuestionBefore,
  READER_INSTRUCTIONS,
  type ReaderProblem,
} from "~/providers/coach/reader-prompt";
import { readerInput } from "~/providers/coach/what-is-sent";
import type { UnknownName } from "./asked-parts.server";
import { checkedStep } from "./asked-step.server";
import { askPrepared, mayUseModel, withoutNames } from "./model.server";
import { type StepInWords, stepsInWords } from "./steps-in-words.server";
import { endAfter, msUntil } from "./time-left";

type ModelReading =
  /** `isPart`: something else was asked as well, and no step says it. */
  | { is: "steps"; steps: readonly Step[]; isPart: boolean }
  /** The model thinks of a topic that needs care; its words are the rules' own. */
  | { is: "care"; topic: string }
  /** It's about what the question names, and nothing of the person's is called so. */
  | { is: "unknown"; names: readonly string[] };

/** The answer that there is, and what is missing to it: `steps` are those that stay. */
export type SecondLook = {
  gap: Gap;
  former: readonly Step[];
  steps: readonly Step[];
  draft: string;
  facts: readonly Fact[];
};
type ModelQuestion = { question: string; before: QuestionBefore | null; person: Person; again?: SecondLook };
/** `ms` by itself, and `end`, at which the time of the whole question is over. */
type Limits = { ms?: number | undefined; end?: number | undefined };

/** Calculations over them aside. */
const MAX_STEPS = 6;
const MAX_WORKS = 3;
/** Steps of a second look. */
const MAX_ADDED = 3;
/** One limit of time around all calls, since a person is waiting; each step that holds has a little more for the next. */
const READ_MS = 20_000;
const NEXT_MS = 4_000;

function isFull(steps: readonly Step[]): boolean {
  const works = steps.filter(({ is }) => is === "work").length;
  return works >= MAX_WORKS || steps.length - works >= MAX_STEPS;
}

/**
 * Null where it may not be asked, or can't say anything of it that holds; what holds of several parts is a part, and said so.
 * `factsOf` answers a step; null where it has no answer, which is as if it didn't hold. A second look begins behind the steps
 * that stay, and is null where it adds nothing.
 */
export async function readByModel(
  user: CurrentUser,
  asked: ModelQuestion,
  factsOf: (step: Step, before: readonly Step[]) => Promise<readonly Fact[] | null>,
  { ms = READ_MS, end = Infinity }: Limits = {},
): Promise<ModelReading | null> {
  if (!mayUseModel(user)) return null;
  let until = endAfter(ms);
  const { question, before, person, again } = asked;
  const sent = await sentOf(user, asked);
  const typed = `${before?.question ?? ""} ${question}`;
  const steps: Step[] = [...(again?.steps ?? [])];
  const added: AnsweredStep[] = [];
  const read = (isPart: boolean) => readingOf(added, isPart, again);
  let problem: ReaderProblem | undefined;
  let wasTold = false;
  while (!isFull(steps) && !(again && added.length >= MAX_ADDED)) {
    const said = await askPrepared(user, {
      name: "query",
      schema: ReaderStep,
      instructions: again ? `${READER_INSTRUCTIONS}\n${AGAIN_INSTRUCTIONS}` : READER_INSTRUCTIONS,
      input: readerInput({ ...sent, answered: added.map(({ facts }) => facts), ...(problem ? { problem } : {}) }),
      signal: AbortSignal.timeout(msUntil(Math.min(until, end))),
    });
    // What held before a call that fails still holds.
    if (!said) return read(true);
    if (said.care !== "none") return { is: "care", topic: said.care };
    const checked = checkedStep(said, person, typed, steps);
    // 'More' was announced: nothing else was asked after all, or something that no step says.
    if (checked.is === "nothing") return read(added.length > 0 && said.more);
    const facts = checked.is === "step" ? await factsOf(checked.step, steps) : null;
    if (checked.is !== "step" || facts === null) {
      if (wasTold && checked.is === "unknown" && added.length === 0)
        return { is: "unknown", names: checked.names.map(({ said: name }) => name) };
      if (wasTold) return read(true);
      wasTold = true;
      problem =
        checked.is === "unknown"
          ? await namesTold(user, checked.names)
          : { wrongPart: checked.is === "wrong" ? checked.part : NO_ANSWER };
      continue;
    }
    problem = undefined;
    wasTold = false;
    until += NEXT_MS;
    if (isAsked(steps, checked.step, user.today)) return read(false);
    steps.push(checked.step);
    added.push({ step: checked.step, facts });
    if (!said.more) return read(false);
  }
  return read(true);
}

function readingOf(added: readonly AnsweredStep[], isPart: boolean, again?: SecondLook): ModelReading | null {
  const said = again && again.steps.length > 0 ? again.facts : [];
  const steps = withoutRepeated(added, said);
  return steps.length > 0 ? { is: "steps", steps, isPart } : null;
}

/** What is the same in each call, without what names the person. */
async function sentOf(user: CurrentUser, { question, before, person, again }: ModelQuestion) {
  return {
    question: await withoutNames(user, question),
    ...(before ? { before: await beforeSent(user, before) } : {}),
    today: user.today,
    ...(again ? { again: await againSent(user, again, person) } : {}),
  };
}

async function againSent(user: CurrentUser, { gap, former, draft, facts }: SecondLook, person: Person) {
  const steps = await Promise.all(stepsInWords(former, person).map((step) => cleaned(user, step)));
  return { gap: gap.is, missing: await withoutNames(user, gap.missing), steps, draft, facts };
}

const NO_ANSWER = "this step has no answer, as a slot is missing or it doesn't fit the question";

const isAsked = (steps: readonly Step[], step: Step, today: string): boolean =>
  steps.some((one) => notationOfStep(one, today) === notationOfStep(step, today));

/** Names in what it was read as are the person's own: without what would name the person. */
async function beforeSent(user: CurrentUser, { question, steps }: QuestionBefore): Promise<QuestionBefore> {
  return {
    question: await withoutNames(user, question),
    ...(steps ? { steps: await Promise.all(steps.map((step) => cleaned(user, step))) } : {}),
  };
}

async function cleaned(user: CurrentUser, said: StepInWords): Promise<StepInWords> {
  const parts = Object.entries(said).map(async ([part, value]) => [part, await cleanedValue(user, value)] as const);
  return Object.fromEntries(await Promise.all(parts));
}

async function cleanedValue(user: CurrentUser, value: unknown): Promise<unknown> {
  // A day looks like the number of an account.
  if (typeof value === "string") return isDay(value) ? value : withoutNames(user, value);
  if (Array.isArray(value)) return Promise.all(value.map((one) => cleanedValue(user, one)));
  return typeof value === "object" && value !== null ? cleaned(user, { ...value }) : value;
}

/** What exists near a name that doesn't: no more of the person's names than that. */
async function namesTold(user: CurrentUser, names: readonly UnknownName[]): Promise<ReaderProblem> {
  const told = await Promise.all(
    names.map(async ({ said, near }) => ({
      said: await withoutNames(user, said),
      near: await Promise.all(near.map((name) => withoutNames(user, name))),
    })),
  );
  return { unknownNames: told };
}
