import type { Owed, SeenDebt } from "~/domain/household/debts";
import { formatUsd, sumCents } from "~/domain/money";
import { counted } from "./plural";

const NAMES: Record<string, string> = { student_loans: "a student loan", car_payment: "a car loan" };
const loanName = (one: Owed["unseen"][number] | undefined): string => (NAMES[one?.category ?? ""] ?? "a loan").slice(2);

/** 'a student loan we can't see ($184.50 a month)'. */
function unseenWords(unseen: Owed["unseen"]): string {
  const [one, ...others] = unseen;
  if (!one) return "";
  const name = others.length > 0 ? counted(unseen.length, "loan") : (NAMES[one.category] ?? "a loan");
  return `${name} we can't see (${formatUsd(sumCents(unseen.map(({ monthlyCents }) => monthlyCents)))} a month)`;
}

/** What can be done about a loan whose balance nobody knows, wherever the sentence stands. */
export const ADD_BALANCE = {
  label: (unseen: Owed["unseen"]) =>
    unseen.length > 1 ? "Add their balances" : `Add the ${loanName(unseen[0])}'s balance`,
  href: "/goals?dialog=add&type=debt",
} as const;

/** What is owed in one sentence, with loans whose balance isn't known. */
export function debtWords({ cents, debts, elsewhereCents, unseen }: SeenDebt): string {
  const loans = unseenWords(unseen);
  if (cents <= 0) return loans && `You owe on ${loans}.`;
  const isPart = elsewhereCents > 0 && elsewhereCents < cents;
  const known = `You owe ${formatUsd(cents)} ${debts > 1 ? `across ${counted(debts, "debt")}` : "in debt"}`;
  if (!isPart) return `${known}${loans && `, and ${loans}`}.`;
  return `${known}, ${formatUsd(elsewhereCents)} of it outside your linked accounts.${loans && ` You also owe on ${loans}.`}`;
}

/** The same, and beside it what is on cards that are paid in full: due, and no debt, and what both come to. */
export function owedWords({ inFull, ...owed }: Owed): string[] {
  const debt = debtWords(owed);
  const onCards = sumCents(inFull.map(({ cents }) => cents));
  const [card, ...others] = inFull;
  const name = others.length === 0 ? card?.name : `your ${inFull.length} cards`;
  const each = others.length === 0 ? "it" : "them";
  return [
    ...(debt ? [debt] : []),
    ...(card
      ? [
          `The ${formatUsd(onCards)} on ${name} isn't counted as debt: you pay ${each} off each month.`,
          ...(owed.cents > 0 ? [`With ${each} you owe ${formatUsd(owed.cents + onCards)}.`] : []),
        ]
      : []),
  ];
}

/** Loans whose balance isn't known, beside what is owed. */
function unseenInShort(owed: Pick<SeenDebt, "cents" | "unseen">): string {
  const loans = unseenLoans(owed);
  return loans && `${loans} ${unseenReason(owed.unseen)}`;
}

/** What they are, where there's no room for more. */
export function unseenLoans({ cents, unseen }: Pick<SeenDebt, "cents" | "unseen">): string {
  const [one, ...others] = unseen;
  if (!one) return "";
  const loans = others.length > 0 ? `${unseen.length} loans` : (NAMES[one.category] ?? "a loan");
  return cents > 0 ? `plus ${loans}` : loans;
}

export const unseenReason = (unseen: Owed["unseen"]): string =>
  unseen.length > 1 ? "(balances unknown)" : "(balance unknown)";

/** Beside a net worth, which they aren't part of. */
export const notCountedWords = (unseen: Owed["unseen"]): string =>
  `This doesn't count ${unseenInShort({ cents: 0, unseen })}.`;

/** One line where debts are paid off, which leads to the whole of it; empty where nothing is owed. */
export function owedInShort(owed: Pick<SeenDebt, "cents" | "unseen">): string {
  const unseen = unseenInShort(owed);
  if (owed.cents <= 0) return unseen && `You owe on ${unseen}.`;
  return `Debt to pay off: ${formatUsd(owed.cents)}${unseen && `, ${unseen}`}.`;
}

/** What the end of all debt that is known is called: free of debt is only who owes nothing else. */
export const debtEndLabel = (unseenLoans: number): string => (unseenLoans > 0 ? "Known debt paid off" : "Debt-free");

/** Where the whole of it stands. */
export const OWED_HREF = "/credit#owed";
