import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import type { AccountRole, Balances, EventContext, HouseholdEvent } from "./event";

/** Money moved between the household's own accounts; these depend on what is in them. */
export function householdTransfers(
  context: EventContext,
  day: Day,
  balances: Balances,
  statement: Cents,
): HouseholdEvent[] {
  const dayOfMonth = day.slice(8);
  const transfer = (
    slot: string,
    to: AccountRole,
    from: AccountRole,
    cents: Cents,
    names: [string, string],
    details: [string, string],
    lag = 0,
  ): HouseholdEvent[] =>
    cents <= 0
      ? []
      : [
          {
            slot: `${slot}-out`,
            role: from,
            amountCents: -cents,
            merchantName: null,
            name: names[0],
            detailed: details[0],
            channel: "other",
            settles: 0,
          },
          {
            slot: `${slot}-in`,
            role: to,
            amountCents: cents,
            merchantName: null,
            name: names[1],
            detailed: details[1],
            channel: "other",
            settles: lag,
          },
        ];
  if (context.profile === "side") {
    return dayOfMonth === "28"
      ? transfer(
          "save",
          "savings",
          "checking",
          Math.max(0, Math.floor((balances.checking - 300_000) / 10_000) * 10_000),
          ["TRANSFER TO SAVINGS", "TRANSFER FROM CHECKING"],
          ["TRANSFER_OUT_SAVINGS", "TRANSFER_IN_SAVINGS"],
        )
      : [];
  }
  switch (dayOfMonth) {
    case "02":
      return transfer(
        "save",
        "savings",
        "checking",
        40_000,
        ["ONLINE TRANSFER TO SAVINGS", "ONLINE TRANSFER FROM CHECKING"],
        ["TRANSFER_OUT_SAVINGS", "TRANSFER_IN_SAVINGS"],
      );
    case "07":
      return transfer(
        "car",
        "loan",
        "checking",
        Math.min(34_218, -balances.loan),
        ["HARBOR AUTO LOAN PAYMENT", "PAYMENT RECEIVED"],
        ["LOAN_PAYMENTS_CAR_PAYMENT", "LOAN_PAYMENTS_CAR_PAYMENT"],
        1,
      );
    case "10":
      return transfer(
        "invest",
        "investment",
        "checking",
        20_000,
        ["TRANSFER TO BROKERAGE", "CONTRIBUTION FROM CHECKING"],
        ["TRANSFER_OUT_INVESTMENT_AND_RETIREMENT_FUNDS", "TRANSFER_IN_INVESTMENT_AND_RETIREMENT_FUNDS"],
        1,
      );
    case "14":
      return transfer(
        "card",
        "credit",
        "checking",
        statement,
        ["HARBOR CARD AUTOPAY PAYMENT", "AUTOPAY PAYMENT THANK YOU"],
        ["LOAN_PAYMENTS_CREDIT_CARD_PAYMENT", "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT"],
        1,
      );
    case "28": {
      if (balances.checking > 650_000) {
        return transfer(
          "sweep",
          "savings",
          "checking",
          Math.floor((balances.checking - 500_000) / 10_000) * 10_000,
          ["ONLINE TRANSFER TO SAVINGS", "ONLINE TRANSFER FROM CHECKING"],
          ["TRANSFER_OUT_ACCOUNT_TRANSFER", "TRANSFER_IN_ACCOUNT_TRANSFER"],
        );
      }
      // The rent is due in a few days: a low account is filled up from the savings.
      const missing = Math.min(balances.savings, Math.ceil((260_000 - balances.checking) / 10_000) * 10_000);
      return transfer(
        "topup",
        "checking",
        "savings",
        missing,
        ["ONLINE TRANSFER TO CHECKING", "ONLINE TRANSFER FROM SAVINGS"],
        ["TRANSFER_OUT_ACCOUNT_TRANSFER", "TRANSFER_IN_ACCOUNT_TRANSFER"],
      );
    }
    case "27": {
      const interest = Math.round(balances.savings * 0.0031);
      const charged = Math.round(balances.loan * 0.0042);
      const events: HouseholdEvent[] = [
        {
          slot: "interest",
          role: "savings",
          amountCents: interest,
          merchantName: null,
          name: "INTEREST PAID",
          detailed: "INCOME_INTEREST_EARNED",
          channel: "other",
          settles: 0,
        },
      ];
      if (charged < 0)
        events.push({
          slot: "loan-interest",
          role: "loan",
          amountCents: charged,
          merchantName: null,
          name: "INTEREST CHARGED",
          detailed: "BANK_FEES_INTEREST_CHARGE",
          channel: "other",
          settles: 0,
        });
      return events;
    }
    default:
      return [];
  }
}
