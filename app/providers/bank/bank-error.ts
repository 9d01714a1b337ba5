/** item: the person must act; rate_limit and outage: try again later; request: we asked something wrong. */
export type BankErrorKind = "item" | "rate_limit" | "outage" | "request";

/** What the bank refused. `display` is the vendor's sentence for people, where it has one. */
export class BankError extends Error {
  override name = "BankError";
  readonly kind: BankErrorKind;
  readonly code: string;
  readonly display: string | null;
  constructor(kind: BankErrorKind, code: string, display: string | null) {
    super(`the bank answered ${code}`);
    this.kind = kind;
    this.code = code;
    this.display = display;
  }
}

export const isMutation = (error: unknown) =>
  error instanceof BankError && error.code === "TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION";

export const isNotReady = (error: unknown) => error instanceof BankError && error.code === "PRODUCT_NOT_READY";
