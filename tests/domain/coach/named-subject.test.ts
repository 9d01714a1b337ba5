// What names in a text come to together, what is left out of them, and what is held against what. Asked of the approved
// answers' household, whose names stand in its own file.
import { describe, expect, test } from "vitest";
import { heldApart, inOneField, sharedName, subjectOf } from "~/domain/coach/reading/named-subject";
import { splitAccounts, splitExcept } from "~/domain/coach/reading/split-names";
import { type Entity, type EntityKind, spot } from "~/domain/coach/reading/spot";
import type { Span } from "~/domain/language/words";
import { WHO } from "./approved/household";

const KINDS: ReadonlySet<EntityKind> = new Set(["category", "part", "merchant", "account", "kind"]);
/** The longest names of a text, each place once. */
function namesIn(text: string) {
  const spots = spot(text, WHO);
  const kept: Entity[] = [];
  for (const one of spots.entities
    .filter(({ kind }) => KINDS.has(kind))
    .sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one);
  return { spots, entities: kept.sort((a, b) => a.start - b.start) };
}
const wordsAt = ({ words }: { words: readonly string[] }, spans: readonly Span[]) =>
  spans.map(({ start, end }) => words.slice(start, end).join(" ")).join(" … ");
const said = (entities: readonly Entity[]) =>
  Object.entries(subjectOf(entities))
    .map(([field, values]) => `${field}:${typeof values === "boolean" ? "yes" : values.join("+")}`)
    .join(" ");

describe("names together", () => {
  test.each([
    ["groceries and gas", "categories:groceries+gas"],
    ["groceries groceries", "categories:groceries"],
    ["coffee and taxis", "merchants:coffee+rideshare"],
    ["groceries and restaurants and coffee", "categories:groceries+restaurants"],
    ["groceries and coffee", "categories:groceries merchants:coffee"],
    ["travel and the flight", "merchants:flights"],
    ["travel and coffee", "categories:travel merchants:coffee"],
    ["checking and savings", "kinds:checking+savings"],
  ])("'%s' are %s", (text, subject) => expect(said(namesIn(text).entities)).toBe(subject));

  test.each([
    ["groceries and coffee", "categories:groceries merchants:coffee"],
    ["groceries and church", "categories:groceries+tithe"],
    ["church or groceries", "categories:tithe+groceries"],
    ["groceries , the church", "categories:groceries+tithe"],
    ["groceries besides coffee", "categories:groceries merchants:coffee"],
    ["coffee and taxis", "merchants:coffee+rideshare"],
    ["groceries and parking", "categories:groceries merchants:parking"],
    ["gas and electric", "merchants:fuel+power"],
    ["gas and groceries", "categories:gas+groceries"],
  ])("in one field '%s' are %s", (text, subject) => {
    const { spots, entities } = namesIn(text);
    expect(said(inOneField(entities, spots))).toBe(subject);
  });
});

test.each<[string[], string]>([
  [["Starbucks #12", "Starbucks #99"], "Starbucks"],
  [["Uber", "Uber Eats"], "Uber"],
  [["UBER TRIP", "Uber Trips"], "UBER TRIP"],
  [["Sunrise Fuel", "Sunrise Fudge"], "Sunrise"],
  [["Fuel Stop", "Fudge Stop"], "Fuel Stop"],
  [["Shop 12"], "Shop"],
  [["Shop 12-34 #5 *6"], "Shop"],
  [["Shop 12a"], "Shop 12a"],
  [["AB 12"], "AB 12"],
  [["ABC 12"], "ABC"],
  [["Apple", "Banana"], "Apple"],
  [["Corner - East", "Corner - West"], "Corner"],
  [[], ""],
])("what %j share is %s", (names, shared) => expect(sharedName(names)).toBe(shared));

test.each<[string[], string]>([
  [["Starbucks #12", "Starbucks #99"], "merchants:Starbucks"],
  [["Fuel Stop", "Fudge Stop"], "merchants:Fuel Stop+Fudge Stop"],
  [["Starbucks", "Starlight"], "merchants:Starbucks+Starlight"],
])("spellings %j are %s", (values, subject) =>
  expect(said([{ kind: "merchant", values, start: 0, end: 1, exact: 1 }])).toBe(subject),
);

