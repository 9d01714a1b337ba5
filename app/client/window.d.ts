import type { LinkSdk } from "./bank/link-sdk";

declare global {
  /** The vendor's script puts itself here. */
  interface Window {
    Plaid?: LinkSdk;
  }
}
