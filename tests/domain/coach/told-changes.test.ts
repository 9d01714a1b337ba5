// Changes that a text tells, and what it wants judged: worked examples, and texts that hold a number nothing explains.
import { describe, expect, test } from "vitest";
import { weighedIn } from "~/domain/coach/told/changes";
import { plainWords } from "~/domain/language/words";

/** 'pay -25%', 'rent +150', 'wish 400', '12 x 175 or 1900': dollars a month where nothing else is said. */
function inShort(text: string): string | null {
  const weighed = weighedIn(plainWords(text));
  if (!weighed) return null;
  const { told, offer, wishCents, months, judged } = weighed;
  const parts = told.map((one) =>
    one.is === "rent"
      ? `rent +${one.percent}%`
      : one.is === "cost"
        ? `cost ${one.cents / 100}`
        : one.is === "bill"
          ? `${one.name} +${one.cents / 100}`
          : "percent" in one
            ? `pay ${one.percent}%`
            : `pay ${one.cents / 100} a ${one.each}`,
  );
  return [
    ...parts,
    ...(offer ? [`${offer.times} x ${offer.eachCents / 100} or ${offer.onceCents / 100}`] : []),
    ...(wishCents === null ? [] : [`wish ${wishCents / 100}`]),
    ...(months === null ? [] : [`${months} months`]),
    ...(offer ? [] : [judged]),
  ].join(", ");
}

describe("what is told, and what is to be judged", () => {
  test.each([
    ["Rent's going up 8 % in March, can I still put $400 a month away?", "rent +8%, wish 400, can"],
    ["my hours get cut to 30 a week, what do I cut first?", "pay -25%, cut-first"],
    ["boss is cutting my pay by 10%. can we still cover the bills?", "pay -10%, can"],
    ["I want to quit and go part time at 60% pay, would it work", "pay -40%, can"],
    ["I'm getting a 5% raise in January, how much more could I save a month?", "pay 5%, left"],
    ["they're slashing my hours to 24 a week. where should i cut first", "pay -40%, cut-first"],
    ["landlord wants another 200 a month. how much will i have left over", "rent +200, left"],
    ["im short 200 a paycheck now bc they cut my overtime, am i gonna be ok", "pay -200 a paycheck, can"],
    ["they cut my overtime so im down about 350 a paycheck, what goes first?", "pay -350 a paycheck, cut-first"],
    ["we lose $2,000 a month for 3 months, are we ok?", "pay -2000 a month, 3 months, can"],
    ["my landlord just told me rent goes up $150 in january. am i still ok each month", "rent +150, can"],
    ["car insurance is jumping from 112 to 160, are we still ok", "car insurance +48, can"],
    ["with the kid's braces at 160 a month can i still do 300 into savings", "cost 160, wish 300, can"],
    ["dentist wants $1,900 up front or 12 x $175, which?", "12 x 175 or 1900"],
    ["washing machine: $850 cash now or $79 a month for a year?", "12 x 79 or 850"],
    ["gym says $45 a month or $450 for the year, which is cheaper?", "12 x 45 or 450"],
    ["vet bill $1,450, due friday. pay it in full or do the 6 payments of $260", "6 x 260 or 1450"],
  ])("%s", (text, expected) => expect(inShort(text)).toBe(expected));
});

describe("nothing, where a number is left over or nothing is told", () => {
  test.each([
    "new job pays 4,100 a month after tax but its 200 more in gas. better or worse than now",
    "can i drop an extra $250 a month on the student loan if rent goes up 100",
    "property tax of 2,300 in january, can we pay it and keep the emergency fund whole",
    "did my rent go up in march",
    "how much did I save in november",
    "can I afford a $900 couch",
  ])("%s", (text) => expect(inShort(text)).toBeNull());
});

test("savings that are to stay untouched, and goals that are to be met, are conditions", () => {
  expect(weighedIn(plainWords("rent goes up $90, can we do it without touching savings"))?.sparesSavings).toBe(true);
  expect(weighedIn(plainWords("rent goes up $90, can I still make my goal"))?.keepsGoals).toBe(true);
});
