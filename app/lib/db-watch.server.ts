// Asks Postgres several times a second whether it is there, on a connection of its own. A database that is gone, or that
// takes questions and gives no answers, is noticed within a second; who asks then is told at once to come back.
import { Client } from "pg";

const LOOK_MS = 100;
const ASK_EVERY_MS = 100;
/** Looks without an answer. Counted rather than timed: when this process itself is late, the looks are late as well. */
const SILENT_AFTER = 5;
const LOST_AFTER = 7;
const CONNECT_MS = 1_500;
/** It says that it is full, so it is there. */
const FULL = "53300";

export type DatabaseWatch = { isDown: () => boolean; stop: () => Promise<void> };

/** `onLost` is to let go of whoever waits for an answer on the other connections; it is called again until one has come. */
export function watchDatabase(url: string, onLost: () => void): DatabaseWatch {
  const line = ownLine(url);
  let asking = false;
  let silent = 0;
  let down = false;
  let lost = false;
  let nextAt = 0;

  const ask = async () => {
    asking = true;
    try {
      await (await line.connected()).query("SELECT 1");
      down = false;
      lost = false;
    } catch (error) {
      line.forget();
      down = !isFull(error);
    }
    asking = false;
    silent = 0;
    nextAt = performance.now() + ASK_EVERY_MS;
  };
  const timer = setInterval(() => {
    if (lost) onLost();
    if (!asking) {
      if (performance.now() >= nextAt) void ask();
      return;
    }
    silent++;
    if (silent >= SILENT_AFTER) down = true;
    if (silent === LOST_AFTER) {
      lost = true;
      onLost();
      line.forget();
    }
  }, LOOK_MS);
  timer.unref();

  return {
    isDown: () => down,
    async stop() {
      clearInterval(timer);
      await line.end();
    },
  };
}

/** One connection, made when it is first asked for and again after it was forgotten. */
function ownLine(url: string) {
  let client: Client | undefined;
  const forget = () => {
    void client?.end().catch(() => undefined);
    client = undefined;
  };
  const connected = async () => {
    if (client) return client;
    const made = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: "mind-my-money watch",
    });
    // A connection that breaks is replaced at the next question.
    made.on("error", forget);
    client = made;
    await made.connect();
    return made;
  };
  const end = async () => {
    const last = client;
    client = undefined;
    await last?.end().catch(() => undefined);
  };
  return { connected, forget, end };
}

function isFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === FULL;
}
