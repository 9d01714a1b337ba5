// What Money Mind says when it changes nothing, sentence by sentence.
import { expect, test } from "vitest";
import type { OwnGoal } from "~/domain/goals/assistant/find-goal";
import { askBack, type AskDetails, type AskReason } from "~/domain/goals/assistant/ask";
import { askWords, listedWithOr } from "~/texts/money-mind";

const said = (reason: AskReason, details?: AskDetails) => askWords(askBack(reason, details));

const boat: OwnGoal = {
  ...{ id: "1", type: "savings", name: "Boat", targetCents: 1_000_00, doneCents: 0, deadline: null, color: "blue" },
};
const details: Parameters<typeof askBack>[1] = {
  ...{ name: "Boat", amount: 12_34, amounts: [12_34, 50_00], day: "2026-01-02" },
  type: "debt",
  goals: [boat, { ...boat, id: "2", name: "Car" }],
};

test.each<[AskReason, string, string[]]>([
  [
    "help",
    "Tell me what the goal is for and how much it takes, and I'll create it. For example: “Save $500 for a bike by next June”. Nothing was changed.",
    ["Save $500 for a bike by next June", "Pay off my $3,000 credit card at 19.9%"],
  ],
  ["own", "I can only create, update and delete your own goals, one at a time. Nothing was changed.", []],
  ["nothing", "All right. Nothing was changed.", []],
  [
    "unclear",
    "I'm not sure about the amount for Boat. Please write it in dollars, like $1,200.50. Nothing was changed.",
    [],
  ],
  [
    "amounts",
    "Which amount is it for Boat: $12.34 or $50.00? I set up one goal at a time. Nothing was changed.",
    ["Save $12.34 for Boat", "Save $50.00 for Boat"],
  ],
  ["amount", "How much do you owe on Boat? For example: “Pay off my $3,000 Boat”. Nothing was changed.", []],
  ["name", "What are the $12.34 for? For example: “Pay off my $12.34 credit card”. Nothing was changed.", []],
  ["dates", "I found more than one date. Which one is the deadline? Nothing was changed.", []],
  [
    "noDate",
    "I can't find that date in the calendar. Please write it like 2030-06-01 or “June 1, 2030”. Nothing was changed.",
    [],
  ],
  [
    "unreadDate",
    "I can't tell which date “Boat” is. Please write it like 2030-06-01 or “June 1, 2030”; a name with such words goes in quotation marks. Nothing was changed.",
    [],
  ],
  ["past", "Jan 2, 2026 has passed. Please name a date that's still to come. Nothing was changed.", []],
  ["above", "Current amount cannot exceed target amount. Nothing was changed.", []],
  [
    "record",
    "It sounds like money that has already moved. To record it, say “I added $12.34 to Boat”. Nothing was changed.",
    ["I added $12.34 to Boat"],
  ],
  [
    "noGoals",
    "You have no goals yet. Tell me about one, for example: “Save $500 for a bike by next June”.",
    ["Save $500 for a bike by next June", "Pay off my $3,000 credit card at 19.9%"],
  ],
  ["whichDelete", "Which goal should I delete: Boat or Car? Nothing was changed.", ['Delete "Boat"', 'Delete "Car"']],
  [
    "oneDelete",
    "I delete one goal at a time. Which one first: Boat or Car? Nothing was changed.",
    ['Delete "Boat"', 'Delete "Car"'],
  ],
  [
    "sureDelete",
    "I didn't change anything. To delete a goal, name it: “Delete Boat”.",
    ['Delete "Boat"', 'Delete "Car"'],
  ],
  [
    "unknownDelete",
    "I can't find that goal. Yours are: Boat or Car. Nothing was changed.",
    ['Delete "Boat"', 'Delete "Car"'],
  ],
  [
    "takeBack",
    "I can't take money back out from here. Use Edit on Boat's card to correct the amount. Nothing was changed.",
    [],
  ],
  [
    "whichProgress",
    "Which goal is it for: Boat or Car? Nothing was changed.",
    ['I added $12.34 to "Boat"', 'I added $12.34 to "Car"'],
  ],
  [
    "unknownProgress",
    "I can't find that goal. Yours are: Boat or Car. Nothing was changed.",
    ['I added $12.34 to "Boat"', 'I added $12.34 to "Car"'],
  ],
  ["howMuch", "How much was it for Boat? For example: “I saved $50 for Boat”. Nothing was changed.", []],
  [
    "addOrSet",
    "Did you add $12.34 to Boat, or is $12.34 the new total? Nothing was changed.",
    ['I added $12.34 to "Boat"', 'Update "Boat" to $12.34'],
  ],
  [
    "setAbove",
    "That's more than the goal itself. To change the target of Boat, use Edit on its card. Nothing was changed.",
    [],
  ],
  [
    "editGoal",
    "I record money here. To change the target, date, name or color of Boat, use Edit on its card. Nothing was changed.",
    [],
  ],
  [
    "notHappened",
    "It sounds as if that hasn't happened yet, so nothing was changed. Tell me when it has: “I saved $50 for Boat”.",
    [],
  ],
])("%s, with all that is known: %s", (reason, reply, choices) => {
  expect(said(reason, details)).toEqual({ reply, choices });
});

