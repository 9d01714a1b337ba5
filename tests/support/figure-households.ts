// Households that the sample's generator doesn't make, as the ledger writes them: work by the gig, debts that no account
// holds, and money that goes into retirement and a 529 plan.
import type { BankRow } from "~/domain/ledger/ledger";
import { createAccount, setBalance } from "~/services/accounts/by-hand.server";
import { addTransaction, addTransfer } from "~/services/accounts/entries.server";
import { createDraft } from "~/services/import/drafts.server";
import { confirmImport } from "~/services/import/write.server";
import { NewTransaction, NewTransfer } from "~/contracts/accounts-by-hand";
import { addDays, addMonths, firstDayOf, monthOf, type Day } from "~/domain/periods";
import { db, transaction } from "~/lib/db.server";
import type { CurrentUser } from "~/lib/auth.server";
import { createGoal } from "~/services/goals/goals.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "./bank";
import { giveHousehold } from "./household";

/** Each gives a person their accounts and rows, and says which goals it has already. */
export type Given = { account: (role: string) => string; hasDebtGoals: boolean };
export type Give = (user: CurrentUser, today: Day) => Promise<Given>;

const write = (userId: string, upsert: BankRow[]) =>
  transaction((tx) => writeTransactions(tx, userId, { upsert, remove: [] }));

/** The 1st of this month and of the twelve before it, as far as they have come. */
const months = (today: Day): Day[] =>
  Array.from({ length: 13 }, (_, back) => firstDayOf(addMonths(monthOf(today), -back)));

const shop = (providerCategory: string, merchantName: string) => ({
  providerCategory,
  merchantName,
  rawName: merchantName,
});

/** Paid by the ride and by the order in three weeks of five, next to nothing in one month; the card carries debt. */
export const gigs: Give = async (user, today) => {
  const { account } = await createBank(user.id);
  const rows: BankRow[] = [];
  const add = (day: Day, cents: number, role: string, more: Partial<BankRow>) => {
    if (day <= today) rows.push(bankRow(`gig-${rows.length}`, account(role), day, cents, more));
  };
  const [lean] = months(today).slice(4, 5);
  for (let week = 0; week < 56; week += 1) {
    const day = addDays(today, -2 - 7 * week);
    const isLean = lean !== undefined && monthOf(day) === monthOf(lean);
    if (week % 5 < 3)
      add(
        day,
        (isLean ? 9_000 : 46_000) + ((week * 7_919) % 21_000),
        "checking",
        shop("INCOME_GIG_ECONOMY", "Ride Share"),
      );
    if (week % 3 === 1 && !isLean)
      add(addDays(day, 1), 18_000 + ((week * 3_571) % 9_000), "checking", shop("INCOME_GIG_ECONOMY", "Order Runner"));
    add(
      addDays(day, 2),
      -7_400 - ((week * 911) % 2_300),
      "checking",
      shop("FOOD_AND_DRINK_GROCERIES", "Corner Market"),
    );
    add(addDays(day, 3), -2_900 - ((week * 613) % 1_900), "credit", shop("TRANSPORTATION_GAS", "Fuel Stop"));
  }
  for (const first of months(today)) {
    add(first, -65_000, "checking", shop("RENT_AND_UTILITIES_RENT", "Elm Court Apartments"));
    add(addDays(first, 11), -8_350, "checking", shop("RENT_AND_UTILITIES_GAS_AND_ELECTRICITY", "City Power"));
    add(addDays(first, 19), -4_500, "checking", shop("RENT_AND_UTILITIES_TELEPHONE", "Blue Mobile"));
    add(addDays(first, 14), -3_120, "credit", shop("BANK_FEES_INTEREST_CHARGE", "Interest charge"));
    add(addDays(first, 15), -15_000, "checking", shop("LOAN_PAYMENTS_CREDIT_CARD_PAYMENT", "Card payment"));
    add(addDays(first, 15), 15_000, "credit", shop("LOAN_PAYMENTS_CREDIT_CARD_PAYMENT", "Card payment"));
  }
  await write(user.id, rows);
  const balances = { checking: 61_240n, savings: 184_000n, credit: -162_310n } as const;
  for (const [role, balanceCents] of Object.entries(balances))
    await db.account.updateMany({
      where: { userId: user.id, id: account(role) },
      data: { balanceCents, ...(role === "credit" ? { limitCents: 300_000n } : {}) },
    });
  return { account, hasDebtGoals: false };
};

const debt = (name: string, targetAmount: string, interestRate: string, minimumPayment: string) => ({
  type: "debt",
  name,
  targetAmount,
  currentAmount: targetAmount,
  deadline: "",
  color: "blue",
  interestRate,
  minimumPayment,
  version: "",
});

