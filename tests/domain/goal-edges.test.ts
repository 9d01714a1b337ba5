// The edges of what Money Mind reads: spellings of amounts, words beside them that name no goal, and what it asks back.
import { describe, expect, test } from "vitest";
import { findAmounts } from "~/domain/goals/assistant/amounts";
import { readCreate } from "~/domain/goals/assistant/create";
import { findDates } from "~/domain/goals/assistant/dates";
import { readDelete } from "~/domain/goals/assistant/delete";
import { matchGoal, type OwnGoal } from "~/domain/goals/assistant/find-goal";
import { findName, findType } from "~/domain/goals/assistant/names";
import { figureToCents, readCount, readNumberWords } from "~/domain/goals/assistant/numbers";
import { readProgress } from "~/domain/goals/assistant/progress";
import { askWords, CHAT_WELCOME } from "~/texts/money-mind";
import { GOALS, TODAY } from "./goal-phrasings";

const amounts = (text: string) =>
  findAmounts(text, [])
    .map(({ start, end, cents, every }) => `${text.slice(start, end)}=${cents}${every ? ` a ${every}` : ""}`)
    .join(", ");

describe("amounts", () => {
  test.each([
    ...[["us$5"], ["us$ 5"], ["usd5"], ["usd 5"], ["$5"], ["$ 5"], ["5dollars"], ["5 dollar"], ["5$"], ["5 $"]],
    ...[["5 buck"], ["5 bucks"], ["5 us dollar"], ["5 usd"]],
  ])("'%s' is five dollars", (text) => expect(amounts(text)).toBe(`${text}=500`));

  test.each([
    ...[["€5"], ["€ 5"], ["5 €"], ["5 euro"], ["5 euros"], ["5 pound"], ["5 rupee"], ["5 peso"], ["5 bitcoin"]],
    ...[["5 gbp"], ["5 yen"], ["5 eth"], ["£5"], ["¥ 5"]],
  ])("'%s' is in other money", (text) => expect(amounts(text)).toBe(`${text}=null`));

  test.each([
    ["5k", "5k=500000"],
    ["5 k", "5 k=500000"],
    ["5hundred", "5hundred=50000"],
    ["5 mil", "5 mil=500000000"],
    ["5 m", "5 m=500000000"],
    ["5 cent", "5 cent=5"],
    ["5 ¢", "5 ¢=5"],
    ["fifty dollars and $20", "fifty dollars=5000, $20=2000"],
    ["$20 and fifty dollars", "$20=2000, fifty dollars=5000"],
    ["save $500 for a self-help book", "$500=50000"],
    ["a 3-bedroom for $500", "$500=50000"],
    ["401(k) of 500 dollars", "500 dollars=50000"],
    ["401k", ""],
    ["403k", ""],
    ["1401k", "1401k=140100000"],
    ["save $50 for flight 370", "$50=5000"],
    ["$1 000", "$1=null"],
    ["$1 0000", "$1=100"],
    ["a few hundred fifty dollars", "a few hundred=null, fifty dollars=5000"],
    ["nineteen people and 5 dollars", "5 dollars=500"],
    ["twenty-five dollars", "twenty-five dollars=2500"],
    ["half a million", "half a million=50000000"],
    ["5 dollars and 1 cent", "5 dollars and 1 cent=501"],
    ["5 dollars 50 cents", "5 dollars 50 cents=550"],
    ["5 dollars and 99 cents", "5 dollars and 99 cents=599"],
    ["5 dollars and 100 cents", "5 dollars=500, 100 cents=100"],
    ["5 dollars, 50 cents", "5 dollars=500, 50 cents=50"],
    ["$5 a month", "$5=500 a month"],
    ["$5/month", "$5=500 a month"],
    ["$5 / mo", "$5=500 a month"],
    ["$5 per week", "$5=500 a week"],
    ["each month $5", "$5=500 a month"],
    ["monthly $5", "$5=500 a month"],
    ["per year $5", "$5=500 a year"],
    ["$5 weekly", "$5=500 a week"],
    ["$5 daily", "$5=500 a day"],
    ["$5 yearly", "$5=500 a year"],
    ["-$5", "$5=null"],
    ["- $5", "$5=null"],
    ["minus $5", "$5=null"],
    ["$5 - $10", "$5=null, $10=null"],
    ["5 - 10", "5=null"],
    ["5%", ""],
    ["5 percent", ""],
    ["4 new tires, $700", "$700=70000"],
    ["2 very big tires $700", "$700=70000"],
    ["20 tires $700", "20=2000, $700=70000"],
    ["300 more", "300=30000"],
    ["300 more kids", ""],
  ])("'%s': %s", (text, found) => expect(amounts(text)).toBe(found));

  test.each([
    ...["am", "pm", "year", "years", "yr", "yrs", "month", "months", "week", "weeks", "day", "days", "hour", "hours"],
    ...["times", "people", "kids", "nights", "goal", "goals", "bike", "bikes", "miles", "inch", "payment", "payments"],
  ])("300 %s are no money", (word) => {
    expect([amounts(`300 ${word}`), amounts(`300${word}`)]).toEqual(["", ""]);
    expect(amounts(`300 x${word}`)).toBe("300=30000");
  });

  test("figures and words are read one way, or not at all", () => {
    expect(["12.345,67", "123.456,78", "1.234,5", "1,234,567.8"].map((text) => figureToCents(text, 1))).toEqual([
      ...[1_234_567, 12_345_678, null, 123_456_780],
    ]);
    const words = (text: string) => readNumberWords(text.split(" "));
    expect(words("five thousand hundred")).toEqual({ cents: 500_000, used: 2, scaled: true });
    expect(words("five hundred for two")).toEqual({ cents: 50_000, used: 2, scaled: true });
    expect(words("two and three")).toEqual({ cents: 200, used: 1, scaled: false });
    expect(["couple more", "a couple of", "couple", "a couple"].map(readCount)).toEqual([null, 2, 2, 2]);
  });
});

