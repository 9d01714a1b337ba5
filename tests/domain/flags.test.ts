// Yes and no as people send them: a box that is ticked, one that isn't, JSON; and everything that is neither.
import { describe, expect, test } from "vitest";
import { BudgetAmountInput } from "~/contracts/budget";
import { CreditInput } from "~/contracts/credit";
import { CorrectInput } from "~/contracts/transactions";
import { CREDIT_ANSWERS } from "../support/credit";

const {
  hasCollections: _collections,
  hasBankruptcy: _bankruptcy,
  hasForeclosure: _foreclosure,
  ...CREDIT
} = CREDIT_ANSWERS;
const BUDGET = { category: "groceries", month: "2026-03", plannedAmount: "300" };
const FLAGS = [
  ["hasCollections", CreditInput, CREDIT],
  ["hasBankruptcy", CreditInput, CREDIT],
  ["hasForeclosure", CreditInput, CREDIT],
  ["rollover", BudgetAmountInput, BUDGET],
  ["applyToMerchant", CorrectInput, {}],
] as const;

describe.each(FLAGS)("%s", (name, schema, rest) => {
  const read = (value: unknown) => schema.safeParse(value === undefined ? rest : { ...rest, [name]: value });

  test.each([true, "true", "on"])("%j is a yes", (value) => {
    expect(read(value)).toMatchObject({ success: true, data: { [name]: true } });
  });

  test.each([undefined, false, "false", "off"])("%j is a no", (value) => {
    expect(read(value)).toMatchObject({ success: true, data: { [name]: false } });
  });

  test.each([["maybe"], [""], ["yes"], ["TRUE "], [1], [0], [null], [[]], [["on", "on"]], [{}]])(
    "%j is refused",
    (value) => {
      const result = read(value);
      expect(result.error?.issues).toMatchObject([{ path: [name], message: "Please answer with true or false." }]);
    },
  );
});
