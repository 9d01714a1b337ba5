// What speaks for a frame and what against it, word by word: to a question that it fits one more word is added, and it has to
// fit worse, or better. How much by is the frames' own matter. Asked of the approved answers' household.
import { describe, expect, test } from "vitest";
import { type Flow, FLOWS } from "~/domain/coach/query/algebra";
import { evidenceIn } from "~/domain/coach/reading/evidence";
import { askedOf, type Frame } from "~/domain/coach/reading/frames/frame";
import { ASSETS, BALANCE, WORTH } from "~/domain/coach/reading/frames/accounts";
import { AHEAD, SPARE } from "~/domain/coach/reading/frames/ahead";
import { BUDGETED, LEFT, UNPLANNED } from "~/domain/coach/reading/frames/budget";
import { AVAILABLE, LIMIT, PAYMENT, USED } from "~/domain/coach/reading/frames/cards";
import { MINIMUM, OWED, RATE } from "~/domain/coach/reading/frames/debts";
import { ADDED, NEEDED, REMAINING, SAVED } from "~/domain/coach/reading/frames/goals";
import { INTEREST_EARNED, PAY, PAYCHECKS } from "~/domain/coach/reading/frames/pay";
import { BILLS, PRICE_CHANGES } from "~/domain/coach/reading/frames/schedules";
import { SUBSCRIPTIONS } from "~/domain/coach/reading/frames/subscriptions";
import { DEBT_SHARE, PAID_OFF, PRINCIPAL, REACHED, SCORE } from "~/domain/coach/reading/frames/terms";
import { MEASURE_WORDS } from "~/domain/coach/reading/lexicon";
import { spot } from "~/domain/coach/reading/spot";
import { WHO } from "./approved/household";

function fitOf(frame: Frame, text: string): number {
  const asked = askedOf(spot(text, WHO), WHO);
  return frame.fit(asked, frame.about(asked));
}

type Row = [frame: Frame, question: string, more: string[]];
const named = ([frame, question, more]: Row) => more.map((word) => [frame.measure, question, word, frame] as const);

