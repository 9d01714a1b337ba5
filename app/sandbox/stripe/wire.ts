// The sandbox's rows as Stripe writes them on the wire, every field that its contract requires included.
import { priceById, PRODUCT_ID, SANDBOX_PRICES, type Price } from "./catalog";
import type { Account, Emitted, Subscription } from "./model";
import { list, NO_TAX, SELF, wireInvoice, type Json } from "./wire-invoice";

const API_VERSION = "2026-10-28.endive";

export function wireCustomer(account: Account): Json {
  if (account.deleted) return { id: account.id, object: "customer", deleted: true };
  return {
    id: account.id,
    object: "customer",
    address: null,
    balance: 0,
    created: account.created,
    currency: "usd",
    default_source: null,
    delinquent: account.subscriptions.some((sub) => sub.status === "past_due"),
    description: null,
    email: account.email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: methodOf(account),
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: account.metadata,
    name: account.name,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
}

export function wireProduct(): Json {
  const created = SANDBOX_PRICES[0]?.created ?? 0;
  return {
    id: PRODUCT_ID,
    object: "product",
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: "Premium",
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: "service",
    updated: created,
    url: null,
  };
}

export function wirePrice(price: Price): Json {
  return {
    id: price.id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: price.created,
    currency: "usd",
    custom_unit_amount: null,
    livemode: false,
    lookup_key: price.lookupKey,
    metadata: {},
    nickname: null,
    product: PRODUCT_ID,
    recurring: {
      interval: price.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: price.amount,
    unit_amount_decimal: String(price.amount),
  };
}

export function wireSubscription(account: Account, sub: Subscription, expandInvoice = false): Json {
  const latest = account.invoices.find((invoice) => invoice.id === sub.latestInvoice);
  return {
    id: sub.id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { ...NO_TAX, disabled_reason: null },
    billing_cycle_anchor: sub.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { type: "classic", flexible: null },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: sub.cancelAtPeriodEnd ? sub.periodEnd : null,
    cancel_at_period_end: sub.cancelAtPeriodEnd,
    canceled_at: sub.canceledAt,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: sub.cancelReason },
    collection_method: "charge_automatically",
    created: sub.created,
    currency: "usd",
    customer: account.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: methodOf(account),
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: sub.endedAt,
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: SELF },
    items: list(`/v1/subscription_items?subscription=${sub.id}`, [item(sub)]),
    latest_invoice: expandInvoice && latest ? wireInvoice(account, latest) : sub.latestInvoice,
    livemode: false,
    managed_payments: null,
    metadata: sub.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: "off" },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: sub.created,
    status: sub.status,
    test_clock: null,
    transfer_data: null,
    trial_end: sub.trialEnd,
    trial_settings: {
      end_behavior: { missing_payment_method: sub.missingPaymentMethod, billing_cycle_anchor: null },
    },
    trial_start: sub.trialStart,
  };
}

function item(sub: Subscription): Json {
  const price = priceById(sub.price);
  return {
    id: `si_${sub.id.slice(4)}`,
    object: "subscription_item",
    billing_thresholds: null,
    created: sub.created,
    current_period_end: sub.periodEnd,
    current_period_start: sub.periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: price ? plan(price) : null,
    price: price ? wirePrice(price) : null,
    quantity: 1,
    subscription: sub.id,
    tax_rates: [],
  };
}

function plan(price: Price): Json {
  return {
    id: price.id,
    object: "plan",
    active: true,
    amount: price.amount,
    amount_decimal: String(price.amount),
    billing_scheme: "per_unit",
    created: price.created,
    currency: "usd",
    interval: price.interval,
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: PRODUCT_ID,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

export function wireEvent(id: string, created: number, event: Emitted): Json {
  return {
    id,
    object: "event",
    api_version: API_VERSION,
    created,
    data: { object: event.object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: event.type,
  };
}

function methodOf(account: Account): string | null {
  return account.card === null ? null : `pm_${account.id.slice(4)}${account.card}`;
}
