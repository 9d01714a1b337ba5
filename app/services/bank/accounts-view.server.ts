// What the accounts screen shows: cards, notices, the review list, and the data of the dialog that the address opens.
import type { AccountsView } from "~/contracts/accounts";
import { ago } from "~/domain/language/relative-time";
import { accessProfile, showsFeature } from "~/domain/billing/access";
import type { CurrentUser } from "~/lib/auth.server";
import { accountViews, countTransactions } from "./accounts.server";
import { transferSuggestions } from "~/services/ledger/transfers.server";

export async function accountsView(user: CurrentUser, search: URLSearchParams): Promise<AccountsView> {
  const profile = accessProfile(user);
  // A locked page gets no data at all.
  if (!showsFeature(profile)) return { profile, accounts: [], connections: [], suggestions: [], dialog: null };
  const found = await accountViews(user.id);
  const accounts = found.accounts.map(({ itemId: _item, subtype: _subtype, lastSyncedAt, ...account }) => ({
    ...account,
    updated: ago(lastSyncedAt, user.now),
  }));
  const connections = found.connections.map(({ lastSyncedAt, ...connection }) => ({
    ...connection,
    updated: ago(lastSyncedAt, user.now),
  }));
  const suggestions = accounts.length > 1 ? await transferSuggestions(user.id) : [];
  return { profile, accounts, connections, suggestions, dialog: await dialogOf(user.id, search, accounts) };
}

async function dialogOf(
  userId: string,
  search: URLSearchParams,
  accounts: AccountsView["accounts"],
): Promise<AccountsView["dialog"]> {
  const name = search.get("dialog");
  if (name === "connect") return { name };
  const account = accounts.find(({ id }) => id === search.get("account"));
  if (!account) return null;
  if (name === "details") return { name, account };
  return name === "disconnect" ? { name, account, transactions: await countTransactions(userId, account.id) } : null;
}
