// Questions that want a yes or a no: what is held against what is read wherever in the text it stands.
import { expect, test } from "vitest";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const reads = (text: string) => readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today);

test.each([
  // So much a month into a goal.
  [
    "My sister is booking already. If we set aside two hundred a month for Summer in Maine, will the money be there by its date?",
    "plan:save-up monthly:200 named:maine",
  ],
  [
    "We put 250 into the emergency fund today. Same again monthly, do we make the deadline?",
    "plan:save-up monthly:250 named:reserve",
  ],
  ["$50 a week toward maine, is that going to cover it by the target date?", "plan:save-up monthly:216.67 named:maine"],
  // An account and an amount.
  [
    "Want $900 of new tools before friday. can checking take it without dipping into savings",
    "ahead yes-no kind:checking 2026-11-22..2026-11-26 over:900",
  ],
  ["is there enough in savings to fund all of Summer in Maine today?", "remaining yes-no kind:savings goal:maine"],
  // A budget and what still comes.
  ["if I do one more 80 dollar grocery run does that break the grocery budget", "left yes-no on:groceries over:80"],
  ["Two more fill ups, say $40 each. Does gas stay within budget?", "left yes-no least on:gas over:80"],
  ["entertainment budget. are we gonna make it to the end of the month", "left next yes-no least on:entertainment"],
  [
    "Did we keep within every budget in October, or was one of them overspent?",
    "left yes-no by:category least 2026-10",
  ],
  ["Did any category bust its budget last month?", "left yes-no by:category 2026-10"],
  ["is there room for a $30 movie night in the entertainment budget", "left yes-no least on:entertainment over:30"],
  [
    "We want to take my parents to Casa Verde, figure 90 bucks. Would that blow the restaurant budget?",
    "left yes-no on:restaurants over:90",
  ],
  ["Were October's budgets all kept, my mother bets they were", "left yes-no by:category least 2026-10"],
  ["Do tunebox and cinestream really add up to 70 a month?", "bills per-month yes-no at:cinestream+tunebox about:70"],
  // What a card is.
  [
    "do we pay off the card in full every month or are we carrying a balance",
    "payment latest yes-no by:month kind:credit",
  ],
  [
    "That $1,557.51 on the card keeps me up. Is it a debt problem, or do we clear it each month?",
    "payment latest yes-no by:month least kind:credit",
  ],
  ["was the card paid in october", "payment latest yes-no kind:credit 2026-10"],
  ["did the card get paid this month and how much was it", "payment latest yes-no kind:credit 2026-11"],
  ["was september's card bill paid, and what was it", "payment latest yes-no kind:credit 2026-09"],
  // What comes in, and a new cost.
  ["august - did our income cover what we spent", "kept yes-no 2026-08 sum-min:0"],
  ["speech therapy is going to be 220 monthly, do we have the slack for it", "plan:afford monthly:220"],
  ["Would a second car at 380 a month fit into what we bring home?", "plan:afford monthly:380"],
  [
    "Daycare called, it's $1,100 a month starting January. I ran it by my husband and he went quiet. Can our income absorb that?",
    "plan:afford monthly:1100",
  ],
  ["Did we bring in more than we spent in september or are we fooling ourselves", "kept yes-no 2026-09 sum-min:0"],
  ["did more go out than came in in july 2025", "kept yes-no 2025-07 sum-max:-0.01"],
  // Things paid for together.
  [
    "whats the truck costing me, like october: payment plus insurance plus gas added up",
    "spent on:auto_insurance+car_payment+gas 2026-10",
  ],
  ["are groceries this month already more than all of october", "spent yes-no on:groceries 2026-11 vs:2026-10"],
])("%s", (text, label) => expect(reads(text)).toBe(label));

test.each([
  "Add up our debts for me, leaving the card out since we clear it every month.",
  "how long until the emergency fund is full at 300 a month",
  "how much did we put on the card in october",
  "can I afford a $900 couch",
  "which months did we spend more than we made",
  "how much did we pay on the card in october",
])("%s is no such question", (text) => expect(reads(text)).not.toMatch(/yes-no/));
