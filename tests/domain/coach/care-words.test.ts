// The words by which danger and fraud are known, each in a sentence of its own: a sentence that no longer is understood
// leaves somebody alone with it.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { careFor } from "~/domain/coach/care/care";
import { careWords } from "~/domain/coach/care/topic";

const topicOf = (text: string) => careFor(text, "2026-11-22")?.id;

describe("whatever way it is spelled", () => {
  test.each([
    ["I can not go on", "i cant go on"],
    ["I cannot go on", "i cant go on"],
    ["I don’t eat", "i dont eat"],
    ["i do n t eat, i don t", "i dont eat, i dont"],
    ["he did not, they would not", "he didnt, they wouldnt"],
    ["I will not wake up", "i wont wake up"],
    ["I am scared", "im scared"],
    ["I have debts", "ive debts"],
    ["gonna", "going to"],
    ["wanna", "want to"],
    ["w/my wife, w/ her", "with my wife, with her"],
    ["  no   puedo MÁS ", "no puedo mas"],
  ])("'%s' is '%s'", (text, plain) => expect(careWords(text)).toBe(plain));
});

describe("a life in danger", () => {
  test.each([
    "i feel suicidal",
    "kms",
    "i might be killing myself over this",
    "i want to end it all",
    "i want to end my life",
    "thinking of taking my own life",
    "i dont want to live",
    "i no longer want to be here",
    "i dont really want to wake up",
    "there is no reason to live",
    "no point in going on",
    "whats the point of living",
    "i self-harm when bills come",
    "i keep hurting myself",
    "i was cutting myself",
    "they are better off dead without me",
    "better off if i was gone",
    "what if i just disappeared",
    "i cant see a way out",
    "i dont see any future",
    "there is no way out",
    "my life is not worth living",
    "i wish i was dead",
    "id rather be dead",
    "i wish i werent born",
    "i am worth more dead",
    "i want to die",
    "im ready to die",
    "i want to go to sleep and never wake up",
    "i cant go on",
    "i cant do this any more",
    "i cant take it",
    "im tired of living",
    "im done with life",
    "i give up on life",
    "nothing left to live for",
    "i wont be around",
    "quiero morir",
    "no quiero vivir",
    "quiero matarme",
    "quitarme la vida",
    "ya no puedo mas",
    "no le veo salida",
  ])("'%s'", (text) => expect(topicOf(text)).toBe("self-harm"));
});

describe("somebody who controls or hurts", () => {
  test.each([
    "my husband controls my money",
    "my wife drained my account",
    "my boyfriend took my debit card",
    "he wont let me work",
    "my husband doesnt allow me to have a job",
    "she never lets me see the bank account",
    "my husband hits me",
    "he threatened me about money",
    "im afraid of my wife",
    "scared of him",
    "he forced me to sign the loan",
    "she makes me account for every dollar",
    "he forged my signature",
    "my husband put me on an allowance",
    "he checks every receipt",
    "safe way to leave my husband",
    "how do i get away from my abusive partner",
    "domestic violence help",
    "i need money hidden where my husband cant find it",
    "my husband goes through my phone",
    "he gets mad when i spend",
    "i have to buy it before he finds out",
    "im not allowed to have my own account",
    "mi esposo me pega",
    "mi marido controla el dinero",
    "tengo miedo de mi pareja",
    "violencia domestica",
  ])("'%s'", (text) => expect(topicOf(text)).toBe("abuse"));
});

describe("no food, no power, no home", () => {
  test.each([
    "we are getting evicted",
    "got a notice to vacate",
    "im homeless",
    "we are sleeping in our car",
    "need a shelter tonight",
    "we have nowhere to sleep",
    "the landlord locked us out",
    "they are kicking us out",
    "there was a notice on my door",
    "the sheriff is coming friday",
    "our house is in foreclosure",
    "we are losing our home",
    "no money for groceries",
    "cant afford diapers",
    "the kids are hungry",
    "i havent eaten",
    "im skipping meals",
    "the fridge is empty",
    "where is a food bank",
    "my power got shut off",
    "they are turning off my water",
    "i got a shut off notice",
    "got a disconnect notice",
    "we have no heat",
    "im behind on rent",
    "cant afford my insulin",
    "rationing insulin",
    "they cut off our lights",
    "we ran out of formula",
    "only the kids are eating",
    "sleeping in the minivan",
    "me van a desalojar",
    "no tengo que comer",
    "estamos sin luz",
    "no puedo pagar la renta",
    "tengo hambre",
    "nos cortaron la luz",
  ])("'%s'", (text) => expect(topicOf(text)).toBe("no-food-or-home"));
});

