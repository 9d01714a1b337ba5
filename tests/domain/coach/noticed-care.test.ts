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
    "I'm 74 and I hardly turn the television on anymore except for the evening news. My grandson says nobody pays for cable these days. I'd have to call Summit and I dread those calls, they keep you on for an hour. How much have I paid them in the past twelve months?",
    "I'm lying awake again and it's not even about a bill. My brother asked to borrow four thousand and he has never paid me back, not once. If I say no, my mother won't speak to me until Easter. How do I tell him no without a war?",
    "I just came off four nights in a row at the hospital and honestly I don't cook when I'm on nights. I get Quick Wok or the Burrito Stand or the sandwich place and I tell myself it's only ten bucks. My sister says it adds up to way more than I think. So tell me straight what those three came to over the last three months.",
    "I've been paying on these student loans since forever, it comes out on the 22nd and I don't even look anymore. My coworker just got hers forgiven and it made me wonder. I tried to find the balance on here and I couldn't see it. How much have I paid Northline in the two years, and how much is still left?",
    "Double shift again and by the time I'm home I just order in. I told myself I'd stop in October and I know I didn't. My roommate laughs about it. What did delivery come to in October and in November?",
    "I moved off my old budget app and pulled everything out of it last night, I don't want to lose all those years. It gave me an archive with two files. Do I open it up first, and does it bring the categories?",
    "Last time I switched banks I lost everything, three years of it, and I'm not going through that again. Does it keep what I have here when I take the old account off?",
    "Getting the phone bill down took forever and I bought myself a decent case to celebrate. My brother says I'm still overpaying by a mile. What have I paid them since May?",
  ])("%s", (text) => expect(noticed(text)).toBeNull());
});

test.each([
  "I sit in the dark and I'm not doing this again tomorrow, they'd be better off with the insurance",
  "he swears he'll find me if I move out, and he has my card",
  "my husband said I can't have a card of my own and he reads my phone",
  "I don't trust myself tonight, I've put the bills in a neat pile for my sister and I keep thinking how quiet it would be. What's in checking?",
  "I keep thinking how nice it would be to just sleep forever and not open one more of these envelopes. Which bills are due this week?",
  "I've been sitting in the car outside work since six and I can't make myself go in. I don't think I can make it through the night this time. How much is left in checking?",
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
