// A model that is down must not make everyone wait for its timeout: after a few failures in a row the circuit opens,
// and only a probe now and then goes through until one succeeds.
import { now } from "~/lib/clock.server";

type Breaker = { run<T>(work: () => Promise<T>): Promise<T>; isOpen(): boolean };
/** `isAnswer`: failures that say nothing about the model's health, since it has answered: they concern one question alone. */
type Options = { failures?: number; restSeconds?: number; isAnswer?: (error: unknown) => boolean };

export class CircuitOpen extends Error {
  override name = "CircuitOpen";
}

export function createBreaker({ failures = 3, restSeconds = 60, isAnswer = () => false }: Options = {}): Breaker {
  let inARow = 0;
  let openUntil = 0;
  const isOpen = () => now().getTime() < openUntil;
  const close = () => {
    inARow = 0;
    openUntil = 0;
  };
  return {
    isOpen,
    async run(work) {
      if (isOpen()) throw new CircuitOpen();
      const probing = inARow >= failures;
      // The others keep waiting while one probes.
      if (probing) openUntil = now().getTime() + restSeconds * 1000;
      try {
        const result = await work();
        close();
        return result;
      } catch (error) {
        if (isAnswer(error)) close();
        else inARow += 1;
        if (inARow >= failures) openUntil = now().getTime() + restSeconds * 1000;
        throw error;
      }
    },
  };
}
