// What the bank vendor tells unasked. The answer is given at once, the work is queued; a delivery that comes twice acts once.
import { z } from "zod";
import { now } from "~/lib/clock.server";
import { sha256 } from "~/lib/crypto.server";
import { Prisma, db } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import { isGenuine } from "~/providers/bank/webhook.server";
import { requestSync } from "./sync.server";

const Webhook = z.object({
  webhook_type: z.string().max(80),
  webhook_code: z.string().max(80),
  item_id: z.string().max(120).optional(),
  error: z.object({ error_code: z.string().max(80) }).nullish(),
});

export type WebhookAnswer = "accepted" | "repeated" | "refused";

export async function receiveBankWebhook(body: string, header: string | null): Promise<WebhookAnswer> {
  if (!(await isGenuine(body, header))) return "refused";
  const parsed = Webhook.safeParse(parseJson(body));
  if (!parsed.success) return "refused";
  // The signature names the moment as well as the body: the same delivery again has the same one.
  if (!(await isFirst(sha256(header ?? ""), parsed.data.webhook_code))) return "repeated";
  await act(parsed.data);
  return "accepted";
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

async function isFirst(id: string, type: string): Promise<boolean> {
  try {
    await db.webhookEvent.create({ data: { vendor: "plaid", id, type, receivedAt: now() } });
    return true;
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002") return false;
    throw error;
  }
}

async function act({
  webhook_type: type,
  webhook_code: code,
  item_id: providerItemId,
  error,
}: z.output<typeof Webhook>): Promise<void> {
  const item =
    providerItemId === undefined
      ? null
      : await db.bankItem.findUnique({ where: { providerItemId }, select: { userId: true, id: true, state: true } });
  if (!item || item.state === "removing") return void log.info({ code }, "a webhook for an item that is not here");
  const { userId, id } = item;
  const update = (data: Prisma.BankItemUpdateManyMutationInput) =>
    db.bankItem.updateMany({ where: { userId, id, state: { not: "removing" } }, data });
  if (type === "TRANSACTIONS") {
    if (code === "SYNC_UPDATES_AVAILABLE") await requestSync(userId, id);
    return;
  }
  if (type !== "ITEM") return;
  switch (code) {
    case "ERROR":
      await update({
        state: error?.error_code === "ITEM_LOGIN_REQUIRED" ? "login_required" : "error",
        errorCode: error?.error_code ?? "UNKNOWN",
      });
      return;
    case "PENDING_DISCONNECT":
    case "PENDING_EXPIRATION":
      await update({ state: "pending_disconnect", errorCode: code });
      return;
    case "LOGIN_REPAIRED":
      await update({ state: "ok", errorCode: null });
      return requestSync(userId, id);
    case "USER_PERMISSION_REVOKED":
    case "USER_ACCOUNT_REVOKED":
      await update({ state: "revoked", errorCode: code });
      return;
    case "NEW_ACCOUNTS_AVAILABLE":
      await update({ newAccounts: true });
      return;
    default:
      return;
  }
}
