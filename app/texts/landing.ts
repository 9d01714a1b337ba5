// The coach's example on the first page: a question, and what the coach answers to it for the demo household.

/** The day on which the demo household was asked. */
export const EXAMPLE_DAY = "2026-11-22";
export const EXAMPLE_QUESTION = "What if I pay $200 extra a month on the car?";
/** To the letter, first paragraph: what the planner says on that day. */
export const EXAMPLE_ANSWER =
  "With $200.00 extra a month it is paid off in February 2028 instead of October 2028: " +
  "15 months instead of 23 months, 8 months sooner, and $137.63 less interest.";

/** How accounts come here: a server may connect no bank. */
export const firstStep = ({ bankToken }: { bankToken: boolean }): { title: string; how: string } =>
  bankToken
    ? { title: "Connect accounts", how: "Link banks, import files, or track accounts by hand." }
    : { title: "Bring your accounts", how: "Bring your bank's files, or track accounts by hand." };
