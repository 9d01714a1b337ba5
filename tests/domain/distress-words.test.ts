// What people write of themselves: which words are a sign of trouble, and which only look like one.
import { describe, expect, test } from "vitest";
import { readDistress, readDistressInQuestion, type WordSign } from "~/domain/household/distress-words";

describe("what is written of oneself", () => {
  test.each<[said: string, id: WordSign]>([
    ["We are three months behind on rent.", "arrears"],
    ["I'm two months behind on my mortgage", "arrears"],
    ["my rent is late again, and the landlord is angry", "arrears"],
    ["I missed two car payments", "arrears"],
    ["I can't pay my electric bill", "arrears"],
    ["I can’t make the minimum payments", "arrears"],
    ["The mortgage is in arrears", "arrears"],
    ["past due on all my cards", "arrears"],
    ["I haven't paid rent since June", "arrears"],
    ["We got an eviction notice", "home-at-risk"],
    ["they want to foreclose", "home-at-risk"],
    ["The car was repossessed last week", "home-at-risk"],
    ["I have a shut-off notice for the power", "home-at-risk"],
    ["my wages are garnished", "home-at-risk"],
    ["afraid of nothing. Losing my apartment in May", "home-at-risk"],
    ["two old cards went to collections", "collections"],
    ["debt collectors call every day", "collections"],
    ["I filed Chapter 7 in spring", "bankruptcy"],
    ["I was evicted", "home-at-risk"],
    ["an eviction", "home-at-risk"],
    ["in foreclosure", "home-at-risk"],
    ["a repossession", "home-at-risk"],
    ["my truck got repo'd", "home-at-risk"],
    ["it was repod", "home-at-risk"],
    ["the repo man came", "home-at-risk"],
    ["a notice to vacate", "home-at-risk"],
    ["a notice to quit", "home-at-risk"],
    ["pay or quit", "home-at-risk"],
    ["a shutoff of the water", "home-at-risk"],
    ["shut offs", "home-at-risk"],
    ["a disconnection notice", "home-at-risk"],
    ["a garnishment", "home-at-risk"],
    ["I might lose our house", "home-at-risk"],
    ["losing the car", "home-at-risk"],
    ["we are homeless", "home-at-risk"],
    ["sleeping in our car", "home-at-risk"],
    ["late on the mortgage", "arrears"],
    ["two months behind", "arrears"],
    ["a month behind", "arrears"],
    ["we're behind", "arrears"],
    ["I am behind", "arrears"],
    ["we fell behind", "arrears"],
    ["I have fallen behind", "arrears"],
    ["I owe back rent", "arrears"],
    ["back taxes", "arrears"],
    ["couldn't make the loan payment", "arrears"],
    ["unable to pay the bills", "arrears"],
    ["can not afford rent", "arrears"],
    ["cant pay rent", "arrears"],
    ["stopped paying my cards", "arrears"],
    ["the rent was paid late! My loan is overdue", "arrears"],
    ["Debo tres meses de alquiler", "arrears"],
    ["debemos un mes de la renta", "arrears"],
    ["estoy atrasada con la renta", "arrears"],
    ["no puedo pagar la luz", "arrears"],
    ["dos meses sin pagar", "arrears"],
    ["las tarjetas están vencidas", "arrears"],
    ["me van a desalojar", "home-at-risk"],
    ["Me van a cortar la luz.", "home-at-risk"],
    ["me embargaron el sueldo", "home-at-risk"],
    ["vamos a perder la casa", "home-at-risk"],
    ["nos llama una agencia de cobranza", "collections"],
    ["me declaré en bancarrota", "bankruptcy"],
    ["my sister and I were evicted", "home-at-risk"],
    ["my ex evicted me", "home-at-risk"],
    ["it is in collection", "collections"],
    ["sent to collections", "collections"],
    ["letters from collections", "collections"],
    ["a collection agency", "collections"],
    ["collection agencies", "collections"],
    ["a collection call", "collections"],
    ["collection calls", "collections"],
    ["a debt collector", "collections"],
    ["a charge-off", "collections"],
    ["it was charged off", "collections"],
    ["bankruptcy", "bankruptcy"],
    ["I'm bankrupt", "bankruptcy"],
    ["chapter thirteen", "bankruptcy"],
    ["chapter 13", "bankruptcy"],
    // What is denied far away isn't denied.
    ["I have never in all my life earned a lot and now we got an eviction notice", "home-at-risk"],
    ["an eviction notice came and I can say that I never saw it coming", "home-at-risk"],
  ])("'%s'", (said, id) => {
    expect(readDistress(said)).toContain(id);
  });

  test.each([
    "",
    "Two kids, one income.",
    "I have never been behind on rent.",
    "We are not behind on any bills",
    "I'm no longer behind on the mortgage",
    "I want to pay off my loan early",
    "I collect coins and work late",
    "My rent is high",
    "Never missed a payment on my cards",
    "I'm good with bills, but late to investing",
    "a convicted man",
    "chapter 8 of a book",
    "my stamp collections",
    "a collection of agencies",
    "a repository of notes",
    "I'm afraid of eviction",
    "worried about an eviction",
    "I don't want to be evicted",
    "avoiding foreclosure",
    "an eviction years ago",
    "a bankruptcy, used to be",
    "no collections",
    "no bankruptcy",
    "without a bankruptcy",
    "We weren't evicted",
    "The dishes are late; my rent is low",
    "late in life. My rent is low",
    "late in life\nmy rent is low",
    "I was late but my rent is paid",
    "My friend was evicted last year, and I want to help her",
    "my cousin filed for bankruptcy",
    "Debo pagar la renta el primero",
    "no debo renta",
    "nunca hemos tenido un desalojo",
    "mi amiga fue desalojada",
  ])("no sign: '%s'", (said) => {
    expect(readDistress(said)).toEqual([]);
  });

  test.each<[said: string, id: WordSign]>([
    ["they evict us", "home-at-risk"],
    ["they'll foreclose", "home-at-risk"],
    ["they repossess our car", "home-at-risk"],
    ["they garnish my pay", "home-at-risk"],
    ["I haven\u2019t paid rent", "arrears"],
    ["I couldn\u2019t make the payment", "arrears"],
    ["no pudimos pagar las cuotas", "arrears"],
    ["estoy retrasado con un pago", "arrears"],
    ["tengo una factura vencida", "arrears"],
    ["el préstamo está atrasado", "arrears"],
    ["un mes sin pagar", "arrears"],
    ["nos cortaron el agua", "home-at-risk"],
    ["van a cortarnos gas", "home-at-risk"],
    ["perdiendo mi vivienda", "home-at-risk"],
    ["llaman agencias de cobranzas", "collections"],
    ["una empresa de cobransa", "collections"],
    ["empresas de cobranza", "collections"],
    ["un despacho de cobranza", "collections"],
    ["despachos de cobranza", "collections"],
    ["está en cobranza", "collections"],
    ["están en cobranzas", "collections"],
    ["me llama un cobrador", "collections"],
    ["llaman los cobradores", "collections"],
    ["la empresa va en quiebra", "bankruptcy"],
    ["capítulo trece", "bankruptcy"],
  ])("in other forms of the words: '%s'", (said, id) => {
    expect(readDistress(said)).toEqual([id]);
  });

  test.each([
    "estoy atrasada con el trabajo",
    "no puedo pagar mas atencion",
    "atrasadas las fotos",
    "debo dos meses de trabajo",
    "cortar el pelo",
    "perder la llave",
    "una agencia de viajes",
  ])("words that go with something else: '%s'", (said) => {
    expect(readDistress(said)).toEqual([]);
  });

  test.each([
    "an eviction of it years ago",
    "a foreclosure of it years ago",
    "a repossession of it years ago",
    "garnishments of it years ago",
    "a bankruptcy of it years ago",
    "un desalojo a mi hace años",
    "un embargo mio hace años",
    "to avoid foreclosure",
    "no collection calls",
    "we don't want a foreclosure",
    "ya no debo dos meses de renta",
  ])("denied before it, or within sixteen letters after the whole word: '%s'", (said) => {
    expect(readDistress(said)).toEqual([]);
  });

  test.each([
    "friend was",
    "friends are",
    "good friend was",
    "neighbor got",
    "neighbour got",
    "neighbors were",
    "coworker has",
    "co-worker had",
    "coworkers just",
    "colleague once",
    "colleagues were",
    "boss almost",
    "cousin is",
    "cousins were",
    "friend's sister was",
    "ex is",
  ])("of others: 'my %s evicted', and not where one's own begins after a comma", (who) => {
    expect(readDistress(`my ${who} evicted`)).toEqual([]);
    expect(readDistress(`our ${who} really evicted`)).toEqual([]);
    expect(readDistress(`a ${who} there, evicted am I`)).toEqual(["home-at-risk"]);
  });

  test.each([
    "an aunt was",
    "a friend was",
    "mi amigo fue",
    "un vecino fue",
    "una vecina fue",
    "mis primas, mi prima esta",
  ])("of others: '%s evicted'", (who) => {
    expect(readDistress(`${who} evicted`)).toEqual([]);
  });

  test("what is one's own isn't others'", () => {
    for (const own of [
      "my house was foreclosed",
      "my wife was evicted",
      "I was evicted",
      "my friendly house was evicted",
    ])
      expect([own, readDistress(own)]).toEqual([own, ["home-at-risk"]]);
  });

  test("of a question only what it states counts", () => {
    expect(readDistressInQuestion("I'm three months behind on rent, can I buy a TV for $600?")).toEqual(["arrears"]);
    expect(readDistressInQuestion("We got an eviction notice and can we book a trip")).toEqual(["home-at-risk"]);
    for (const stated of [
      "my rent is overdue",
      "we are behind on rent, how do we go on",
      "tell me what to do. I am behind on rent",
      "what now\nI'm behind on rent",
      "how are you but I'm behind on rent",
      "they took us to court, we owe back rent",
      "we can go and I owe back rent",
    ])
      expect([stated, readDistressInQuestion(stated)]).toEqual([stated, ["arrears"]]);
    for (const asked of [
      "which bills are overdue?",
      "what happens if my rent is late",
      "can i pay my rent late",
      "what is a debt collector",
      "the rent is overdue",
      "is my rent overdue",
      "am i behind on my rent",
      "  when is our rent late",
      "tell us more and what if my rent is late",
      "we like it here and how late can my rent be",
      "how long does a bankruptcy stay on a report",
    ])
      expect([asked, readDistressInQuestion(asked)]).toEqual([asked, []]);
  });
});
