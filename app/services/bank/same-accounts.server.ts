// Accounts that look like one and the same, to be asked about once: both are counted as long as nobody says so.
import type { z } from "zod";
import type { KeepBothInput } from "~/contracts/bank";
import type { SamePair } from "~/contracts/accounts";
import { AppError } from "~/contracts/errors";
import { areSameAccounts, type KnownAccount, mayBeSame, type Moved } from "~/domain/household/same-account";
import { addDays } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { db, num, transaction } from "~/lib/db.server";
import { REFUSALS } from "~/texts/refusals";

const LOOKED_AT_DAYS = 90;
const MAX_ROWS = 1_000;
const MAX_PAIRS = 20;

type Candidate = KnownAccount & { name: string; place: string; apartFrom: string[] };

export async function samePairs(user: CurrentUser): Promise<SamePair[]> {
  const accounts = await db.account.findMany({
    where: { userId: user.id, closedDay: null },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const candidates = accounts.map((one): Candidate => ({
    id: one.id,
    itemId: one.itemId,
    type: one.accountType,
    currency: one.currency,
    number: one.accountNumber,
    balanceCents: one.balanceCents === null ? null : num(one.balanceCents),
    name: one.accountName,
    place: one.institutionName,
    apartFrom: one.apartFrom,
  }));
  const pairs = candidates
    .flatMap((one, index) => candidates.slice(index + 1).map((other): [Candidate, Candidate] => [one, other]))
    .filter(([one, other]) => mayBeSame(one, other) && !one.apartFrom.includes(other.id))
    .slice(0, MAX_PAIRS);
  const rows = new Map<string, Moved[]>();
  for (const { id } of new Set(pairs.flat())) rows.set(id, await rowsOf(user, id));
  return pairs
    .filter(([one, other]) => areSameAccounts(one, other, rows.get(one.id) ?? [], rows.get(other.id) ?? []))
    .map(([one, other]) => ({ one: shown(one), other: shown(other) }));
}

const shown = ({ id, name, place, number }: Candidate): SamePair["one"] => ({
  id,
  name: number === "" ? name : `${name} ••••${number}`,
  place,
});

async function rowsOf({ id: userId, today }: CurrentUser, accountId: string): Promise<Moved[]> {
  const rows = await db.transaction.findMany({
    where: { userId, accountId, pending: false, deletedAt: null, day: { gte: addDays(today, -LOOKED_AT_DAYS) } },
    select: { day: true, amountCents: true },
    orderBy: [{ day: "desc" }, { id: "desc" }],
    take: MAX_ROWS,
  });
  return rows.map(({ day, amountCents }) => ({ day, amountCents: num(amountCents) }));
}

/** They are two, and nobody is asked about them again. */
export async function keepBoth(userId: string, { one, other }: z.output<typeof KeepBothInput>): Promise<void> {
  await transaction(async (tx) => {
    for (const [id, from] of [
      [one, other],
      [other, one],
    ] as const) {
      const account = await tx.account.findUnique({
        where: { userId_id: { userId, id } },
        select: { apartFrom: true },
      });
      if (!account) throw new AppError("not_found", REFUSALS.accounts.unknown);
      if (account.apartFrom.includes(from)) continue;
      await tx.account.update({
        where: { userId_id: { userId, id } },
        data: { apartFrom: [...account.apartFrom, from].slice(-MAX_PAIRS) },
      });
    }
  });
}
