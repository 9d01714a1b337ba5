// A question read by an outside model: it names queries of the same algebra, one
// after another, and code checks every part of them. It adds understanding, and never a figure.
import { ReaderStep } from "~/contracts/asked-query";
import type { Fact } from "~/domain/coach/facts/fact";
import type { Query } from "~/domain/coach/query/algebra";
import { notationOf } from "~/domain/coach/query/notation";
import type { Person } from "~/domain/coach/query/person";
import type { CurrentUser } from "~/lib/auth.server";
import { READER_INSTRUCTIONS, type ReaderProblem } from "~/providers/coach/reader-prompt";
import { readerInput } from "~/providers/coach/what-is-sent";
import { checkedQuery, type UnknownName } from "./asked-query.server";
import { askPrepared, mayUseModel, withoutNames } from "./model.server";

export type ModelReading =
  | { is: "queries"; queries: readonly Query[] }
  /** The model thinks of a topic that needs care; its words are the rules' own. */
  | { is: "care"; topic: string };

export type Asked = { question: string; before: string | undefined; person: Person };

const MOST_QUERIES = 4;
/** One limit of time around all calls: a person is waiting. */
const READ_MS = 20_000;

/** Null where it may not be asked, can't say it, or says what doesn't hold a second time: half a question is no reading. */
export async function readByModel(
  user: CurrentUser,
  { question, before, person }: Asked,
  factsOf: (query: Query) => Promise<readonly Fact[]>,
  ms = READ_MS,
): Promise<ModelReading | null> {
  if (!mayUseModel(user)) return null;
  const signal = AbortSignal.timeout(ms);
  const sent = {
    question: await withoutNames(user, question),
    ...(before ? { before: await withoutNames(user, before) } : {}),
    today: user.today,
  };
  const queries: Query[] = [];
  const answered: (readonly Fact[])[] = [];
  let problem: ReaderProblem | undefined;
  let wasTold = false;
  while (queries.length < MOST_QUERIES) {
    const step = await askPrepared(user, {
      name: "query",
      schema: ReaderStep,
      instructions: READER_INSTRUCTIONS,
      input: readerInput({ ...sent, answered, ...(problem ? { problem } : {}) }),
      signal,
    });
    if (!step) return null;
    if (step.care !== "none") return { is: "care", topic: step.care };
    if (!step.query) break;
    const checked = checkedQuery(step.query, person, question);
    if (checked.is !== "query") {
      if (wasTold) return null;
      wasTold = true;
      problem = checked.is === "unknown" ? await namesTold(user, checked.names) : { wrongPart: checked.part };
      continue;
    }
    problem = undefined;
    if (isAsked(queries, checked.query, user.today)) break;
    queries.push(checked.query);
    if (!step.more || queries.length === MOST_QUERIES) break;
    answered.push(await factsOf(checked.query));
  }
  return queries.length > 0 ? { is: "queries", queries } : null;
}

const isAsked = (queries: readonly Query[], query: Query, today: string): boolean =>
  queries.some((one) => notationOf(one, today) === notationOf(query, today));

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