describe("what is left out", () => {
  const split = (text: string) => {
    const { spots, entities } = namesIn(text);
    const { within, except, spans } = splitExcept(spots, entities);
    return [said(within), said(except), wordsAt(spots, spans)];
  };
  test.each([
    ["restaurants without coffee", "categories:restaurants", "merchants:coffee", "without"],
    ["spending not counting groceries", "", "categories:groceries", "not counting"],
    ["spending not counting groceries or gas", "", "categories:groceries+gas", "not counting"],
    ["spending besides the groceries and my gas", "", "categories:groceries+gas", "besides"],
    ["spending without groceries when i got gas", "categories:gas", "categories:groceries", "without"],
    ["spending other than groceries", "", "categories:groceries", "other than"],
    ["spending without noodle house shop and gas", "", "merchants:Noodle House categories:gas", "without"],
    ["spending without groceries payment or gas", "", "categories:groceries+gas", "without"],
    ["spending without groceries places and gas", "", "categories:groceries+gas", "without"],
    ["spending excluding groceries", "", "categories:groceries", "excluding"],
    ["spending except for groceries", "", "categories:groceries", "except for"],
    ["spending minus groceries", "", "categories:groceries", "minus"],
    ["spending , no groceries", "", "categories:groceries", "no"],
    ["spending , not gas", "", "categories:gas", "not"],
    ["restaurants without coffee , and no gas", "categories:restaurants", "merchants:coffee categories:gas", "without"],
    [
      "spending aside from the groceries , gas and both coffees",
      "",
      "categories:groceries+gas merchants:coffee",
      "aside from",
    ],
    ["groceries , not fast food , not coffee", "categories:groceries", "merchants:fast-food+coffee", "not"],
  ])("'%s'", (text, within, except, words) => expect(split(text)).toEqual([within, except, words]));
  test.each(["groceries", "no groceries", "spending without checking", "groceries without it", "spending besides"])(
    "nothing of '%s'",
    (text) => expect(split(text).slice(1)).toEqual(["", ""]),
  );

  const accounts = (text: string) => {
    const { spots, entities } = namesIn(text);
    const { within, except, spans } = splitAccounts(spots, entities);
    return [said(within), said(except), wordsAt(spots, spans)];
  };
  test.each([
    ["cash without savings", "", "kinds:savings", "without"],
    ["checking not counting savings", "kinds:checking", "kinds:savings", "not counting"],
    ["checking without groceries", "kinds:checking categories:groceries", "", "without"],
    ["checking and savings", "kinds:checking+savings", "", ""],
  ])("of accounts: '%s'", (text, within, except, words) => expect(accounts(text)).toEqual([within, except, words]));
});

describe("what is held against what", () => {
  const held = (text: string) => {
    const { spots, entities } = namesIn(text);
    return heldApart(spots, entities)?.map(said) ?? null;
  };
  test.each([
    ["groceries vs gas", "categories:groceries", "categories:gas"],
    ["groceries versus gas", "categories:groceries", "categories:gas"],
    ["groceries vs a coffee", "categories:groceries", "merchants:coffee"],
    ["each coffee vs every taxi", "merchants:coffee", "merchants:rideshare"],
    ["more on groceries than gas", "categories:groceries", "categories:gas"],
    ["groceries compared to gas", "categories:groceries", "categories:gas"],
    ["groceries against gas", "categories:groceries", "categories:gas"],
    ["groceries over gas", "categories:groceries", "categories:gas"],
    ["which is more , groceries or gas", "categories:groceries", "categories:gas"],
    ["groceries or gas , what costs more", "categories:groceries", "categories:gas"],
    ["compare groceries and gas", "categories:groceries", "categories:gas"],
    ["comparison of groceries , gas", "categories:groceries", "categories:gas"],
    ["groceries and travel vs gas", "categories:groceries+travel", "categories:gas"],
  ])("'%s'", (text, one, other) => expect(held(text)).toEqual([one, other]));
  test.each([
    "groceries or gas",
    "groceries and gas",
    "march groceries versus may groceries",
    "groceries",
    "coffee shops",
  ])("nothing in '%s'", (text) => expect(held(text)).toBeNull());
});
