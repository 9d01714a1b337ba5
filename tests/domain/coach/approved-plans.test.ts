// The main figures of approved advice against plain loops: a debt month by month, savings by division. What is written here
// knows of the household only what stands in words above each.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fillFacts } from "~/domain/coach/number-gate";
import { homeOf, questionsIn, saidTo } from "./approved/file";

/** How many payments it takes, and the interest on the way: each month's is rounded to a cent and added before one pays. */
function paidOff(owed: number, percent: number, payment: number): { months: number; interest: number } {
  let left = Math.round(owed * 100);
  let interest = 0;
  let months = 0;
  while (left > 0 && months < 600) {
    const cents = Math.round((left * percent) / 1200);
    interest += cents;
    left = Math.max(0, left + cents - payment * 100);
    months += 1;
  }
  return { months, interest: interest / 100 };
}

const usd = (dollars: number): string =>
  `$${dollars.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const monthAfter = (months: number): string =>
  new Date(Date.UTC(2026, 10 + months, 1)).toLocaleString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** A car of 12,000 at 8 % and 310 a month, studies of 9,000 at 5.5 % and 120, a card of 4,200 at 24 % and 126. */
const CAR = paidOff(12_000, 8, 310);
const STUDIES = paidOff(9_000, 5.5, 120);
const CARD = paidOff(4_200, 24, 126);
const faster = (owed: number, percent: number, now: { months: number; interest: number }, payment: number) => {
  const then = paidOff(owed, percent, payment);
  return [monthAfter(then.months), `${now.months - then.months} months sooner`, usd(now.interest - then.interest)];
};

/** All of them together: each its payment, what is over to the first that isn't paid off. */
function allPaidOff(debts: readonly { owed: number; percent: number; payment: number }[], extra = 0) {
  const left = debts.map(({ owed }) => owed * 100);
  let interest = 0;
  let months = 0;
  while (left.some((cents) => cents > 0) && months < 600) {
    let over = debts.reduce((sum, { payment }) => sum + payment * 100, extra * 100);
    debts.forEach(({ percent, payment }, at) => {
      const cents = Math.round(((left[at] ?? 0) * percent) / 1200);
      interest += cents;
      const paid = Math.min((left[at] ?? 0) + cents, payment * 100);
      left[at] = (left[at] ?? 0) + cents - paid;
      over -= paid;
    });
    debts.forEach((_, at) => {
      const paid = Math.min(left[at] ?? 0, over);
      left[at] = (left[at] ?? 0) - paid;
      over -= paid;
    });
    months += 1;
  }
  return { months, interest: interest / 100 };
}
const ONE = paidOff(9_000, 7, 90);
const SLOWEST = allPaidOff([
  { owed: 6_000, percent: 26, payment: 190 },
  { owed: 9_000, percent: 7, payment: 90 },
  { owed: 400, percent: 5, payment: 20 },
]);
const LARGE = { owed: 10_000, percent: 29, payment: 260 };
const SMALL = { owed: 3_000, percent: 4, payment: 60 };
/** Half of what a month leaves, 4,500 less 3,400 and the payments of 320, in whole tens. */
const AVALANCHE = allPaidOff([LARGE, SMALL], 390);
const SNOWBALL = allPaidOff([SMALL, LARGE], 390);

const SAID: readonly (readonly [home: string, question: string, parts: readonly string[]])[] = [
  ["owing", "when will the car be paid off", [monthAfter(CAR.months), `${CAR.months} months`, usd(CAR.interest)]],
  ["owing", "when will my student loan be paid off", [monthAfter(STUDIES.months), usd(STUDIES.interest)]],
  ["owing", "when is my card paid off", [monthAfter(CARD.months), usd(CARD.interest)]],
  ["owing", "what if i pay $200 extra a month on my car loan", faster(12_000, 8, CAR, 510)],
  // All of it, not on top of what is paid.
  ["owing", "if i pay 500 a month on the car when am i done", faster(12_000, 8, CAR, 500)],
  ["owing", "what if i pay 150 extra a month on my student loan", faster(9_000, 5.5, STUDIES, 270)],
  ["owing", "what if i pay 100 extra a month on the card", faster(4_200, 24, CARD, 226)],
  // 5,000 less 3,300 less the payments of 556; a price that is paid now lowers no usual month.
  ["owing", "can i afford a $900 laptop", [`leaves ${usd(1_144)}, and that stays`]],
  ["owing", "do i have a 6 month emergency fund", ["Not yet", usd(6 * 2_700), usd(3 * 2_700 - 2_000)]],
  ["owing", "should i pay off the card from savings", [`${usd(4_200 - 2_000)} short`]],
  ["owing", "should i put 1000 from savings on the student loan", [`${usd(8_000)} of the ${usd(9_000)}`]],
  ["owing", "should i refinance my student loan at 3%", ["Yes, if", usd((9_000 * 2.5) / 100)]],
  // 1,500 of 5,000 for housing; with the payments 2,056.
  ["owing", "how much house can i afford", ["30% of income and within", "41.1% of income"]],
  ["owing", "is $1,700 rent too much for me", ["Not quite", "34% of your income", `${usd(200)} more`]],
  ["steady", "should i use my savings to pay off the car", ["Yes", `${usd(9_000)} would be left`, "3.2 months"]],
  [
    "steady",
    "should i pay off the student loan from savings",
    ["Not all", `${usd(2_000)} would be left`, "0.7 months"],
  ],
  ["steady", "should i refinance my car loan at 5%", ["Yes, if", usd((3_000 * 1.2) / 100)]],
  ["steady", "what's the smartest thing to do with an extra 20000", [usd(3_000), usd(10_000), usd(7_000), "end all"]],
  // 6,000 in, 3,400 out, needs of 2,800, 20,000 put aside.
  ["well", "can i afford a $9,000 boat", [`${usd(9_000 - 2_600)} would come`, "5.4 months"]],
  ["well", "could we swing a 2k vacation in june", [usd(333.34), usd(2_600 - 333.34)]],
  ["well", "how long to save 5000 at 300 a month", [`${Math.ceil(5_000 / 300)} months`]],
  ["well", "i want 10k in 18 months how much per month", [usd(Math.ceil(1_000_000 / 18) / 100)]],
  ["well", "what if i get a 5% raise", [usd(300), `leave ${usd(2_900)} then`]],
  ["well", "is $1,700 rent too much for me", ["No, it isn't", "28.3% of your income"]],
  ["well", "can i buy a 4000 car in cash", ["Yes", "nothing is borrowed"]],
  ["well", "do i have a 6 month emergency fund", ["Yes", usd(6 * 2_800)]],
  // 20,000 for needs of 2,800 and for 3,400 in all, less the 1,200 that still comes in.
  [
    "well",
    "i got laid off, i still get 1200 a month, how long can i last",
    ["12.5 months", "9.1 months", "11.4 months"],
  ],
  ["well", "how much would i save if i cut entertainment by half", [usd(300), usd(3_600)]],
  ["well", "what if i drop entertainment until june", [usd(3_600)]],
  [
    "steady",
    "should i put 5000 from savings on the student loan",
    ["Not now", `${usd(7_000)} would be left`, "2.5 months"],
  ],
  ["owing", "can i afford a car for 200 a month instead of 310", [`${usd(110)} less`, usd(1_320)]],
  ["owing", "what if i put 2000 extra a month on my debts", [`${usd(2_000 - 1_144)} short`]],
  ["short", "am i broke", ["more than your usual income"]],
  // Debts of 9,000 at 7 % and 90 a month, 6,000 at 26 % and 190, 400 at 5 % and 20.
  [
    "slow-asked",
    "asked: when is debt one paid off",
    [monthAfter(ONE.months), `${ONE.months} months`, usd(ONE.interest)],
  ],
  ["slow-asked", "asked: debt one with 100 extra", faster(9_000, 7, ONE, 190)],
  [
    "slow-asked",
    "asked: pay off debt two from savings",
    [usd(24_000), usd(paidOff(6_000, 26, 190).interest), "54 months"],
  ],
  ["slow-asked", "asked: refinance debt two at 25.4 percent", ["Yes, if", usd((6_000 * 0.6) / 100)]],
  ["slow-asked", "asked: is my rate ok", [usd((9_000 * 7 + 6_000 * 26 + 400 * 5) / 1_200)]],
  [
    "slow-asked",
    "asked: when am i debt free paying only the minimums",
    [monthAfter(SLOWEST.months), `${SLOWEST.months} months`, usd(SLOWEST.interest)],
  ],
  [
    "apart-asked",
    "asked: snowball or avalanche",
    [monthAfter(AVALANCHE.months), usd(SNOWBALL.interest - AVALANCHE.interest)],
  ],
  ["apart-asked", "asked: when am i debt free, smallest first", [monthAfter(SNOWBALL.months), usd(SNOWBALL.interest)]],
  // 12,000 at 22 % takes 220 of interest in its first month.
  ["stuck-asked", "asked: when am i debt free paying only the minimums", [usd((12_000 * 22) / 1_200), "never end"]],
  ["stuck-asked", "asked: debt one with 100 extra", [monthAfter(paidOff(12_000, 22, 250).months), "without it never"]],
  ["calm-asked", "asked: pay off debt one from savings", ["little is gained", usd(15_000), "5.4 months"]],
  ["shrinking-asked", "asked: can i afford 400", [`${usd(400)} would come from checking and savings`]],
  ["shrinking-asked", "asked: what if i lose my job", ["3.8 months", "2.4 months"]],
  ["plain-asked", "asked: half of groceries until july", [usd(7 * 500), usd(500), usd(6_000)]],
  ["nothing-asked", "asked: 10000 at 8 percent, 300 a month", [`${paidOff(10_000, 8, 300).months} months`]],
  ["nothing-asked", "asked: 10000 at 30 percent, 251 a month", [`${paidOff(10_000, 30, 251).months} months`]],
  ["nothing-asked", "asked: 10000 at 30 percent, 250 a month", ["never ends"]],
];

describe.each([...new Set(SAID.map(([home]) => home))])("%s", (home) => {
  const file = `${home}.md`;
  const approved = questionsIn(readFileSync(new URL(`./approved/${file}`, import.meta.url), "utf8"));

  test.each(SAID.filter(([one]) => one === home))("%s: %s", (_home, question, parts) => {
    const { text, facts } = saidTo(question, homeOf(file));
    const words = fillFacts(text, facts).text;
    expect(approved).toContain(question);
    expect(parts.filter((part) => !words.includes(part)).map((part) => `${part} isn't in: ${words}`)).toEqual([]);
  });
});
