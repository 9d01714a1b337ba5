// The household in the vendor's words: positive is money out, dollars are floats, what is owed is positive.
import type { HouseholdAccount, HouseholdTransaction } from "~/sandbox/sample/household";
import { type SandboxInstitution, type SandboxItem, itemRefusal } from "./model";
import { toDollars } from "~/domain/money";

export function wireAccount({
  id,
  name,
  officialName,
  mask,
  type,
  subtype,
  balanceCents,
  availableCents,
  limitCents,
}: HouseholdAccount) {
  const owed = type === "credit" || type === "loan";
  return {
    account_id: id,
    balances: {
      available: availableCents === null ? null : toDollars(availableCents),
      current: toDollars(owed ? -balanceCents : balanceCents),
      iso_currency_code: "USD",
      limit: limitCents === null ? null : toDollars(limitCents),
      unofficial_currency_code: null,
    },
    mask,
    name,
    official_name: officialName,
    subtype,
    type,
  };
}

const NO_PLACE = {
  address: null,
  city: null,
  country: null,
  lat: null,
  lon: null,
  postal_code: null,
  region: null,
  store_number: null,
};
const NO_META = {
  by_order_of: null,
  payee: null,
  payer: null,
  payment_method: null,
  payment_processor: null,
  ppd_id: null,
  reason: null,
  reference_number: null,
};

export function wireTransaction(row: HouseholdTransaction) {
  return {
    account_id: row.accountId,
    account_owner: null,
    amount: toDollars(-row.amountCents),
    authorized_date: row.authorisedDay,
    authorized_datetime: null,
    category: null,
    category_id: null,
    check_number: null,
    counterparties: [],
    date: row.day,
    datetime: null,
    iso_currency_code: "USD",
    location: NO_PLACE,
    logo_url: null,
    merchant_entity_id: null,
    merchant_name: row.merchantName,
    name: row.name,
    payment_channel: row.channel,
    payment_meta: NO_META,
    pending: row.pending,
    pending_transaction_id: row.pendingId,
    personal_finance_category: {
      primary: primaryOf(row.detailed),
      detailed: row.detailed,
      confidence_level: row.confidence,
      version: "v2",
    },
    personal_finance_category_icon_url: "https://plaid-category-icons.plaid.com/PFC_OTHER.png",
    transaction_code: null,
    transaction_id: row.id,
    transaction_type: "special",
    unofficial_currency_code: null,
    website: null,
  };
}

const PRIMARIES = [
  "INCOME",
  "LOAN_DISBURSEMENTS",
  "LOAN_PAYMENTS",
  "TRANSFER_IN",
  "TRANSFER_OUT",
  "BANK_FEES",
  "ENTERTAINMENT",
  "FOOD_AND_DRINK",
  "GENERAL_MERCHANDISE",
  "HOME_IMPROVEMENT",
  "MEDICAL",
  "PERSONAL_CARE",
  "GENERAL_SERVICES",
  "GOVERNMENT_AND_NON_PROFIT",
  "TRANSPORTATION",
  "TRAVEL",
  "RENT_AND_UTILITIES",
] as const;

const primaryOf = (detailed: string) => PRIMARIES.find((primary) => detailed.startsWith(`${primary}_`)) ?? "OTHER";

export function wireItem(item: SandboxItem, institution: SandboxInstitution | undefined) {
  return {
    available_products: ["balance"],
    billed_products: ["transactions"],
    consent_expiration_time: null,
    error: item.error === null ? null : wireError(itemRefusal(item.error), "item"),
    institution_id: item.institutionId,
    institution_name: institution?.name ?? null,
    item_id: item.itemId,
    products: ["transactions"],
    update_type: "background",
    webhook: item.webhook ?? "",
  };
}

export function wireInstitution(institution: SandboxInstitution) {
  return {
    institution_id: institution.id,
    name: institution.name,
    products: ["transactions"],
    country_codes: ["US"],
    routing_numbers: [],
    oauth: institution.oauth ?? false,
  };
}

export function wireError(
  refusal: { type: string; code: string; message: string; display: string | null; status: number },
  requestId: string,
) {
  return {
    error_type: refusal.type,
    error_code: refusal.code,
    error_message: refusal.message,
    display_message: refusal.display,
    request_id: requestId,
    causes: [],
    status: refusal.status,
  };
}
