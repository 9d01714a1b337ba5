// Who may register: everybody, who is invited, or nobody any more. The first person always may, as somebody must.
import { AppError } from "~/contracts/errors";
import { now } from "~/lib/clock.server";
import { randomToken, sha256 } from "~/lib/crypto.server";
import { type Tx, db, lockRow } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { REGISTRATION_TEXTS as TEXTS } from "~/texts/auth";

const INVITATION_DAYS = 7;

const isOpenFor = (invitation: string) => ({ id: sha256(invitation), usedAt: null, expiresAt: { gt: now() } });

/** The shared demo account is nobody. */
const isFirst = async (tx: Tx) => (await tx.user.count({ where: { isDemo: false } })) === 0;

/** Why a visitor may not register, as a sentence; null where they may. */
export async function registrationRefusal(invitation: string | undefined, tx: Tx = db): Promise<string | null> {
  if (env.REGISTRATION === "open" || (await isFirst(tx))) return null;
  if (env.REGISTRATION === "closed") return TEXTS.closed;
  if (!invitation) return TEXTS.inviteOnly;
  return (await tx.invitation.count({ where: isOpenFor(invitation) })) === 1 ? null : TEXTS.spent;
}

/** In the transaction that makes the account: of two who come first, or with one invitation, one is let in. */
export async function admit(tx: Tx, invitation: string | undefined): Promise<void> {
  if (env.REGISTRATION === "open") return;
  await lockRow(tx, "registration");
  const refusal = await registrationRefusal(invitation, tx);
  if (refusal !== null) throw new AppError("forbidden", refusal);
  if (invitation) await tx.invitation.updateMany({ where: isOpenFor(invitation), data: { usedAt: now() } });
}

/** A link for one person, told once: only its hash is kept. */
export async function invite(): Promise<{ link: string; expiresAt: Date }> {
  const secret = randomToken(24);
  const expiresAt = new Date(now().getTime() + INVITATION_DAYS * 86_400_000);
  await db.invitation.create({ data: { id: sha256(secret), createdAt: now(), expiresAt } });
  return { link: `${env.APP_URL}/register?invitation=${secret}`, expiresAt };
}

/** What has expired, or was used, is of no use to anybody. */
export async function clearInvitations(at: Date): Promise<void> {
  await db.invitation.deleteMany({ where: { OR: [{ expiresAt: { lt: at } }, { usedAt: { not: null } }] } });
}
