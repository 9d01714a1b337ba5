import { AppError } from "~/contracts/errors";
import { log } from "~/lib/log.server";

/** A failure that nobody foresaw is logged, and said in the words that this step has for it. */
export async function withMessage<T>(words: { title: string; message: string }, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.error({ err: error }, words.message);
    throw new AppError("unavailable", words.message, { title: words.title, cause: error });
  }
}
