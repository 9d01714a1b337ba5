import { expect, test } from "vitest";
import { rowLabel } from "~/domain/ledger/transaction-label";
import { formatShort } from "~/domain/screens/short-amount";

test("interest that a loan adds to itself isn't called a transfer; a payment into it is", () => {
  expect(rowLabel("transfer", null, "loan", "INTEREST CHARGED")).toBe("Loan interest");
  expect(rowLabel("transfer", null, "loan", "FINANCE CHARGE")).toBe("Loan interest");
  expect(rowLabel("transfer", null, "loan", "PAYMENT RECEIVED")).toBe("Transfer");
  expect(rowLabel("transfer", null, "checking", "INTEREST CHARGED")).toBe("Transfer");
  expect(rowLabel("spending", "groceries", "loan", "INTEREST CHARGED")).toBe("Groceries");
});

test("an amount where there's little room", () => {
  const short = [84_20, 999_49, 950_00, 5_705_15, -1_186_10, 250_400_00, 2_500_000_00, 0].map(formatShort);
  expect(short).toEqual(["$84", "$999", "$950", "$5.7k", "-$1.2k", "$250k", "$2.5M", "$0"]);
  // Where a round step ends.
  const edges = [999_49, 999_50, 9_949_99, 9_950_00, 99_500_00, 999_499_99, 999_500_00, 12_500_000_00].map(formatShort);
  expect(edges).toEqual(["$999", "$1k", "$9.9k", "$10k", "$100k", "$999k", "$1M", "$13M"]);
});
