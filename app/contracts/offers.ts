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
