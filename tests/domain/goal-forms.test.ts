// Forms of words that Money Mind reads alike: with an ending or without, with a space or without, in any order.
import { describe, expect, test } from "vitest";
import { readCreate } from "~/domain/goals/assistant/create";
import { readDelete } from "~/domain/goals/assistant/delete";
import { readProgress } from "~/domain/goals/assistant/progress";
import { findAmounts } from "~/domain/goals/assistant/amounts";
import { findDates } from "~/domain/goals/assistant/dates";
import { matchGoal, type OwnGoal, tellingWords } from "~/domain/goals/assistant/find-goal";
import { findColor, findName, findRate, findType } from "~/domain/goals/assistant/names";
import { isQuestion } from "~/domain/goals/assistant/refuse";
import { figureToCents, readNumberWords } from "~/domain/goals/assistant/numbers";
import { chosenGoal, chosenName } from "~/domain/goals/assistant/same-name";
import { distance } from "~/domain/goals/assistant/text";

const TODAY = "2026-03-11";
const amounts = (text: string) => findAmounts(text, []).map(({ cents }) => cents);
const goal = (name: string, more: Partial<OwnGoal> = {}): OwnGoal => ({
  ...{ id: name, type: "savings", name, targetCents: 100_000, doneCents: 0, deadline: null, color: "blue", ...more },
});

describe("amounts", () => {
  test.each(
    [
      ...["save", "saved", "saving", "save up", "saved up", "of", "for", "to", "need", "needs", "raise", "about"],
      ...["around", "roughly", "target", "goal", "is", "cost", "costs", "costing", "worth", "price", "add", "added"],
      ...["deposit", "deposited", "put", "put in", "put away", "put aside", "in", "by", "at", "with", "toward"],
      ...["towards", "owe", "owing", "have", "has", "got", "plus", "another", "extra", "paid", "pay", "paying"],
      ...["payment", "payments", "off", "total", "balance", "and", "or", "between", "from", "aside", "away"],
      ...["transferred", "moved", "toss", "tossed", "threw", "minimum", "want", "already", "only", "just", "least"],
      ...["left", "on", "up", "than", "my", "contributed", "set", "reach", "reached", "hit", "budget", "accumulate"],
      ...["gather", "collect", "stash", "stashed", "down", ":", "=", ",", "("],
    ].map((word) => [word]),
  )("a bare number after '%s' is money", (word) => {
    expect(amounts(`$7 bike ${word} 500`)).toEqual([700, 50_000]);
    expect(amounts(`$7 bike ${word}500`)).toHaveLength(/\w$/.test(word) ? 1 : 2);
    expect(amounts(`$7 bike ${word}x 500`)).toEqual([700]);
  });

  test("a number in words at the very beginning is money, as one in figures is", () => {
    expect([amounts("fifty for a bike"), amounts("fifty"), amounts("50")]).toEqual([[5_000], [5_000], [5_000]]);
    expect([amounts("bike fifty"), amounts("bike 99")]).toEqual([[], []]);
  });

  test.each([
    ["5 dollars and 50 cents", 550],
    ["5 dollars 50 cents", 550],
    ["1 dollar and 1 cent", 101],
    ["1 buck and 10 cents", 110],
    ["5 bucks and 50 cents", 550],
    ["$5 and 50 cents", 550],
    ["us$5 and 50 cents", 550],
    ["bike 100", 10_000],
    ["five dollars and fifty cents", 550],
  ])("'%s' is one amount", (text, cents) => expect(amounts(text)).toEqual([cents]));

  test.each([
    ["fifty dollar", 5_000],
    ["fifty-dollars", 5_000],
    ["fifty buck", 5_000],
    ["fifty bucks", 5_000],
    ["fifty usd", 5_000],
    ["fifty us dollar", 5_000],
    ["fifty cent", 50],
    ["fifty cents", 50],
    ["fifty euro", null],
    ["fifty pound", null],
    ["fifty yen", null],
    ["a minus fund of $5", 500],
    ["a minus fund of fifty dollars", 5_000],
    ["minus fifty dollars", null],
    ["negative fifty dollars", null],
  ])("'%s' is %s cents", (text, cents) => expect(amounts(text)).toEqual([cents]));

  test.each([
    ["each month $5", "month"],
    ["every week $5", "week"],
    ["per year $5", "year"],
    ["per day $5", "day"],
    ["monthly $5", "month"],
    ["weekly $5", "week"],
    ["the month $5", null],
    ["each month of $5", null],
    ["a weekly bike $5", null],
  ])("'%s' is by the %s", (text, every) => expect(findAmounts(text, []).map((one) => one.every)).toEqual([every]));

  test.each([
    ["5 dollars, 50 cents", [500, 50]],
    ["5 euros and 50 cents", [null, 50]],
    ["5 dollars and 50 dollars", [500, 5_000]],
    ["5 dollars and 100 cents", [500, 100]],
    ["5 dollars and 1.2.3 cents", [500, null]],
    ["5 dollars or 50 cents", [500, 50]],
  ])("'%s' are two", (text, cents) => expect(amounts(text)).toEqual(cents));

  test.each([
    ["1.200,505", 1_000, null],
    ["1.2005", 1_000, 120_050],
    ["1.0000000", 1_000, 100_000],
    ["1.005", 1, null],
    ["1.200", 1, null],
    ["1234,567", 1, null],
    ["1.2345,67", 1, null],
    ["00000000000012", 1, 1_200],
    ["99999999999999", 1, null],
  ])("figures '%s' times %d are %s cents", (figure, scale, cents) => expect(figureToCents(figure, scale)).toBe(cents));

  test.each([
    ["two hundred and six", 20_600, 4],
    ["two and six", 200, 1],
    ["two hundred and bikes", 20_000, 2],
    ["two thousand and", 200_000, 2],
  ])("of '%s' %d cents are read, in %d words", (words, cents, used) => {
    expect(readNumberWords(words.split(" "))).toMatchObject({ cents, used });
  });
});