describe("somebody else after the money", () => {
  test.each([
    "my boss texted me to buy gift cards",
    "the caller wants steam cards",
    "the officer wants it paid at a bitcoin atm",
    "she asked for the verification code",
    "i gave him my pin",
    "i read them the code",
    "they want it in a safe account",
    "should i transfer my savings to a secure account",
    "he had me install teamviewer",
    "they want remote access",
    "someone got into my computer",
    "a popup says call microsoft",
    "a telegram group guarantees returns",
    "someone on instagram will triple my bitcoin",
    "an investment with guaranteed profits",
    "i must pay a fee to withdraw my crypto",
    "i met her online and she needs money",
    "my online boyfriend wants a loan",
    "never met him but he wants me to wire cash",
    "the buyer paid too much and wants me to send it back",
    "they refunded me too much by mistake and want it returned",
    "i deposited their check and should wire the rest",
    "a mystery shopper job",
    "the recruiter mailed me a check",
    "i won the lottery but must pay taxes",
    "an inheritance from a prince needs a customs fee",
    "text about an unpaid toll",
    "i clicked the link",
    "my grandson is in jail and needs cash",
    "a courier is coming to pick up the cash",
    "pay now or be arrested",
    "the irs called me",
    "got a call from medicare",
    "a text from my bank",
    "is this legit",
    "i think i got scammed",
    "i fell for it",
    "this seems fishy",
    "sounds too good",
    "they use my account to receive money",
    "the rental wants a deposit before seeing it",
    "he wants me to stay on the line",
    "dont tell the bank",
    "send it by western union",
    "they told me to send the difference",
    "me pidieron el codigo",
    "es una estafa",
    "una cuenta segura",
  ])("'%s'", (text) => expect(topicOf(text)).toBe("scam"));

  test.each([
    "identity theft",
    "someone is using my ssn",
    "they took out a loan in my name",
    "charges from a state i never visited",
    "transactions i didnt make",
    "a loan i never applied for",
    "i never opened that",
    "my phone has no service and my bank password changed",
    "my wallet got stolen",
    "my social security number is on the dark web",
    "i lost my wallet",
    "i got hacked",
    "my card was cloned",
    "someone else filed my taxes",
    "me robaron la identidad",
    "estan usando mi seguro social",
    "abrieron una tarjeta a mi nombre",
  ])("'%s': a stolen name", (text) => expect(topicOf(text)).toBe("identity-theft"));

  test.each([
    "debt settlement",
    "should i settle my cards",
    "a company will erase what i owe",
    "they told me to stop paying my cards",
    "pennies on the dollar",
    "my loans will be forgiven",
    "a new federal program for debts",
    "let my cards go to collections",
    "freedom debt",
    "they fix my credit for a fee",
    "pay someone to repair my credit",
  ])("'%s': a firm that lives on debt", (text) => expect(topicOf(text)).toBe("debt-settlement"));
});

test.each([
  "how much did i spend on suicide squad tickets",
  "my life insurance premium",
  "he took me out to dinner with my money",
  "my toddler hits me",
  "how much did i spend at hungry howies",
  "starving what can i order",
  "how much did i give to the food bank",
  "how much did i donate to the shelter",
  "a remote control car",
  "how much did i spend on gift cards",
  "what is my grocery budget",
  "power bill last month",
])("'%s' is a plain question", (text) => expect(topicOf(text)).toBe(undefined));

// Each form of words on which one part of a pattern rests alone, as short as it comes: written out from the patterns, with
// 'just' where anything may stand. What only sounds like a topic stands under 'none'.
const SHORTEST = readFileSync(new URL("./care-shortest.txt", import.meta.url), "utf8")
  .split(/^# /m)
  .slice(1)
  .map((part) => part.trim().split("\n"));

describe.each(SHORTEST.map(([topic = "", ...texts]) => [topic, texts] as const))("%s", (topic, texts) => {
  test.each(texts.map((text) => [text]))("'%s'", (text) => expect(topicOf(text) ?? "none").toBe(topic));
});
