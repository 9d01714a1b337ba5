// What somebody has less what they owe, month by month: read in one question for the screen and the endpoint.
import type { NetWorthJson, NetWorthRange, NetWorthView } from "~/contracts/net-worth";
import { type DayAmount, netWorth, type NetWorth, type WorthAccount } from "~/domain/household/net-worth";
import { WORTH_GROUP_NAMES } from "~/texts/net-worth";
import { worthMonth } from "~/domain/household/worth-month";
import { HOME_CURRENCY, toDollars } from "~/domain/money";
import { addMonths, type Day, firstDayOf, monthOf } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { db, Prisma, type Tx } from "~/lib/db.server";
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
  const [accounts, { cents, debts, elsewhereCents, inFull }] = await Promise.all([
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

type Stored = {
  id: string;
  name: string;
  type: string;
  balance: number;
  isByHand: boolean;
  closedDay: Day | null;
  from: Day | null;
  recorded: [Day, number][];
  moved: [Day, number][];
};

function readAccounts(userId: string, today: Day, months: number): Promise<WorthAccount[]> {
  const since = firstDayOf(addMonths(monthOf(today), -months));
  return readWorth(db, userId, { since, today, isTold: Prisma.sql`a."itemId" IS NOT NULL` });
}

/**
 * The accounts with their past; `isTold` says whose balance a bank has told. A row that its owner deleted has moved the
 * bank's balance all the same; one that the bank took back has not.
 */
export async function readWorth(
  tx: Tx,
  userId: string,
  { since, today, isTold }: { since: Day; today: Day; isTold: Prisma.Sql },
): Promise<WorthAccount[]> {
  const rows = await tx.$queryRaw<Stored[]>`
    SELECT a.id, a."accountName" AS name, a."accountType" AS type, a."balanceCents"::float8 AS balance,
      NOT (${isTold}) AS "isByHand", a."closedDay",
      least(CASE WHEN ${isTold} THEN (SELECT t.day FROM "Transaction" t
          WHERE t."userId" = a."userId" AND t."accountId" = a.id AND NOT t.pending AND t."removedAt" IS NULL
          ORDER BY t.day LIMIT 1) END,
        (SELECT min(h.day) FROM "BalanceHistory" h WHERE h."userId" = a."userId" AND h."accountId" = a.id)) AS "from",
      (SELECT coalesce(json_agg(json_build_array(h.day, h."balanceCents") ORDER BY h.day), '[]') FROM "BalanceHistory" h
        WHERE h."userId" = a."userId" AND h."accountId" = a.id AND h.day <= ${today}) AS recorded,
      (SELECT coalesce(json_agg(json_build_array(m.day, m.cents) ORDER BY m.day), '[]') FROM (
        SELECT t.day, sum(t."amountCents")::bigint AS cents FROM "Transaction" t
        WHERE ${isTold} AND t."userId" = a."userId" AND t."accountId" = a.id AND t.day >= ${since}
          AND NOT t.pending AND t."removedAt" IS NULL GROUP BY t.day) m) AS moved
    FROM "Account" a WHERE a."userId" = ${userId} AND a.currency = ${HOME_CURRENCY} AND a."balanceCents" IS NOT NULL
    ORDER BY a."createdAt", a.id`;
  return rows.map(({ balance, recorded, moved, ...account }) => ({
    ...account,
    balanceCents: balance,
    recorded: recorded.map(dayAmount),
    moved: moved.map(dayAmount),
  }));
}

const dayAmount = ([day, cents]: [Day, number]): DayAmount => ({ day, cents });
