// What is said of a list of transactions beside its sums.
import { grouped } from "~/domain/money";

/** The sums are the newest month's, the list goes further. */
export const listedWords = (count: number, months: string): string =>
  `The list below has all ${grouped(count)}, ${months}`;

export const leftOutOfSums = (said: readonly string[], months: string): string =>
  `Not counted, ${months}: ${said.join(" · ")}.`;
