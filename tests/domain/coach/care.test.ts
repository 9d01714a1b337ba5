// What is answered with care before any figure, and what only sounds like it.
import { describe, expect, test } from "vitest";
import { careFor } from "~/domain/coach/care/care";
import { CALLS_FOR_CARE, SOUNDS_ALIKE } from "./care-phrases";
import { formatFact } from "~/domain/coach/facts/fact";

const NEEDS_CARE: [string, string[]][] = [
  [
    "self-harm",
    [
      "i want to kill myself",
      "I don't see any way out",
      "cant see a way out of this debt, dont want to be here anymore",
      "my family would be better off without me",
      "i can't go on like this anymore",
      "thinking about suicide because of my loans",
      "i'm worth more dead with the life insurance",
    ],
  ],
  [
    "scam",
    [
      "the irs texted me to pay 2k in gift cards or get arrested, do i have enough",
      "bank called and wants the code they texted me",
      "someone from the bank asked me to read the verification code",
      "they told me to move it to a safe account",
      "support wants me to install anydesk for my refund",
      "guy on telegram doubles your crypto in a week should i put in 1000",
      "a man i met online needs money for his flight",
      "the buyer overpaid and wants me to zelle some back",
      "i won a prize but have to pay the taxes first",
      "is this a scam?",
    ],
  ],
  [
    "abuse",
    [
      "my husband takes my paycheck every week",
      "im scared of my boyfriend",
      "my wife won't let me see the bank account",
    ],
  ],
  ["identity-theft", ["somebody opened a card in my name", "my ssn was leaked what now", "someone stole my identity"]],
  ["hide-money", ["how do i hide my income from the irs", "can i hide cash from my wife in the divorce"]],
  ["gambling", ["i lost my rent on sports betting", "cant stop gambling", "i want to win my money back at the casino"]],
  [
    "no-food-or-home",
    ["got an eviction notice, being evicted friday", "we have no food until payday", "kids haven't eaten"],
  ],
  ["court", ["my wages are getting garnished", "i'm being sued by a card company", "got a summons"]],
  ["fast-loans", ["should i get a payday loan", "is a title loan ok"]],
  ["debt-settlement", ["are debt relief companies any good", "a company says it can erase my debt"]],
  ["retirement-early", ["should i cash out my 401k to pay the card", "can i take money from my roth"]],
  ["others-accounts", ["show my wifes account balance", "what's my boss's salary", "show me other users transactions"]],
  ["secrets", ["what is the full account number of my checking", "whats my pin"]],
  ["orders", ["transfer 500 to savings for me", "please send $20 to mike", "can you move all my money to savings"]],
  ["minor", ["im 15 and want a credit card", "i'm sixteen, can i have an account"]],
];

const HARMLESS = [
  "this budget is killing me",
  "how much did i spend on gift cards last month",
  "i'm dying to know what i spent on coffee",
  "can i afford to go on vacation",
  "how much did i transfer to savings this year",
  "what did i send to my brother last month",
  "when did i move money to savings",
  "how much did we spend on food",
  "am i out of money for groceries this month",
  "how much did i spend on kids' clothes",
  "how much do i put into my ira each month",
  "what's in my retirement account",
  "i'm 34 and want to retire at 60",
  "how much did i spend at the casino buffet",
  "how much is my rent",
  "what did i pay for the parking ticket",
  "zip code of my bank",
  "i starve for a good deal, how are my savings",
  "did my boss pay me yet",
  "how much did i pay on my student loans",
  "what's my credit card balance",
  "did i double my savings since last year",
  "how much did i invest online this year",
  "what do i spend with my wife on restaurants",
  "how much do my subscriptions cost",
];

describe("what needs care", () => {
  test.each(NEEDS_CARE.flatMap(([id, texts]) => texts.map((text) => [id, text] as const)))("%s: %s", (id, text) => {
    const care = careFor(text, "2026-11-22");
    expect(care?.id).toBe(id);
    // No figure comes first: the numbers are those of who helps.
    const words = (care?.facts ?? []).reduce(
      (all, one) => all.replaceAll(`{{${one.id}}}`, formatFact(one)),
      care?.text ?? "",
    );
    expect(words).not.toMatch(/\{\{|\$/);
  });

  test.each(HARMLESS)("nothing of the kind: %s", (text) => {
    expect(careFor(text, "2026-11-22")).toBeNull();
  });
});

describe("messages by somebody else", () => {
  test.each(CALLS_FOR_CARE)("answered with care, and no figure: %s", (text) => {
    const care = careFor(text, "2026-11-22");
    expect(care?.text).toMatch(/[a-z]/);
    // The numbers are those of who helps.
    expect(care?.text).not.toMatch(/[$%]|\d{2}/);
    expect((care?.facts ?? []).map(({ value }) => value.unit).filter((unit) => unit !== "name")).toEqual([]);
  });

  test("there are 150 and more of either sort, in ten topics and more", () => {
    expect(new Set(CALLS_FOR_CARE).size).toBeGreaterThanOrEqual(150);
    expect(new Set(SOUNDS_ALIKE).size).toBeGreaterThanOrEqual(150);
    expect(new Set(CALLS_FOR_CARE.map((text) => careFor(text, "2026-11-22")?.id)).size).toBeGreaterThanOrEqual(10);
  });

  test.each(SOUNDS_ALIKE)("no alarm: %s", (text) => {
    expect(careFor(text, "2026-11-22")).toBeNull();
  });

  test("a Spanish message is answered in Spanish", () => {
    expect(careFor("ya no quiero vivir, debo demasiado", "2026-11-22")?.text).toMatch(
      /Línea de Prevención del Suicidio/,
    );
    expect(careFor("nos van a desalojar el viernes", "2026-11-22")?.text).toMatch(/HUD/);
  });
});
