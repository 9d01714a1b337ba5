// Advice without a price, and goals: each question as people type it, and what it is read as (advice-asked.txt); and what the
// answers say, by figures that are worked out here from the household's own entries.
import { describe, expect, test } from "vitest";
import { formatFact } from "~/domain/coach/facts/fact";
import { ask } from "./approved/ask";
import { GOALS, INPUTS, ROWS, WHO } from "./approved/household";
import { linesOf, readAs } from "./read-as";
import { said } from "./said-in-full";
import { SAMPLE_PERSON } from "./sample-person";

const TABLE = linesOf("advice-asked");

describe("what is asked is read as", () => {
  test.each(TABLE)("%s", (line) => {
    const [text = "", read] = line.split(" → ");
    expect(readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today)).toBe(read);
  });
});

describe("what is answered", () => {
  // 2,800 is missing by Jun 30, 2027, with 200 a month; 750 by May 31, 2027, with 100 a month.
  test("goals in the order in which they're finished go by their pace, and not by their share", () => {
    expect(said("which goal finishes first")).toMatch(/^The first to finish is Summer in Maine, on Jul 6, 2027/);
    expect(said("which goal is furthest behind")).toMatch(
      /^The furthest behind is Emergency Fund: there on Jan 22, 2028 as things go, 206 days after its date of Jun 30, 2027/,
    );
  });

  test("another date takes what is missing over the months until then", () => {
    expect(said("can i finish the emergency fund by april, what would it take")).toMatch(
      /it takes \$700\.00 a month for 4 months/,
    );
    expect(said("what if i move the maine date to august")).toMatch(
      /takes \$83\.34 a month for 9 months, instead of \$125\.00/,
    );
  });

  test("twice as much is there in half of the time, and nothing more stays where it is", () => {
    expect(said("if i doubled what i put in, when would the emergency fund be done")).toMatch(
      /^With \$400\.00 a month instead of the \$200\.00 .* full on Jun \d+, 2027 instead of Jan 22, 2028, about 7 months sooner/,
    );
    expect(said("what if i stopped putting money in the maine goal")).toMatch(
      /^With nothing more put in, Summer in Maine stays where it is and misses its date of May 31, 2027/,
    );
  });

  test("so much less for all goals is held against what their dates take together", () => {
    expect(said("what happens to my goals if i save 50 less a month")).toMatch(
      /would get \$250\.00 a month together, instead of the \$300\.00 .* they take \$525\.00 a month, so \$275\.00 a month would be short/,
    );
  });

  test("interest that a bank charged is nothing that was put into goals", () => {
    const [loan] = [
      { ...GOALS[0], id: "auto", type: "debt" as const, name: "Auto", targetCents: 9_000_00, currentCents: 7_300_00 },
    ];
    const goal = {
      ...loan,
      accountId: "loan",
      deadline: null,
      ratePercent: 5,
      minimumCents: 245_00,
      startDay: "2026-02-01",
      entries: [
        { day: "2026-11-04", kind: "payment" as const, amountCents: -36_50, isBalance: true as const },
        { day: "2026-11-05", kind: "payment" as const, amountCents: 245_00, isBalance: true as const },
      ],
    };
    const home = {
      inputs: { ...INPUTS, goals: [...GOALS, goal] },
      person: { ...WHO, goals: [...WHO.goals, { id: "auto", name: "Auto", type: "debt" as const }] },
      rows: ROWS,
    };
    const { text, facts } = ask("how much have i put into my goals this month", [], home);
    const dollars = facts.map((fact) => formatFact(fact));
    expect(dollars).toContain("$200.00");
    expect(dollars).toContain("$245.00");
    expect(dollars).not.toContain("$208.50");
    expect(text).toMatch(/savings goals .*Besides, you paid/s);
  });

  test("what an investment has made isn't known, and the answer says so", () => {
    const inputs = {
      ...INPUTS,
      accounts: [
        ...INPUTS.accounts,
        { id: "funds", name: "Brokerage", type: "investment", balanceCents: 5_000_00, limitCents: null },
      ],
    };
    const person = {
      ...WHO,
      accounts: [...WHO.accounts, { id: "funds", name: "Brokerage", bank: "Harbor Bank", kind: "investment" }],
    };
    const { text } = ask("is my brokerage making money", [], { inputs, person, rows: ROWS });
    expect(text).toMatch(/what it has made or lost I can't tell/);
  });
});
