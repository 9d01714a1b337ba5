// What stands for a hosted page on the wire: the checkout, and the portal.
import { priceById } from "./catalog";
import type { Account, Portal, Session } from "./model";
import { NO_TAX, type Json } from "./wire-invoice";

/** The hosted pages are served by the shop's own origin, which is the one it asks to come back to. */
function hostedUrl(path: string, returnsTo: string): string {
  return new URL(path, new URL(returnsTo).origin).toString();
}

/** What no session of ours has, or all have alike. */
const SESSIONS_ALIKE = {
  object: "checkout.session",
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { ...NO_TAX, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency: "usd",
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer_account: null,
  customer_creation: null,
  customer_email: null,
  discounts: [],
  integration_identifier: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  mode: "subscription",
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ["card"],
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: "hosted_page",
  wallet_options: null,
};

export function wireSession(account: Account, session: Session): Json {
  const hasTrial = session.trialDays !== null || session.trialEnd !== null;
  const amount = hasTrial ? 0 : (priceById(session.price)?.amount ?? 0);
  const paid = session.status === "complete" ? (hasTrial ? "no_payment_required" : "paid") : "unpaid";
  return {
    ...SESSIONS_ALIKE,
    id: session.id,
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    created: session.created,
    customer: account.id,
    customer_details: {
      address: null,
      business_name: null,
      email: account.email,
      individual_name: null,
      name: account.name,
      phone: null,
      tax_exempt: "none",
      tax_ids: [],
    },
    expires_at: session.expiresAt,
    invoice: session.invoice,
    metadata: session.metadata,
    payment_method_collection: session.cardAlways ? "always" : "if_required",
    payment_status: paid,
    status: session.status,
    subscription: session.subscription,
    success_url: session.successUrl,
    url: session.status === "open" ? hostedUrl(`/sandbox/checkout/${session.id}`, session.successUrl) : null,
  };
}

export function wirePortal(portal: Portal): Json {
  return {
    id: portal.id,
    object: "billing_portal.session",
    configuration: "bpc_sandbox",
    created: portal.created,
    customer: portal.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: portal.returnUrl,
    url: hostedUrl(`/sandbox/portal/${portal.id}`, portal.returnUrl ?? "http://127.0.0.1"),
  };
}
