import type { z } from "zod";
import type { NetWorthAnswer } from "~/contracts/answers/net-worth";
import type { Owed } from "~/domain/household/debts";
import type { NetWorth } from "~/domain/household/net-worth";
import type { WorthMonth } from "~/domain/household/worth-month";

/** GET /api/net-worth */
export type NetWorthJson = z.output<typeof NetWorthAnswer>;

/** A year, or as far back as the accounts reach. */
export type NetWorthRange = "1y" | "all";

/** What the screen shows. */
export type NetWorthView = {
  range: NetWorthRange;
  hasAccounts: boolean;
  worth: NetWorth;
  /** One month of it, account by account; null before there are two points. */
  month: WorthMonth | null;
  /** Accounts that are in no total: in other money, or with a balance that their bank doesn't tell. */
  leftOut: string[];
  owed: Owed;
};
