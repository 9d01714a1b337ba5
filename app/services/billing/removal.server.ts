// Ending everything at the payment provider for somebody who has left: subscriptions first, then the customer.
import { lockRow, type Tx } from "~/lib/db.server";
import { cancelNow, deleteCustomer, listSubscriptions, ProviderFailure } from "~/providers/billing/calls.server";
import { durableCall } from "~/services/platform/provider-calls.server";

async function endCustomer(customerId: string): Promise<void> {
  try {
    for (const { id, status } of await listSubscriptions(customerId)) if (status !== "canceled") await cancelNow(id);
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.kind !== "gone") throw error;
  }
  await deleteCustomer(customerId);
}

/** The payload is the customer's id. */
const removal = durableCall("billing-remove-customers", {
  vendor: "stripe",
  action: "customer_delete",
  send: endCustomer,
  codeOf: (error) => (error instanceof ProviderFailure ? error.kind : "UNKNOWN"),
});

export const queueCustomerRemoval = removal.enqueue;
export const customerRemovalsDue = removal.runDue;
export const removeCustomers = removal.runAll;

/**
 * The customer of a person, held until the transaction ends: neither a customer who is being made nor news of a plan comes
 * between reading it and what follows from it.
 */
export async function lockCustomer(tx: Tx, userId: string): Promise<string | null> {
  await lockRow(tx, `customer:${userId}`);
  const rows = await tx.$queryRaw<
    { customerId: string | null }[]
  >`SELECT "customerId" FROM "Billing" WHERE "userId" = ${userId} FOR UPDATE`;
  return rows[0]?.customerId ?? null;
}
