import { classify } from "~/domain/categories/classify";
import { moveLeg } from "~/domain/ledger/own-moves";
import { transactionIcon } from "~/domain/ledger/transaction-label";
import { matchTransfers } from "~/domain/ledger/transfers";
import type { ReportRow } from "~/domain/screens/report";
import type { SampleHousehold, HouseholdTransaction } from "~/sandbox/sample/household";

/** Of a transfer: the account that holds its other leg. */
export type SampleRow = ReportRow & { accountId: string; otherAccountId: string | null };

/** The rows as the ledger would have written them: classified, with both legs of each transfer found. */
export function classified(home: SampleHousehold): SampleRow[] {
  const types = new Map(home.accounts.map(({ id, role }) => [id, role]));
  const names = new Map(home.accounts.map(({ id, name }) => [id, name]));
  const typeOf = (row: HouseholdTransaction) => types.get(row.accountId) ?? "checking";
  const posted = home.transactions.filter((row) => !row.pending);
  const legs = posted.map((row) => ({
    id: row.id,
    accountId: row.accountId,
    accountType: typeOf(row),
    day: row.day,
    amountCents: row.amountCents,
    providerCategory: row.detailed,
    text: `${row.merchantName ?? ""} ${row.name}`,
  }));
  const byId = new Map(posted.map((row) => [row.id, row]));
  const other = new Map<string, string>();
  for (const { outId, inId } of matchTransfers(legs, new Set()).matched) other.set(outId, inId).set(inId, outId);
  return home.transactions.map((row) => {
    const match = byId.get(other.get(row.id) ?? "");
    const { kind, category } = classify({
      amountCents: row.amountCents,
      accountType: typeOf(row),
      merchantName: row.merchantName ?? "",
      rawName: row.name,
      providerCategory: row.detailed,
      matchedAccountType: match ? typeOf(match) : null,
      paysLinkedCard: row.detailed === "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT",
      ruleCategory: null,
      guessedCategory: null,
      userCategory: null,
      userKind: null,
    });
    return {
      id: row.id,
      accountId: row.accountId,
      merchantName: row.merchantName ?? row.name,
      merchantIcon: transactionIcon(kind, category),
      category: category ?? "",
      kind,
      day: row.day,
      cents: row.amountCents,
      pending: row.pending,
      otherAccountId: match?.accountId ?? null,
      ...moveLeg(kind, names.get(row.accountId) ?? "", match?.id ?? null),
    };
  });
}
