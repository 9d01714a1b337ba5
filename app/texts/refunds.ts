import { type Cents, formatUsd } from "~/domain/money";

/** Beside what went out: what came back is off it. */
export const afterRefunds = (cents: Cents): string => `after ${formatUsd(cents)} of refunds`;
