// Who did what to an account, in rows that can only be added. Each row's hash covers the row before it.
import { now } from "./clock.server";
import { sha256 } from "./crypto.server";
import { db, lockRow, transaction, type Tx } from "./db.server";

type AuditEvent =
  | "login"
  | "login_failed"
  | "logout"
  | "register"
  | "reset_requested"
  | "password_reset"
  | "password_changed"
  | "username_changed"
  | "sessions_revoked"
  | "admin_granted"
  | "account_made"
  | "imported"
  | "import_undone"
  | "bank_linked"
  | "bank_removed"
  | "trial_started"
  | "trial_cancelled"
  | "plan_paid"
  | "plan_ended"
  | "coach_consent"
  | "archive_imported"
  | "data_exported"
  | "sums_repaired"
  | "account_deleted";

const FIRST = "0".repeat(64);

export async function audit(
  event: AuditEvent,
  userId: string | null,
  detail: Record<string, string | number | boolean> = {},
): Promise<void> {
  await transaction((tx) => auditIn(tx, event, userId, detail));
}

export async function auditIn(
  tx: Tx,
  event: AuditEvent,
  userId: string | null,
  detail: Record<string, string | number | boolean> = {},
): Promise<void> {
  await lockRow(tx, "audit");
  const last = await tx.auditLog.findFirst({ orderBy: { id: "desc" }, select: { hash: true } });
  const prevHash = last?.hash ?? FIRST;
  const at = now();
  await tx.auditLog.create({
    data: { userId, event, detail, at, prevHash, hash: hashOf(prevHash, event, userId, detail, at) },
  });
}

type AuditChain = {
  rows: number;
  /** The hash of the newest row: noted elsewhere, it vouches for everything up to it. */
  head: string;
  /** The id of the first row that does not fit the one before it. */
  brokenAt: bigint | null;
  /** Whether the hash that was noted earlier is still in the chain. */
  holdsNoted: boolean;
};

/** Reads the whole log. The chain shows every change and every gap; only a cut at its end needs the noted hash to be seen. */
export async function checkAudit(noted: string = FIRST): Promise<AuditChain> {
  const chain: AuditChain = { rows: 0, head: FIRST, brokenAt: null, holdsNoted: noted === FIRST };
  let after = 0n;
  for (;;) {
    const rows = await db.auditLog.findMany({ where: { id: { gt: after } }, orderBy: { id: "asc" }, take: 1000 });
    if (rows.length === 0) return chain;
    for (const row of rows) {
      if (row.prevHash !== chain.head || row.hash !== hashOf(row.prevHash, row.event, row.userId, row.detail, row.at))
        chain.brokenAt ??= row.id;
      chain.head = row.hash;
      chain.holdsNoted ||= row.hash === noted;
      chain.rows += 1;
      after = row.id;
    }
  }
}

function hashOf(prevHash: string, event: string, userId: string | null, detail: unknown, at: Date): string {
  return sha256(JSON.stringify([prevHash, event, userId, sorted(detail), at.toISOString()]));
}

/** jsonb does not keep the order of keys. */
function sorted(detail: unknown): [string, unknown][] {
  return Object.entries(detail ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
}
