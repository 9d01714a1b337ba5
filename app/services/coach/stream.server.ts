// An answer as it is written: paragraphs that have passed the number gate first, then the whole of it, which replaces them.
import type { z } from "zod";
import type * as Answers from "~/contracts/answers/coach";
import type { CoachQuestion } from "~/contracts/coach";
import type { CurrentUser } from "~/lib/auth.server";
import { eventStream } from "~/lib/event-stream.server";
import { askCoach } from "./coach.server";
import { mayUseModel } from "./model.server";

type CoachingAnswer = z.output<typeof Answers.CoachingAnswer>;

/** A stream of events where a model is at work and the caller can read one; else the answer itself, as documented. */
export async function streamAnswer(
  user: CurrentUser,
  { question, conversation }: CoachQuestion,
  request: Request,
  key?: string,
): Promise<CoachingAnswer | Response> {
  const wanted = request.headers.get("accept")?.includes("text/event-stream") === true;
  if (!wanted || !mayUseModel(user)) return askCoach(user, question, { conversation, key });
  // Whoever has gone finds the answer among the earlier questions.
  return eventStream(async (send) => {
    const onParagraph = (text: string) => send("paragraph", text);
    send("answer", await askCoach(user, question, { conversation, key, onParagraph }));
  }, "a question could not be answered");
}
