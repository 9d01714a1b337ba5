// Categories of other apps and banks in words of ours: the product's category, or what kind of row it is.
import { BALANCE_CORRECTION } from "~/domain/categories/from-bank";
import { type CategoryId, findCategory } from "~/domain/categories/list";

export type CategoryChoice = CategoryId | "kind:income" | "kind:transfer" | "kind:card_payment" | "kind:correction";

/** Tried in this order; the first that is named in the category decides. */
const WORDS: readonly [RegExp, CategoryChoice][] = [
  [/credit card payment|card payment/, "kind:card_payment"],
  [/balance (adjust|correct)/, "kind:correction"],
  [/^transfers?\b|transfer$|internal transfer|^excluded$|opening balance|starting balance/, "kind:transfer"],
  [
    /income|paycheck|salary|wages|interest earned|dividend|reimburse|bonus|ready to assign|inflow|tax refund|payroll/,
    "kind:income",
  ],
  [/tithe|church|offering/, "tithe"],
  [/charit|donation|giving/, "charitable_giving"],
  [/emergency/, "emergency_fund"],
  [/retire|401k|ira\b|investment/, "retirement"],
  [/college|529|tuition|education/, "college_fund"],
  [/student loan/, "student_loans"],
  [/mortgage|\brent\b|housing/, "mortgage_rent"],
  [/phone|mobile|cell/, "phone"],
  [/internet|wifi|broadband/, "internet"],
  [/cable|satellite/, "cable"],
  [/utilit|electric|water|sewer|heating|trash|power|gas (bill|& electric)/, "utilities"],
  [/(auto|car|vehicle) (insurance)/, "auto_insurance"],
  [/(auto|car) (payment|loan)/, "car_payment"],
  [/\bgas\b|fuel|petrol/, "gas"],
  [/(auto|car|vehicle).*(service|maint|repair|part)|parking|toll|maintenance/, "maintenance"],
  [/grocer|supermarket/, "groceries"],
  [/restaurant|dining|fast food|coffee|bars?\b|eating out|food delivery|alcohol/, "restaurants"],
  [/cloth|apparel|shoes/, "clothing"],
  [/hair|beauty|personal care|spa\b|laundry|cosmetic/, "personal_care"],
  [/health|medical|doctor|dentist|pharmacy|fitness|gym|sport/, "health_fitness"],
  [/travel|vacation|hotel|flight|airfare|air travel|taxi|ride ?share|public transit|public transport/, "travel"],
  [/entertain|movie|music|game|hobb|stream|subscription|books|fun money/, "entertainment"],
  [/credit card|finance charge|interest (charge|paid)/, "credit_cards"],
  [/\bloan|debt/, "other_debt"],
];

/** Null where nothing says it: then the row's own words decide, as for any bank's. */
export function guessCategory(name: string): CategoryChoice | null {
  const own = findCategory(name);
  if (own) return own.id;
  const lower = name.toLowerCase().replace(/[^\p{L}\p{N}& ]+/gu, " ");
  return WORDS.find(([words]) => words.test(lower))?.[1] ?? null;
}

const KINDS: Record<string, [into: string, out: string]> = {
  "kind:income": ["INCOME_OTHER", "OTHER_OTHER"],
  "kind:transfer": ["TRANSFER_IN_ACCOUNT_TRANSFER", "TRANSFER_OUT_ACCOUNT_TRANSFER"],
  "kind:card_payment": ["LOAN_PAYMENTS_CREDIT_CARD_PAYMENT", "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT"],
  "kind:correction": [BALANCE_CORRECTION, BALANCE_CORRECTION],
};

/** What a bank would say of a row of that kind, so that transfers find their other side; null for budget categories. */
export const bankCategoryOf = (choice: string, isIn: boolean): string | null =>
  Object.hasOwn(KINDS, choice) ? (KINDS[choice]?.[isIn ? 0 : 1] ?? null) : null;
