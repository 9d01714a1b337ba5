// The pots of money that a question further ahead may mean, and what is supposed about them.

const NO_CHANGE = "the same income, the same spending, no interest and nothing large besides";
export const AS_USUAL = `That is if months go on as a usual one: ${NO_CHANGE}.`;

type Pot = { fact: string; name: string };
export const SAVINGS: Pot = { fact: "balance.savings", name: "savings alone" };
export const CASH: Pot = { fact: "balance.cash", name: "checking and savings together" };
export const ALL: Pot = { fact: "balance.total", name: "all linked accounts together" };
