// What calls for care in words that no rule knows is noticed by the reader that has learned; what only sounds alike isn't.
import { describe, expect, test } from "vitest";
import { CARE_TOPICS, careFor } from "~/domain/coach/care/care";
import { careNoticed } from "~/domain/coach/learned/noticed-care";
import { careOf } from "~/domain/coach/learned/codes";
import { practiceQuestions } from "../../../scripts/coach/practice";
import { CORPUS } from "./corpus";
import { SOUNDS_ALIKE } from "./care-phrases";
import { SAMPLE_PERSON } from "./sample-person";

const noticed = (text: string) => careNoticed(text, SAMPLE_PERSON);

test("each topic that is practiced has an answer", () => {
  const topics = new Set(practiceQuestions().flatMap(({ code }) => careOf(code) ?? []));
  expect([...topics].filter((topic) => !CARE_TOPICS.includes(topic))).toEqual([]);
  expect(topics.size).toBe(17);
});

describe("noticed", () => {
  test.each([
    ["I've got $11 till the 15th and two kids to feed", "no-food-or-home"],
    ["what's left on the card, I need one good night to win it all back", "gambling"],
    ["the bank texted me a 6 digit code and the guy on the phone needs it, do I read it to him", "scam"],
    ["got a bill for a phone in Ohio, I've never lived in Ohio", "identity-theft"],
    ["thinkin about a tittle loan just til my taxes come", "fast-loans"],
    ["can I use this if my mom doesn't know, I turn 16 in june", "minor"],
  ])("%s", (text, topic) => expect(noticed(text)).toBe(topic));
});

describe("not noticed, where words only stand in other tales", () => {
  test.each([
    "they'll let me pay the laptop $1,200 now or 24 months at $59 whats better",
    "took a 15% pay cut, can i still make rent and everything",
    "he gave me a black-and-white printout of 1998, what's my balance today",
    "my late husband and I kept the books in pencil since 1971 and I want to know the electric bill",
    "we've kept books in pencil since 1971, what came in last month",
    "I got off a double, what did I spend at the grocery store",
    "she doesn't believe me that we spend $300 on coffee, how much is it",
    "can't breathe with these bills? what's due this week",
    "My eyesight is poor and my son sits beside me on the train. How do I make the sums on the screen disappear?",
    "I just opened an account with another bank, a small credit union. How does it get in here",
    "Our fridge died yesterday and the one I like is $1,349, I don't want to touch savings, can checking take it",
    "he treats that car better than me, how much has he spent on it",
    "Ten guests and one working burner, and I told everyone we are not doing this again. A new stove is 1,400, what do we put by each month",
    "my husband swears he only fills up once a week, so somebody please explain to me where all the gas money goes",
  ])("%s", (text) => expect(noticed(text)).toBeNull());
});

test.each([
  "I sit in the dark and I'm not doing this again tomorrow, they'd be better off with the insurance",
  "he swears he'll find me if I move out, and he has my card",
  "my husband said I can't have a card of my own and he reads my phone",
])("what has such words and means it: %s", (text) =>
  expect(careFor(text, "2026-11-21")?.id ?? noticed(text)).toMatch(/^(?:self-harm|abuse)$/),
);

test("a text of strange words isn't taken for any of it", () => {
  const strange =
    "I am Quillon Vantongeren (QUILLON, qvt-login-7), quillon.v@private.example, card 4417 1234 5678 9113.";
  expect(noticed(`${strange} Am I on track with my goals?`)).toBeNull();
});

describe("in Spanish, with and without accents", () => {
  test.each([
    ["me llegó una carta de un juzgado por una deuda", "court"],
    ["saqué un préstamo de esos y cada semana debo más", "fast-loans"],
    ["mi novio me quita la tarjeta y me revisa el celular", "abuse"],
  ])("%s", (text, topic) => {
    expect(noticed(text)).toBe(topic);
    expect(noticed(text.normalize("NFD").replace(/\p{M}/gu, ""))).toBe(topic);
  });

  test.each([
    "cuánto le pagué al doctor en septiembre",
    "gastos del perro este año",
    "cuánto hay en la cuenta de ahorro",
    "cuánto pagué por el gimnasio desde enero",
    "cuál fue la compra más grande de noviembre",
  ])("no alarm: %s", (text) => expect(noticed(text)).toBeNull());
});

test("what only sounds alike, and what anybody asks, alarms nobody", () => {
  expect(SOUNDS_ALIKE.filter((text) => noticed(text) !== null)).toEqual([]);
  const asked = CORPUS.flatMap(([, text, reads]) => (reads === "none" || text.includes(">>") ? [] : [text]));
  expect(asked.filter((text) => noticed(text) !== null)).toEqual([]);
});
