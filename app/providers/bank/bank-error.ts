/**
 * sign_in: the person must sign in at the bank again; revoked: the permission is gone; item: something else about this
 * connection; rate_limit and outage: try again later; request: we asked something wrong.
 */
export type BankErrorKind = "sign_in" | "revoked" | "item" | "rate_limit" | "outage" | "request";

/** What the bank refused. `code` is the vendor's, for the log; `display` is its sentence for people, where it has one. */
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
