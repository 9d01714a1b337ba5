// What the score of a frame's reading is made of: words that it has no use for, shops and categories that it drops, how many words
// may speak for it. Weights may change, and which way they count may not. Asked of the approved answers' household.
import { expect, test } from "vitest";
import { framedReadings } from "~/domain/coach/reading/frames/framed-readings";
import { spot } from "~/domain/coach/reading/spot";
import { WHO } from "./approved/household";

function read(text: string, measure: string) {
  const found = framedReadings(spot(text, WHO), WHO).find(
    ({ asked }) => asked.is === "query" && asked.query.measure === measure,
  );
  if (!found) throw new Error(`Nothing reads ${measure}.`);
  return found;
}
const score = (text: string, measure: string) => read(text, measure).score;

test("each word that nothing explains is named, and costs", () => {
  expect(read("checking balance zyxwolf quorble", "balance").unused).toEqual(["zyxwolf", "quorble"]);
  expect(score("checking balance zyxwolf", "balance")).toBeLessThan(score("checking balance", "balance"));
  expect(score("checking balance zyxwolf quorble", "balance")).toBeLessThan(
    score("checking balance zyxwolf", "balance"),
  );
});

test("signs, days and amounts cost nothing", () => {
  expect(score("checking balance %", "balance")).toBe(score("checking balance", "balance"));
  expect(score("credit score in october", "score")).toBe(score("credit score", "score"));
  expect(score("credit score over $50", "score")).toBe(score("credit score", "score"));
});

test("a shop or a category that it has no use for costs more than words, but of bills", () => {
  expect(score("credit score noodle house", "score")).toBeLessThan(score("credit score zyxwolf quorble", "score"));
  expect(score("credit score groceries", "score")).toBeLessThan(score("credit score zyxwolf", "score"));
  expect(score("bills due groceries", "bills")).toBe(score("bills due zyxwolf", "bills"));
  expect(score("credit score the car loan", "score")).toBeLessThan(score("credit score", "score"));
});

test("a name that goes on is no other", () => {
  expect(score("how far along is maine trip", "saved")).toBe(score("how far along is maine zyxwolf", "saved"));
  expect(score("how far along is trip to maine", "saved")).toBe(score("how far along is maine zyxwolf", "saved"));
});

test("what it's about speaks for it, too", () => {
  expect(read("checking balance", "balance").evidence).toBe(read("balance", "balance").evidence + 1);
});

test("so many words speak for it and no more", () => {
  const many =
    "how much is the total balance in the bank and all my cash on hand in my checking account in total negative";
  const { score: sum, evidence } = read(many, "balance");
  const more = read(`${many} overdrawn below zero worth`, "balance");
  expect(evidence).toBeGreaterThan(6);
  expect(more.evidence).toBeGreaterThan(evidence);
  expect(more.score).toBeLessThanOrEqual(sum);
});
