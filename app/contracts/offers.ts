/** What can be had on this server. */
export type Offers = {
  /** A bank is connected on the bank vendor's pages. */
  bankPages: boolean;
  /** A bank is connected with a token that somebody has made elsewhere. */
  bankToken: boolean;
  /** There are trials and plans, and something to pay. */
  billing: boolean;
  /** Anybody may look around in the demo account. */
  demo: boolean;
};

/** What there is only where banks are connected on a vendor's pages, and where something is sold. */
const BANK = [
  "/webhooks/plaid",
  "/api/plaid/create-link-token",
  "/api/plaid/exchange-token",
  "/sandbox/bank",
  "/api/sandbox/bank",
];
const BILLING = [
  "/subscribe",
  "/subscription",
  "/cancel-trial",
  "/cancel-subscription",
  "/api/start-free-trial",
  "/api/cancel-trial",
  "/api/subscription",
  "/webhooks/stripe",
  "/sandbox/checkout",
  "/sandbox/portal",
];

/** What this server's settings have switched off: there is no such page and no such call. */
export function isSwitchedOff(path: string, { bankPages, billing }: Pick<Offers, "bankPages" | "billing">): boolean {
  const gone = [...(bankPages ? [] : BANK), ...(billing ? [] : BILLING)];
  return gone.some((root) => path === root || path.startsWith(`${root}/`));
}