describe("dates", () => {
  const days = (text: string) => findDates(text, TODAY).map(({ day }) => day);

  test.each([
    ...[
      ["january", "01", "31"],
      ["february", "02", "28"],
      ["march", "03", "31"],
      ["april", "04", "30"],
    ],
    ...[
      ["may", "05", "31"],
      ["june", "06", "30"],
      ["july", "07", "31"],
      ["august", "08", "31"],
    ],
    ...[
      ["september", "09", "30"],
      ["october", "10", "31"],
      ["november", "11", "30"],
      ["december", "12", "31"],
    ],
  ])("%s is the month %s", (name, number, last) => {
    expect(days(`by ${name} 2029`)).toEqual([`2029-${number}-${last}`]);
    expect(days(`by ${name.slice(0, 3)} 5, 2030`)).toEqual([`2030-${number}-05`]);
  });

  test("half of something else is no stretch of time", () => {
    expect([days("in half a year"), days("in half any year"), days("in couple more months")]).toEqual([
      ...[["2027-05-21"], [], []],
    ]);
  });
});

describe("kinds and names", () => {
  test.each([
    ...["pay it off", "paying it off", "pay off", "pay the new sofa down", "pay a very long thing off", "pay back Bo"],
    ...["repay", "repaying", "clear my name", "get out of here", "debt goal", "debt payoff goal", "payoff goal"],
  ])("'%s' is paying something off", (text) => expect(findType(text)).toBe("debt"));
  test("what is too far away isn't", () => expect(findType("pay one two three four five off")).toBe("savings"));

  test.each([
    ...[
      "toward tires",
      "towards tires",
      "saving for tires",
      "savings for tires",
      "save for tires",
      "save up for tires",
    ],
    ...["goal: tires", "goal : tires", "goals for tires", "goal of tires", "fund for tires", "to buy tires"],
    ...["open please create tires", "open please help me add tires", "for getting tires", "goal - tires"],
  ])("'%s' is for tires", (text) => expect(findName(text, "", "savings")).toBe("Tires"));
});

