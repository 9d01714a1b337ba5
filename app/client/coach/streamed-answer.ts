// A question whose answer is read as it is written: what there is so far is shown while the rest is on its way. Only paragraphs that
// the server has checked arrive here, and the whole answer replaces them.
import { askCoach } from "~/mutations/coach";
import type { ShownAnswer } from "~/texts/coach";
import { apiResponse, jsonOf } from "~/client/api/api";
import { createStore, useStore } from "~/client/store";

const EVENTS = "text/event-stream";
const written = createStore("");

/** The paragraphs of the answer that is being given. */
export const useStreamedText = (): string => useStore(written);

/** The one field that the documents promise has to be there; what stands beside it may be missing. */
export function readStreamedAnswer(given: unknown): ShownAnswer {
  if (!isAnswer(given)) throw new Error("no answer in what came back");
  return given;
}

function isAnswer(given: unknown): given is ShownAnswer {
  return typeof given === "object" && given !== null && "answer" in given && typeof given.answer === "string";
}

type Asked = { question: string; conversation?: string };

export async function askForStream(asked: Asked, idempotencyKey: string): Promise<ShownAnswer> {
  written.set("");
  const response = await apiResponse(askCoach.method, askCoach.path, asked, {
    idempotencyKey,
    accept: `${EVENTS}, application/json`,
  });
  if (!response.body || !response.headers.get("Content-Type")?.startsWith(EVENTS))
    return readStreamedAnswer(await jsonOf(response));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const [, name, data = "null"] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? [];
      if (name === "answer") return readStreamedAnswer(JSON.parse(data));
      if (name === "paragraph") written.set(`${written.get()}\n\n${String(JSON.parse(data))}`);
    }
  }
  throw new Error("the answer ended before its end");
}
