// What is there already when somebody comes from connecting a bank.
import { firstFindings } from "~/domain/coach/first-findings";
import type { CurrentUser } from "~/lib/auth.server";
import { db } from "~/lib/db.server";
import type { Welcome } from "~/texts/coach";
import { isAnySyncing } from "~/services/bank/accounts.server";
import { readCoachInputs } from "./facts.server";

export async function readWelcome(user: CurrentUser): Promise<Welcome> {
  const [accounts, listed, inputs, isReading] = await Promise.all([
    db.account.count({ where: { userId: user.id } }),
    db.transaction.aggregate({ where: { userId: user.id, deletedAt: null }, _count: true, _min: { day: true } }),
    readCoachInputs(user),
    isAnySyncing(user.id),
  ]);
  return {
    accounts,
    transactions: listed._count,
    since: listed._min.day,
    findings: listed._count === 0 ? [] : firstFindings(inputs),
    isReading,
  };
}
