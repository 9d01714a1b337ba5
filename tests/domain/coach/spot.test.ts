// What stands in a text: its words with slips mended, the names in it and where, its days and amounts (spot.txt). Asked of the
// approved answers' household with a few more names.
import { expect, test } from "vitest";
import type { Person } from "~/domain/coach/reading/person";
import { spot } from "~/domain/coach/reading/spot";
import type { Span } from "~/domain/language/words";
import { WHO } from "./approved/household";
import { linesOf } from "./read-as";

const own = (id: string, name: string, kind: string) => ({ id, name, bank: "Harbor Bank", kind });
const goal = (id: string, name: string) => ({ id, name, type: "savings" as const });
const PERSON: Person = {
  ...WHO,
  merchants: [...WHO.merchants, "Shell", "Shell Oil", "Blue Door Books", "Market Power", "Uber Eats"],
  accounts: [
    ...WHO.accounts,
    own("auto", "Auto Loan", "loan"),
    own("amex", "Amex Gold", "credit"),
    own("mc", "Mastercard Black", "credit"),
    own("visa", "Visa Card", "credit"),
    own("house", "House Fund", "savings"),
    own("home", "Home Loan", "loan"),
    own("van", "Vehicle Note", "loan"),
  ],
  goals: [
    ...WHO.goals,
    goal("trip", "New Trip Fund"),
    goal("student", "Student Debt"),
    goal("rainy", "Rainy Fund"),
    goal("travel", "Travel Fund"),
  ],
  ownCategories: ["Kayak Club", "Taxi"],
};

function told(text: string): string {
  const { plain, words, entities, past, amounts } = spot(text, PERSON);
  const at = ({ start, end }: Span) => `'${words.slice(start, end).join(" ")}'`;
  const parts = [
    ...entities.map((one) => `${one.kind}:${one.values.join("+")} ${at(one)}`),
    ...past.map((one) => `${one.from}..${one.to} ${at(one)}`),
    ...amounts.map((one) => `$${one.cents / 100} ${at(one)}`),
  ];
  return `${plain} | ${parts.join(", ") || "nothing"}`;
}

const TEXTS = linesOf("spot");

test.each(TEXTS)("%s", (line) => {
  const [text = "", spotted] = line.split(" → ");
  expect(told(text)).toBe(spotted);
});
