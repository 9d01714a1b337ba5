// The reader against the corpus: what was read once stays read, and what is no question of one's own money stays none.
import { describe, expect, test } from "vitest";
import { CORPUS, HOUSEHOLD_CORPUS, PERSON, setAside, STRANGERS_CORPUS, TODAY, type Labelled } from "./corpus";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const { open, aside } = setAside(CORPUS);
const right = (all: readonly Labelled[]) =>
  all.filter(([, text, reads]) => readAs(text, PERSON, TODAY) === reads).length / all.length;

describe(`${CORPUS.length} questions as people type them`, () => {
  test("at least 97 % of those worked with are read exactly", () => expect(right(open)).toBeGreaterThan(0.97));
  test("at least 88 % of those set aside are read exactly", () => expect(right(aside)).toBeGreaterThan(0.88));

  test(`all but 2 % of ${HOUSEHOLD_CORPUS.length} that were asked of the sample household are read exactly`, () => {
    const { today } = SAMPLE_PERSON;
    const wrong = HOUSEHOLD_CORPUS.filter(([, text, reads]) => readAs(text, SAMPLE_PERSON, today) !== reads);
    expect(wrong.slice(0, Math.max(0, wrong.length - HOUSEHOLD_CORPUS.length * 0.02))).toEqual([]);
  });

  test(`all but 2 % of ${STRANGERS_CORPUS.length} that strangers asked of it are read exactly`, () => {
    const wrong = STRANGERS_CORPUS.filter(
      ([, text, reads]) => readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today) !== reads,
    );
    expect(wrong.slice(0, Math.max(0, wrong.length - STRANGERS_CORPUS.length * 0.02))).toEqual([]);
  });

  test("what is no question of one's own money is read as none", () => {
    const others = CORPUS.filter(([kind]) => kind === "none");
    expect(others.filter(([, text]) => readAs(text, PERSON, TODAY) !== "none").map(([, text]) => text)).toEqual([]);
  });

  test("the same words on another day speak of that day's months", () => {
    const [question, later] = ["how much did i spend last month", { ...PERSON, today: "2027-03-05" }];
    expect(readAs(question, PERSON, TODAY)).toBe("spent 2026-10");
    expect(readAs(question, later, "2027-03-05")).toBe("spent 2027-02");
  });

  test("names are one's own: somebody else's shop is only text", () => {
    const nobody = { ...PERSON, merchants: [], payers: [], accounts: [], goals: [], recurring: [] };
    expect(readAs("how much did i spend at best buy this year", nobody, TODAY)).toBe("spent at:best_buy 2026");
  });
});
