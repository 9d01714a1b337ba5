// Questions that want a yes or a no, condition by condition: each beside one that lacks it, or says more (verdicts.txt). Asked
// of the readers of such questions alone.
import { expect, test } from "vitest";
import { notationOf, notationOfPlan } from "~/domain/coach/query/notation";
import type { Person } from "~/domain/coach/reading/person";
import { spot } from "~/domain/coach/reading/spot";
import { verdictIn } from "~/domain/coach/reading/verdicts/verdicts";
import { SAMPLE_PERSON } from "./sample-person";
import { linesOf } from "./read-as";

const bill = (name: string, category: string) => ({ name, category, income: false });
const PERSON: Person = {
  ...SAMPLE_PERSON,
  recurring: [
    ...SAMPLE_PERSON.recurring,
    bill("HARBOR AUTO LOAN PAYMENT", "car_payment"),
    bill("Northline Student Loans", "student_loans"),
    bill("Evergreen Auto Insurance", "auto_insurance"),
    bill("Lightpath Fiber", "internet"),
  ],
};

function verdict(text: string, person = PERSON): string {
  const found = verdictIn(spot(text, person), person, false);
  if (found === null) return "none";
  if (found.is === "plan") return notationOfPlan(found.request);
  const asked = found.beside ? [found.query, found.beside] : [found.query];
  return asked.map((one) => notationOf(one, person.today)).join(" & ");
}

const TEXTS = linesOf("verdicts");

test.each(TEXTS)("%s", (line) => {
  const [text = "", read] = line.split(" → ");
  expect(verdict(text)).toBe(read);
});

test("'the goal' is the only one there is", () => {
  const goals = PERSON.goals.filter(({ id }) => id !== "reserve");
  const asked = "250 a month, will the goal be done";
  expect([verdict(asked), verdict(asked, { ...PERSON, goals })]).toEqual([
    "none",
    "plan:save-up monthly:250 named:maine",
  ]);
  expect(verdict("250 a month, will it be done", { ...PERSON, goals })).toBe("none");
});

test("a word of a goal's name stands for it where no other has it", () => {
  const goal = (id: string, name: string) => ({ id, name, type: "savings" as const });
  const asked = "250 a month for photography, are we there in time";
  const named = (...names: string[]) => verdict(asked, { ...PERSON, goals: names.map((name) => goal(name, name)) });
  expect(named("Photogravure-2", "Roof")).toBe("plan:save-up monthly:250 named:Photogravure-2");
  expect(named("Photogr", "Roof")).toBe("plan:save-up monthly:250 named:Photogr");
  expect(named("Photogravure", "Photogrammetry")).toBe("none");
  expect(named("Photo", "Roof")).toBe("none");
});

test("a name that several shops bear is a bill where one of them is", () => {
  const merchants = [...PERSON.merchants, "Comet Cable", "Comet Diner"];
  const asked = "is comet worth keeping";
  const recurring = [...PERSON.recurring, bill("Comet Cable", "cable")];
  expect([verdict(asked, { ...PERSON, merchants }), verdict(asked, { ...PERSON, merchants, recurring })]).toEqual([
    ...["none", "plan:stop at:comet"],
  ]);
});