const WORSE: Row[] = [
  [
    BALANCE,
    "everyday checking balance",
    [
      ...["i spent", "coming out", "due", "pay", "income", "budget", "goal", "interest", "apr", "limit", "owe", "debt"],
      ...[
        "the card",
        "credit",
        "net worth",
        "groceries",
        "noodle house",
        "$50",
        "afford",
        "should i",
        "what if",
        "if i",
      ],
      ...["enough", "went out", "spent from", "will", "going to be", "left after", "safe to spend", "emergency fund"],
    ],
  ],
  [BALANCE, "cash", ["saved", "saving", "blue", "loans"]],
  [ASSETS, "what assets do i own", ["liabilities", "net worth", "versus", "minus", "less", "owe"]],
  [
    WORTH,
    "net worth",
    ["spent", "budget", "goals", "pay", "salary", "worth it", "worth the", "groceries", "noodle house"],
  ],
  [
    OWED,
    "what do i owe on the car loan",
    [
      ...["spent", "room", "limit", "rate", "apr", "interest", "minimum", "debt free", "extra", "afford", "paid off"],
      ...[
        "should",
        "budget",
        "score",
        "payment",
        "when",
        "how long",
        "until",
        "what if",
        "if i",
        "paid",
        "goal",
        "save",
      ],
    ],
  ],
  [OWED, "what do i owe", ["noodle house", "next week", "everyday checking"]],
  [LIMIT, "what is my limit", ["left", "available", "used", "using", "before", "ira", "budget", "transfer"]],
  [AVAILABLE, "what credit is available", ["score", "report"]],
  [
    USED,
    "credit usage",
    ["left", "available", "remaining", "before", "room", "budget", "income", "spending", "paid", "cash"],
  ],
  [
    RATE,
    "rate on the car loan",
    [
      ...["good", "bad", "fair", "high", "too", "refinance", "should", "normal", "utilization", "exchange", "earned"],
      ...["this year", "last year", "last month", "so far", "paid"],
    ],
  ],
  [
    MINIMUM,
    "payment on the car loan",
    [
      ...[
        "when",
        "next",
        "last",
        "due",
        "extra",
        "did",
        "was",
        "have i",
        "so far",
        "principal",
        "interest",
        "left",
        "paid",
      ],
      ...["what if", "if i", "more", "went", "go", "afford", "normal", "too", "in october", "3 days ago"],
    ],
  ],
  [
    PAYMENT,
    "was the blue card paid, the payment",
    [
      ...[
        "put on",
        "spend",
        "spent",
        "charged",
        "minimum",
        "min",
        "rate",
        "interest",
        "limit",
        "debt",
        "extra",
        "should",
      ],
      ...["enough", "each month", "total", "this year", "how many", "so far", "5%", "$50"],
    ],
  ],
  [
    PAID_OFF,
    "how much of the car loan is paid off",
    [
      ...["when", "how long", "if i", "what if", "extra", "should", "will", "interest", "a month", "monthly", "faster"],
      ...["first", "last month"],
    ],
  ],
  [PAID_OFF, "how much of my loans", ["student", "school", "college", "home", "mortgage", "personal"]],
  [PRINCIPAL, "principal of the car loan payment", ["this year", "so far", "in all", "total", "since"]],
  [
    SCORE,
    "what is my credit score",
    [
      ...["improve", "raise", "boost", "fix", "increase", "better", "build", "help", "hurt", "affect", "tip", "tips"],
      ...["should", "why", "bring up", "get it up", "get my score up", "lower", "drop"],
    ],
  ],
  [
    REACHED,
    "when is the emergency fund full",
    ["$50", "what if", "if i pay", "extra", "at $5", "should", "last paid", "did", "due", "deadline", "next payment"],
  ],
  [REACHED, "when is the car loan over", ["everyday checking"]],
  [
    SAVED,
    "what is in the emergency fund",
    [
      ...[
        "$50",
        "score",
        "credit",
        "spent",
        "budget",
        "in october",
        "more to",
        "left",
        "to go",
        "remaining",
        "how long",
      ],
      ...["need", "a month", "monthly", "last me", "enough"],
    ],
  ],
  [
    REMAINING,
    "what is left of the emergency fund",
    [
      ...[
        "$50",
        "score",
        "credit",
        "budget",
        "a month",
        "monthly",
        "per month",
        "each month",
        "per week",
        "weekly",
        "when",
      ],
      ...["how long", "how soon", "every month", "paycheck"],
    ],
  ],
  [NEEDED, "what a month for the emergency fund", ["$50", "if i", "what if", "have i", "did i", "been"]],
  [
    ADDED,
    "what did i add to the emergency fund in october",
    ["need", "should", "left", "more do", "when will", "if i", "what if", "have i saved so far"],
  ],
  [
    BUDGETED,
    "what is my budget for groceries",
    [
      ...["left", "remaining", "used", "spent", "spend", "per day", "a day", "daily", "unplanned", "vs", "versus"],
      ...["against", "go", "goes", "went", "eating up", "eats up"],
    ],
  ],
  [
    LEFT,
    "what is left of my grocery budget",
    ["unplanned", "unbudgeted", "outside", "goal", "afford", "buy", "blue card"],
  ],
  [LEFT, "groceries remaining", ["than", "compared", "average", "usual", "times", "bought", "charges"]],
  [
    SPARE,
    "what is safe to spend until payday",
    [
      ...["budget", "goals", "saved", "debt free", "score", "refund", "interest", "raise", "average", "monthly", "$50"],
      ...[
        "emergency fund",
        "noodle house",
        "groceries",
        "blue card",
        "when",
        "which",
        "what day",
        "due",
        "list",
        "autopay",
      ],
    ],
  ],
  [
    AHEAD,
    "what will my checking balance be at the end of the month",
    [
      ...[
        "ever",
        "been",
        "save",
        "goals",
        "debt free",
        "pay off",
        "budget",
        "net worth",
        "spend",
        "cost",
        "owe",
        "score",
      ],
      ...["raise", "job", "if i", "interest", "$50", "bills", "due"],
    ],
  ],
  [
    BILLS,
    "when is the rent due",
    [
      ...["spend", "spent", "bought", "average", "refund", "than", "vs", "gone up", "increased", "budget", "income"],
      ...["subscription", "membership", "card", "visa", "did i pay", "how much did", "last time", "when did"],
      ...["how often", "afford", "what if", "if i", "should", "can i", "enough", "paycheck", "cut", "save"],
    ],
  ],
  [BILLS, "is the rent", ["owe"]],
  [BILLS, "has the rent gone out", ["how much", "total", "altogether", "in all", "ever", "so far"]],
  [
    PRICE_CHANGES,
    "did the rent get more expensive",
    [
      ...[
        "spend",
        "income",
        "paycheck",
        "salary",
        "balance",
        "savings",
        "debt",
        "net worth",
        "budget",
        "stock",
        "rate",
      ],
      ...["score", "loan", "groceries", "restaurants", "will", "if", "category"],
    ],
  ],
  [PRICE_CHANGES, "did the rent go up", ["than", "compared", "vs", "versus"]],
  [
    SUBSCRIPTIONS,
    "what are my subscriptions",
    [
      ...[
        "pricier",
        "cheaper",
        "creeping",
        "got more",
        "price",
        "last month",
        "last year",
        "in june",
        "since",
        "so far",
      ],
      ...["went", "gone up", "increase", "raised", "dearer", "should", "cut", "worth", "how do i cancel", "did i pay"],
      ...["how much did", "in 2025"],
    ],
  ],
  [
    PAY,
    "when is my next payday",
    [
      ...["bills", "due", "rent", "spend", "spent", "make it", "last until", "afford", "save", "safe", "percent of"],
      ...["share", "left", "hits", "besides", "goes to", "how much of", "noodle house", "groceries", "card", "loan"],
      ...["if i", "what if", "should", "lose", "ask for", "deserve"],
    ],
  ],
  [
    PAYCHECKS,
    "how many paychecks so far in october",
    [
      ...["bills", "rent", "spend", "spent", "save", "percent", "share", "of my", "left", "compared", "than", "vs"],
      ...["average", "best", "worst", "most", "due", "interest", "until", "hits", "groceries", "noodle house"],
    ],
  ],
  [
    INTEREST_EARNED,
    "when is interest",
    ["loan", "card", "debt", "owe", "charged", "rate", "last", "did", "start", "how much"],
  ],
];

