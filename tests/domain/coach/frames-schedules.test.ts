// Which of one's bills a question is about: by their names, by a kind of shop, by a category and by what one of several in it
// is called.
import { expect, test } from "vitest";
import { askedOf } from "~/domain/coach/reading/frames/frame";
import { billed } from "~/domain/coach/reading/frames/schedules";
import type { Person } from "~/domain/coach/reading/person";
import { spot } from "~/domain/coach/reading/spot";
import { WHO } from "./approved/household";

const bill = (name: string, category: string) => ({ name, category, income: false });
const NAMES = [
  "River Water",
  "City Power",
  "Hill Gas Works",
  "Clean Waste",
  "Corner Gym",
  "Oak Apartments",
  "Auto Lender",
];
const person: Person = {
  ...WHO,
  merchants: [...WHO.merchants, ...NAMES],
  shops: Object.fromEntries(NAMES.map((name) => [name, ""])),
  recurring: [
    ...["River Water", "City Power", "Hill Gas Works", "Clean Waste"].map((name) => bill(name, "utilities")),
    ...[
      bill("Corner Gym", "health_fitness"),
      bill("Oak Apartments", "mortgage_rent"),
      bill("Auto Lender", "car_payment"),
    ],
    { name: "Acme Payroll", category: "income", income: true },
  ],
};
const about = (text: string, isDue?: boolean) =>
  billed(askedOf(spot(text, person), person), isDue)
    .map(({ kind, values }) => `${kind}:${values.join("+")}`)
    .join(" ");

test.each([
  ["is the rent paid", "category:mortgage_rent"],
  ["is River Water paid", "merchant:River Water"],
  ["what utilities", "category:utilities"],
  ["is the water bill higher than the power", "part:water part:power"],
  ["was the water charged", "merchant:River Water"],
  ["was the gym charged", "merchant:Corner Gym"],
  ["is coffee paid", ""],
  ["is the coffee due", "part:coffee"],
  ["is netflix renewed", "merchant:netflix"],
  ["was netflix charged", ""],
  ["are groceries due", ""],
  ["is the car paid", "category:car_payment"],
  ["is the car", "category:car"],
  ["all bills, rent included", ""],
  ["all bills even rent", ""],
])("'%s' is about '%s'", (text, bills) => expect(about(text)).toBe(bills));
