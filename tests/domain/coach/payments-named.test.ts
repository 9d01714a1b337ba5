// A payment to a card is called like the card: who names it means the account.
import { expect, test } from "vitest";
import { apartFromPayments } from "~/domain/coach/reading/payments-named";
import type { Entity } from "~/domain/coach/reading/spot";
import { SAMPLE_PERSON } from "./sample-person";

const entity = (kind: Entity["kind"], start: number, end: number, values: string[], exact: number): Entity => ({
  kind,
  start,
  end,
  values,
  exact,
});
const WORDS = "interest on the cashback card".split(" ");
const PAYMENT = entity("merchant", 3, 5, ["CASHBACK CARD AUTOPAY"], 0.7);
const CARD = entity("account", 3, 5, ["card"], 1);

test("where the account stands, the payment that is called like it is no shop", () => {
  expect(apartFromPayments([CARD], [PAYMENT], WORDS, SAMPLE_PERSON)).toEqual({ accounts: [CARD], merchants: [] });
});

test("part of the name is enough where one account alone has it", () => {
  const part = { ...PAYMENT, end: 4 };
  expect(apartFromPayments([], [part], WORDS, SAMPLE_PERSON)).toEqual({
    accounts: [{ ...part, kind: "account", values: ["card"] }],
    merchants: [],
  });
});

test("a shop stays a shop, and so does a payment that no account is called like", () => {
  const shop = entity("merchant", 3, 4, ["Cashback Cafe"], 0.7);
  const loan = entity("merchant", 3, 4, ["NORTHLINE STUDENT LN PMT"], 0.7);
  expect(apartFromPayments([], [shop], WORDS, SAMPLE_PERSON)).toEqual({ accounts: [], merchants: [shop] });
  expect(apartFromPayments([], [loan], ["interest", "on", "the", "northline"], SAMPLE_PERSON).merchants).toEqual([
    loan,
  ]);
});
