// What is said of a list of transactions beside its sums.
import { listed } from "./plural";

export const leftOutOfSums = (said: readonly string[], months: string): string =>
  `Totals for ${months} leave out ${listed(said)}.`;
