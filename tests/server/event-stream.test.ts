// What is told while an answer is read, and what goes wrong then: the reader is told that it failed, the log what it was.
import { expect, test } from "vitest";
import { AppError } from "~/contracts/errors";
import { eventStream } from "~/lib/event-stream.server";
import { useLog } from "../support/logged";

const said = useLog();

async function failing(error: unknown) {
  const answer = eventStream(() => Promise.reject(error), "it could not be done");
  expect(await answer.text()).toBe("event: failed\ndata: {}\n\n");
  return said;
}

test.each(["conflict", "not_found", "gated", "too_many", "unprocessable"] as const)(
  "a person's own refusal (%s) is no alarm, and its words aren't in the log",
  async (code) => {
    expect(await failing(new AppError(code, "Ada took this import back."))).toEqual([
      { level: "info", message: "it could not be done", code },
    ]);
  },
);

test.each([new Error("broken"), new AppError("unavailable", "Later.")])(
  "what the server is to blame for is",
  async (error) => {
    expect(await failing(error)).toEqual([{ level: "error", message: "it could not be done", err: error }]);
  },
);

test("each event is told as it comes, in a form that nothing on the way keeps or holds back", async () => {
  const answer = eventStream((send) => {
    send("paragraph", "One\n\ntwo");
    send("answer", { by: "rules" });
    return Promise.resolve();
  }, "it could not be done");
  expect(Object.fromEntries(answer.headers)).toEqual({
    ...{ "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" },
  });
  expect(await answer.text()).toBe('event: paragraph\ndata: "One\\n\\ntwo"\n\nevent: answer\ndata: {"by":"rules"}\n\n');
  expect(said).toEqual([]);
});

test("whoever has gone is told nothing more, and the work goes on to its end", async () => {
  let isDone: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (isDone = resolve));
  let leave: () => void = () => undefined;
  const hasLeft = new Promise<void>((resolve) => (leave = resolve));
  const steps: string[] = [];
  const work = async (send: (event: string, data: unknown) => void) => {
    send("paragraph", "One");
    await hasLeft;
    send("paragraph", "Two");
    send("answer", "Three");
    steps.push("all of it");
  };
  const answer = eventStream((send) => work(send).finally(isDone), "it could not be done");
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe('event: paragraph\ndata: "One"\n\n');
  await reader?.cancel();
  leave();
  await done;
  await new Promise(setImmediate);
  expect([steps, said]).toEqual([["all of it"], []]);
});