test.each<[AskReason, string, string[]]>([
  ["unclear", "I'm not sure about the amount. Please write it in dollars, like $1,200.50. Nothing was changed.", []],
  ["name", "What are the savings for? For example: “Save $500 for a bike”. Nothing was changed.", []],
  ["past", "That date has passed. Please name a date that's still to come. Nothing was changed.", []],
  [
    "record",
    "It sounds like money that has already moved. To record it, say “I added $50 to my goal”. Nothing was changed.",
    [],
  ],
  ["sureDelete", "I didn't change anything. To delete a goal, name it: “Delete my bike goal”.", []],
  [
    "takeBack",
    "I can't take money back out from here. Use Edit on the goal's card to correct the amount. Nothing was changed.",
    [],
  ],
  ["howMuch", "How much was it? For example: “I saved $50 for my bike”. Nothing was changed.", []],
  [
    "editGoal",
    "I record money here. To change the target, date, name or color of a goal, use Edit on its card. Nothing was changed.",
    [],
  ],
  [
    "notHappened",
    "It sounds as if that hasn't happened yet, so nothing was changed. Tell me when it has: “I saved $50 for my bike”.",
    [],
  ],
])("%s, with nothing known: %s", (reason, reply, choices) => {
  expect(said(reason)).toEqual({ reply, choices });
});

test("a savings goal without an amount is asked for one", () => {
  expect(said("amount", { name: "Boat" }).reply).toBe(
    "How much would you like to save for Boat? For example: “Save $500 for Boat”. Nothing was changed.",
  );
  expect(said("whichProgress", { goals: [boat] }).choices).toEqual([]);
  expect(said("unknownProgress", { goals: [boat] }).choices).toEqual([]);
  expect(said("record", { name: "Boat" }).choices).toEqual([]);
  expect(said("record", { amount: 5_00 }).choices).toEqual([]);
});

test("six are named, and as many can be chosen", () => {
  const many = Array.from({ length: 8 }, (_, index): OwnGoal => ({ ...boat, id: String(index), name: `G${index}` }));
  for (const reason of [
    "whichDelete",
    "oneDelete",
    "sureDelete",
    "unknownDelete",
    "whichProgress",
    "unknownProgress",
  ] as const)
    expect(said(reason, { goals: many, amount: 1 }).choices).toHaveLength(6);
  expect(said("whichDelete", { goals: many }).reply).toContain("G0, G1, G2, G3, G4, G5 or 2 more?");
  expect([listedWithOr([]), listedWithOr(["a"]), listedWithOr(["a", "b"]), listedWithOr(["a", "b", "c"])]).toEqual([
    ...["", "a", "a or b", "a, b or c"],
  ]);
  expect(listedWithOr(["a", "b", "c", "d", "e", "f"])).toBe("a, b, c, d, e or f");
});
