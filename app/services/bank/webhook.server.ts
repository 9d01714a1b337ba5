// What the bank vendor tells unasked. The answer is given at once, the work is queued; a delivery that comes twice acts once.
import { type Prisma, db, transaction } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import { bank } from "~/providers/bank/index.server";
import type { BankNews } from "~/providers/bank/port";
import type { VendorDelivery } from "~/providers/delivery";
import { requestSync } from "./sync.server";
import { noteDelivery, receiveWebhook, type WebhookOutcome } from "~/services/platform/webhooks.server";

export const receiveBankWebhook = (body: string, headers: Headers): Promise<WebhookOutcome> =>
  receiveWebhook({ vendor: bank.name, verify: bank.verifyWebhook, apply }, body, headers);

/**
 * The sync is queued first, where it waits only once however often it is asked for; then the delivery is noted together
 * with its effect. Should either fail, nothing is noted, and the vendor's next attempt counts.
 */
async function apply(delivery: VendorDelivery<BankNews>): Promise<WebhookOutcome> {
  const { news } = delivery;
  const found =
    news.providerItemId === null
      ? null
      : await db.bankItem.findUnique({
          where: { providerItemId: news.providerItemId },
          select: { userId: true, id: true, state: true },
        });
  const item = found?.state === "removing" ? null : found;
  if (!item) log.info({ code: news.code }, "a webhook for an item that is not here");
  const { change, sync = false } = item ? effectOf(news) : {};
  if (item && sync) await requestSync(item.userId, item.id);
  return transaction(async (tx) => {
    if (!(await noteDelivery(tx, bank.name, delivery))) return "ignored";
    if (item && change)
      await tx.bankItem.updateMany({
        where: { userId: item.userId, id: item.id, state: { not: "removing" } },
        data: change,
      });
    return "applied";
  });
}

type Effect = { change?: Prisma.BankItemUpdateManyMutationInput; sync?: boolean };

function effectOf({ kind, code }: BankNews): Effect {
  switch (kind) {
    case "changed":
      return { sync: true };
    case "sign_in_needed":
      return { change: { state: "login_required", errorCode: code } };
    case "failing":
      return { change: { state: "error", errorCode: code } };
    case "ends_soon":
      return { change: { state: "pending_disconnect", errorCode: code } };
    case "repaired":
      return { change: { state: "ok", errorCode: null }, sync: true };
    case "revoked":
      return { change: { state: "revoked", errorCode: code } };
    case "new_accounts":
      return { change: { newAccounts: true } };
    case "other":
      return {};
  }
}
