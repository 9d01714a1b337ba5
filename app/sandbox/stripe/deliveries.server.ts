// Time and post: wakes accounts on which something is due, and delivers signed events until they're accepted.
import { transaction } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import { account } from "./endpoints.server";
import { dueAccounts, dueDeliveries, forgetOldAnswers, settleDelivery, type Delivery } from "./store.server";

const TICK_MS = 30_000;
const SOON_MS = 250;
const TIMEOUT_MS = 10_000;
const RETRY_SECONDS = [2, 10, 60, 600, 3600, 6 * 3600, 24 * 3600] as const;
const BATCH = 50;

export type Deliveries = {
  /** From now on events are delivered to this address, and time passes by itself. */
  begin: (webhookUrl: string) => void;
  /** Looks after what is due shortly, without making anyone wait. */
  soon: () => void;
  /** Looks after everything that is due, and says how many events were accepted. */
  flush: () => Promise<number>;
  stop: () => Promise<void>;
};

export function makeDeliveries(secret: string): Deliveries {
  let webhookUrl: string | null = null;
  let running: Promise<number> = Promise.resolve(0);
  let queued: NodeJS.Timeout | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const flush = (): Promise<number> => {
    running = running
      .then(() => (stopped ? 0 : work(webhookUrl, secret)))
      .catch((error: unknown) => {
        log.warn({ err: error }, "the payment sandbox could not deliver");
        return 0;
      });
    return running;
  };
  const soon = (): void => {
    if (webhookUrl === null || stopped || queued !== undefined) return;
    queued = setTimeout(() => {
      queued = undefined;
      void flush();
    }, SOON_MS);
    queued.unref();
  };

  return {
    begin: (url) => {
      webhookUrl = url;
      timer ??= setInterval(
        () =>
          void flush()
            .then(forgetOldAnswers)
            .catch(() => undefined),
        TICK_MS,
      ).unref();
    },
    soon,
    flush,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      clearTimeout(queued);
      await running;
    },
  };
}

async function work(webhookUrl: string | null, secret: string): Promise<number> {
  for (const id of await dueAccounts(BATCH)) await transaction((tx) => account(tx, id));
  if (webhookUrl === null) return 0;
  let accepted = 0;
  for (const delivery of await dueDeliveries(BATCH)) {
    const ok = await deliver(webhookUrl, secret, delivery.body);
    accepted += ok ? 1 : 0;
    await settleDelivery(delivery, ok ? null : retryIn(delivery));
  }
  return accepted;
}

function retryIn(delivery: Delivery): number | null {
  return RETRY_SECONDS[delivery.attempts] ?? null;
}

async function deliver(url: string, secret: string, payload: string): Promise<boolean> {
  // The SDK, for its signature alone, is read when there is something to deliver.
  const { default: Stripe } = await import("stripe");
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
      body: payload,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
