// What the link under a finding says, in the panel and in the bell alike.

const GOES: readonly (readonly [path: string, words: string])[] = [
  ["/transactions", "See the transactions"],
  ["/goals", "Open the goal"],
  ["/cash-flow", "See what it leaves"],
  ["/budget?cover=", "Cover it"],
  ["/budget", "See the budget"],
  ["/accounts", "See the accounts"],
  ["/coach", "See what comes first"],
];

/** By where it leads. */
export const goWords = (href: string): string => GOES.find(([path]) => href.startsWith(path))?.[1] ?? "See more";
