// Reads and writes a person's rules.
import { z } from "zod";
import { MATCHES, type Rule } from "~/domain/ledger/rules";
import type { Tx } from "~/lib/db.server";

const Shares = z.array(
  z.object({ category: z.string(), ownCategory: z.string().nullable().default(null), percent: z.number() }),
);
const isMatch = z.enum(MATCHES);

export async function loadRules(tx: Pick<Tx, "merchantRule">, userId: string): Promise<Rule[]> {
  const rows = await tx.merchantRule.findMany({
    where: { userId },
    orderBy: [{ place: "asc" }, { createdAt: "desc" }, { id: "asc" }],
    omit: { userId: true, createdAt: true },
  });
  return rows.map(({ minCents, maxCents, match, shares, ...rule }) => ({
    ...rule,
    match: isMatch.catch("is").parse(match),
    minCents: minCents === null ? null : Number(minCents),
    maxCents: maxCents === null ? null : Number(maxCents),
    shares: Shares.catch([]).parse(shares),
  }));
}

/** As they are given, whether they were there or not. */
export async function putRules(tx: Tx, userId: string, rules: readonly Rule[]): Promise<void> {
  for (const { id, ...rule } of rules) {
    const data = {
      ...rule,
      minCents: rule.minCents === null ? null : BigInt(rule.minCents),
      maxCents: rule.maxCents === null ? null : BigInt(rule.maxCents),
    };
    await tx.merchantRule.upsert({
      where: { userId_id: { userId, id } },
      create: { userId, id, ...data },
      update: data,
    });
  }
}

export async function dropRules(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  await tx.merchantRule.deleteMany({ where: { userId, id: { in: [...ids] } } });
}