describe("dates", () => {
  test("come in the order of the text", () => {
    const found = findDates("next year, in 2 months or by 2027-05-01", TODAY);
    expect(found.map(({ day }) => day)).toEqual(["2027-12-31", "2026-05-11", "2027-05-01"]);
  });

  test.each([
    ["by 1/2027", "2027-01-31"],
    ["by 12/2027", "2027-12-31"],
    ["by 0/2027", null],
    ["by 13/2027", null],
  ])("'%s' ends on %s", (text, day) => expect(findDates(text, TODAY)[0]?.day).toBe(day));

  test("of what lies too far back to matter one unit is enough", () => {
    expect(findDates("due 1200 days ago", TODAY)[0]?.day).toBe("2022-11-27");
    expect(findDates("due 1201 days ago", TODAY)[0]?.day).toBe("2026-03-10");
  });

  test("where a date stands begins with its own words", () => {
    expect(findDates("bike, 2 months from now", TODAY)).toEqual([{ start: 6, end: 23, day: "2026-05-11" }]);
    expect(findDates("bike by  2 months from now!", TODAY)).toEqual([{ start: 5, end: 26, day: "2026-05-11" }]);
  });

  test("a stretch of something is no deadline", () => {
    expect(findDates("over 6 months of expenses", TODAY)).toEqual([]);
    expect(findDates("for 6 months worth of food", TODAY)).toEqual([]);
    expect(findDates("for 6 months' rent", TODAY)).toEqual([]);
    expect(findDates("over 6 months offered", TODAY)[0]?.day).toBe("2026-09-11");
  });
});

