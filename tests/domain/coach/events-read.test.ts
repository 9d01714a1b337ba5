// How the order of events, rhythms, what a month will come to, texts, tags, missed bills and a goal under a change are read.
import { expect, test } from "vitest";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const reads = (text: string) => readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today);

test.each([
  ["what day did i go over my dining budget in october", "spent passed on:restaurants 2026-10 vs:plan"],
  ["when did groceries pass $300 last month", "spent passed on:groceries 2026-10 over:300"],
  ["has my grocery spending hit $200 yet this month", "spent passed yes-no on:groceries 2026-11 over:200"],
  ["how far into october was half of my spending gone", "spent passed 2026-10 percent:50"],
  ["which budget broke first this month", "spent passed ranking by:category top:1 2026-11 vs:plan"],
  ["how many days between haircuts", "spent rhythm at:hair"],
  ["when do i usually buy gas", "spent rhythm on:gas"],
  ["what will i end up spending on groceries this month", "spent expected on:groceries 2026-11"],
  ["am i going to end the month under my grocery budget", "spent expected yes-no least on:groceries 2026-11"],
  ["find the one where i wrote anniversary", "spent list text:anniversary"],
  ["rows with the note birthday", "spent list text:birthday"],
  ["what tags do i have", "spent count list by:tag"],
  ["which tag did i spend most on", "spent ranking by:tag top:1"],
  ["did i miss any bill this month", "bills missed yes-no 2026-11"],
  ["which bill did not come this month", "bills missed list 2026-11"],
  ["how much did i pay in atm fees this year", "fees at:atm 2026"],
  ["when will checking reach 8,000", "ahead passed kind:checking over:8000"],
  ["when would the emergency fund be full if i stop eating out", "plan:goal-change named:reserve on:restaurants"],
  ["if rent goes up 150 when do i reach my maine trip goal", "plan:goal-change monthly:-150 named:maine"],
  ["should i put a one-time $3,000 into the brokerage", "plan:invest-more amount:3000"],
  ["i have $20,000 in the brokerage, should i put 5,000 more in", "plan:invest-more amount:5000"],
  ["i rent and have 5,000 saved. should i invest it", "plan:invest-more amount:5000"],
])("%s", (text, read) => expect(reads(text)).toBe(read));

// What only sounds alike keeps its reading.
test.each([
  ["is what we put into savings each month enough", "text:"],
  ["when did i last go to green basket market", "passed"],
  ["did i go over my dining budget in october", "passed"],
  ["how much did i spend on gas this month", "expected"],
  ["how much cash did i take out at the atm", "fees"],
  ["raise my monthly invest from 200 to 1,000, good idea", "amount:"],
])("nothing of it in: %s", (text, none) => expect(reads(text)).not.toContain(none));
