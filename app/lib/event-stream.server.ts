// An answer that is read while it is made: one event after the other.
import { AppError } from "~/contracts/errors";
import { log } from "./log.server";

type SendEvent = (event: string, data: unknown) => void;

/** What goes wrong is one more event: by then the answer has begun. Whoever has gone in the meantime is told nothing. */
export function eventStream(run: (send: SendEvent) => Promise<void>, failure: string): Response {
  const encoder = new TextEncoder();
  let open = true;
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send: SendEvent = (event, data) => {
        if (open) controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      };
      try {
        await run(send);
      } catch (error) {
        // What is the person's own to mend is no fault of the server's.
        if (error instanceof AppError && error.status < 500) log.info({ code: error.code }, failure);
        else log.error({ err: error }, failure);
        send("failed", {});
      }
      if (open) controller.close();
    },
    cancel() {
      open = false;
    },
  });
  return new Response(stream, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" },
  });
}
