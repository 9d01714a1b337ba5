import type { Recurring } from "~/domain/ledger/recurring";

/** What a screen shows of a bill, a subscription or regular income: ids that nobody sees weigh on every page. */
export type ListedStream = Omit<Recurring, "lastId" | "count" | "active">;
