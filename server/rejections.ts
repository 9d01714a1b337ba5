import type { ServerLog } from "./options";

/**
 * A promise that failed while nobody was waiting for it is written down and ends nothing: by default Node would end the
 * process, and with it everybody's requests. The job queue leaves such promises when the database goes while a job is
 * under way.
 */
export function surviveRejections(log: Pick<ServerLog, "error">): void {
  process.on("unhandledRejection", (reason) => log.error({ err: reason }, "a promise failed and nobody was waiting"));
}
