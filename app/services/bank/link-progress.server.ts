// How far the link is that somebody has just begun: what is stored of it, counted.
import type { LinkProgress } from "~/contracts/link-progress";
import { firstFindings } from "~/domain/coach/first-findings";
import type { CurrentUser } from "~/lib/auth.server";
import { db } from "~/lib/db.server";
import { readCoachInputs } from "~/services/coach/facts.server";
import { arrivedIn } from "./accounts.server";

const NOTHING: LinkProgress = { bank: null, accounts: 0, transactions: 0, since: null, findings: [] };

/** The connection that came of the newest link token; nothing while it's on its way. */
export async function linkProgress(user: CurrentUser): Promise<LinkProgress> {
  const userId = user.id;
  const token = await db.linkToken.findFirst({ where: { userId, itemId: null }, orderBy: { createdAt: "desc" } });
  if (!token) return NOTHING;
  const item = await db.bankItem.findFirst({
    where: { userId, createdAt: { gte: token.createdAt } },
    select: { institutionName: true, accounts: { select: { id: true } } },
    orderBy: { createdAt: "desc" },
  });
  if (!item) return NOTHING;
  const arrived = await arrivedIn(userId, item.accounts);
  return {
    bank: item.institutionName,
    accounts: item.accounts.length,
    ...arrived,
    findings: arrived.transactions === 0 ? [] : firstFindings(await readCoachInputs(user)).map(({ text }) => text),
  };
}
