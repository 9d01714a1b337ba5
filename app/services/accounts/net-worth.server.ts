// What somebody has less what they owe, month by month: read in one question for the screen and the endpoint.
import type { NetWorthJson, NetWorthRange, NetWorthView } from "~/contracts/net-worth";
import { netWorth, type NetWorth, type WorthAccount } from "~/domain/household/net-worth";
import { WORTH_GROUP_NAMES } from "~/texts/net-worth";
import { worthMonth } from "~/domain/household/worth-month";
import { HOME_CURRENCY, toDollars } from "~/domain/money";
import { addMonths, type Day, firstDayOf, monthOf } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { db } from "~/lib/db.server";
import { readWorth, TOLD_BY_BANK } from "~/services/accounts/past-balances.server";
import { readOwed } from "~/services/household/household.server";

/** How many months' ends a line has, beside today. */
const MONTHS: Record<NetWorthRange, number> = { "1y": 12, all: 60 };

export async function netWorthView(user: CurrentUser, params: URLSearchParams): Promise<NetWorthView> {
  const range = params.get("range") === "all" ? "all" : "1y";
  const [accounts, owed, others] = await Promise.all([
    readAccounts(user.id, user.today, MONTHS[range]),
    readOwed(user.id, user.today),
    db.account.findMany({
      where: { userId: user.id, OR: [{ currency: { not: HOME_CURRENCY } }, { balanceCents: null }] },
      select: { accountName: true },
      orderBy: { accountName: "asc" },
    }),
  ]);
  const worth = netWorth(accounts, user.today, MONTHS[range]);
  return {
    range,
    hasAccounts: accounts.length > 0,
    worth,
    month: worthMonth(accounts, worth, user.today, params.get("month")),
    leftOut: others.map(({ accountName }) => accountName),
    owed,
  };
}

export async function netWorthJson(user: CurrentUser): Promise<NetWorthJson> {
  const [accounts, { cents, debts, elsewhereCents, inFull, unseen }] = await Promise.all([
    readAccounts(user.id, user.today, MONTHS.all),
    readOwed(user.id, user.today),
  ]);
  const found = netWorth(accounts, user.today, MONTHS.all);
  return {
    netWorth: toDollars(found.netCents),
    change: toDollars(found.changeCents),
    points: found.points.map(({ day, netCents, assetsCents, debtsCents }) => ({
      day,
      netWorth: toDollars(netCents),
      assets: toDollars(assetsCents),
      debts: toDollars(debtsCents),
    })),
    groups: found.groups.map(groupJson),
    owed: {
      total: toDollars(cents),
      debts,
      elsewhere: toDollars(elsewhereCents),
      paidInFull: inFull.map((card) => ({ accountId: card.id, name: card.name, amount: toDollars(card.cents) })),
      unseen: unseen.map(({ category, monthlyCents }) => ({ category, monthly: toDollars(monthlyCents) })),
    },
  };
}

const groupJson = ({ id, nowCents, changeCents, accounts }: NetWorth["groups"][number]) => ({
  id,
  name: WORTH_GROUP_NAMES[id],
  balance: toDollars(nowCents),
  change: toDollars(changeCents),
  accountIds: accounts.map((account) => account.id),
});

function readAccounts(userId: string, today: Day, months: number): Promise<WorthAccount[]> {
  const since = firstDayOf(addMonths(monthOf(today), -months));
  return readWorth(db, userId, { since, today, isTold: TOLD_BY_BANK });
}
