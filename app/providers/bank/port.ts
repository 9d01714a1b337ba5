// What the product asks of a bank vendor, in words that fit any of them. A vendor that differs fits in like this:
// one that has no page of its own to link on answers no link token, and the person brings a token to `exchange`; one that
// knows no cursor makes one of what it has told last (also to name pending rows that are gone); one that can't be asked to
// look again does nothing on `refresh`; one that sends no webhooks verifies none.
import type { SetAside } from "~/contracts/set-aside";
import type { BankRow } from "~/domain/ledger/ledger";
import type { Cents } from "~/domain/money";
import type { VendorDelivery } from "../delivery";

export type BankAccount = {
  providerAccountId: string;
  accountName: string;
  /** At most the last four digits. */
  accountNumber: string;
  accountType: string;
  subtype: string | null;
  currency: string;
  /** What is owed stands with a minus sign; null where the bank doesn't tell. */
  balanceCents: Cents | null;
  availableCents: Cents | null;
  limitCents: Cents | null;
  /** Where one connection brings accounts of several banks. */
  institutionName?: string;
};

/** A row of an account by the bank's own id of it; money out stands with a minus sign. */
export type BankTransaction = Omit<BankRow, "accountId"> & { providerAccountId: string };

export type BankChanges = {
  accounts: BankAccount[];
  upsert: BankTransaction[];
  /** Ids of rows that the bank has taken back. */
  remove: string[];
  /** What can't be taken over, each with its reason. */
  setAside: SetAside[];
  /** Where to go on next time, in words of the vendor's that nobody else reads. */
  cursor: string | null;
  /** Sentences of the vendor's for the person, cleaned. */
  told?: string[];
  /** There are accounts that were not there the last time. */
  hasNewAccounts?: boolean;
  /** When the vendor was asked, where that was earlier than now. */
  asOf?: Date;
  /** False while the vendor itself is still fetching from the bank: nothing is known yet, ask again in a few minutes. */
  isReady: boolean;
};

export type LinkRequest = {
  userId: string;
  /** For people without scripts: the vendor's own pages, which come back to this address. */
  completionUri?: string;
  /** Repairs this connection instead of adding one. */
  repair?: { accessToken: string; chooseAccounts: boolean };
};

/** linkToken opens the vendor's dialog, hostedUrl its pages; null where the vendor has none. */
type LinkStart = { linkToken: string | null; hostedUrl: string | null };

export type LinkResult =
  { status: "open" } | { status: "done"; publicToken: string | null } | { status: "exit"; message: string | null };

export type Described = {
  accounts: BankAccount[];
  setAside: SetAside[];
  institutionId: string | null;
  institutionName: string;
};

/**
 * changed: there is something to fetch; sign_in_needed, failing, ends_soon, revoked and repaired say how the connection is;
 * new_accounts: there are accounts that the person has not chosen; other: nothing that is acted on.
 */
export type BankNews = {
  kind: "changed" | "sign_in_needed" | "failing" | "ends_soon" | "revoked" | "repaired" | "new_accounts" | "other";
  providerItemId: string | null;
  /** The vendor's code, for the log. */
  code: string;
};

/** Every function throws a BankError where the vendor refuses, and nothing else of the vendor's. */
export type BankProvider = {
  /** Stands on what is stored of this vendor's deliveries and open calls. */
  name: string;
  /** Could this be what `exchange` takes? Anything else is refused before the vendor is asked. */
  isLinkToken(text: string): boolean;
  startLink(request: LinkRequest): Promise<LinkStart>;
  /** How a visit to the vendor's own pages ended. */
  linkResult(linkToken: string): Promise<LinkResult>;
  /** Trades what linking has brought for the secret that opens the connection. */
  exchange(token: string): Promise<{ accessToken: string; providerItemId: string }>;
  describe(accessToken: string): Promise<Described>;
  /** Everything since a cursor, or all there is; given up after a bounded time and number of answers. */
  changes(accessToken: string, cursor: string | null, withinMs?: number): Promise<BankChanges>;
  /** Asks the vendor to look at the bank again now. Whether it can or not, `changes` answers what it knows. */
  refresh(accessToken: string): Promise<void>;
  /** Ends the connection; one that has ended already counts as done. */
  remove(accessToken: string): Promise<void>;
  /** Null unless the delivery is the vendor's own, unchanged and fresh. */
  verifyWebhook(body: string, headers: Headers): Promise<VendorDelivery<BankNews> | null>;
};
