// The household in the protocol's words: amounts are text, money out is below zero, times are seconds since 1970.
import { fieldAmount } from "~/domain/money";
import type { Day } from "~/domain/periods";
import type { HouseholdAccount, HouseholdTransaction } from "~/sandbox/sample/household";

const BANK = { conn_id: "CON-1", name: "Birchwood Bank", org_id: "ORG-1", org_url: "https://birchwood.example" };
const BROKER = { conn_id: "CON-2", name: "Larch Brokerage", org_id: "ORG-2", org_url: "https://larch.example" };
const SERVER = "https://simplefin.example";

/** Noon: the same day in every zone of the country. */
const epochAt = (day: Day) => Date.parse(`${day}T17:00:00Z`) / 1_000;

export function wireAccountSet(
  accounts: readonly HouseholdAccount[],
  rows: readonly HouseholdTransaction[],
  today: Day,
) {
  return {
    errlist: [],
    connections: [BANK, BROKER].map((one) => ({ ...one, sfin_url: SERVER })),
    accounts: accounts.map((account) => ({
      id: account.id,
      name: `${account.officialName} (${account.mask})`,
      conn_id: (account.type === "investment" ? BROKER : BANK).conn_id,
      currency: "USD",
      balance: fieldAmount(account.balanceCents),
      ...(account.availableCents === null ? {} : { "available-balance": fieldAmount(account.availableCents) }),
      "balance-date": epochAt(today),
      transactions: rows.filter((row) => row.accountId === account.id).map(wireRow),
      ...(account.type === "investment" ? { holdings: [wireHolding(account)] } : {}),
    })),
  };
}

function wireRow(row: HouseholdTransaction) {
  return {
    id: row.id,
    posted: row.pending ? 0 : epochAt(row.day),
    amount: fieldAmount(row.amountCents),
    description: row.name,
    ...(row.merchantName === null ? {} : { payee: row.merchantName }),
    transacted_at: epochAt(row.authorisedDay),
    ...(row.pending ? { pending: true } : {}),
  };
}

function wireHolding({ id, balanceCents }: HouseholdAccount) {
  return {
    id: `${id}-fund`,
    currency: "USD",
    description: "Total market index fund",
    market_value: fieldAmount(balanceCents),
    shares: "412.00",
    symbol: "TMIF",
  };
}