const BETTER: Row[] = [
  [BALANCE, "how much", ["everyday checking", "cash", "balance", "do i have"]],
  [ASSETS, "what", ["assets", "own"]],
  [WORTH, "what", ["net worth", "networth", "assets", "liabilities", "am i worth", "own", "minus", "less"]],
  [OWED, "what", ["do i owe", "debts", "liabilities", "on the car loan", "in the hole"]],
  [OWED, "the car loan", ["left", "remaining", "outstanding", "balance", "gone down", "changed", "dropped"]],
  [AVAILABLE, "what", ["credit", "limit", "card", "maxed out", "visa"]],
  [USED, "what", ["limit", "utilization", "credit", "usage", "cards"]],
  [RATE, "what", ["rate", "apr", "interest", "percent", "debts", "car loan", "my"]],
  [MINIMUM, "what", ["debts", "loans", "cards", "minimum", "min", "car loan"]],
  [PAYMENT, "is", ["the blue card"]],
  [PAYMENT, "is the blue card", ["payment", "bill", "autopay", "due", "statement", "in full"]],
  [PAID_OFF, "what", ["car loan", "debts", "loans", "principal"]],
  [PRINCIPAL, "what", ["car loan", "payment", "pay", "principal", "how much of"]],
  [REACHED, "what", ["car loan", "goals", "when", "how long", "how soon", "date", "payoff date", "by when"]],
  [SAVED, "what is in", ["emergency fund", "goals"]],
  [NEEDED, "what", ["emergency fund", "goals", "deadline", "a month", "weekly", "paycheck", "enough"]],
  [
    ADDED,
    "what",
    ["emergency fund", "goals", "put", "add", "contributed", "deposited", "saved", "set aside", "last time"],
  ],
  [BUDGETED, "what", ["budget"]],
  [BUDGETED, "what is my budget", ["groceries"]],
  [LEFT, "what of my budget", ["left", "used", "track"]],
  [LEFT, "groceries, remaining", ["budget"]],
  [LEFT, "groceries, can i go", ["a day", "daily"]],
  [UNPLANNED, "what", ["budget", "plan", "unplanned", "unbudgeted"]],
  [SPARE, "what", ["is safe to spend", "after bills", "until payday left"]],
  [SPARE, "what is safe to spend", ["until payday"]],
  [AHEAD, "my checking", ["will be tight by payday", "forecast"]],
  [BILLS, "what", ["rent", "comes out"]],
  [BILLS, "the rent", ["when", "costs", "a month", "yearly", "comes out"]],
  [PRICE_CHANGES, "what", ["rent went up", "anything went up", "bills went up"]],
  [PRICE_CHANGES, "did the rent go up", ["by how much", "percent"]],
  [PAY, "what", ["is my next paycheck"]],
  [PAYCHECKS, "what", ["first", "how many", "list", "so far", "ever"]],
  [INTEREST_EARNED, "interest", ["when", "next", "what day"]],
];

describe("one word more", () => {
  test.each(WORSE.flatMap(named))("%s: '%s' fits worse with '%s'", (_, question, word, frame) => {
    expect(fitOf(frame, `${question} ${word}`)).toBeLessThan(fitOf(frame, question));
  });
  test.each(BETTER.flatMap(named))("%s: '%s' fits better with '%s'", (_, question, word, frame) => {
    expect(fitOf(frame, `${question} ${word}`)).toBeGreaterThan(fitOf(frame, question));
  });
});

