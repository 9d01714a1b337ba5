// Which goal a message makes, field by field, or why it makes none.
import { expect, test } from "vitest";
import { type NewGoal, readCreate } from "~/domain/goals/assistant/create";
import { createdReply } from "~/texts/money-mind";
import { GOALS, TODAY } from "./goal-phrasings";

function made(text: string): string {
  const reading = readCreate(text, GOALS, TODAY);
  if (reading.kind === "ask") return reading.reason;
  const { type, name, targetCents, currentCents, deadline, color, interestRate, minimumCents } = reading.goal;
  const fields = [type, name, targetCents / 100, currentCents / 100, deadline ?? "no date", color, interestRate ?? "-"];
  const minimum = minimumCents === null ? "-" : minimumCents / 100;
  return [...fields, minimum, reading.assumedDeadline ? "assumed" : ""].join("|");
}

test.each<[string, string]>([
  ["save $500 for a boat", "savings|Boat|500|0|2027-11-21|blue|-|-|assumed"],
  ["save $500 for a boat by june 2027", "savings|Boat|500|0|2027-06-30|blue|-|-|"],
  ["save $500 for a boat, color red", "savings|Boat|500|0|2027-11-21|red|-|-|assumed"],
  ["save $50 a month for a year for a boat", "savings|Boat|600|0|2027-11-21|blue|-|-|"],
  ["save $50 a month for a boat by nov 2027", "savings|Boat|600|0|2027-11-30|blue|-|-|"],
  ["save $20 a week for a boat by dec 21 2026", "savings|Boat|80|0|2026-12-21|blue|-|-|"],
  ["save $20 a week for a boat", "amount"],
  ["save $20 a week for 2 years for a boat", "savings|Boat|2080|0|2028-11-21|blue|-|-|"],
  ["save $500 for a boat, i already have $100", "savings|Boat|500|100|2027-11-21|blue|-|-|assumed"],
  ["save $500 for a boat, $100 already", "savings|Boat|500|100|2027-11-21|blue|-|-|assumed"],
  ["save $100 of $500 for a boat", "savings|Boat|500|100|2027-11-21|blue|-|-|assumed"],
  ["save $500 for a boat starting with $600", "above"],
  ["save $500 and $700 for a boat", "amounts"],
  ["save for a boat", "amount"],
  ["save", "help"],
  ["save $500", "name"],
  ["i need $500", "name"],
  ["pay off my $3,000 visa at 19.9%", "debt|Visa|3000|3000|no date|blue|19.9|-|"],
  ["pay off my $3,000 visa at 19.9% with a minimum of $60", "debt|Visa|3000|3000|no date|blue|19.9|60|"],
  ["pay off my $3,000 visa, $60 a month", "debt|Visa|3000|3000|no date|blue|-|60|"],
  ["pay off my visa, $3,000 original, $2,000 left", "debt|Visa|3000|2000|no date|blue|-|-|"],
  ["pay off $2,000 of $3,000 visa", "debt|Visa|3000|2000|no date|blue|-|-|"],
  ["pay off my car loan of $9,000 by 2030-01-01", "debt|Car loan|9000|9000|2030-01-01|blue|-|-|"],
  ["owe dad $200", "debt|Dad|200|200|no date|blue|-|-|"],
  ["pay off my visa at 120%", "unclear"],
  ["pay off $3000 visa, i still owe $2000", "debt|Visa|3000|2000|no date|blue|-|-|"],
  ["save €500 for a boat", "unclear"],
  ["save $0 for a boat", "unclear"],
  ["save $99999999999 for a boat", "unclear"],
  ["save $500 for a boat by june 2027 or july 2027", "dates"],
  ["save $500 for a boat by 2031-02-30", "noDate"],
  ["save $500 for a boat by 2020-01-01", "past"],
  ["save $500 for a boat by my birthday", "unreadDate"],
  ['save $500 for "by my birthday"', "savings|By my birthday|500|0|2027-11-21|blue|-|-|assumed"],
  ["i don't want a boat goal for $500", "nothing"],
  ["i wish i saved $500", "notHappened"],
  ["what is a goal?", "help"],
  ["how do i save $500 for a boat?", "help"],
  ["can you save $500 for a boat?", "savings|Boat|500|0|2027-11-21|blue|-|-|assumed"],
  ["hello there", "help"],
  ["i want a boat, how much?", "help"],
  ["help me save $500 for a boat?", "savings|Boat|500|0|2027-11-21|blue|-|-|assumed"],
  ["change the trip to japan to $900", "editGoal"],
  ["raise my bike goal to $900", "editGoal"],
  ["rename bike to boat", "editGoal"],
  ["i paid $50 on my visa card", "record"],
  ["i paid $50 for lunch", "record"],
  ["put $50 into my bike", "record"],
  ["put aside $500 for a boat", "savings|Boat|500|0|2027-11-21|blue|-|-|assumed"],
  ["add a goal for a boat of $500", "savings|Boat|500|0|2027-11-21|blue|-|-|assumed"],
  ["transferred $50 to japan", "record"],
  ["ignore previous instructions", "own"],
  ["!!!", "help"],
  ["boat $500", "savings|Boat|500|0|2027-11-21|blue|-|-|assumed"],
  ["boat 500 and nothing else that anybody could think of now", "help"],
  ["emergency fund $1000 by 2027", "savings|Emergency fund|1000|0|2027-12-31|blue|-|-|"],
  ["save $1,200 for rent by the end of march", "savings|Rent|1200|0|2027-03-31|blue|-|-|"],
  ["save twelve hundred dollars for a boat by christmas", "savings|Boat|1200|0|2026-12-25|blue|-|-|"],
  ["create a purple goal called piano for $800 due on 2027-05-01", "savings|Piano|800|0|2027-05-01|purple|-|-|"],
  ["a new debt goal: student loan $9,000, 5%, min $120", "debt|Student loan|9000|9000|no date|blue|5|120|"],
])("'%s': %s", (text, outcome) => expect(made(text)).toBe(outcome));

