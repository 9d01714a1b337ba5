import type { AccessProfile } from "~/domain/billing/access";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";

export type AccountItem = {
  id: string;
  accountName: string;
  institutionName: string;
  accountNumber: string;
  accountType: string;
  currency: string;
  balanceCents: Cents;
  availableCents: Cents | null;
  limitCents: Cents | null;
  state: string;
  updated: string;
};

export type ConnectionItem = {
  itemId: string;
  institutionName: string;
  state: string;
  newAccounts: boolean;
  updated: string;
};

type Leg = { merchantName: string; accountName: string; day: Day };
export type TransferItem = { id: string; amountCents: Cents; from: Leg; to: Leg };

export type AccountsDialog =
  | { name: "connect" }
  | { name: "details"; account: AccountItem }
  | { name: "disconnect"; account: AccountItem; transactions: number };

/** What the accounts screen shows. */
export type AccountsView = {
  profile: AccessProfile;
  accounts: AccountItem[];
  connections: ConnectionItem[];
  suggestions: TransferItem[];
  dialog: AccountsDialog | null;
};
