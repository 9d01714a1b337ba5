/** How many rows wait to be reviewed, which is counted to a hundred. Every screen's menu says it, so nothing else is here. */
export const waitingWords = (count: number): string => (count >= 100 ? "100+" : String(count));
