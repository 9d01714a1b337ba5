// An answer as it is written: paragraphs that have passed the number gate first, then the whole of it, which replaces them.
import type { z } from "zod";
import type * as Answers from "~/contracts/answers/coach";
import type { CoachQuestion } from "~/contracts/coach";
import type { CurrentUser } from "~/lib/auth.server";
import { log } from "~/lib/log.server";
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
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      let open = true;
      const send = (event: "paragraph" | "answer" | "failed", data: unknown) => {
        // Whoever has gone finds the answer among the earlier questions.
        try {
          if (open) controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
        } catch {
          open = false;
        }
      };
      try {
        send(
          "answer",
          await askCoach(user, question, { conversation, key, onParagraph: (text) => send("paragraph", text) }),
        );
      } catch (error) {
        log.error({ err: error }, "a question could not be answered");
        send("failed", {});
      }
      if (open) controller.close();
    },
  });
  return new Response(stream, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" },
  });
}