describe("goals", () => {
  const OWN = [goal("Bike"), goal("Bike fund"), goal("Mountain bike")];
  const named = (phrase: string, own: readonly OwnGoal[] = OWN) => {
    const match = matchGoal(phrase, own);
    return match.kind === "one" ? match.goal.name : match.kind;
  };

  test.each(["my", "our", "the", "a", "an", "please"])("'%s' before a name is none of it", (word) => {
    expect(named(`${word} bike`)).toBe("Bike");
    expect(named(`bike ${word}`)).toBe("Bike");
  });

  test("'goal' and 'goals' after a name are none of it, as often as they stand", () => {
    const own = [...OWN, goal("Mountain bike fund")];
    expect(
      ["bike goal", "bike goals", "bike goal goals", "mountain bike goal", "mountain bike goals"].map((said) =>
        named(said, own),
      ),
    ).toEqual(["Bike", "Bike", "Bike", "Mountain bike", "Mountain bike"]);
    expect(named("goal", [goal("Goal"), goal("Goals fund")])).toBe("Goal");
    // Without a word of its own a phrase means none.
    expect([named(""), named("goals"), named("my savings")]).toEqual(["empty", "empty", "empty"]);
  });

  test("what is whole is better than what holds it, and several are asked about", () => {
    const two = [goal("Red bike"), goal("Blue bike"), goal("Blue car")];
    expect(named("bike blue", two)).toBe("Blue bike");
    expect(matchGoal("bike", two)).toEqual({ kind: "several", goals: two.slice(0, 2) });
    expect(matchGoal("bike", [goal("Bike"), goal("bike", { id: "other" })])).toMatchObject({ kind: "several" });
    expect(matchGoal("bike boat", two)).toEqual({ kind: "near", goals: two.slice(0, 2) });
    expect(matchGoal("boat", two)).toEqual({ kind: "none" });
    // Two slips in a word of nine letters.
    expect(named("aniversry", [goal("Anniversary"), goal("Car")])).toBe("Anniversary");
    expect(named("anversry", [goal("Anniversary"), goal("Car")])).toBe("none");
    expect(matchGoal("", [goal("The")])).toEqual({ kind: "empty" });
    // Beside a word that is right one of four letters may have a slip; one of three may not.
    const loan = [goal("Student loan"), goal("Student trip")];
    expect([named("student laon", loan), named("student lan", loan), named("student laons", loan)]).toEqual([
      ...["Student loan", "near", "Student loan"],
    ]);
    expect(matchGoal("bikke boat", [goal("Bikke tour"), ...two])).toMatchObject({
      kind: "near",
      goals: [{ id: "Bikke tour" }],
    });
  });

  test("words that stand in any phrase tell nothing", () => {
    const words =
      "my our the a an this that these those it them one some of for to on in at towards toward into and called named about please whole entire old new current own just also now i is me off goal goals fund funds saving savings save account accounts money plan plans target targets pot pots jar debt debts payoff pay stuff thing things list lists box bank banks";
    expect(words.split(" ").flatMap(tellingWords)).toEqual([]);
  });

  test("a choice among goals of one name is read back, in any case of letters", () => {
    const twins = [goal("Bike"), goal("bike", { id: "b", targetCents: 200_000 }), goal("Car")];
    const [first, second] = twins;
    if (!first || !second) throw new Error("no twins");
    const said = `add $5 to ${chosenName(second, twins)} today`;
    expect(chosenGoal(said, twins)).toEqual({ text: 'add $5 to "bike" today', goals: [second] });
    expect(chosenGoal(`${chosenName(second, twins)} got $5`, twins)).toEqual({
      text: '"bike" got $5',
      goals: [second],
    });
    expect(chosenGoal(said.toUpperCase(), twins)).toEqual({ text: 'ADD $5 TO "BIKE" TODAY', goals: [second] });
    expect(chosenGoal('add $5 to "Car" today', twins)).toEqual({ text: 'add $5 to "Car" today', goals: twins });
  });

  test.each([
    ["loan", "laon", 1, 1],
    ["loan", "loan", 1, 0],
    ["laon", "load", 1, 2],
    ["abcdef", "badcfe", 2, 3],
    ["abcd", "badc", 2, 2],
    ["a", "abcd", 2, 3],
    ["kitten", "sitting", 3, 3],
    ["ab", "ba", 2, 1],
  ])("'%s' and '%s' are, up to %d edits, %d apart", (a, b, limit, edits) => {
    expect(distance(a, b, limit)).toBe(edits);
    expect(distance(b, a, limit)).toBe(edits);
  });
});

