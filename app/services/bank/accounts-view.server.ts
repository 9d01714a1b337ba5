// What the accounts screen shows: cards, notices, the review list, and the data of the dialog that the address opens.
import { accountKindOf } from "~/domain/import/accounts";
import type { AccountItem, AccountsView } from "~/contracts/accounts";
import { WORTH_GROUPS, worthGroupOf } from "~/domain/household/net-worth";
import { WORTH_GROUP_NAMES } from "~/texts/net-worth";
import { ago } from "~/texts/relative-time";
import { HOME_CURRENCY, sumCents } from "~/domain/money";
import { accessProfile, showsFeature } from "~/domain/billing/access";
import type { CurrentUser } from "~/lib/auth.server";
import { offers } from "~/lib/offers.server";
import { accountViews, countTransactions } from "./accounts.server";
import { accountHabits } from "~/services/household/habits.server";
import { samePairs } from "./same-accounts.server";
import { practiceToken } from "./practice-pages.server";
import { transferSuggestions } from "~/services/ledger/transfers.server";

export async function accountsView(user: CurrentUser, search: URLSearchParams): Promise<AccountsView> {
  const profile = accessProfile(user);
  // A locked page gets no data at all.
  if (!showsFeature(profile)) return { ...NOTHING, profile };
  const [found, habits] = await Promise.all([accountViews(user.id), accountHabits(user.id, user.today)]);
  const accounts = found.accounts.map(({ itemId, subtype, lastSyncedAt, ...account }): AccountItem => ({
    ...account,
    ...(itemId === null ? { kindName: accountKindOf(account.accountType, subtype)?.name } : {}),
    updated: ago(lastSyncedAt, user.now),
    group: worthGroupOf({ type: account.accountType, balanceCents: account.balanceCents ?? 0 }),
    habit: habits.get(account.id) ?? null,
  }));
  const connections = found.connections.map(({ lastSyncedAt, ...connection }) => ({
    ...connection,
    updated: ago(lastSyncedAt, user.now),
  }));
  const suggestions = accounts.length > 1 ? await transferSuggestions(user.id) : [];
  const same = accounts.length > 1 ? await samePairs(user) : [];
  const dialog = await dialogOf(user.id, search, accounts);
  return { profile, ...inGroups(accounts), connections, suggestions, same, dialog };
}

const NOTHING = {
  accounts: [],
  groups: [],
  netWorthCents: 0,
  connections: [],
  suggestions: [],
  same: [],
  dialog: null,
};

/** As the net worth has them; what isn't in dollars, or unknown, is in no sum. */
function inGroups(accounts: AccountItem[]): Pick<AccountsView, "accounts" | "groups" | "netWorthCents"> {
  const sum = (list: readonly AccountItem[]) =>
    sumCents(list.map(({ currency, balanceCents }) => (currency === HOME_CURRENCY ? (balanceCents ?? 0) : 0)));
  const groups = WORTH_GROUPS.flatMap(({ id }) => {
    const own = accounts.filter(({ group }) => group === id);
    return own.length > 0 ? [{ id, name: WORTH_GROUP_NAMES[id], totalCents: sum(own) }] : [];
  });
  return { accounts, groups, netWorthCents: sum(accounts) };
}

async function dialogOf(
  userId: string,
  search: URLSearchParams,
  accounts: AccountsView["accounts"],
): Promise<AccountsView["dialog"]> {
  const name = search.get("dialog");
  if (name === "connect") return { name };
  if (name === "token" && offers().bankToken) return { name, item: search.get("item"), practiceToken };
  const account = accounts.find(({ id }) => id === search.get("account"));
  if (!account) return null;
  if (name === "details") return { name, account };
  return name === "disconnect" ? { name, account, transactions: await countTransactions(userId, account.id) } : null;
}
