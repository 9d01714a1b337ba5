import type { BankRow } from "~/domain/ledger/ledger";
import { db, newId } from "~/lib/db.server";
import { sealToken } from "~/services/bank/token.server";
import { receiveBankWebhook } from "~/services/bank/webhook.server";

/** A user with a bank item and accounts, straight into the database: for tests of the ledger and of screens. */
export async function createBank(userId: string, types: readonly string[] = ["checking", "savings", "credit"]) {
  const itemId = `item-${newId()}`;
  await db.bankItem.create({
    data: {
      userId,
      id: itemId,
      providerItemId: `provider-${userId}-${itemId}`,
      institutionId: "ins_900001",
      institutionName: "Harbor Bank",
      accessToken: sealToken(userId, itemId, `access-sandbox-${itemId}`),
    },
  });
  const accounts: Record<string, string> = {};
  for (const type of types) {
    const id = `${itemId}-${type}`;
    accounts[type] = id;
    await db.account.create({
      data: {
        userId,
        id,
        itemId,
        providerAccountId: `provider-${id}`,
        accountName: `My ${type}`,
        institutionName: "Harbor Bank",
        accountNumber: "4411",
        accountType: type,
        balanceCents: 100_000n,
      },
    });
  }
  const account = (type: string) => accounts[type] ?? "";
  return { itemId, account };
}

export function bankRow(
  providerTransactionId: string,
  accountId: string,
  day: string,
  amountCents: number,
  more: Partial<BankRow> = {},
): BankRow {
  return {
    providerTransactionId,
    accountId,
    day,
    amountCents,
    merchantName: "Shop",
    rawName: "SHOP",
    providerCategory: null,
    providerConfidence: null,
    pending: false,
    pendingId: null,
    ...more,
  };
}

/** A delivery with the bank vendor's signature where it stands, or without one. */
export const deliverFromBank = (body: string, signature: string | null) =>
  receiveBankWebhook(body, new Headers(signature === null ? {} : { "plaid-verification": signature }));
