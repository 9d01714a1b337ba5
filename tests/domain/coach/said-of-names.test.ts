// What a question names is found however it's written, or is said not to be there; what an answer names isn't left over; and a
// figure comes before what can't be told of its tax.
import { describe, expect, test } from "vitest";
import { careFor } from "~/domain/coach/care/care";
import { fillFacts } from "~/domain/coach/number-gate";
import { query } from "~/domain/coach/query/algebra";
import { leftOver } from "~/domain/coach/reading/left-over";
import { companyName } from "~/domain/language/company-names";
import { noFaults, namesFor } from "~/services/coach/asked-parts.server";
import { answered, ask } from "./approved/ask";
import { homeOf } from "./approved/file";
import { SAMPLE_PERSON } from "./sample-person";

const HOME = homeOf("accounts.md");
const wordsOf = ({ text, facts }: ReturnType<typeof ask>): string => fillFacts(text, facts).text;
const said = (text: string): string => wordsOf(ask(text, [], HOME));
const OCTOBER = { from: "2026-10-01", to: "2026-10-31" };

describe("one company, however it's written", () => {
  test.each(["Roast & Company", "roast and co", "the Roast n Co.", "Roast & Co Inc"])("%s", (name) => {
    expect(companyName(name)).toBe("roast & co");
    const faults = noFaults();
    expect(namesFor(SAMPLE_PERSON, `how much at ${name}`, faults).shops([name])).toEqual(["Roast & Co"]);
    expect(faults.unknown).toEqual([]);
  });

  test("apostrophes tell nothing apart, other words do", () => {
    expect(companyName("Trader Joe’s")).toBe(companyName("trader joes"));
    expect(companyName("Roast House")).not.toBe(companyName("Roast & Co"));
    expect(companyName("The")).toBe("the");
  });
});

describe("a name that is in no row is said to be in none", () => {
  test("beside another one", () => {
    const words = wordsOf(
      answered(
        query({ measure: "spent", subject: { merchants: ["noodle house", "zorvex"] }, period: OCTOBER }),
        "",
        HOME,
      ),
    );
    expect(words).toMatch(/, all at Noodle House\. I found no Zorvex\./);
    expect(words).not.toContain("$0.00");
  });

  test("beside two others", () => {
    const words = wordsOf(
      answered(
        query({
          measure: "spent",
          subject: { merchants: ["noodle house", "casa verde", "uber", "lyft"] },
          period: OCTOBER,
        }),
        "",
        HOME,
      ),
    );
    expect(words).toMatch(/: \$.+ at Casa Verde \(.+\) and \$.+ at Noodle House \(.+\)\. I found no Uber or Lyft\./);
  });

  test("beside a category, with the category's own figure", () => {
    expect(said("how many times did i get doordash or takeout in november")).toMatch(
      /in 4 transactions, all on Restaurants\. I found no Doordash\.$/,
    );
  });

  test("alone, with what comes nearest", () => {
    expect(said("how many times did i get doordash in october")).toBe(
      "I see no spending at Doordash last month. What comes nearest is Restaurants: 8 transactions, $212.50 together.",
    );
    expect(said("how much did i spend at lyft in october")).toBe("I see no spending at Lyft last month.");
  });
});

describe("what is left over", () => {
  const afford = { is: "plan", request: { plan: "afford", amountCents: 1200_00 } } as const;
  const left = (text: string, answer: string, unused: string[] = []) =>
    leftOver(text, { steps: [afford], said: answer, unused }, SAMPLE_PERSON).words;

  test("what is bought is none of it", () => {
    expect(left("can i afford a $1,200 macbook rn", "$1,200.00 fits")).toEqual([]);
    expect(left("can i afford a macbook for 1200", "$1,200.00 fits")).toEqual([]);
    expect(left("can i afford a $1,200 zindled car", "$1,200.00 fits")).toEqual(["zindled"]);
  });

  test("an amount that is about what the answer says isn't either", () => {
    expect(left("theres like 2k on my card", "$2,120.67 is on it, $1,200.00", ["2k"])).toEqual([]);
    expect(left("theres like 2k on my card", "$3,120.67 is on it, $1,200.00", ["2k"])).toEqual(["2k"]);
  });
});

describe("a figure with a word about tax", () => {
  test("comes first, and one sentence says who decides", () => {
    expect(
      said("Good morning. How much interest has my savings account earned me this year, and is that taxable?"),
    ).toBe(
      "You earned $50.00 from Interest so far this year, in 10 payments.\n\n" +
        "Interest is generally ordinary income: the bank reports it on its 1099-INT, and a tax professional decides " +
        "what holds for you.",
    );
    expect(said("how much did i give to church this year and can i deduct it")).toMatch(
      /^You spent \$275\.00 on church .*\n\nHow that counts for tax I can't say: irs\.gov has the rules/s,
    );
  });

  test.each([
    "is my interest taxable",
    "how much tax will i owe",
    "how much did i spend on groceries, and should i sue my landlord",
  ])("alone, or about law, it stays what it is: %s", (text) =>
    expect(said(text)).toBe(wordsOf({ ...ask(text, [], HOME), ...careFor(text, HOME.inputs.today) })),
  );
});

test("money that may be needed is nothing for a coin", () => {
  expect(said("is bitcoin gonna go up this month should i throw my savings in")).toContain(
    "not with money you may need: a coin or a single stock can fall by half in months",
  );
});

test("another season that is as high as the one asked about is named", () => {
  const power = (from: string, to: string) =>
    answered(
      query({
        ...{ measure: "spent", statistic: "per-month", shape: "yes-no", subject: { merchants: ["city power"] } },
        ...{ period: { from, to }, comparison: { against: "period", period: REST } },
      }),
      "",
      HOME,
    );
  const REST = { from: "2025-11-01", to: "2026-05-31" };
  // $96.10, $112.40 and $104.90 from December to February; $66.80, $91.25 and $93.60 from June to August.
  expect(wordsOf(power("2026-06-01", "2026-08-31"))).toContain(
    "You spent $83.88 a month at City Power on average from Jun 1, 2026 to Aug 31, 2026",
  );
  expect(wordsOf(power("2026-06-01", "2026-08-31"))).toContain(
    "Winter was higher still: $104.47 a month on average from Dec 1, 2025 to Feb 28, 2026.",
  );
  expect(wordsOf(power("2026-06-01", "2026-07-31"))).not.toContain("Winter");
});

test("a worry over a card that is paid in full is met with what stands on it", () => {
  const words = said("theres like 900 on my card and i panic every time i open the app. what do i do");
  expect(words).toMatch(
    /^That is a frightening thing to open, and it's a bill you can pay\. \$868\.73 is on your card now\./,
  );
  expect(words).toContain("$742.99 is the statement that has closed, due about Nov 25, 2026.");
  expect(words).toContain("You usually pay the whole statement");
  expect(words).not.toMatch(/!|great|good news/i);
  expect(said("im stressed about money")).toMatch(/^Money worries are heavy/);
});

test("a shop that went up says how often and what each time cost", () => {
  const restaurants = query({
    ...{
      measure: "spent",
      shape: "ranking",
      by: "merchant",
      subject: { categories: ["restaurants"] },
      period: OCTOBER,
    },
    comparison: { against: "period", period: { from: "2026-09-01", to: "2026-09-30" } },
  });
  expect(wordsOf(answered(restaurants, "", HOME))).toContain(
    "Casa Verde: up $61.50, from $61.50 to $123.00; 2 transactions at $61.50 each on average, against 1 transaction at $61.50",
  );
});