describe("whole messages", () => {
  const made = (text: string) => {
    const found = readCreate(text, [], TODAY);
    return found.kind === "ask" ? found.reason : [found.goal.name, found.goal.targetCents, found.goal.deadline];
  };
  test.each<[string, unknown]>([
    ["save $300 a month for 6 months for a bike", ["Bike", 180_000, "2026-09-11"]],
    ["save $300 a month for a month for a bike", ["Bike", 30_000, "2026-04-11"]],
    ["save $300 a month for a year for a bike", ["Bike", 360_000, "2027-03-11"]],
    ["save $300 a month for 2 years for a bike", ["Bike", 720_000, "2028-03-11"]],
    ["save $300 a month for a bike by 2026-09-11", ["Bike", 180_000, "2026-09-11"]],
    ["save $50 a week for a bike by 2026-05-06", ["Bike", 40_000, "2026-05-06"]],
    ["save $5 a day for a bike", "amount"],
    ["save $300 for a bike", ["Bike", 30_000, "2027-03-11"]],
    ["save $300 a month for 600 months for a bike", ["Bike", 18_000_000, "2076-03-11"]],
    ["save $300 a month for 601 months for a bike", "noDate"],
    ["save $200 of gifts and $500 for a bike", "amounts"],
    ["pay off my visa, $500 left", ["Visa", 50_000, null]],
    ["deposit $500 to pay off my visa", ["Visa", 50_000, null]],
  ])("'%s' makes %j", (text, goal) => expect(made(text)).toEqual(goal));

  const started = (text: string) => {
    const found = readCreate(text, [], TODAY);
    return found.kind === "ask"
      ? found.reason
      : [found.goal.targetCents, found.goal.currentCents, found.goal.minimumCents];
  };
  test.each(
    [
      ...["already have", "already got", "already put", "already put aside", "already set aside"],
      ...[
        "already put away",
        "currently",
        "currently have",
        "currently at",
        "start with",
        "starting at",
        "starts from",
      ],
      ...["start off with", "i have", "i've got", "i got", "we have", "begin with", "beginning with", "current is"],
      ...[
        "current amount of",
        "current:",
        "current amount:",
        "initial",
        "initial deposit of",
        "initial:",
        "have about",
      ],
    ].map((words) => [words]),
  )("what is there already: '%s $200'", (words) => {
    expect(started(`save $500 for a bike, ${words} $200`)).toEqual([50_000, 20_000, null]);
  });

  test.each(
    [
      ...["already", "so far", "to start", "in the bank", "set aside", "put aside", "in savings", "down already"],
      ...["currently"],
    ].map((words) => [words]),
  )("what is there already: '$200 %s'", (words) => {
    expect(started(`save $500 for a bike, $200 ${words}`)).toEqual([50_000, 20_000, null]);
  });

  test.each<[string, unknown]>([
    ["pay off my visa, minimum $50, i owe $5,000", [500_000, 500_000, 5_000]],
    ["pay off my visa, i owe $5,000, min. monthly payment is $50", [500_000, 500_000, 5_000]],
    ["pay off my visa, i owe $5,000, minimum:$50", [500_000, 500_000, 5_000]],
    ["pay off my visa, i owe $5,000, min payments of $50", [500_000, 500_000, 5_000]],
    ["pay off my visa, i owe $5,000, $50 minimum", [500_000, 500_000, 5_000]],
    ["pay off my visa, i owe $5,000, $50 a month minimum", [500_000, 500_000, 5_000]],
    ["pay off my visa, $300 of $500", [50_000, 30_000, null]],
    ["pay off my visa, $300 out of my original $500", [50_000, 30_000, null]],
    ["pay off my $500 visa, $300 left", [50_000, 30_000, null]],
    ["pay off my $500 visa, still owe $300", [50_000, 30_000, null]],
  ])("a debt: '%s'", (text, figures) => expect(started(text)).toEqual(figures));

  const own = [goal("Bike", { color: "green" }), goal("Car", { targetCents: 80_000 }), goal("Boat", { color: "red" })];
  const asked = (text: string) => {
    const found = readCreate(text, own, TODAY);
    return found.kind === "ask" ? found.reason : found.kind;
  };
  test.each([
    ...["paid", "transferred", "moved", "contributed", "made a payment of", "tossed", "threw", "chipped in", "stashed"],
  ])("'%s' money isn't a new goal, whatever it's for", (word) => {
    expect([asked(`${word} $50 to my bike`), asked(`${word} $50 to my plane`)]).toEqual(["record", "record"]);
  });
  test.each(["put", "add", "deposit"])("'%s' money is recorded where the goal is there", (word) => {
    expect([asked(`${word} $50 to my bike`), asked(`${word} $50 to my plane`)]).toEqual(["record", "create"]);
  });
  test.each(["on", "to", "into", "in", "toward", "towards", "for", "off"])(
    "what was paid '%s' a goal is its",
    (word) => {
      expect(readCreate(`paid $50 ${word} bike`, own, TODAY)).toMatchObject({
        ...{ reason: "record", details: { name: "Bike", amount: 5_000 } },
      });
    },
  );
  test.each([
    ...["goal for", "goal of", "goal to", "goal called", "goal named", "new", "create", "set up", "savings goal"],
    ...["debt goal", "pay off", "paying off", "put away", "put aside"],
  ])("'%s' asks for a goal all the same", (words) => {
    expect([asked("paid $50 on my bike"), asked(`paid $50 on my bike ${words}`)]).toEqual(["record", "create"]);
  });

  const added = (text: string) => {
    const found = readProgress(text, own, TODAY);
    return found.kind === "add"
      ? [found.goal.name, found.amountCents]
      : found.kind === "ask"
        ? found.reason
        : found.kind;
  };
  test.each<[string, unknown]>([
    ["saved 100 boat", ["Boat", 10_000]],
    ["saved $100 car", ["Car", 10_000]],
    ["bike: added $5", ["Bike", 500]],
    ["added $5 to the car goal", ["Car", 500]],
    ["put 5 dollars in for the boat", ["Boat", 500]],
    ["saved $100 plane", "whichProgress"],
    ["put $5 toward boat", ["Boat", 500]],
    ["put $5 towards boat", ["Boat", 500]],
    ["saved $5 or 7 euros for the boat", "unclear"],
    ["saved $5 of 7 euros for the boat", "unclear"],
    ["saved $5 of $70 for the boat", ["Boat", 500]],
    ["lower the boat by $5", "takeBack"],
    ["lowered the boat by $5", "takeBack"],
    ["added $5 to the plane", "unknownProgress"],
    ["added $50 to the bike for bike boat", "whichProgress"],
    ["bike: $100 to go", "addOrSet"],
  ])("'%s' is %j", (text, reading) => expect(added(text)).toEqual(reading));

  const two = [goal("Bike"), goal("Visa", { type: "debt", targetCents: 300_000, doneCents: 50_000 })];
  test.each<[string, unknown]>([
    ["saved $50", ["Bike", 5_000]],
    ["my savings: $50 more", ["Bike", 5_000]],
    ["paid $50", ["Visa", 5_000]],
    ["payment of $50", ["Visa", 5_000]],
    ["$50 more on the debt", ["Visa", 5_000]],
    ["put in $50", "whichProgress"],
    ["I saved", "whichProgress"],
  ])("'%s', where there is one goal of each kind, is %j", (text, reading) => {
    const found = readProgress(text, two, TODAY);
    expect(found.kind === "add" ? [found.goal.name, found.amountCents] : found.kind === "ask" && found.reason).toEqual(
      reading,
    );
  });
  test("where there is one goal it's the one that is meant", () => {
    expect(readProgress("I saved", two.slice(0, 1), TODAY)).toMatchObject({ reason: "howMuch" });
  });
  test.each([
    ["I still owe $3,000 on my visa", 0],
    ["we still owe $1,000 on my visa", 200_000],
    ["I owe $1,000 on my visa", 200_000],
    ["we owe $1,000 on my visa", 200_000],
    ["I still owe $3,000.01 on my visa", "setAbove"],
  ])("what is left of a debt: '%s'", (text, done) => {
    const found = readProgress(text, two, TODAY);
    expect(found.kind === "set" ? found.doneCents : found.kind === "ask" && found.reason).toBe(done);
  });

  test("a goal that is there is changed only where that is what is asked", () => {
    expect(readCreate("save $500 to change the bike", own, TODAY)).toMatchObject({ kind: "create" });
    expect(readCreate("please change the bike to $500", own, TODAY)).toMatchObject({ reason: "editGoal" });
    expect(["how much could you save", "what would you do"].map(isQuestion)).toEqual([true, true]);
    expect(["could you save $5", "so could you add $5"].map(isQuestion)).toEqual([false, false]);
  });

  test("what could be added or set is asked about with its name and its amount", () => {
    const half = [goal("Boat", { doneCents: 5_000 })];
    for (const text of ["boat $30", "boat now at $30 in total"])
      expect(readProgress(text, half, TODAY)).toEqual({
        ...{ kind: "ask", reason: "addOrSet", details: { name: "Boat", amount: 3_000 } },
      });
  });

  const deleted = (text: string) => {
    const found = readDelete(text, own);
    return found.kind === "delete" ? found.goal.name : found.reason;
  };
  test.each([
    ["delete the green goal", "Bike"],
    ["delete the red savings goal", "Boat"],
    ["delete the red saving", "Boat"],
    ["delete the $800 goal", "Car"],
    ["delete the 800 dollar goal", "Car"],
    ["delete the 800 bucks one", "Car"],
    ["delete the blue $800 goal", "Car"],
    ["delete the green $800 goal", "unknownDelete"],
    ["delete the bike goal over there", "Bike"],
    ["every goal of mine: delete it", "oneDelete"],
    ["all of my goals, delete them", "oneDelete"],
    ["delete the boring 'bike'", "Bike"],
    ["delete my goal bike", "Bike"],
    ["remove $50 from the plane", "takeBack"],
    ["delete the purple goal", "unknownDelete"],
  ])("'%s' is %s", (text, name) => expect(deleted(text)).toBe(name));
});

