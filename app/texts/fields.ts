// What forms and endpoints of every subject say of what was entered.

export const POSITIVE_AMOUNT = "Please enter an amount above 0 with at most 2 decimals.";
export const TRUE_OR_FALSE = "Please answer with true or false.";
export const UNKNOWN_PERIOD = "The period is week or month.";
