// Steps of the money path for tests: what a person does on the checkout and portal pages, and what the provider sends.
import Stripe from "stripe";
import { z } from "zod";
import { db } from "~/lib/db.server";
import { stripeSandbox } from "~/providers/billing/client.server";
import { changePortal, payCheckout } from "~/sandbox/stripe/hosted.server";
import type { CardKind } from "~/sandbox/stripe/model";
import { confirmCheckout, openPortal, startFreeTrial, type Buyer } from "~/services/billing/checkout.server";
import type { StartPlanType } from "~/domain/billing/pricing";

export const ORIGIN = "http://localhost:3000";

export async function sandbox() {
  const running = await stripeSandbox();
  if (running === null) throw new Error("the tests run with the sandbox");
  return running;
}

export async function checkoutOf(buyer: Buyer, planType: StartPlanType = "monthly", key?: string): Promise<string> {
  const answer = await startFreeTrial(buyer, { planType, origin: ORIGIN, key });
  if (!("checkoutUrl" in answer)) throw new Error(`no checkout: ${answer.message}`);
  return new URL(answer.checkoutUrl).pathname.split("/").at(-1) ?? "";
}

/** Start, confirm on the checkout page, come back. */
export async function startAndConfirm(
  buyer: Buyer,
  card: CardKind | null = null,
  planType: StartPlanType = "monthly",
): Promise<string> {
  const id = await checkoutOf(buyer, planType);
  await payCheckout(id, buyer.id, card);
  await confirmCheckout(buyer.id, id);
  return id;
}

export async function atPortal(buyer: Buyer, change: Parameters<typeof changePortal>[2]): Promise<void> {
  const id = new URL(await openPortal(buyer, ORIGIN)).pathname.split("/").at(-1) ?? "";
  if (!(await changePortal(id, buyer.id, change))) throw new Error("the portal refused");
}

const Delivery = z.object({ body: z.string(), type: z.string() });
export type Signed = { type: string; body: string; signature: string };

/** The events that wait to be delivered for one customer, in the order in which they happened. */
export async function waitingEvents(customerId: string): Promise<Signed[]> {
  const rows = await db.sandboxRecord.findMany({
    where: { vendor: "stripe", kind: "delivery" },
    orderBy: { id: "asc" },
  });
  const { webhookSecret } = await sandbox();
  return rows
    .map((row) => Delivery.parse(row.data))
    .filter((row) => row.body.includes(customerId))
    .map(({ type, body }) => ({ type, body, signature: signed(body, webhookSecret) }));
}

export function signed(payload: string, secret: string, timestamp = Math.floor(Date.now() / 1000)): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

/** The same event under another id, as a provider that sends it twice by different ways. */
export async function renamed(event: Signed, id: string): Promise<Signed> {
  const body = JSON.stringify({ ...JSON.parse(event.body), id });
  return { type: event.type, body, signature: signed(body, (await sandbox()).webhookSecret) };
}

export async function stateOf(userId: string) {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId }, include: { billing: true } });
  const { isPremium, hasStartedTrial, subscriptionStatus, trialEndsAt, billing } = user;
  return {
    isPremium,
    hasStartedTrial,
    subscriptionStatus,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    paid: billing?.paid ?? false,
    providerStatus: billing?.providerStatus ?? null,
    subscriptionId: billing?.subscriptionId ?? null,
  };
}

export async function customerOf(userId: string): Promise<string> {
  return (await db.billing.findUniqueOrThrow({ where: { userId } })).customerId ?? "";
}
