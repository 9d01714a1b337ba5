// What has to stand in a question for each kind of advice, and what has to be absent: each kind by forms of it, and by words
// that make something else of one. Asked of the approved answers' household.
import { describe, expect, test } from "vitest";
import type { PlanKind } from "~/domain/coach/reading/plan-request";
import { adviceIn } from "~/domain/coach/reading/advice";
import { spot } from "~/domain/coach/reading/spot";
import { WHO } from "./approved/household";

const planOf = (text: string): PlanKind | null => adviceIn(spot(text, WHO), WHO)?.plan ?? null;

const FORMS: readonly (readonly [PlanKind, readonly string[]])[] = [
  ["job-lost", ["what if i lose my job", "if i get laid off"]],
  [
    "pay-off-now",
    [
      "should i pay off my car loan now",
      "can i wipe out the blue card today",
      "should i pay off the car loan with savings",
      "should i clear my card all at once",
    ],
  ],
  ["debt-or-save", ["should i pay my car loan or save", "pay the blue card before building an emergency fund"]],
  [
    "extra-payment",
    [
      "if i pay $100 extra on the car loan",
      "what if i put 200 a month toward my car loan",
      "can i pay the car loan faster",
      "what if i double my car loan payment",
      "what if i doubled the car loan payment",
    ],
  ],
  ["windfall", ["what should i do with a $2,000 bonus", "if i get a tax refund of 1500"]],
  ["raise", ["what if i get a raise of 5%", "if my salary goes up 300 a month"]],
  ["stop", ["if i stop eating out how much would i save", "how much could i save by cutting groceries"]],
  [
    "good-rate",
    [
      "should i refinance",
      "is 7% a good rate for a loan",
      "is the interest on my car loan high",
      "consolidate my debts",
    ],
  ],
  ["loan", ["what is the payment on a 20000 loan at 6%"]],
  [
    "debt-free",
    [
      "when will i be debt free",
      "snowball or avalanche",
      "what is the fastest way to pay my loans",
      "which debt do i pay off first",
      "what if i only pay the minimums",
    ],
  ],
  ["emergency-fund", ["how big should my emergency fund be", "how many months would my savings cover"]],
  ["home", ["can i afford a house for 300000", "how much house can i afford", "is my rent too high"]],
  ["retire", ["am i saving enough to retire", "how much for my 401k"]],
  ["child", ["can we afford a baby", "what if i have a kid"]],
  ["cut", ["where can i cut", "where should we save"]],
  ["save-up", ["how long to save 5000", "i need $3,000 by march", "i want 4000 in 6 months", "if i save 200 a month"]],
  ["afford", ["can i afford a $900 couch", "what if i buy a 500 tv", "can i afford a vacation"]],
];

describe("advice is asked for", () => {
  test.each(FORMS.flatMap(([plan, texts]) => texts.map((text) => [text, plan] as const)))("'%s' is %s", (text, plan) =>
    expect(planOf(text)).toBe(plan),
  );
});

const OTHERWISE: readonly (readonly [PlanKind, string, readonly string[]])[] = [
  ["job-lost", "what if i lose my job", ["spent"]],
  ["pay-off-now", "should i pay off my car loan now", ["when", "$300"]],
  ["debt-or-save", "should i pay my car loan or save", ["have i"]],
  ["extra-payment", "if i pay $100 extra on the car loan", ["savings", "spent", "bonus"]],
  ["windfall", "what should i do with a $2,000 bonus", ["snowball", "last month", "monthly"]],
  ["raise", "what if i get a raise of 5%", ["score", "rent", "price"]],
  ["stop", "if i stop eating out how much would i save", ["debt", "last month less than usual", "payment"]],
  ["good-rate", "is 7% a good rate for a loan", ["utilization", "limit", "income"]],
  ["loan", "what is the payment on a 20000 loan at 6%", ["down", "raise", "afford", "extra"]],
  ["debt-free", "when will i be debt free", ["last"]],
  ["emergency-fund", "how big should my emergency fund be", ["goal", "progress"]],
  ["home", "is my rent too high", ["insurance", "deposit", "spent", "already"]],
  ["retire", "am i saving enough to retire", ["spent", "balance"]],
  ["child", "can we afford a baby", ["spent"]],
  ["save-up", "how long to save 5000", ["where", "last month", "debt"]],
  ["afford", "can i afford a vacation", ["debt"]],
];

describe("advice that isn't asked for", () => {
  test.each(OTHERWISE.flatMap(([plan, text, words]) => words.map((word) => [`${text} ${word}`, plan] as const)))(
    "'%s' is no %s",
    (text, plan) => expect(planOf(text)).not.toBe(plan),
  );
  test("what was is a question about rows, unless something is supposed", () => {
    expect(planOf("how much did i save by cutting groceries")).toBeNull();
    expect(planOf("list what i pay, can i afford a $900 couch")).toBe("afford");
  });
});