test("the strongest word counts whole, others in part, one that isn't there not at all", () => {
  const weight = (text: string) =>
    evidenceIn(
      text,
      [
        ["one|ones", 2],
        ["two", 3],
        ["three \\S+", 1],
      ],
      1 / 2,
    ).weight;
  expect([weight("none"), weight("one"), weight("ones two"), weight("two two"), weight("one two three four")]).toEqual([
    ...[0, 2, 4, 3, 4.5],
  ]);
});

/** For each group of words of a frame some that no other group of it knows. */
const SPEAKING: readonly (readonly [Frame, readonly string[]])[] = [
  [
    BALANCE,
    [
      "bal",
      "account",
      "cash",
      "had",
      "show",
      "in total",
      "negative",
      "worth",
      "vs",
      "which one",
      "min",
      "max",
      "grow",
      "trend",
      "when hit",
      "ira",
      "clear",
    ],
  ],
  [ASSETS, ["assets", "total"]],
  [
    WORTH,
    ["am i ahead", "up", "networth", "asset debt", "worth", "everything minus owe", "own vs owe", "grow", "trend"],
  ],
  [OWED, ["owe", "debt", "still on", "left", "bal", "on my card", "do i", "school", "change"]],
  [LIMIT, ["limit", "total"]],
  [AVAILABLE, ["open credit", "max out", "limit", "left"]],
  [USED, ["utilisation", "use limit", "share card use", "over 5%"]],
  [RATE, ["apr", "most interest", "debt"]],
  [MINIMUM, ["min due", "pay on my loan", "a month", "what is"]],
  [PAYMENT, ["pay card", "in full", "due"]],
  [PAID_OFF, ["paid off", "what paid on", "share", "principal"]],
  [PRINCIPAL, ["to interest", "pay", "split"]],
  [DEBT_SHARE, ["dti", "part of pay debt", "income"]],
  [SCORE, ["fico", "far"]],
  [SAVED, ["save", "look", "goal", "in time", "not", "sum", "due", "how is"]],
  [REMAINING, ["till", "still to save", "left", "what", "goal"]],
  [REACHED, ["when do", "hit", "over"]],
  [NEEDED, ["what a week", "put", "to hit"]],
  [ADDED, ["add", "goal", "last"]],
  [BUDGETED, ["plan", "list", "category", "is there a"]],
  [LEFT, ["left", "plan", "over", "under", "room in", "use", "a day", "what", "category", "month end"]],
  [UNPLANNED, ["unplanned", "what"]],
  [AHEAD, ["go be", "predict", "bal", "cash", "dip", "clear", "by"]],
  [
    SPARE,
    ["can we blow", "once is out", "tight", "make it", "cover it", "by check", "what left", "bill", "do i", "a day"],
  ],
  [BILLS, ["bill", "owe", "when", "is paid", "big", "autopay", "cost", "by payday", "sum"]],
  [PAY, ["when be paid", "raise", "last pay", "biweekly pay", "salary", "bring home a week", "payday", "net"]],
  [PAYCHECKS, ["wages", "my pay", "all"]],
  [INTEREST_EARNED, ["interest"]],
  [SUBSCRIPTIONS, ["trial", "use", "all"]],
  [PRICE_CHANGES, ["rise", "did", "when"]],
];
const FLOWING: Readonly<Record<Flow, readonly string[]>> = {
  spent: [
    "spend",
    "cost",
    "goes to",
    "did my cash going",
    "pay",
    "net return",
    "total",
    "what cheap",
    "cash out",
    "do i going",
    "pending",
    "buy",
    "order",
    "withdrawals make",
    "gone",
    "go",
  ],
  earned: [
    "earn",
    "make",
    "net pay",
    "get from",
    "get paid",
    "payday",
    "pay me",
    "savings interest",
    "deposit",
    "hit",
    "interest get",
  ],
  kept: ["save", "more in than out", "net"],
  refunded: ["get back", "refund"],
  moved: ["invest", "put in ira", "move", "pay to card"],
  interest: ["interest"],
  outflow: ["outflow"],
  inflow: ["inflow"],
  fees: ["fee", "pay"],
};

describe("each group of words speaks for its measure", () => {
  const all = [
    ...SPEAKING.map(([{ measure, words }, said]) => [measure, words, said] as const),
    ...FLOWS.map((flow) => [flow, MEASURE_WORDS[flow], FLOWING[flow]] as const),
  ];
  test.each(all.flatMap(([measure, words, said]) => said.map((text) => [text, measure, words] as const)))(
    "'%s' for %s",
    (text, _, words) => expect(evidenceIn(text, words).weight).toBeGreaterThan(0),
  );
});
