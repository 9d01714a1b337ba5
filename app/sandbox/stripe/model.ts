// What the sandbox remembers. One record holds a customer with everything that belongs to it, so that a change of any
// part is one write. Times are whole seconds, as Stripe counts them.
import { z } from "zod";

export const HOUR = 3600;
export const DAY = 24 * HOUR;

const seconds = z.number().int();
const metadata = z.record(z.string());

/** How a practice card behaves: works, is refused at once, or is accepted and refused when it is charged. */
export const CardKind = z.enum(["works", "declined", "fails_later"]);
export type CardKind = z.infer<typeof CardKind>;
export const CARD_LAST4: Readonly<Record<CardKind, string>> = { works: "4242", declined: "0002", fails_later: "0341" };

export const Subscription = z.object({
  id: z.string(),
  created: seconds,
  price: z.string(),
  status: z.enum(["trialing", "active", "past_due", "canceled", "paused"]),
  trialStart: seconds.nullable(),
  trialEnd: seconds.nullable(),
  warned: z.boolean(),
  anchor: seconds,
  cycles: z.number().int(),
  periodStart: seconds,
  periodEnd: seconds,
  cancelAtPeriodEnd: z.boolean(),
  canceledAt: seconds.nullable(),
  endedAt: seconds.nullable(),
  cancelReason: z.enum(["cancellation_requested", "payment_failed"]).nullable(),
  missingPaymentMethod: z.enum(["cancel", "create_invoice", "pause"]),
  latestInvoice: z.string().nullable(),
  metadata,
});
export type Subscription = z.infer<typeof Subscription>;

export const Invoice = z.object({
  id: z.string(),
  created: seconds,
  subscription: z.string(),
  amount: z.number().int(),
  status: z.enum(["paid", "open", "void"]),
  reason: z.enum(["subscription_create", "subscription_cycle"]),
  attempts: z.number().int(),
  periodStart: seconds,
  periodEnd: seconds,
});
export type Invoice = z.infer<typeof Invoice>;

export const Account = z.object({
  id: z.string(),
  created: seconds,
  email: z.string().nullable(),
  name: z.string().nullable(),
  metadata,
  deleted: z.boolean(),
  /** How far this customer's own clock is ahead of the real one. */
  clockOffset: seconds,
  card: CardKind.nullable(),
  subscriptions: z.array(Subscription),
  invoices: z.array(Invoice),
});
export type Account = z.infer<typeof Account>;

export const Session = z.object({
  id: z.string(),
  created: seconds,
  expiresAt: seconds,
  status: z.enum(["open", "complete", "expired"]),
  customer: z.string(),
  clientReferenceId: z.string().nullable(),
  price: z.string(),
  cardAlways: z.boolean(),
  trialDays: z.number().int().nullable(),
  trialEnd: seconds.nullable(),
  missingPaymentMethod: Subscription.shape.missingPaymentMethod,
  subscriptionMetadata: metadata,
  metadata,
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  subscription: z.string().nullable(),
  invoice: z.string().nullable(),
});
export type Session = z.infer<typeof Session>;

export const Portal = z.object({
  id: z.string(),
  created: seconds,
  customer: z.string(),
  returnUrl: z.string().nullable(),
});
export type Portal = z.infer<typeof Portal>;

export type Emitted = { type: string; object: unknown };
