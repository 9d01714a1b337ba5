import type { CategoryId } from "~/domain/categories/list";
import { choiceOfPlaced } from "~/domain/categories/own";
import type { Cents } from "~/domain/money";
import { filedByName } from "~/domain/categories/filed-by-name";
import { BALANCE_CORRECTION, budgetOfBankCategory, currentName } from "~/domain/categories/from-bank";

export const TRANSACTION_KINDS = [
  "income",
  "spending",
  "refund",
  "transfer",
  "card_payment",
  "loan_payment",
  "correction",
] as const;
export type Kind = (typeof TRANSACTION_KINDS)[number];

/** The kinds that make up spending: −Σ of them is what was spent. */
export const SPENDING_KINDS: readonly Kind[] = ["spending", "refund", "loan_payment"];

export const isKind = (text: string): text is Kind => TRANSACTION_KINDS.some((kind) => kind === text);
export const isSpending = (kind: Kind): boolean => SPENDING_KINDS.includes(kind);

export type ClassifyInput = {
  amountCents: Cents;
  /** checking, savings, credit, loan, investment or whatever else the bank calls it. */
  accountType: string;
  merchantName: string;
  rawName: string;
  providerCategory: string | null;
  /** The type of the account that holds the other leg, where one was matched. */
  matchedAccountType: string | null;
  /** A card that this person has linked, recognised in the text of a card payment. */
  paysLinkedCard: boolean;
  /** The person's rule for this merchant. */
  ruleCategory: CategoryId | null;
  /** A model's guess for this merchant, for rows that nothing else can place. */
  guessedCategory: CategoryId | null;
  userCategory: CategoryId | null;
  userKind: Kind | null;
};

export type Classification = { kind: Kind; category: CategoryId | null };

/** What a transaction is and where it counts. The person's own choice always wins. */
export function classify(input: ClassifyInput): Classification {
  const own = ownChoice(input);
  if (own) return own;
  const found = byBank(input);
  if (input.ruleCategory && isSpending(found.kind) && input.matchedAccountType === null) {
    return { kind: found.kind, category: input.ruleCategory };
  }
  if (input.guessedCategory && isSpending(found.kind) && isUnplaced(found.category)) {
    return { kind: found.kind, category: input.guessedCategory };
  }
  return found;
}

/** What a form calls a row's category or kind. */
export const choiceOf = ({
  kind,
  category,
  ownCategory,
}: {
  kind: Kind;
  category: string | null;
  ownCategory: string | null;
}): string =>
  isSpending(kind) ? choiceOfPlaced({ category: category ?? "miscellaneous", ownCategory }) : `kind:${kind}`;

/** Spending of which neither the bank nor the wording says where it belongs. */
export const isUnplaced = (category: string | null): boolean => category === null || category === "miscellaneous";

function ownChoice({ amountCents, userKind, userCategory, ...input }: ClassifyInput): Classification | null {
  if (userKind === null && userCategory === null) return null;
  if (userKind !== null && !isSpending(userKind)) return { kind: userKind, category: null };
  const base = byBank({ ...input, amountCents, userKind: null, userCategory: null, matchedAccountType: null });
  const category = userCategory ?? (isSpending(base.kind) ? base.category : null) ?? "miscellaneous";
  if (amountCents > 0) return { kind: "refund", category };
  return {
    kind:
      userKind === "loan_payment" || (userKind === null && base.kind === "loan_payment") ? "loan_payment" : "spending",
    category,
  };
}

function byBank(input: ClassifyInput): Classification {
  const detailed = currentName(input.providerCategory ?? "");
  // A balance that was set right: nobody was paid, and nothing came from another account.
  if (detailed === BALANCE_CORRECTION) return { kind: "correction", category: null };
  // A loan's own account only mirrors what was paid from elsewhere, where it already counts.
  if (input.accountType === "loan") return { kind: "transfer", category: null };
  if (input.matchedAccountType !== null) return matched(input, detailed);
  return input.amountCents > 0 ? moneyIn(input, detailed) : moneyOut(input, detailed);
}

function matched(input: ClassifyInput, detailed: string): Classification {
  const types = [input.accountType, input.matchedAccountType];
  if (types.includes("loan")) {
    return {
      kind: "loan_payment",
      category: detailed.startsWith("LOAN_PAYMENTS") ? (budgetOfBankCategory(detailed) ?? "other_debt") : "other_debt",
    };
  }
  return { kind: types.includes("credit") ? "card_payment" : "transfer", category: null };
}

const PAYMENT_WORDING = /\b(auto-?pay|payment|pymt|pmt|thank you)\b/i;
const RETURN_WORDING = /\b(refund|return|reversal|credit adj)/i;