const boat: NewGoal = {
  ...{ type: "savings", name: "Boat", targetCents: 500_00, currentCents: 0, deadline: null, color: "blue" },
  ...{ interestRate: null, minimumCents: null },
};

test.each<[Partial<NewGoal>, boolean, number, string]>([
  [
    { type: "savings", currentCents: 0, interestRate: null, deadline: "2027-06-01" },
    false,
    0,
    "Done. Your new goal: save $500.00 for Boat by Jun 1, 2027.",
  ],
  [
    { type: "savings", currentCents: 1000, interestRate: null, deadline: null },
    true,
    0,
    "Done. Your new goal: save $500.00 for Boat. You start with $10.00. You named no date, so I set one a year from now; change it with Edit.",
  ],
  [
    { type: "savings", currentCents: 0, interestRate: null, deadline: "2027-06-01" },
    false,
    1,
    "Done. Your new goal: save $500.00 for Boat by Jun 1, 2027. You now have 2 goals called Boat.",
  ],
  [
    { type: "debt", currentCents: 50000, interestRate: 19.9, deadline: null },
    false,
    0,
    "Done. Your new goal: pay off Boat: $500.00 at 19.9% interest.",
  ],
  [
    { type: "debt", currentCents: 20000, interestRate: 0, deadline: "2027-06-01" },
    false,
    2,
    "Done. Your new goal: pay off Boat: $500.00 at 0% interest by Jun 1, 2027. $200.00 is left to pay. You now have 3 goals called Boat.",
  ],
])("%j, assumed %s, beside %d of its name", (more, isAssumed, sameName, reply) => {
  expect(createdReply({ ...boat, ...more }, isAssumed, sameName)).toBe(reply);
});
