// Which words the steps of an answer use, and as what a name may be said.

import { categoryName } from "~/domain/categories/list";
import { categoriesOfSet } from "~/domain/categories/sets";
import { type Cents, formatDollars, formatUsd, toCents } from "~/domain/money";
import { overlaps, plainWords, stem } from "~/domain/language/words";
import { isFiller } from "./lexicon";
import type { Person } from "./person";
import type { PlanKind, PlanRequest } from "./plan-request";
import { categoryAround, namesOf } from "~/domain/coach/query/shop-kinds";
import type { Entity, Spots } from "./spot";
import type { Step } from "~/domain/coach/query/step";

const wordsOf = (text: string): string[] =>
  plainWords(text)
    .split(/[\s,/-]+/)
    .filter((word) => word !== "");

const stemsOf = (text: string): string => wordsOf(text).map(stem).join(" ");

/** What an answer says and what its steps hold, one phrase a line. */
export const usedIn = (steps: readonly Step[], said: string, person: Person): string =>
  [stemsOf(said), ...steps.flatMap((step) => usedBy(step, person))].map((phrase) => ` ${phrase} `).join("\n");

/** As a whole: 'everyday spending from checking' doesn't say 'Everyday Checking'. */
export function isSaid(name: string, used: string): boolean {
  const words = wordsOf(name);
  const first = words.findIndex((word) => !isFiller(word));
  return used.includes(` ${words.slice(Math.max(0, first)).map(stem).join(" ")} `);
}

/** A query is answered to its last slot. */
function usedBy(step: Step, person: Person): string[] {
  switch (step.is) {
    case "query":
      return stringsIn(step.query, person);
    case "plan":
      return stringsIn(slotsUsed(step.request), person);
    case "topic":
      return [stemsOf(step.topic)];
    case "guide":
      return [stemsOf(step.guide)];
    // Its sentence names the figures that it takes.
    case "work":
      return [];
  }
}

/** These leave out whom they are about where they have no use for it: their answer alone tells. */
const BY_ANSWER: ReadonlySet<PlanKind> = new Set(["save-up", "sum-when", "cash-by", "cash-then", "stop"]);
/** What a kind of advice is about by itself. */
const ABOUT: Partial<Record<PlanKind, readonly string[]>> = {
  "give-more": ["charitable_giving", "tithe"],
  "invest-more": ["investment"],
  "to-savings": ["checking", "savings"],
  "emergency-fund": ["savings"],
};
const LOANS: ReadonlySet<string> = new Set(["car", "student", "mortgage", "home"]);
function slotsUsed(request: PlanRequest): unknown[] {
  const { plan, about, named, subject, debts, from } = request;
  const isLoan = LOANS.has(about ?? "");
  const whom = BY_ANSWER.has(plan) ? [] : [about, named, ...(isLoan ? ["loan", `${about} loan`, `${about} debt`] : [])];
  return [plan, ABOUT[plan], subject, debts, from, ...whom];
}

function stringsIn(slots: unknown, { accounts, goals }: Person): string[] {
  const names = new Map([...accounts, ...goals].map(({ id, name }) => [id, name]));
  const found: string[] = [];
  JSON.stringify(slots, (_, value: unknown) => {
    if (typeof value === "string")
      for (const one of [value, ...categoriesOfSet(value)])
        found.push(stem(one), stemsOf(one.replace(/[_:]/g, " ")), stemsOf(names.get(one) ?? ""));
    return value;
  });
  return found;
}

/** The name as it is typed, and all that it may be called in an answer. */
export function formsOf(name: Entity, { words, entities }: Spots, person: Person): string[] {
  const { start, end } = name;
  // 'The blue card' is that one, whatever else is said of credit.
  const isOwn = (one: Entity) => one.kind === "account" || one.kind === "goal";
  const around = entities.filter((other) => overlaps(other, { start, end }));
  const same = isOwn(name) ? around.filter(isOwn) : around;
  const typed = words.slice(start, end).join(" ");
  return [
    typed,
    ...(typed === "emergency fund" ? ["cushion"] : []),
    ...same.flatMap((one) => one.values.flatMap((value) => called(one.kind, value, person))),
  ];
}

function called(kind: Entity["kind"], value: string, { accounts, goals, shops, recurring }: Person): string[] {
  const named = [...accounts, ...goals].flatMap(({ id, name }) => (id === value ? [name] : []));
  switch (kind) {
    case "account":
    case "goal":
      return named;
    case "kind":
      return [
        ...(value === "loan" ? [value, "car payment"] : [value]),
        ...accounts.flatMap((account) => (account.kind === value ? [account.name] : [])),
      ];
    case "category":
      return [
        value.replace(/_/g, " "),
        categoryName(value),
        ...categoriesOfSet(value).map(categoryName),
        // Its bill by its own name: rent at the landlord's.
        ...recurring.flatMap(({ name, category }) => (category === value ? [name] : [])),
      ];
    case "part":
      return [value.replace(/-/g, " "), ...namesOf(value, shops), categoryName(categoryAround(value) ?? value)];
    default:
      return [value];
  }
}

/** Whether a sum stands in a step, so many times ('3 dinners at $40'), as a bound beside it, or in the answer. */
export function holdsAmounts(steps: readonly Step[], said: string, cents: Cents): boolean {
  const numbers = new Set<number>();
  JSON.stringify(steps, (_, value: unknown) => {
    if (typeof value === "number") numbers.add(value);
    return value;
  });
  if ([-1, 0, 1].some((beside) => TIMES.some((times) => numbers.has(times * cents + beside)))) return true;
  if (said.includes(formatUsd(cents)) || (cents % 100 === 0 && said.includes(formatDollars(cents)))) return true;
  return cents % ROUND === 0 && figuresIn(said).some((figure) => Math.abs(figure - cents) * 100 <= cents);
}
/** '2k' is about what the answer has as $2,120.67. */
export const saysAbout = (said: string, cents: Cents): boolean =>
  figuresIn(said).some((figure) => Math.abs(figure - cents) * 10 <= cents);

/** '30 grand' is what the answer has as $30,129.19. */
const ROUND: Cents = 1_000_00;
const figuresIn = (said: string): Cents[] =>
  [...said.matchAll(/\$(\d[\d,]*(?:\.\d\d)?)/g)].map(([, digits = ""]) => toCents(digits.replaceAll(",", "")) ?? 0);
const TIMES = [1, 2, 3, 4, 5, 6, 8, 10, 12];
