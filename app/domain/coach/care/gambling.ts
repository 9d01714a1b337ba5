// Money that is gambled away.

import { anyOf, either, group, inOrder } from "~/domain/language/pattern";
import type { CareTopic } from "./topic";

const GAMES = group(
  "gambl\\w*|bett?ing|sports ?bets?|bets|casinos?|slots|slot machines?|poker|blackjack|parlays?|draft ?kings",
  "fan ?duel|bet ?mgm|caesars|chumba|bovada|prize ?picks|underdog|poker ?stars|bookies?|sports ?books?|pull ?tabs",
  "keno|craps|baccarat|video poker|the tables|roulette|scratch ?offs?|scratchers|lottery tickets|online slots",
  "the track|horses",
);
export const gambling: CareTopic = {
  id: "gambling",
  words: {
    en: [
      new RegExp(
        `\\b${GAMES}\\b.*\\b(?:cant stop|addict\\w*|problem|lost|losing|lose|` +
          "win (?:it|my money|everything)? ?back|won it back|chas\\w+|debts?|help|out of (?:control|hand)|" +
          "relapse\\w*|quit|stop|rent|pay ?check|secret|hiding|in the hole|blew|doubl\\w+ down)\\b",
      ),
      new RegExp(
        "\\b(?:cant stop|addict\\w*|win (?:it|my money|everything) back|lost|losing|blew|blown|chas(?:e|ing)|" +
          `relapsed?|hooked|borrow\\w*|loan)\\b.*\\b${GAMES}\\b`,
      ),
      anyOf(
        inOrder(
          /\b(?:win|get|make|earn) (?:it|my money|it all|everything|my losses|the money|what i lost) back\b.*/,
          /\b(?:bet|game|tonight|one more|big)\b/,
        ),
        /\bone (?:more|last) (?:bet|parlay|spin)\b|\bself[- ]exclu\w+|\b(?:this|that|my|a) parlay\b/,
        /\bcasino\b.*\b(?:atm|limit|cash|withdraw)\b|\b(?:atm|withdraw\w*)\b.*\bcasino\b|\bget back to even\b/,
        inOrder(
          /\b(?:wife|husband|partner|he|she|they) thinks? (?:the |its |it is |our |my )?\w* ?(?:is |are )?still /,
          /(?:in|there)\b/,
        ),
        /\b(?:clean|sober) from (?:cards|gambling|betting|slots)\b/,
        inOrder(
          /(?<!\bdid (?:i|we) )\b(?:put|throw|drop)\b.{0,20}\bon /,
          /(?:sunday(?! brunch)|the game|the over|the under|red|black(?! friday)|the fight)\b/,
        ),
      ),
      new RegExp(
        either(
          "\\b(?:lose|lost|losing|down \\$?\\d[\\d.,]*k?|in the hole|behind|sold|hid|hides?|lied|deleted|swore|" +
            `promised|secret(?:ly)?|owe|owes|went to|all of it|again)\\b.{0,60}\\b${GAMES}\\b`,
          `\\b${GAMES}\\b.{0,80}\\b(?:again|be honest|sugar ?coat|dont judge|cant look|afraid to look|` +
            "scared to (?:look|know)|how bad|every (?:day|night)|all night|a day|a night|advance|instead of|" +
            "no idea how much|thinks?|gone|down (?:\\$?\\d))",
        ),
      ),
      anyOf(
        inOrder(
          /\b(?:need|needed|just|away from|hit|with) (?:one|1|a) (?:more )?(?:good|big|lucky|hot) /,
          /(?:night|weekend|week|game|hand|run|hit|sunday|spin|score|ticket)\b.*/,
          /\b(?:and|to|ill|i can|back|even|pay|catch)\b/,
        ),
        /\b(?:thinks?|told|tell\w*)\b.{0,40}\b(?:slots|casino|bookie|betting|the track|poker)\b/,
      ),
      inOrder(
        /\b(?:hid|hiding|hidden|hide|kept|keeping)\b.{0,40}/,
        /\b(?:scratch(?:[- ]?offs?|ers?| tickets?)|lotto|lottery|slots?|bets?|betting|casino|gambling|parlays?)/,
        /\b.{0,20}\bfrom my (?:wife|husband|partner|family|kids|mom|dad|girlfriend|boyfriend)\b/,
      ),
      anyOf(
        inOrder(
          /\b(?:bet ?365|draft ?kings|fan ?duel|chumba|bovada|casino)\b.*/,
          /\b(?:show up|shows? as|on the statement|(?:wife|husband|he|she|partner) (?:looks?|sees|checks))\b/,
        ),
        /\b(?:bucks|dollars|\d+) a (?:spin|hand)\b/,
      ),
      /\b(?:bets|betting|wagers)\b.*\bwithout (?:him|her|my \w+) (?:seeing|knowing|finding)\b/,
      inOrder(
        /\b(?:scratch[- ]?offs?|scratchers?|lottery tickets?|lotto|powerball|slots?|pull ?tabs)\b.*\b/,
        anyOf(
          /keep (?:buying|playing|going)|whole check|whole pay\w*|cant (?:stop|quit|help)|every (?:day|check|pay ?day)/,
          /eating (?:up )?(?:my|our|the)|again and again|too much|more and more/,
        ),
        /\b/,
      ),
    ],
    es: [
      anyOf(
        inOrder(
          /\b(?:apuest\w+|apostar|apostando|casino|tragamonedas|maquinitas|juego)\b.*/,
          /\b(?:no puedo parar|perdi|adict\w*|recuperar|ayuda|deuda)\b/,
        ),
        inOrder(
          /\b(?:perdi|adicto|adicta|recuperar|no puedo (?:dejar|parar))\b.*/,
          /\b(?:apuestas?|apostar|apostando|casino|maquinitas|juego)\b/,
        ),
      ),
      anyOf(
        inOrder(
          /\b(?:apost\w+|apuest\w+|casino|maquinitas|tragamonedas|raspaditos?|quiniela|gallos|ruleta|poker|loteria)/,
          /\b.*\b/,
          anyOf(
            /perd\w+|debo|renta|vicio|dejar\w*|recuper\w+|escond\w*|a escondidas|mi (?:esposa|esposo) no sabe/,
            /todo (?:el|mi)|otra vez|parar/,
          ),
          /\b/,
        ),
        inOrder(
          /\b(?:vicio|perd\w+|dejar|recuper\w+)\b.*/,
          /\b(?:apost\w+|apuest\w+|casino|maquinitas|tragamonedas|raspaditos?|quiniela|gallos|ruleta)\b/,
        ),
      ),
    ],
  },
  unless: [
    /\b(?:vegas|cruise)\b.*\b(?:food|hotel|flights?|show|shows|trip cost)\b|^(?:slots?|poker night|bingo)\b.{0,20}\b(?:this|last|total|cost)\b/,
    anyOf(
      /\b(?:how much|what) (?:did|have|do) (?:i|we) (?:spend|spent|pay)\b(?!.*\b(?:stop|addict|back|help|problem)\b)/,
      /\bbuffet\b|\bbet (?:i|you|its|that)\b(?!.*\blost\b)/,
    ),
  ],
  answer: {
    en: (say) =>
      "That is hard, and it can be stopped. Don't try to win it back. " +
      `Call the National Problem Gambling Helpline, ${say("gambling")}, free, at any hour and for families ` +
      "too, and ask your bank to block gambling on your cards today. " +
      "Someone you trust can hold the cards for a while. What is owed can be sorted out afterwards, and " +
      "I'll help with that.",
    es: (say) =>
      "Es difícil, y se puede parar. No trate de recuperarlo jugando. " +
      `Llame a la Línea Nacional de Ayuda para el Juego, ${say("gambling")}, gratis, a cualquier hora y ` +
      "también para familias, y pida hoy a su banco que bloquee el juego en sus tarjetas. " +
      "Lo que se debe se puede ordenar después, y yo le ayudo.",
  },
};
