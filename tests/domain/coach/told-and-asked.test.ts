// What a text tells beside its question is no part of it: days, ages, prices, feelings. From the tale passes only what the
// question leaves open, and what is not to count.
import { describe, expect, test } from "vitest";
import { careFor } from "~/domain/coach/care/care";
import { careNoticed } from "~/domain/coach/learned/noticed-care";
import { askedIn, divided } from "~/domain/coach/long-texts/divide";
import { pieceKindOf, leftOutIn } from "~/domain/coach/long-texts/kinds";
import { withoutLives } from "~/domain/coach/long-texts/lives";
import { piecesOf, joinPieces } from "~/domain/coach/long-texts/pieces";
import { linesOf, readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const TABLE = linesOf("told-and-asked");

test.each(TABLE)("%s", (line) => {
  const [text = "", read] = line.split(" → ");
  expect(readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today)).toBe(read);
});

const kind = (text: string) => pieceKindOf({ text, isQuestion: false });

describe("a piece", () => {
  test.each([
    ...["how much was gas", "so what did we pay", "when is rent due", "list the bills", "i need the grocery total"],
    ...["i want to know where it went", "roast & co this month how much", "make it 650", "or have both bills come"],
  ])("asks: %s", (text) => expect(kind(text)).toBe("asks"));

  test.each([
    ...["im a nurse", "my sister visits in March", "when my sister visits", "gas was 3.89 this morning", "three kids"],
    ...["because my husband says so", "i feel sick about it", "got home at 2am", "Lily starts kindergarten in 2027"],
    ...["Dentist wants 240 on the 1st", "this month is killing me", "everybody knows what rent is", "be quick"],
    ...["for our accountant", "600 miles there and back", "dropped 80 at fairway", "last Christmas we flew to Gran"],
  ])("tells: %s", (text) => expect(kind(text)).toBe("tells"));

  test.each([
    ...["groceries in october", "doctor visits 2026", "the first four", "my Northfold charges since june"],
    ...[
      "moved into savings this year",
      "half of the rent is mine",
      "the ones that were over 50",
      "june through october",
    ],
  ])("only names: %s", (text) => expect(kind(text)).toBe("names"));

  test.each([
    ["Rent isn't what I mean", "Rent"],
    ["the power is not what i'm asking about", "power"],
    ["rent wasn't a bill", "rent"],
    ["my car payment doesn't count", "car payment"],
    ["don't count the gym", "gym"],
    ["and skip the student loan", "student loan"],
    ["i don't care about the car stuff", "car stuff"],
    ["leave Northfold out of it", "Northfold"],
    ["that doesn't count", null],
    ["the money isn't what i mean", null],
    ["october total but dont count rent", null],
  ])("'%s' leaves out %s", (text, name) => expect(leftOutIn(text)).toBe(name));
});

describe("a text", () => {
  test("in pieces is the text again", () => {
    for (const text of [
      "gas, groceries and rent in october?",
      "we paid dr. Smith. how much since june - and when",
      "one; two: three",
    ])
      expect(joinPieces(piecesOf(text))).toBe(text);
  });

  test("without a tale isn't divided", () => {
    for (const text of ["gas in october", "gas, how much in october?", "it was a long day", "rent is due on the 1st?"])
      expect(divided(text)).toBeNull();
  });

  test("is divided into what is asked, told and left out", () => {
    expect(divided("I'm 61. The power isn't what I mean! How much for utilities, because I worry?")).toEqual({
      asked: "How much for utilities",
      told: ["I'm 61", "because I worry"],
      leftOut: [{ name: "power", isLoose: false }],
    });
  });

  test("asks what is left of it for a reader without names", () => {
    expect(askedIn("My husband lost his job in 2019. Can we afford a 900 couch?")).toBe("Can we afford a 900 couch?");
    expect(askedIn("can my 7 year old have a 300 bike")).toBe("can my kid have a 300 bike");
  });
});

describe("numbers of somebody's life", () => {
  test.each([
    ["i'm 34, what is left", ", what is left"],
    ["married 12 years and broke", "married and broke"],
    ["our 3 kids and 2 small dogs", "our kids and small dogs"],
    ["we live in apt 214", "we live in apt"],
    ["at 412 Maple Street now", "at Maple Street now"],
    ["she turned 40", "she older"],
    ["my son is 8, so", "my son, so"],
  ])("%s", (text, bare) => expect(withoutLives(text)).toBe(bare));

  test.each(["i'm 50 over", "the water bill was 45, right?", "12 months", "2 coffees", "i paid 40 and left", "$61"])(
    "'%s' has none",
    (text) => expect(withoutLives(text)).toBe(text),
  );
});

test.each([
  "this month is killing me. how much have we spent on groceries",
  "november is killing me. what's left in the grocery budget",
  "my wife is gonna kill me. what did i spend at northfold this month",
  "this job is killing me. how long could we last without my pay",
])("'%s' only tells", (text) => {
  expect(careFor(text, "2026-11-22")).toBeNull();
  expect(careNoticed(text, SAMPLE_PERSON)).toBeNull();
});

test("putting gas in the tank moves no money", () => {
  expect(careFor("put 60 in the tank this morning. how much gas last month", "2026-11-22")).toBeNull();
  expect(careFor("put 60 in my savings", "2026-11-22")?.id).toBe("orders");
});
