// An invoice on the wire, and what invoices share with the other objects.
import type { Account, Invoice } from "./model";

export type Json = Record<string, unknown>;

export const NO_TAX = { enabled: false, liability: null };
export const SELF = { type: "self" };

export function list(url: string, data: readonly unknown[]): Json {
  return { object: "list", data, has_more: false, url };
}

export function wireInvoice(account: Account, invoice: Invoice): Json {
  const paid = invoice.status === "paid" ? invoice.amount : 0;
  return {
    id: invoice.id,
    object: "invoice",
    account_country: "US",
    account_name: null,
    account_tax_ids: null,
    amount_due: invoice.amount,
    amount_overpaid: 0,
    amount_paid: paid,
    amount_remaining: invoice.amount - paid,
    amount_shipping: 0,
    application: null,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: false,
    automatic_tax: { ...NO_TAX, disabled_reason: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: invoice.reason,
    collection_method: "charge_automatically",
    created: invoice.created,
    currency: "usd",
    custom_fields: null,
    customer: account.id,
    customer_account: null,
    customer_address: null,
    customer_email: account.email,
    customer_name: account.name,
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
    effective_at: invoice.created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    issuer: SELF,
    last_finalization_error: null,
    latest_revision: null,
    lines: list(`/v1/invoices/${invoice.id}/lines`, []),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `SANDBOX-${invoice.id.slice(3)}`,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: {}, subscription: invoice.subscription },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.created,
      marked_uncollectible_at: null,
      paid_at: invoice.status === "paid" ? invoice.created : null,
      voided_at: null,
    },
    subtotal: invoice.amount,
    subtotal_excluding_tax: invoice.amount,
    test_clock: null,
    total: invoice.amount,
    total_discount_amounts: [],
    total_excluding_tax: invoice.amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}
