// What the sandbox accepts, parameter by parameter; anything else is refused in Stripe's own words.
import { z } from "zod";

const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const whole = z.coerce.number().int();
const metadata = z.record(z.string().max(500)).default({});
const expand = z.array(z.string()).default([]);
const address = z.string().url();

export const CustomerParams = z
  .object({ email: z.string().max(512).optional(), name: z.string().max(256).optional(), metadata })
  .strict();

export const CheckoutParams = z
  .object({
    mode: z.literal("subscription"),
    customer: z.string(),
    client_reference_id: z.string().max(200).optional(),
    line_items: z
      .array(z.object({ price: z.string(), quantity: z.coerce.number().pipe(z.literal(1)) }).strict())
      .length(1),
    payment_method_collection: z.enum(["always", "if_required"]).default("always"),
    subscription_data: z
      .object({
        trial_period_days: whole.min(1).max(730).optional(),
        trial_end: whole.optional(),
        metadata,
        trial_settings: z
          .object({
            end_behavior: z.object({ missing_payment_method: z.enum(["cancel", "create_invoice", "pause"]) }).strict(),
          })
          .strict()
          .optional(),
      })
      .strict()
      .default({}),
    metadata,
    success_url: address,
    cancel_url: address.optional(),
    expires_at: whole.optional(),
    expand,
  })
  .strict();

export const PortalParams = z.object({ customer: z.string(), return_url: address.optional() }).strict();
export const SubscriptionUpdate = z.object({ cancel_at_period_end: flag.optional(), expand }).strict();
export const SubscriptionCancel = z
  .object({
    invoice_now: flag.optional(),
    prorate: flag.optional(),
    cancellation_details: z.object({ comment: z.string() }).optional(),
    expand,
  })
  .strict();
export const SubscriptionList = z
  .object({
    customer: z.string().optional(),
    status: z
      .enum(["all", "active", "trialing", "past_due", "canceled", "paused", "ended", "unpaid", "incomplete"])
      .optional(),
    limit: whole.min(1).max(100).optional(),
    expand,
  })
  .strict();
export const PriceList = z
  .object({
    lookup_keys: z.array(z.string()).max(10).optional(),
    active: flag.optional(),
    limit: whole.optional(),
    expand,
  })
  .strict();
export const ExpandOnly = z.object({ expand }).strict();
