// Whether a question wants advice, and its slots: with what it leans on, where it names only another amount.

import type { CoachInputs } from "~/domain/coach/facts/inputs";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import { adviceAmounts } from "~/domain/coach/reading/advice-amounts";
import { adviceIn } from "~/domain/coach/reading/advice";
import type { Person } from "~/domain/coach/reading/person";
import { readText } from "~/domain/coach/reading/read";
import { spot } from "~/domain/coach/reading/spot";
import { plainWords } from "~/domain/language/words";

/** Somebody of whom only the household is known: no shops but those that charge again and again. */
export const personOf = (inputs: CoachInputs): Person => asBefore(namesOf(inputs));

/** What was spotted in a text stays with the person: whoever asks next, with the same names on the same day, is the same. */
function asBefore(person: Person): Person {
  const before = latest?.deref();
  if (before && JSON.stringify(before) === JSON.stringify(person)) return before;
  latest = new WeakRef(person);
  return person;
}
let latest: WeakRef<Person> | undefined;

const namesOf = ({ today, accounts, goals, recurring }: CoachInputs): Person => ({
  today,
  merchants: recurring.filter(({ kind }) => kind !== "income").map(({ merchantName }) => merchantName),
  payers: recurring.filter(({ kind }) => kind === "income").map(({ merchantName }) => merchantName),
  accounts: accounts.map(({ id, name, bank, type }) => ({ id, name, bank: bank ?? "", kind: type })),
  goals: goals.map(({ id, name, type }) => ({ id, name, type })),
  recurring: recurring.map(({ merchantName, category, kind }) => ({
    name: merchantName,
    category,
    income: kind === "income",
  })),
  lastPayday: null,
  paydays: [],
  employers: [],
});

/** `whole` holds what the text leans on, where it leans. */
export function planIn(text: string, whole: string, person: Person): PlanRequest | null {
  const alone = readText(text, person);
  if (alone.is === "plan") return alone.request;
  if (whole === text) return null;
  const together = adviceIn(spot(whole, person), person);
  if (!together) return null;
  const [amount] = adviceAmounts(plainWords(text));
  if (!amount) return together;
  const { amountCents: _amount, monthlyCents: _monthly, ...rest } = together;
  const before = adviceIn(spot(whole.slice(0, whole.lastIndexOf(text)), person), person) ?? together;
  const isMonthly = amount.each === "month" || (before.amountCents === undefined && before.monthlyCents !== undefined);
  return { ...rest, ...(isMonthly ? { monthlyCents: amount.cents } : { amountCents: amount.cents }) };
}