describe("kinds, rates and names", () => {
  test.each([
    ...[
      "a debt",
      "my debts",
      "a loan",
      "two loans",
      "paid off in May",
      "a credit card",
      "credit cards",
      "card balance",
    ],
    ...[
      "a mortgage",
      "at 5 apr",
      "interest rate 5",
      "5% interest",
      "an overdraft",
      "financing",
      "an iou",
      "a collection",
    ],
    ...[
      "collections",
      "past due",
      "a medical bill",
      "medical bills",
      "a hospital bill",
      "hospital bills",
      "back taxes",
    ],
    ...["i owe", "she owes", "was owed", "owing", "pay off it", "paying it all down", "pay back", "repay", "repaying"],
    ...["debt goal", "debt payoff goal", "payoff goal", "clear my card", "get out of it", "debt-free", "debt free"],
  ])("'%s' is a debt", (text) => expect(findType(text)).toBe("debt"));

  test.each([
    ...["a bike", "save for a loan", "saving before a mortgage", "savings, no debt", "put away for a loan"],
    ...["putting aside, then a loan", "set aside a loan", "setting aside", "down payment on a mortgage"],
    ...["downpayment, mortgage", "deposit with financing", "emergency fund, no loan", "a nest egg and a loan"],
    ...["rainy day, no loan", "a fund, no loan", "savings goal to pay off a loan"],
  ])("'%s' is a saving", (text) => expect(findType(text)).toBe("savings"));

  test("a debt that is called a savings goal is one where it is owed", () => {
    expect(findType("savings goal for what i owe")).toBe("debt");
  });

  test.each<[string, number | null | undefined]>([
    ...["at", "with", "and", "has", "having", "charging", "charges", "is", "carrying", "paying"].map(
      (word): [string, number] => [`a loan ${word} 5%`, 5],
    ),
    ["5 %", 5],
    ["5.25 percent", 5.25],
    ["5 per cent", 5],
    ["5% apr", 5],
    ["5%apr", 5],
    ["5% interest rate", 5],
    ["5% a year", 5],
    ["5% p.a.", 5],
    ["5% pa", 5],
    ["an interest rate of 5%", 5],
    ["apr: 5", 5],
    ["apr:5", 5],
    ["rate = 5", 5],
    ["an apr of 5.5", 5.5],
    ["interest is 7", 7],
    ["at interest 7", 7],
    ["rate 5 months", undefined],
    ["rate 5k", undefined],
    ["rate 5 dollars", undefined],
    ["interest 5,000", undefined],
    ["0%", 0],
    ["100%", 100],
    ["101%", null],
    ["at -5%", null],
    ["5.12345%", null],
    ["5.1234%", 5.1234],
    ["a bike", undefined],
  ])("the rate in '%s' is %s", (text, rate) => expect(findRate(text)?.rate).toBe(rate));

  test.each([
    ["a loan, at 5% interest rate, of mine", ", at 5% interest rate"],
    ["a loan (5% apr) of mine", "(5% apr)"],
    ["a loan with an interest rate of 5% of mine", " with an interest rate of 5%"],
    ["a loan;5% a year", ";5% a year"],
    ["a loan, with an apr of 5, of mine", ", with an apr of 5"],
    ["a loan (rate 5) of mine", "(rate 5)"],
  ])("of '%s' '%s' is taken", (text, taken) => {
    const { start, end } = findRate(text) ?? { start: 0, end: 0 };
    expect(text.slice(start, end)).toBe(taken);
  });

  test.each<[string, string | null, string]>([
    ["a green card for $90", null, ""],
    ["a green goal for $90", "green", "green"],
    ["a green one", "green", "green"],
    ["a green label", "green", "green"],
    ["a green color", "green", "green color"],
    ["bike, color: red", "red", ", color: red"],
    ["bike colour red", "red", " colour red"],
    ["bike, make it red", "red", ", make it red"],
    ["bike (red)", "red", "(red"],
    ["a red bike", null, ""],
  ])("of '%s' the color is %s, of which '%s' is taken", (text, color, taken) => {
    const found = findColor(text);
    expect(found?.color ?? null).toBe(color);
    expect(found ? text.slice(found.start, found.end) : "").toBe(taken);
  });

  test("words that stand in any wish are no name", () => {
    const words =
      "goal goals saving savings save debt debts money it something someone thing things one this that me want need help please hello hi hey new create add make set start the a an my up to for and of would like us we you can could have more some cash dollars bucks amount target deadline soon future later pay off owe put away aside month year week payoff with in on just about i'd i'm let's lets all track build another now interest rate apr min minimum payment left total balance end next is be get down per from so far starting beginning 12";
    expect(words.split(" ").filter((word) => findName(`; ${word} ;`, word, "savings") !== "")).toEqual([]);
    expect(findName("; boat ;", "boat", "savings")).toBe("Boat");
  });

  test.each([
    ...["to buy", "to get", "to purchase", "to afford", "to fund", "to pay for", "for buying", "for getting", "goal:"],
    ...["goal-", "goal :", "goal for", "goals for", "goal of", "goal to", "fund for", "saving for", "savings for"],
    ...["save for", "save up for", "toward", "towards"],
  ])("what is saved for stands after '%s'", (lead) => {
    expect(findName(`on weekends ${lead} tires`, "", "savings")).toBe("Tires");
  });

  test("a name has ten words at most, and quotes around nothing hold none", () => {
    const owing = "pay off soon to buy a car";
    expect([findName(owing, owing, "savings"), findName(owing, owing, "debt")]).toEqual(["Car", "Soon to buy a car"]);
    expect(findName('"!!" for a bike', '"!!" for a bike', "savings")).toBe("Bike");
    expect(findName('"Sea" for a bike', '"Sea" for a bike', "savings")).toBe("Sea");
    const long = "tall wooden garden fence gate post hinge lock paint brush bucket".split(" ");
    expect(findName(`for ${long.slice(0, 10).join(" ")}`, "", "savings")).toBe(
      "Tall wooden garden fence gate post hinge lock paint brush",
    );
    expect(findName(`for ${long.join(" ")}`, "", "savings")).toBe("");
  });

  test.each([
    ["i owe bob", "Bob"],
    ["she owes bob", "Bob"],
    ["owed bob", "Bob"],
    ["owing bob", "Bob"],
    ["owe to bob", "Bob"],
    ["owed: on the bike", "Bike"],
    ["pay off the bike it costs", "Bike"],
    ["pay off the bike it cost", "Bike"],
  ])("what is owed in '%s' is %s", (text, name) => expect(findName(text, text, "debt")).toBe(name));
});
