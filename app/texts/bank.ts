// Apart from the schemas, so that a screen with a button for banks does not load what checks input.
import type { SetAside } from "~/contracts/set-aside";
import type { Toast } from "./toast";

export const bankToasts = {
  notLoggedIn: {
    title: "Please Log In",
    description: "You must be logged in to connect your bank account.",
    variant: "error",
  },
  loginNeeded: {
    title: "Please Log In",
    description: "You need to log in to connect your bank account.",
    variant: "error",
  },
  sdkFailed: {
    title: "Connection Error",
    description: "Unable to load bank connection service. Please refresh and try again.",
    variant: "error",
  },
  connected: {
    title: "Account Connected",
    description: "Your account has been connected successfully! All data is being updated.",
    variant: "success",
  },
  toCoach: {
    title: "Account Connected",
    description: "Account connected successfully! Let's set up your financial profile with our AI coach.",
    variant: "success",
  },
  syncFailed: {
    title: "Sync Failed",
    description: "Failed to refresh transactions. Please try again later.",
    variant: "error",
  },
  keptBoth: { title: "Both Are Kept", description: "You won't be asked about these two again.", variant: "success" },
  disconnected: {
    title: "Account Disconnected",
    description: "The account and its transactions were removed.",
    variant: "success",
  },
  matched: {
    title: "Marked as transfer",
    description: "Transfers don't count as income or spending.",
    variant: "success",
  },
  kept: { title: "Kept as they are", description: "We won't ask about this pair again.", variant: "success" },
  ended: { title: "Connection Ended", description: "We no longer connect to this bank.", variant: "success" },
  repaired: { title: "Connection Repaired", description: "Your account is connected again.", variant: "success" },
} as const satisfies Record<string, Toast>;

export const DEMO_HAS_NO_BANK =
  "The demo account is shared by everyone, so no real bank can be connected to it. Create your own account instead.";
export const NO_BANKS = "No bank can be connected here. Import files, or keep accounts by hand.";
export const OTHER_ACCOUNTS = "This token opens other accounts. Disconnect these first, or connect it as a new one.";
export const EXCHANGE_FAILED = "Failed to exchange token";
export const NOT_CONTINUED = "We couldn't pick up where you left off with your bank. Please start again.";
export const NOT_RENEWABLE =
  "Your bank doesn't renew this connection. Disconnect its accounts, then connect them again.";
export const DISCONNECT_FAILED = "Failed to disconnect account. Please try again.";

export const connectionFailed = (message: string): Toast => ({
  title: "Connection Failed",
  description: message,
  variant: "error",
});
export const bankProblem = (message: string): Toast => ({ title: "Error", description: message, variant: "error" });

/** The answer of a refresh; with `stillFetching` more comes on its own. */
export function syncedToast(newTransactions: number, stillFetching = false): Toast {
  if (stillFetching && newTransactions === 0) {
    const description = "Your bank is still getting your transactions ready. They appear here in a few minutes.";
    return { title: "Still Fetching", description };
  }
  const description =
    newTransactions > 0
      ? `Added ${newTransactions} new transactions from the last 7 days`
      : "All transactions are up to date";
  return { title: "Sync Complete", description, variant: "success" };
}

const REASONS: Record<SetAside["reason"], string> = {
  amount: "its amount can't be read",
  date: "its date can't be right",
  currency: "its currency doesn't match its account's",
  shape: "part of it is missing",
  duplicate: "it's connected already",
};

/** One thing that a bank told and that could not be taken over, as a sentence. */
export function setAsideText({ what, reason, name, day }: SetAside): string {
  if (what === "balance") return `${name}: its balance can't be read, so it isn't counted.`;
  const title = name || (what === "account" ? "An account without a name" : "A transaction without a name");
  return `${title}${day ? `, ${day}` : ""}: ${REASONS[reason]}.`;
}

/** What is wrong with what was entered. */
export const BANK_FIELDS = {
  token: "Paste the token here.",
  longToken: "A token is shorter than this.",
} as const;
