// The protocol names no kinds of accounts, so the name says it, as banks write it.

type Kind = { accountType: string; subtype: string | null };

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/\bmortgage\b|\bhome loan\b/, { accountType: "loan", subtype: "mortgage" }],
  [/\b(?:loans?|heloc|line of credit|financing)\b/, { accountType: "loan", subtype: "loan" }],
  [/\b(?:checking|debit|spending)\b/, { accountType: "checking", subtype: "checking" }],
  [/\b(?:savings?|money market|certificate|cds?|hsa|emergency fund)\b/, { accountType: "savings", subtype: "savings" }],
  [
    /\b(?:brokerage|invest(?:ment|ments|ing)?|ira|roth|401 ?\(?k|403 ?\(?b|529|retirement|portfolio|crypto)\b/,
    { accountType: "investment", subtype: "brokerage" },
  ],
  [
    /\b(?:credit|cards?|visa|mastercard|amex|american express|discover|platinum|rewards?|cash ?back|freedom|sapphire)\b/,
    { accountType: "credit", subtype: "credit card" },
  ],
];
const INVESTMENT: Kind = { accountType: "investment", subtype: "brokerage" };
const CHECKING: Kind = { accountType: "checking", subtype: "checking" };

/** The same name has the same kind each time; what holds shares is an investment, whatever its name. */
export function kindOf(name: string, hasHoldings: boolean): Kind {
  if (hasHoldings) return INVESTMENT;
  const words = name.toLowerCase();
  return KINDS.find(([pattern]) => pattern.test(words))?.[1] ?? CHECKING;
}

/** The last digits that a name ends on or shows after dots, x or #: "Checking (4411)", "Visa ...9921". */
export function digitsOf(name: string): string {
  return /(?:[(\-–•.x*#\s]|^)(\d{4})\)?\s*$/i.exec(name)?.[1] ?? "";
}
