// Things that are paid for together: 'the truck's payment, insurance and gas', 'cable, internet and phone', 'the two loans'.

import { categoriesOfSet } from "~/domain/categories/sets";
import { type FrameQuestion, best } from "~/domain/coach/reading/frames/frame";
import { billed } from "~/domain/coach/reading/frames/schedules";
import { categoryAround, namesOf } from "~/domain/coach/query/shop-kinds";

const CAR = "cars?|trucks?|autos?|vehicles?|suv|van|minivan|pickup";
const LOANS: readonly string[] = ["car_payment", "student_loans", "other_debt"];

/** Parts of what something takes that no name says: they are of the car where one is spoken of. */
const PARTS: readonly (readonly [category: string, source: string, ofCar: boolean])[] = [
  [
    "car_payment",
    `(?:${CAR}) (?:(?:and|plus) (?:the |my |our )?(?:student |school |college )?)?(?:loan )?(?:payments?|notes?|loans?)`,
    false,
  ],
  ["car_payment", "(?:loan |monthly )?(?:payments?|note)|loan", true],
  ["auto_insurance", "insurance", true],
  ["maintenance", "repairs?|maintenance|oil changes?|mechanic", true],
  ["student_loans", "(?:student|school|college) loans?", false],
];

/** The categories that are named, each once; null where a name in the text is of none. */
export function categoriesTogether(asked: FrameQuestion): string[] | null {
  const { says, person } = asked;
  const isOfCar = says(CAR) || says("insurance");
  const found = new Set<string>();
  for (const [category, source, ofCar] of PARTS)
    if (says(source) && (!ofCar || isOfCar) && !(category === "car_payment" && ofCar && says("student loan")))
      found.add(category);
  if (says("(?:2|both|two)(?: of)?(?: the| my| our)? loans|the loans|loans together"))
    for (const { category } of person.recurring) if (LOANS.includes(category)) found.add(category);
  for (const { kind, values } of best(asked.of("merchant", "category", "part"))) {
    // A kind of shop that lies within a part of the car's costs is that part.
    const around = kind === "part" ? values.flatMap((value) => categoryAround(value) ?? []) : [];
    if (around.length > 0 && around.every((id) => PARTS.some(([category]) => category === id))) {
      for (const id of around) found.add(id);
      continue;
    }
    // Told above by its word.
    if (kind === "part" && values.every((value) => value === "insurance")) continue;
    if (kind === "category")
      for (const id of values) for (const own of id === "car" ? [] : categoriesOfSet(id)) found.add(own);
    else {
      const names = kind === "part" ? values.flatMap((value) => namesOf(value, person.shops)) : values;
      const bills = person.recurring.filter(({ name, income }) => !income && names.some((one) => same(one, name)));
      if (bills.length === 0 || bills.some(({ category }) => !isAlone(category, asked))) return null;
      for (const { category } of bills) found.add(category);
    }
  }
  return [...found];
}

const same = (one: string, other: string): boolean =>
  one.toLowerCase().includes(other.toLowerCase()) || other.toLowerCase().includes(one.toLowerCase());
/** The only bill of its category stands for it. */
const isAlone = (category: string, { person }: FrameQuestion): boolean =>
  person.recurring.filter((one) => !one.income && one.category === category).length === 1;

/** Whether all of them come back each month by themselves. */
export const areBills = (categories: readonly string[], { person }: FrameQuestion): boolean =>
  categories.every((category) => person.recurring.some((one) => !one.income && one.category === category));

/** Names of bills, where they are named and not their categories. */
export const billsNamed = (asked: FrameQuestion) =>
  billed(asked, false).filter(
    ({ kind, values }) =>
      kind !== "merchant" ||
      values.some((value) => asked.person.recurring.some(({ name, income }) => !income && same(name, value))),
  );
