// An invoice on the wire, and what invoices share with the other objects.
import type { Account, Invoice } from "./model";

export type Json = Record<string, unknown>;

export const NO_TAX = { enabled: false, liability: null };
export const SELF = { type: "self" };

export function list(url: string, data: readonly unknown[]): Json {
  return { object: "list", data, has_more: false, url };
}

/** What no invoice of ours has, or all have alike. */
const ALIKE = {
  object: "invoice",
  account_country: "US",
  account_name: null,
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  auto_advance: false,
  automatic_tax: { ...NO_TAX, disabled_reason: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: "charge_automatically",
  currency: "usd",
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: "none",
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  ending_balance: 0,
  footer: null,
  from_invoice: null,
  issuer: SELF,
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
};

export function wireInvoice(account: Account, invoice: Invoice): Json {
  const paid = invoice.status === "paid" ? invoice.amount : 0;
  return {
    ...ALIKE,
    id: invoice.id,
    amount_due: invoice.amount,
    amount_paid: paid,
    amount_remaining: invoice.amount - paid,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    billing_reason: invoice.reason,
    created: invoice.created,
    customer: account.id,
    customer_email: account.email,
    customer_name: account.name,
    effective_at: invoice.created,
    lines: list(`/v1/invoices/${invoice.id}/lines`, []),
    number: `SANDBOX-${invoice.id.slice(3)}`,
    parent: {
      quote_details: null,
      subscription_details: { metadata: {}, subscription: invoice.subscription },
      type: "subscription_details",
    },
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.created,
      marked_uncollectible_at: null,
      paid_at: invoice.status === "paid" ? invoice.created : null,
      voided_at: null,
    },
    subtotal: invoice.amount,
    subtotal_excluding_tax: invoice.amount,
    total: invoice.amount,
    total_excluding_tax: invoice.amount,
  };
}
