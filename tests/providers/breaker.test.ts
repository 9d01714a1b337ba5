import { afterEach, beforeEach, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { CircuitOpen, createBreaker } from "~/providers/coach/breaker.server";

const START = Date.parse("2026-03-10T10:00:00Z");
const at = (seconds: number) => setClock(new Date(START + seconds * 1000));
beforeEach(() => at(0));
afterEach(() => setClock(undefined));

class Answered extends Error {}
const down = () => Promise.reject(new Error("down"));
const answered = () => Promise.reject(new Answered());
const fine = () => Promise.resolve("fine");

async function broken() {
  const breaker = createBreaker({ failures: 3, restSeconds: 60, isAnswer: (error) => error instanceof Answered });
  for (let turn = 0; turn < 3; turn++) {
    expect(breaker.isOpen()).toBe(false);
    await expect(breaker.run(down)).rejects.toThrow("down");
  }
  return breaker;
}

test("three failures in a row open it for a minute; nobody is sent through meanwhile", async () => {
  const breaker = await broken();
  let sent = 0;
  const count = () => Promise.resolve((sent += 1));
  await expect(breaker.run(count)).rejects.toThrow(CircuitOpen);
  at(59.9);
  await expect(breaker.run(count)).rejects.toThrow(CircuitOpen);
  expect(sent).toBe(0);
  at(60);
  await breaker.run(count);
  expect(sent).toBe(1);
});

test("failures that are not in a row don't open it", async () => {
  const breaker = createBreaker({ failures: 3 });
  for (const work of [down, down, fine, down, down]) await breaker.run(work).catch(() => undefined);
  expect(breaker.isOpen()).toBe(false);
});

test("after the rest one goes through as a probe, and the others wait for what becomes of it", async () => {
  const breaker = await broken();
  at(61);
  let finish: (text: string) => void = () => undefined;
  const probe = breaker.run(() => new Promise<string>((resolve) => (finish = resolve)));
  for (const seconds of [61, 120.9]) {
    at(seconds);
    await expect(breaker.run(fine), `${seconds}`).rejects.toThrow(CircuitOpen);
  }
  finish("up");
  expect(await probe).toBe("up");
  expect(await breaker.run(fine)).toBe("fine");
});

test("a probe that fails opens it for another minute at once; one that succeeds takes all failures back", async () => {
  const breaker = await broken();
  at(61);
  await expect(breaker.run(down)).rejects.toThrow("down");
  at(120);
  await expect(breaker.run(fine)).rejects.toThrow(CircuitOpen);
  at(121);
  expect(await breaker.run(fine)).toBe("fine");
  await expect(breaker.run(down)).rejects.toThrow("down");
  expect(breaker.isOpen()).toBe(false);
});

test("an answer that only one question got isn't a failure, and as a probe closes it", async () => {
  const breaker = await broken();
  at(61);
  await expect(breaker.run(answered)).rejects.toThrow(Answered);
  expect(await breaker.run(fine)).toBe("fine");
  for (let turn = 0; turn < 5; turn++) await expect(breaker.run(answered)).rejects.toThrow(Answered);
  expect(breaker.isOpen()).toBe(false);
});
