// Amounts, times and shares of a question that wants advice: each spelling, what stands beside it, and numbers that count
// something else.
import { describe, expect, test } from "vitest";
import { adviceAmounts, adviceMonths, downIn, extraOf, rateIn, shareCut } from "~/domain/coach/reading/advice-amounts";

const amounts = (text: string) =>
  adviceAmounts(text)
    .map(({ cents, each, isHeld, isDown, insteadOf }) =>
      [cents / 100, each === "once" ? "" : each, isHeld ? "held" : "", isDown ? "down" : "", insteadOf ? "instead" : ""]
        .filter((part) => part !== "")
        .join(" "),
    )
    .join(", ");

describe("amounts", () => {
  test.each([
    ...[
      ["a 900 couch", "900"],
      ["$900", "900"],
      ["$9.50", "9.5"],
      ["9.5 grand", "9500"],
      ["5k", "5000"],
      ["5 k", "5000"],
    ],
    ...[
      ["5 thousand", "5000"],
      ["5 grand", "5000"],
      ["2 million", "2000000"],
      ["5 dollars", "5"],
      ["5 bucks", "5"],
    ],
    ...[
      ["5grand", "5000"],
      ["1 buck", "1"],
      ["300 payments a month", "300 month"],
      ["i have only about 5000", "5000 held"],
      ["not our current 300", "300 instead"],
    ],
    ...[
      ["5 usd", "5"],
      ["20/30", "20"],
      ["500 a month", "500 month"],
      ["$5 a month", "5 month"],
      ["5 a month", "5"],
    ],
    ...[
      ["25 month", "25 month"],
      ["$5 months", "5"],
      ["30 per month", "30 month"],
      ["30 each month", "30 month"],
    ],
    ...[
      ["30 every month", "30 month"],
      ["30 monthly", "30 month"],
      ["30 mo", "30 month"],
    ],
    ...[
      ["30 more a month", "30 month"],
      ["30 extra monthly", "30 month"],
      ["300 in rent a month", "300 month"],
    ],
    ...[
      ["300 payment a month", "300 month"],
      ["60 a week", "260 month"],
      ["$60 weekly", "260 month"],
    ],
    ...[
      ["60 per week", "260 month"],
      ["60 extra every week", "260 month"],
      ["2400 a year", "2400 year"],
    ],
    ...[
      ["$100 a year", "100 year"],
      ["100 a year", "100"],
      ["200 year", "200 year"],
      ["2400 annually", "2400 year"],
    ],
    ...[
      ["2400 more yearly", "2400 year"],
      ["$5 top 5", "5"],
      ["in $2027", "2027"],
      ["a 2027 car", "2027"],
    ],
    ...[
      ["$401", "401"],
      ["i have 5000", "5000 held"],
      ["we have about 5000", "5000 held"],
      ["i make 5000", "5000 held"],
    ],
    ...[
      ["with 5000", "5000 held"],
      ["only have 5000", "5000 held"],
      ["salary of 60k", "60000 held"],
    ],
    ...[
      ["income of 60k", "60000 held"],
      ["saved 5000", "5000 held"],
      ["i earn around 5000", "5000 held"],
    ],
    ...[
      ["i have 5000 and 300", "5000 held, 300"],
      ["5000 down", "5000 down"],
      ["5000 dollars down", "5000 down"],
    ],
    ...[
      ["5000 downtown", "5000"],
      ["instead of 300", "300 instead"],
      ["rather than my 300", "300 instead"],
    ],
    ...[
      ["not 300", "300 instead"],
      ["versus 300", "300 instead"],
      ["from the old 300", "300 instead"],
    ],
    ...[
      ["from 300 to 500", "300 instead, 500"],
      ["80 percent of 500", "500"],
    ],
  ])("'%s' is %s", (text, found) => expect(amounts(text)).toBe(found));

  test.each([
    ...[
      "0",
      "$0",
      "a20",
      "24 month",
      "25 months",
      "200 years",
      "7%",
      "7 percent",
      "7 apr",
      "5 yr",
      "1 hour",
      "2 bedroom",
      "9 years old",
      "3 years",
      "3 weeks",
      "3 hours",
    ],
    ...["3 times", "5 th", "2 cards", "2 kids", "3 people", "2 loans", "4 subscriptions", "20 points", "3 bedrooms"],
    ...["3 bed", "top 5", "last 5", "next 3", "age 65", "aged 65", "when i am 65", "score of 700", "march 5"],
    ...[
      "march the 5",
      "in 2027",
      "by 2030",
      "march 2027",
      "summer 2027",
      "end of 2027",
      "401",
      "403",
      "529",
      "401 a month",
    ],
  ])("'%s' is none", (text) => expect(amounts(text)).toBe(""));
});

