// Conversations with the coach: what they are called, how long one goes on, and how many are kept.

/** The one that was longest not asked anything makes room. */
export const MAX_CONVERSATIONS = 50;
/** A longer one is read by nobody: the next question opens another. */
export const MAX_TURNS = 40;

const TITLE_LENGTH = 80;
const GOES_ON_MS = 60 * 60_000;

/** Its first question, on one line. */
export function conversationTitle(question: string): string {
  const letters = [...question.replace(/\s+/g, " ").trim()];
  return letters.length > TITLE_LENGTH
    ? `${letters
        .slice(0, TITLE_LENGTH - 1)
        .join("")
        .trim()}…`
    : letters.join("");
}

/** Whether a question that names no conversation belongs to it. */
export const isGoingOn = (lastAt: Date, now: Date): boolean => now.getTime() - lastAt.getTime() < GOES_ON_MS;
