// The mail about a week, as far as it isn't held with the whole of telling.
import { expect, test } from "vitest";
import { letterHtml, letterText } from "~/providers/mail/letter";
import { weekLetter } from "~/texts/week-letter";
import { untilWords } from "~/texts/forecast";

const REVIEW = Object({
  week: { from: "2026-11-15", to: "2026-11-21" },
  note: null,
  question: {
    text: "Is something bigger coming up?",
    hint: "See what it would change.",
    label: "Try it",
    href: "/what-if",
  },
  spentCents: 0,
  incomeCents: 0,
  sentence: "Nothing was posted.",
  spentHref: "/transactions",
  incomeHref: "/transactions",
  nextPay: null,
  changes: [],
  everyday: null,
  due: [
    { name: "Brightwater Studio", day: "2026-11-27", cents: 295_820, isPay: true },
    { name: "Grace Church", day: "2026-11-27", cents: -9_000, isPay: false },
  ],
  dueHref: "/cash-flow",
  safe: null,
});
const letter = (withAmounts: boolean, review = REVIEW) =>
  weekLetter({
    firstName: "Ada",
    review,
    appUrl: "https://a.example",
    unsubscribe: "https://a.example/u",
    withAmounts,
  });

test("what comes in has a plus among what goes out, and neither has an amount where none is wanted", () => {
  expect(letterText(letter(true))).toContain(
    "- Nov 27: Brightwater Studio, +$2,958.20\n- Nov 27: Grace Church, -$90.00",
  );
  expect(letterHtml(letter(true))).toMatch(/>\+\$2,958\.20</);
  expect(letterText(letter(false))).toContain("- Nov 27: Brightwater Studio\n- Nov 27: Grace Church\n");
});

test("safe to spend lasts until payday, as the screen says it", () => {
  const safe = { cents: 247_462, until: "2026-12-03", payday: "2026-12-04" };
  expect(letterText(letter(true, { ...REVIEW, safe }))).toContain(`Safe to spend: $2,474.62. ${untilWords(safe)}.`);
  expect(untilWords(safe)).toBe("Until payday on Dec 4");
});
