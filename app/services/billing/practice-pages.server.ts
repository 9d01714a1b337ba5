// The practice checkout and portal. They exist only where the sandbox stands in for the payment provider.
import { AppError, NOT_FOUND } from "~/contracts/errors";
import type { PracticeCard } from "~/contracts/practice-payment";
import { stripeSandbox } from "~/providers/billing/client.server";
import * as hosted from "~/sandbox/stripe/hosted.server";

export type { CheckoutView, PortalView } from "~/sandbox/stripe/hosted.server";
type Person = { id: string };

async function running() {
  const sandbox = await stripeSandbox();
  if (sandbox === null) throw notFound();
  return sandbox;
}

/** Null when there is no such checkout of this person's. */
export async function practiceCheckout(user: Person, id: string): Promise<hosted.CheckoutView | null> {
  return (await stripeSandbox()) === null ? null : hosted.readCheckout(id, user.id);
}

export async function payPracticeCheckout(user: Person, id: string, card: PracticeCard): Promise<hosted.PayAnswer> {
  const sandbox = await running();
  const answer = await hosted.payCheckout(id, user.id, card === "none" ? null : card);
  if (answer === null) throw notFound();
  sandbox.deliveries.soon();
  return answer;
}

export async function expirePracticeCheckout(user: Person, id: string): Promise<void> {
  const sandbox = await running();
  await hosted.expireCheckoutPage(id, user.id);
  sandbox.deliveries.soon();
}

export async function practicePortal(user: Person, id: string): Promise<hosted.PortalView | null> {
  return (await stripeSandbox()) === null ? null : hosted.readPortalPage(id, user.id);
}

export async function changePracticePortal(user: Person, id: string, change: hosted.PortalChange): Promise<void> {
  const sandbox = await running();
  if (!(await hosted.changePortal(id, user.id, change))) throw notFound();
  sandbox.deliveries.soon();
}

function notFound(): AppError {
  return new AppError("not_found", NOT_FOUND);
}
