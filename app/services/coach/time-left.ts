// The limits of time of one question: somebody is waiting for all of it, however many calls it takes.

/** Around all calls for one question together; below the minute after which its key may be taken over by another try. */
export const QUESTION_MS = 50_000;
/** What of it is kept for words. */
export const WORDS_MS = 8_000;
/** So long a model may think about a question that has an answer already. */
export const SOON_MS = 8_000;

/** The moment at which so much time is over. */
export const endAfter = (ms: number): number => performance.now() + ms;
export const msUntil = (end: number): number => Math.max(1, Math.round(end - performance.now()));
