// Commands of the terminal. On the embedded database the running app does the work, where one runs; otherwise, and on
// Postgres, it is done here. What goes wrong is said in a sentence.
import type { Command } from "~/services/platform/commands.server";
import { giveUp, loadSettings, root, sentence } from "../fresh.mjs";

export async function runCommand(command: Command): Promise<void> {
  try {
    process.chdir(root);
    loadSettings();
    process.exitCode = (await asked(command)) ?? (await done(command));
  } catch (error) {
    giveUp(await explained(error));
  }
}

const say = (line: string, isError = false) => (isError ? console.error(line) : console.log(line));

async function asked(command: Command): Promise<number | undefined> {
  const { env } = await import("~/lib/env.server");
  if (env.DATABASE_URL) return undefined;
  const { askRunning } = await import("~/lib/control-socket.server");
  return askRunning(env.DATA_DIR, command, say);
}

async function done(command: Command): Promise<number> {
  const { closeDb, embeddedClient, isEmbedded } = await import("~/lib/db.server");
  // Opened by itself first: Prisma would wrap the sentence that says who else has it.
  if (isEmbedded) await embeddedClient();
  const { perform } = await import("~/services/platform/commands.server");
  const { stopJobs } = await import("~/lib/jobs.server");
  const { closeBank } = await import("~/providers/bank/plaid/client.server");
  try {
    return await perform(command, say);
  } finally {
    await closeBank();
    await stopJobs();
    await closeDb();
  }
}

/** A database that is away or full is no reason for a stack either. */
async function explained(error: unknown): Promise<unknown> {
  if (error instanceof Error && error.name === "ConfigError") return error;
  const { asUnavailable } = await import("~/lib/db.server");
  return asUnavailable(error) ? sentence("The database at DATABASE_URL doesn't answer. Nothing was changed.") : error;
}
