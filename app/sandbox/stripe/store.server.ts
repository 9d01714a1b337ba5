// The sandbox's memory: rows of SandboxRecord, changed inside one transaction per request under a lock per customer.
import { z } from "zod";
import { DAY_MS } from "~/domain/durations";
import { now } from "~/lib/clock.server";
import { db, lockRow, transaction, type Prisma, type Tx } from "~/lib/db.server";
import { randomToken } from "~/lib/crypto.server";
import { dueAt } from "./engine";
import { Account, Portal, Session, type Emitted } from "./model";
import { wireEvent } from "./wire";

const VENDOR = "stripe";
const ALARM_DIGITS = 12;

const Answer = z.object({ hash: z.string(), status: z.number().int(), body: z.string() });
type Answer = z.infer<typeof Answer>;
const Delivery = z.object({ body: z.string(), type: z.string(), attempts: z.number().int() });
export type Delivery = z.infer<typeof Delivery> & { id: string };

export function token(length = 24): string {
  return randomToken(length)
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(0, length);
}

export function realSeconds(): number {
  return Math.floor(now().getTime() / 1000);
}

/** What time it is for this customer. */
export function clockOf(account: Account): number {
  return realSeconds() + account.clockOffset;
}

async function read<T>(tx: Tx, kind: string, id: string, schema: z.ZodType<T>): Promise<T | null> {
  const row = await tx.sandboxRecord.findUnique({ where: { vendor_kind_id: { vendor: VENDOR, kind, id } } });
  return row === null ? null : schema.parse(row.data);
}

async function write(tx: Tx, kind: string, id: string, data: Prisma.InputJsonValue): Promise<void> {
  const where = { vendor_kind_id: { vendor: VENDOR, kind, id } };
  await tx.sandboxRecord.upsert({ where, create: { vendor: VENDOR, kind, id, data }, update: { data } });
}

export const readAccount = (tx: Tx, id: string): Promise<Account | null> => read(tx, "customer", id, Account);
export const readSession = (tx: Tx, id: string): Promise<Session | null> => read(tx, "session", id, Session);
export const readPortal = (tx: Tx, id: string): Promise<Portal | null> => read(tx, "portal", id, Portal);
export const readAnswer = (tx: Tx, key: string): Promise<Answer | null> => read(tx, "answer", key, Answer);
export const writeSession = (tx: Tx, session: Session): Promise<void> => write(tx, "session", session.id, session);
export const writePortal = (tx: Tx, portal: Portal): Promise<void> => write(tx, "portal", portal.id, portal);
export const writeAnswer = (tx: Tx, key: string, answer: Answer): Promise<void> => write(tx, "answer", key, answer);

export function lockKey(tx: Tx, key: string): Promise<void> {
  return lockRow(tx, `sandbox:stripe:${key}`);
}

/** Stores an account, wakes it when something is due next, and queues what happened for delivery. */
export async function writeAccount(tx: Tx, account: Account, events: readonly Emitted[]): Promise<void> {
  await write(tx, "customer", account.id, account);
  await tx.sandboxRecord.deleteMany({ where: { vendor: VENDOR, kind: "alarm", data: { equals: account.id } } });
  const due = dueAt(account);
  if (due !== null) await write(tx, "alarm", `${stamp(due - account.clockOffset)}:${account.id}`, account.id);
  for (const [index, event] of events.entries()) {
    const id = `evt_${stamp(realSeconds())}${String(index).padStart(3, "0")}${token(12)}`;
    const body = JSON.stringify(wireEvent(id, clockOf(account), event));
    await write(tx, "delivery", `${stamp(realSeconds())}:${id}`, { body, type: event.type, attempts: 0 });
  }
}

/** Accounts on which something is due by now. */
export async function dueAccounts(limit: number): Promise<string[]> {
  const rows = await db.sandboxRecord.findMany({
    where: { vendor: VENDOR, kind: "alarm", id: { lte: `${stamp(realSeconds())}:~` } },
    orderBy: { id: "asc" },
    take: limit,
  });
  return rows.map((row) => z.string().parse(row.data));
}

export async function dueDeliveries(limit: number): Promise<Delivery[]> {
  const rows = await db.sandboxRecord.findMany({
    where: { vendor: VENDOR, kind: "delivery", id: { lte: `${stamp(realSeconds())}:~` } },
    orderBy: { id: "asc" },
    take: limit,
  });
  return rows.map((row) => ({ id: row.id, ...Delivery.parse(row.data) }));
}

/** Takes a delivery off the queue, or puts it back for later. */
export async function settleDelivery(delivery: Delivery, retryIn: number | null): Promise<void> {
  const { id, ...rest } = delivery;
  await transaction(async (tx) => {
    const gone = await tx.sandboxRecord.deleteMany({ where: { vendor: VENDOR, kind: "delivery", id } });
    if (gone.count === 0 || retryIn === null) return;
    const event = id.slice(id.indexOf(":") + 1);
    await write(tx, "delivery", `${stamp(realSeconds() + retryIn)}:${event}`, { ...rest, attempts: rest.attempts + 1 });
  });
}

/** Answers kept for repeated requests are forgotten after a day, as Stripe does. */
export async function forgetOldAnswers(): Promise<void> {
  const updatedAt = { lt: new Date(now().getTime() - DAY_MS) };
  await db.sandboxRecord.deleteMany({ where: { vendor: VENDOR, kind: "answer", updatedAt } });
}

function stamp(seconds: number): string {
  return String(seconds).padStart(ALARM_DIGITS, "0");
}