test.each<[string, number | null]>([
  ["60 months", 60],
  ["5 years", 60],
  ["5 yrs", 60],
  ["1 yr", 12],
  ["30 year mortgage", 360],
  ["60 month loan", 60],
  ["60 month thing", null],
  ["1 year", 12],
  ["1 month", 1],
  ["6-month emergency", 6],
  ["500 month", null],
  ["500 month, 5 years", 60],
  ["for a year", 12],
  ["in one year", 12],
  ["over the next year", 12],
  ["after a year", 12],
  ["within a year", 12],
  ["half a year", 6],
  ["a year", null],
  ["2 year break", 24],
])("'%s' are %s months", (text, months) => expect(adviceMonths(text)).toBe(months));

test.each<[string, number | null]>([
  ["by 20%", 20],
  ["by 20 percent", 20],
  ["by 150%", 100],
  ["20%", null],
  ["half as much", 50],
  ["halve it", 50],
  ["by a third", 33],
  ["two thirds", 67],
  ["a quarter", 25],
  ["behalf", null],
  ["nothing", null],
])("of '%s' %s in a hundred are left out", (text, share) => expect(shareCut(text)).toBe(share));

test.each<[string, number | null]>([
  ["7%", 7],
  ["1.7%", 1.7],
  ["7.25%", 7.25],
  ["12.5 good", 12.5],
  ["6.25 good", 6.25],
  ["24.99 apr", 24.99],
  ["6.5 percent interest", 6.5],
  ["7 rate", 7],
  ["7 interest", 7],
  ["6.5 good", 6.5],
  ["6.5 a good", 6.5],
  ...["7% down", "7% of", "7 percent raise", "7% more", "7% off", "7% rule", "7 good", "$6.5 good", "6.5 terrible"].map(
    (text): [string, null] => [text, null],
  ),
  ["123%", null],
])("the rate in '%s' is %s", (text, rate) => expect(rateIn(text)).toBe(rate));

test.each<[string, number | null]>([
  ["20% down", 20],
  ["20 percent down", 20],
  ["12.5% down", 12.5],
  ["12.25% down", 12.25],
  ["down payment of 15%", 15],
  ["down 15 percent", 15],
  ["120% down", 100],
  ["no down", 0],
  ["nothing down", 0],
  ["zero money down", 0],
  ["0 down", 0],
  ["20 down", null],
  ["down", null],
])("of '%s' %s in a hundred is paid at once", (text, share) => expect(downIn(text)).toBe(share));

test.each<[string, number | undefined]>([
  ["add 150 extra", 150_00],
  ["adding an extra 150", 150_00],
  ["adding a 150", 150_00],
  ["add 150.5", 150_50],
  ["add 150.55", 150_55],
  ["another $150", 150_00],
  ["on top of 150", 150_00],
  ["additional about 150", 150_00],
  ["150 more", 150_00],
  ["$150 extra", 150_00],
  ["150 dollars additional", 150_00],
  ["150 on top", 150_00],
  ["150.50 bucks more", 150_50],
  ["we are at 342 a month , if we add 150", 150_00],
  ["paddle 150", undefined],
  ["150", undefined],
])("what comes on top in '%s' is %s", (text, cents) => expect(extraOf(text)).toBe(cents));