function moneyIn(input: ClassifyInput, detailed: string): Classification {
  const text = `${input.merchantName} ${input.rawName}`;
  const category = budgetOfBankCategory(detailed);
  if (input.accountType === "credit") {
    const isPayment =
      detailed === "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT" ||
      detailed.startsWith("TRANSFER_IN") ||
      ((category === undefined || category === null) && PAYMENT_WORDING.test(text) && !RETURN_WORDING.test(text));
    if (isPayment) return { kind: "card_payment", category: null };
    return { kind: "refund", category: category || detailed === "" ? placed(input, detailed) : "miscellaneous" };
  }
  if (detailed.startsWith("INCOME") || detailed === "TRANSFER_IN_DEPOSIT") return { kind: "income", category: null };
  if (detailed.startsWith("TRANSFER") || detailed.startsWith("LOAN_DISBURSEMENTS"))
    return { kind: "transfer", category: null };
  if (detailed === "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT") return { kind: "card_payment", category: null };
  if (category)
    return {
      kind: detailed === "OTHER_OTHER" && !RETURN_WORDING.test(text) ? "income" : "refund",
      category: detailed === "OTHER_OTHER" && !RETURN_WORDING.test(text) ? null : placed(input, detailed),
    };
  if (RETURN_WORDING.test(text))
    return { kind: "refund", category: detailed === "" ? placed(input, detailed) : "miscellaneous" };
  return { kind: input.accountType === "investment" ? "transfer" : "income", category: null };
}

function moneyOut(input: ClassifyInput, detailed: string): Classification {
  if (detailed === "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT") {
    return input.paysLinkedCard
      ? { kind: "card_payment", category: null }
      : { kind: "spending", category: "credit_cards" };
  }
  if (detailed.startsWith("LOAN_PAYMENTS"))
    return { kind: "loan_payment", category: budgetOfBankCategory(detailed) ?? "other_debt" };
  if (detailed === "TRANSFER_OUT_ACCOUNT_TRANSFER" || detailed.startsWith("LOAN_DISBURSEMENTS"))
    return { kind: "transfer", category: null };
  if (detailed === "" && input.accountType === "investment") return { kind: "transfer", category: null };
  return { kind: "spending", category: placed(input, detailed) };
}

/** Where the bank's category is too coarse for a budget, the wording decides. */
const WORDING: readonly { when: (detailed: string) => boolean; words: RegExp; category: CategoryId }[] = [
  {
    when: (detailed) => detailed === "GOVERNMENT_AND_NON_PROFIT_DONATIONS",
    words: /\b(church|tithe|tithing|parish|chapel|ministr(y|ies)|synagogue|mosque|temple|diocese)\b/i,
    category: "tithe",
  },
  {
    when: (detailed) => detailed === "RENT_AND_UTILITIES_INTERNET_AND_CABLE",
    words: /\b(cable|satellite|tv|television|dish)\b/i,
    category: "cable",
  },
  {
    when: (detailed) => detailed === "GENERAL_SERVICES_INSURANCE",
    words: /\b(life|health|dental|renters?|home(owners?)?|pet|travel)\b/i,
    category: "miscellaneous",
  },
  {
    when: (detailed) => detailed.startsWith("TRANSFER_OUT"),
    words: /\b(529|college|education savings)\b/i,
    category: "college_fund",
  },
];

/** As the bank files it; where it says nothing, as banks file shops of that name. */
function placed({ merchantName, rawName }: ClassifyInput, detailed: string): CategoryId {
  const filed = detailed === "" ? (filedByName(merchantName, rawName) ?? "") : detailed;
  const worded = WORDING.find((rule) => rule.when(filed) && rule.words.test(`${merchantName} ${rawName}`));
  return worded?.category ?? budgetOfBankCategory(filed) ?? "miscellaneous";
}

/** One spelling per merchant, for the person's rules: no case, numbers, punctuation or doubled spaces. */
export function merchantKey(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[#*]?\s*\d[\d-]*/g, " ")
    .replace(/[^\p{L}\p{N}&]+/gu, " ")
    .trim()
    .slice(0, 80);
}

/** Does the text of a card payment name one of the person's own cards, by its last digits or by its bank? */
export function namesLinkedCard(text: string, cards: readonly { mask: string; institutionName: string }[]): boolean {
  const words = text.toLowerCase();
  return cards.some(({ mask, institutionName }) => {
    if (mask.length >= 4 && new RegExp(`(^|\\D)${mask.replace(/\D/g, "")}(\\D|$)`).test(words) && /\d{4}/.test(mask))
      return true;
    const bank =
      institutionName
        .toLowerCase()
        .replace(/\b(bank|credit union|financial|national|of|the|card)\b/g, " ")
        .trim()
        .split(/\s+/)[0] ?? "";
    return bank.length >= 4 && words.includes(bank);
  });
}
