import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import type { AccountRole, Balances, EventContext, HouseholdEvent } from "./event";

/** Where money goes, and what stands on both accounts' rows: where it leaves, then where it arrives. */
type Route = {
  slot: string;
  from: AccountRole;
  to: AccountRole;
  names: [string, string];
  details: [string, string];
  /** Days until it arrives. */
  lag?: number;
};

const SIDE_SAVING: Route = {
  slot: "save",
  from: "checking",
  to: "savings",
  names: ["TRANSFER TO SAVINGS", "TRANSFER FROM CHECKING"],
  details: ["TRANSFER_OUT_SAVINGS", "TRANSFER_IN_SAVINGS"],
};
const SAVING: Route = {
  slot: "save",
  from: "checking",
  to: "savings",
  names: ["ONLINE TRANSFER TO SAVINGS", "ONLINE TRANSFER FROM CHECKING"],
  details: ["TRANSFER_OUT_SAVINGS", "TRANSFER_IN_SAVINGS"],
};
const CAR_LOAN: Route = {
  slot: "car",
  from: "checking",
  to: "loan",
  names: ["HARBOR AUTO LOAN PAYMENT", "PAYMENT RECEIVED"],
  details: ["LOAN_PAYMENTS_CAR_PAYMENT", "LOAN_PAYMENTS_CAR_PAYMENT"],
  lag: 1,
};
const INVESTING: Route = {
  slot: "invest",
  from: "checking",
  to: "investment",
  names: ["TRANSFER TO BROKERAGE", "CONTRIBUTION FROM CHECKING"],
  details: ["TRANSFER_OUT_INVESTMENT_AND_RETIREMENT_FUNDS", "TRANSFER_IN_INVESTMENT_AND_RETIREMENT_FUNDS"],
  lag: 1,
};
const CARD: Route = {
  slot: "card",
  from: "checking",
  to: "credit",
  names: ["HARBOR CARD AUTOPAY PAYMENT", "AUTOPAY PAYMENT THANK YOU"],
  details: ["LOAN_PAYMENTS_CREDIT_CARD_PAYMENT", "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT"],
  lag: 1,
};
const SWEEP: Route = {
  slot: "sweep",
  from: "checking",
  to: "savings",
  names: ["ONLINE TRANSFER TO SAVINGS", "ONLINE TRANSFER FROM CHECKING"],
  details: ["TRANSFER_OUT_ACCOUNT_TRANSFER", "TRANSFER_IN_ACCOUNT_TRANSFER"],
};
const TOP_UP: Route = {
  slot: "topup",
  from: "savings",
  to: "checking",
  names: ["ONLINE TRANSFER TO CHECKING", "ONLINE TRANSFER FROM SAVINGS"],
  details: ["TRANSFER_OUT_ACCOUNT_TRANSFER", "TRANSFER_IN_ACCOUNT_TRANSFER"],
};

const HUNDRED_DOLLARS = 10_000;

/** Money moved between the household's own accounts; these depend on what is in them. */
export function householdTransfers(
  context: EventContext,
  day: Day,
  balances: Balances,
  statement: Cents,
): HouseholdEvent[] {
  const dayOfMonth = day.slice(8);
  if (context.profile === "side")
    return dayOfMonth === "28" ? transfer(SIDE_SAVING, Math.max(0, wholeHundreds(balances.checking - 300_000))) : [];
  switch (dayOfMonth) {
    case "02":
      return transfer(SAVING, 40_000);
    case "07":
      return transfer(CAR_LOAN, Math.min(34_218, -balances.loan));
    case "10":
      return transfer(INVESTING, 20_000);
    case "14":
      return transfer(CARD, statement);
    case "27":
      return interest(balances);
    case "28":
      return evenedOut(balances);
    default:
      return [];
  }
}

function transfer({ slot, from, to, names, details, lag = 0 }: Route, cents: Cents): HouseholdEvent[] {
  if (cents <= 0) return [];
  const [left, arrived] = names;
  return [
    event(`${slot}-out`, from, -cents, left, details[0]),
    { ...event(`${slot}-in`, to, cents, arrived, details[1]), settles: lag },
  ];
}

/** What is far more than needed is saved; the rent is due in a few days, so a low account is filled up from the savings. */
function evenedOut({ checking, savings }: Balances): HouseholdEvent[] {
  if (checking > 650_000) return transfer(SWEEP, wholeHundreds(checking - 500_000));
  const missing = Math.ceil((260_000 - checking) / HUNDRED_DOLLARS) * HUNDRED_DOLLARS;
  return transfer(TOP_UP, Math.min(savings, missing));
}

function interest(balances: Balances): HouseholdEvent[] {
  const earned = Math.round(balances.savings * 0.0031);
  const charged = Math.round(balances.loan * 0.0042);
  return [
    event("interest", "savings", earned, "INTEREST PAID", "INCOME_INTEREST_EARNED"),
    ...(charged < 0 ? [event("loan-interest", "loan", charged, "INTEREST CHARGED", "BANK_FEES_INTEREST_CHARGE")] : []),
  ];
}

const wholeHundreds = (cents: Cents): Cents => Math.floor(cents / HUNDRED_DOLLARS) * HUNDRED_DOLLARS;

function event(slot: string, role: AccountRole, amountCents: Cents, name: string, detailed: string): HouseholdEvent {
  return { slot, role, amountCents, merchantName: null, name, detailed, channel: "other", settles: 0 };
}