describe("which goal", () => {
  const match = (phrase: string, ...names: string[]) => {
    const own = names.map((name): OwnGoal => ({
      ...{ id: name, type: "savings", name, targetCents: 10_000, doneCents: 0, deadline: null, color: "blue" },
    }));
    const found = matchGoal(phrase, own);
    return found.kind === "one" ? found.goal.name : found.kind;
  };
  test.each([
    ["savings goal", "My savings", "Boat", "My savings"],
    ["savings goals", "My savings", "Boat", "My savings"],
    ["savings", "Savings goal", "Boat", "Savings goal"],
    ["savings", "Savings goals", "Boat", "Savings goals"],
    ["books", "Boots", "Books", "Books"],
    ["student loa", "Student loan", "Boat", "near"],
    ["student loann", "Student loan", "Boat", "near"],
    ["student laon", "Student loan", "Boat", "Student loan"],
  ])("'%s', of %s and %s: %s", (phrase, one, other, found) => expect(match(phrase, one, other)).toBe(found));
});

describe("what is made", () => {
  const made = (text: string) => {
    const reading = readCreate(text, GOALS, TODAY);
    if (reading.kind === "ask") {
      const { reply, choices } = askWords(reading);
      return [reading.reason, reply.split(". ")[0], ...choices];
    }
    const { goal } = reading;
    return [goal.name, goal.targetCents, goal.currentCents, goal.deadline, goal.interestRate, goal.minimumCents];
  };
  const RECORD = "It sounds like money that has already moved";

  test.each<[string, unknown[]]>([
    ["Pay off my $3000 loan by 2030-06-01 at 5%", ["Loan", 300_000, 300_000, "2030-06-01", 5, null]],
    ["Pay off my $3000 loan at 5% by 2030-06-01", ["Loan", 300_000, 300_000, "2030-06-01", 5, null]],
    ["Pay off my $3000 loan, $50 minimum", ["Loan", 300_000, 300_000, null, null, 5_000]],
    ["Pay off my $3000 loan, $50 a month minimum", ["Loan", 300_000, 300_000, null, null, 5_000]],
    ["Pay off my $3000 loan, $50 monthly min", ["Loan", 300_000, 300_000, null, null, 5_000]],
    ["Pay off my $3000 loan, minimum payment of $50", ["Loan", 300_000, 300_000, null, null, 5_000]],
    ["save $25 a week for a sofa for a year", ["Sofa", 129_996, 0, "2027-11-21", null, null]],
    ["save $25 a week for a sofa by 2027-11-21", ["Sofa", 130_000, 0, "2027-11-21", null, null]],
    ["save for a sofa, $40 a month for 2 years", ["Sofa", 96_000, 0, "2028-11-21", null, null]],
    ["save $500 for a sofa, $100 so far", ["Sofa", 50_000, 10_000, "2027-11-21", null, null]],
    ["save $500 for a sofa, i already have $600", ["above", "Current amount cannot exceed target amount"]],
    ["save €50 for a sofa", ["unclear", "I'm not sure about the amount for Sofa"]],
    [
      "save for a sofa by 2027-11-21",
      ["amount", "How much would you like to save for Sofa? For example: “Save $500 for Sofa”"],
    ],
    [
      "save $50 a month for a sofa",
      ["amount", "How much would you like to save for Sofa? For example: “Save $500 for Sofa”"],
    ],
    ["save $500 for a sofa due whenever", ["unreadDate", "I can't tell which date “due whenever” is"]],
    ["save $500 for a sofa due on the day", ["unreadDate", "I can't tell which date “due on the day” is"]],
    ["save $500 for a sofa due by whenever", ["unreadDate", "I can't tell which date “due by whenever” is"]],
    ["moved $50 toward my bike", ["record", RECORD, "I added $50.00 to Bike"]],
    ["moved $50 towards my bike", ["record", RECORD, "I added $50.00 to Bike"]],
    ["paid $200 on my visa card", ["record", RECORD, "I added $200.00 to Visa card"]],
    ["paid €200 on my visa card", ["record", RECORD]],
    ["transferred $20 yesterday", ["record", RECORD]],
  ])("'%s': %j", (text, reading) => expect(made(text)).toEqual(reading));

  test("what is to be changed, or recorded, is named", () => {
    const reply = (text: string) => {
      const reading = readCreate(text, GOALS, TODAY);
      return reading.kind === "ask" ? askWords(reading).reply : "";
    };
    expect(reply("change my bike goal to $900")).toContain("name or color of Bike, use Edit");
    expect(reply("change the trip to japan goal's target to $900")).toContain("name or color of Trip to Japan, use");
    expect(reply("paid $200 on my visa card")).toContain("“I added $200.00 to Visa card”");
    expect(reply("paid €200 on my visa card")).toContain("“I added $50 to Visa card”");
    expect(reply("transferred $20 yesterday")).toContain("“I added $20.00 to my goal”");
    expect(CHAT_WELCOME).toMatch(/^Hi, I'm Money Mind\. .+ “Delete my bike goal”\.$/);
  });

  test("who denies one thing and asks for another is asked first", () => {
    expect(readDelete("don't delete my bike, delete japan", GOALS)).toMatchObject({
      kind: "ask",
      reason: "sureDelete",
    });
  });
});

describe("progress", () => {
  const told = (text: string, goals: readonly OwnGoal[] = GOALS) => {
    const reading = readProgress(text, goals, TODAY);
    if (reading.kind === "add") return `add ${reading.goal.id} ${reading.amountCents / 100}`;
    if (reading.kind === "set") return `set ${reading.goal.id} ${reading.doneCents / 100}`;
    return reading.kind === "info" ? "info" : `${reading.reason} ${askWords(reading).choices.length}`;
  };

  test.each([
    ...["totals", "total", "total of", "total is", "to", "to about", "to exactly", "=", "now at", "at", "is", "now"],
    ...["in total"],
  ])("three hundred dollars behind 'update bike %s' set it", (words) =>
    expect(told(`update bike ${words} $300`)).toBe("set g-bike 300"),
  );
  test.each(["balance", "balance of", "balance to", "balance is", "down to"])(
    "'update visa card %s $300' sets what is left",
    (words) => expect(told(`update visa card ${words} $300`)).toBe("set g-visa 2700"),
  );

  test.each([
    ["i have saved $100 in total for my bike", "set g-bike 100"],
    ["i have saved $99 in total for my bike", "addOrSet 2"],
    ["update bike =$300", "set g-bike 300"],
    ["update bike: i have $300", "set g-bike 300"],
    ["progress $50 toward bike", "add g-bike 50"],
    ["progress $50 towards bike", "add g-bike 50"],
    ["progress $50 into bike", "add g-bike 50"],
    ["i saved at $50 for my bike", "add g-bike 50"],
    ["added $50 toward my bike", "add g-bike 50"],
    ["i saved $50", "whichProgress 5"],
    ["i paid $50", "whichProgress 2"],
    ["added $50 to my debt", "whichProgress 2"],
    ["added $50", "whichProgress 6"],
    ["added $50 to my plane", "unknownProgress 6"],
  ])("'%s': %s", (text, outcome) => expect(told(text)).toBe(outcome));

  test.each([
    ...["cash", "money", "bank", "account", "checking", "payday", "paycheck", "bonus", "tips", "total", "all", "it"],
    ...[
      "progress",
      "update",
      "updates",
      "fund",
      "amount",
      "dollar",
      "dollars",
      "buck",
      "bucks",
      "date",
      "good",
      "great",
    ],
    ...["fun", "week", "month", "day", "year", "time", "real", "sure", "advance", "full", "half", "part", "deposit"],
    ...["contribution", "piggy bank", "jar", "envelope", "top", "addition", "record", "new", "current", "latest"],
    ...["status", "balance", "check", "another", "extra", "more"],
  ])("'%s' names no goal", (word) => expect(told(`added $50 to my ${word}`)).toBe("whichProgress 6"));

  test("a goal whose name holds another's is the one that's meant", () => {
    const [first] = GOALS.filter(({ id }) => id === "g-japan");
    if (!first) throw new Error("no such goal");
    const two = [...GOALS, { ...first, id: "g-next", name: "Trip to Japan 2027" }];
    expect(told("added $50 to trip to japan 2027", two)).toBe("add g-next 50");
    expect(told("added $50 to trip to japan", two)).toBe("add g-japan 50");
  });
});