/** A debt to a person, a card of another bank, and the loan by the account's own name; nobody was asked about any. */
export const unlinkedDebts: Give = async (user, today) => {
  const { account } = await giveHousehold(user.id, today, "five");
  await createGoal(user, "debt", debt("Owed to Dad", "4000", "0", "100"));
  await createGoal(user, "debt", debt("Old store plastic", "1250.75", "27.5", "45"));
  await createGoal(user, "debt", debt("My loan", "9120", "5.9", "340"));
  return { account, hasDebtGoals: true };
};

/** Money out that is saved: retirement each month, a 529 plan every other one, and once some of it back. */
export const contributions: Give = async (user, today) => {
  const { account } = await giveHousehold(user.id, today, "six");
  const rows = months(today).flatMap((first, at): BankRow[] => [
    bankRow(`ira-${at}`, account("checking"), addDays(first, 5), -30_000, {
      ...shop("TRANSFER_OUT_INVESTMENT_AND_RETIREMENT_FUNDS", "Old Oak IRA"),
    }),
    ...(at % 2 === 1
      ? [
          bankRow(
            `529-${at}`,
            account("checking"),
            addDays(first, 8),
            -12_500,
            shop("TRANSFER_OUT_OTHER_TRANSFER_OUT", "State 529 Plan"),
          ),
        ]
      : []),
  ]);
  await write(
    user.id,
    rows.filter(({ day }) => day <= today),
  );
  return { account, hasDebtGoals: false };
};

const REGISTER = "Account,Flag,Date,Payee,Category Group/Category,Category,Memo,Outflow,Inflow\n";

/** What an app told of a year and more: two accounts with what they began with, and balances that were set right. */
function register(today: Day): string {
  const lines: [Day, string, string, string, number][] = [];
  const begin = months(today).at(-1) ?? today;
  lines.push([begin, "House", "Starting Balance", "Inflow: Ready to Assign", 240_000]);
  lines.push([begin, "Card", "Starting Balance", "", -41_000]);
  for (const [at, first] of months(today).entries()) {
    lines.push([first, "House", "Elm Court Apartments", "Bills: Rent", -120_000]);
    lines.push([addDays(first, 1), "House", "Northwind", "Inflow: Paycheck", 310_000]);
    lines.push([addDays(first, 4), "Card", "Corner Market", "Everyday: Groceries", -38_000 - 500 * at]);
    lines.push([addDays(first, 9), "Card", "Fuel Stop", "Everyday: Gas", -6_100]);
    lines.push([addDays(first, 12), "House", "Transfer : Card", "", -44_000]);
    lines.push([addDays(first, 12), "Card", "Transfer : House", "", 44_000]);
    // Of the size of a purchase, and one of each sign on the two accounts: nobody was paid, and nothing moved.
    lines.push([addDays(first, 15), "House", CORRECTED, "Inflow: Ready to Assign", -75_500]);
    lines.push([addDays(first, 15), "Card", CORRECTED, "Inflow: Ready to Assign", 75_500]);
    lines.push([addDays(first, 20), "House", CORRECTED, "Inflow: Ready to Assign", 91_300]);
  }
  const dollars = (cents: number) => `$${(Math.max(cents, 0) / 100).toFixed(2)}`;
  const written = lines
    .filter(([day]) => day <= today)
    .map(([day, account, payee, category, cents]) =>
      [account, "", day, payee, category, category.split(": ").at(-1), "", dollars(0 - cents), dollars(cents)].join(
        ",",
      ),
    );
  return `${REGISTER}${written.join("\n")}\n`;
}

const CORRECTED = "Reconciliation Balance Adjustment";

/** No bank at all: savings kept by hand with a first balance and a later one, and what another app let go. */
export const broughtAndByHand: Give = async (user, today) => {
  const [begin = today, ...later] = months(today).reverse();
  const made = await createAccount(user, {
    name: "Jar",
    institution: "",
    kind: "savings",
    balance: 150_000,
    day: begin,
  });
  const id = await createDraft(user, [{ name: "register.csv", bytes: new TextEncoder().encode(register(today)) }]);
  await confirmImport(user, id);
  const accounts = await db.account.findMany({ where: { userId: user.id }, select: { id: true, accountName: true } });
  const called = (name: string) => accounts.find(({ accountName }) => accountName === name)?.id ?? "";
  for (const day of later) {
    await addTransfer(user, NewTransfer.parse({ from: called("House"), to: made.id, amount: "200", day, note: "" }));
    const entry = { account: made.id, direction: "out", amount: "35.40", day, name: "Fair", choice: "entertainment" };
    await addTransaction(user, NewTransaction.parse(entry));
  }
  await setBalance(user, made.id, 301_500, addDays(today, -20));
  const roles: Record<string, string> = { checking: called("House"), credit: called("Card"), savings: made.id };
  return { account: (role) => roles[role] ?? "", hasDebtGoals: false };
};

/** The sample's own household of that seed. */
export const sample =
  (seed: string): Give =>
  async (user, today) => ({ account: (await giveHousehold(user.id, today, seed)).account, hasDebtGoals: false });
