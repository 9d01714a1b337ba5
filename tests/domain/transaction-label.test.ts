import { expect, test } from "vitest";
import { categoriesNamedLike, transactionIcon, transactionLabel } from "~/domain/ledger/transaction-label";

test("spending is labeled by its category, everything else by its kind", () => {
  expect(transactionLabel("spending", "gas")).toBe("Gas");
  expect(transactionLabel("spending", null)).toBe("Miscellaneous");
  expect(transactionLabel("spending", "")).toBe("Miscellaneous");
  expect(transactionLabel("refund", "gas")).toBe("Gas");
  expect(transactionLabel("income", "gas")).toBe("Income");
  expect(transactionIcon("spending", "gas")).toBe("⛽");
  expect(transactionIcon("income", "gas")).not.toBe("⛽");
});

test("a name that is typed finds categories and kinds, in any case", () => {
  expect(categoriesNamedLike("GROC")).toEqual({ categories: ["groceries"], kinds: [] });
  expect(categoriesNamedLike("incom").kinds).toEqual(["income"]);
  expect(categoriesNamedLike("spending").kinds).toEqual([]);
  expect(categoriesNamedLike("no such thing")).toEqual({ categories: [], kinds: [] });
});
