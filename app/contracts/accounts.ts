import type { z } from "zod";
import type * as Answers from "~/contracts/answers/bank";
import type { AccessProfile } from "~/domain/billing/access";
import type { AccountHabit } from "~/domain/household/account-habit";
import type { WorthGroupId } from "~/domain/household/net-worth";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import type { Arrived } from "./link-progress";
import type { SetAside } from "./set-aside";

/** One of GET /api/accounts */
export type AccountJson = z.output<typeof Answers.AccountAnswer>;
export type Refreshed = z.output<typeof Answers.RefreshedAnswer>;

export type AccountItem = {
  id: string;
  accountName: string;
  institutionName: string;
  accountNumber: string;
  accountType: string;
  /** What its owner calls it, where it's kept by hand: a mortgage is a loan, and cash is in no bank. */
  kindName?: string;
  currency: string;
  /** null where the bank doesn't tell it */
  balanceCents: Cents | null;
  availableCents: Cents | null;
  limitCents: Cents | null;
  state: string;
  updated: string;
  group: WorthGroupId;
  /** Of cards and loans: what their rows say. */
  habit: Pick<AccountHabit, "paidInFull" | "ratePercent" | "paymentCents"> | null;
};

/** Accounts of one kind, and what they hold together in dollars. */
type AccountGroup = { id: WorthGroupId; name: string; totalCents: Cents };

export type ConnectionItem = {
  itemId: string;
  institutionName: string;
  state: string;
  newAccounts: boolean;
  isEmpty: boolean;
  setAside: SetAside[];
  /** What the bank says itself. */
  told: string[];
  /** While it's read: what is here of it. */
  arrived: Arrived | null;
  updated: string;
};

type Leg = { merchantName: string; accountName: string; day: Day };
export type TransferItem = { id: string; amountCents: Cents; from: Leg; to: Leg };

type SameAccount = { id: string; name: string; place: string };
/** Two accounts that look like one. */
export type SamePair = { one: SameAccount; other: SameAccount };

export type AccountsDialog =
  | { name: "connect" }
  | { name: "token"; item: string | null; practiceToken: string | null }
  | { name: "details"; account: AccountItem }
  | { name: "disconnect"; account: AccountItem; transactions: number };

/** What the accounts screen shows. */
export type AccountsView = {
  profile: AccessProfile;
  accounts: AccountItem[];
  groups: AccountGroup[];
  netWorthCents: Cents;
  connections: ConnectionItem[];
  suggestions: TransferItem[];
  same: SamePair[];
  dialog: AccountsDialog | null;
};
