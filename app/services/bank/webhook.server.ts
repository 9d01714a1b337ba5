// What the bank vendor tells unasked. The answer is given at once, the work is queued; a delivery that comes twice acts once.
import { z } from "zod";
import { now } from "~/lib/clock.server";
import { sha256 } from "~/lib/crypto.server";
import { type Prisma, db, transaction } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import { isGenuine } from "~/providers/bank/webhook.server";
import { requestSync } from "./sync.server";

const Webhook = z.object({
  webhook_type: z.string().max(80),
  webhook_code: z.string().max(80),
  item_id: z.string().max(120).optional(),
  error: z.object({ error_code: z.string().max(80) }).nullish(),
});

const VENDOR = "plaid";
const KEEP_MS = 7 * 86_400_000;

export type WebhookAnswer = "accepted" | "repeated" | "refused";

export async function receiveBankWebhook(body: string, header: string | null): Promise<WebhookAnswer> {
  if (!(await isGenuine(body, header))) return "refused";
  const parsed = Webhook.safeParse(parseJson(body));
  if (!parsed.success) return "refused";
  // The signature names the moment as well as the body: the same delivery again has the same one.
  const id = sha256(header ?? "");
  if (await db.webhookEvent.findUnique({ where: { vendor_id: { vendor: VENDOR, id } } })) return "repeated";
  return act(id, parsed.data);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

type News = z.output<typeof Webhook>;
type Effect = { change?: Prisma.BankItemUpdateManyMutationInput; sync?: boolean };

/**
 * The sync is queued first, where it waits only once however often it is asked for; then the delivery is noted together
 * with its effect. Should either fail, nothing is noted, and the vendor's next attempt counts.
 */
async function act(id: string, news: News): Promise<WebhookAnswer> {
  const item =
    news.item_id === undefined
      ? null
      : await db.bankItem.findUnique({
          where: { providerItemId: news.item_id },
          select: { userId: true, id: true, state: true },
        });
  if (!item || item.state === "removing")
    log.info({ code: news.webhook_code }, "a webhook for an item that is not here");
  const { change, sync = false } = item ? effectOf(news) : {};
  if (item && item.state !== "removing" && sync) await requestSync(item.userId, item.id);
  return transaction(async (tx) => {
    const data = [{ vendor: VENDOR, id, type: news.webhook_code, receivedAt: now() }];
    if ((await tx.webhookEvent.createMany({ data, skipDuplicates: true })).count === 0) return "repeated";
    if (item && change)
      await tx.bankItem.updateMany({
        where: { userId: item.userId, id: item.id, state: { not: "removing" } },
        data: change,
      });
    return "accepted";
  });
}

function effectOf({ webhook_type: type, webhook_code: code, error }: News): Effect {
  if (type === "TRANSACTIONS") return { sync: code === "SYNC_UPDATES_AVAILABLE" };
  if (type !== "ITEM") return {};
  switch (code) {
    case "ERROR":
      return {
        change: {
          state: error?.error_code === "ITEM_LOGIN_REQUIRED" ? "login_required" : "error",
          errorCode: error?.error_code ?? "UNKNOWN",
        },
      };
    case "PENDING_DISCONNECT":
    case "PENDING_EXPIRATION":
      return { change: { state: "pending_disconnect", errorCode: code } };
    case "LOGIN_REPAIRED":
      return { change: { state: "ok", errorCode: null }, sync: true };
    case "USER_PERMISSION_REVOKED":
      return { change: { state: "revoked", errorCode: code } };
    case "USER_ACCOUNT_REVOKED":
      // One account of the connection: the others go on, and a sync says what the bank still tells.
      return { sync: true };
    case "NEW_ACCOUNTS_AVAILABLE":
      return { change: { newAccounts: true } };
    default:
      return {};
  }
}

/** A proof is good for minutes; what has been noted longer than a week can't be repeated any more. */
export async function clearOldWebhooks(at: Date): Promise<void> {
  await db.webhookEvent.deleteMany({ where: { vendor: VENDOR, receivedAt: { lt: new Date(at.getTime() - KEEP_MS) } } });
}
