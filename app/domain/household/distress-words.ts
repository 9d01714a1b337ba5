// What people write of themselves, read for hard signs of trouble: rules that know denials. They rather miss an unusual
// sentence than alarm on a usual one.

import { anyOf, anyWordOf, either, group, inOrder } from "~/domain/language/pattern";

export const WORD_SIGNS = ["home-at-risk", "arrears", "collections", "bankruptcy"] as const;
export type WordSign = (typeof WORD_SIGNS)[number];

const OWED =
  "(?:rent|mortgage|bills?|payments?|loans?|cards?|utilit\\w+|electric\\w*|power|water|gas|taxes|child support|tuition|debts?)";
const BEHIND = "(?:behind|late|overdue|past[- ]due|delinquent|in default|defaulted|in arrears|months? back|backed up)";
const UNPAID = group(
  "missed|missing|skipped|can(?:'t|t|not) (?:pay|make|cover|afford)|couldn't (?:pay|make|cover)",
  "unable to (?:pay|make|cover)|haven't (?:paid|made)|didn't pay|stopped paying|owe back",
);
const PATTERNS: Record<WordSign, RegExp> = {
  "home-at-risk": anyOf(
    /\bevict\w*|\bforeclos\w*|\brepossess\w*|\brepo(?:'?d| man)\b|\bnotice to (?:quit|vacate|leave)\b/,
    /\bpay or quit\b|\bshut[- ]?offs?\b|\bdisconnection notice\b|\bgarnish\w*/,
    /\blos(?:e|ing) (?:my|our|the) (?:home|house|apartment|car)\b|\bhomeless\b|\bsleeping in (?:my|our|the) car\b/,
  ),
  arrears: new RegExp(
    either(
      `\\barrears\\b|\\b${BEHIND}\\b[^.!?]{0,30}\\b${OWED}\\b|\\b${OWED}\\b[^.!?]{0,20}\\b${BEHIND}\\b`,
      `\\b${UNPAID}\\b[^.!?]{0,30}\\b${OWED}\\b|\\bmonths? behind\\b`,
      "\\b(?:we|i)(?: am|'m| are|'re| fell| have fallen) behind\\b|\\bback (?:rent|taxes)\\b",
    ),
  ),
  collections:
    /\b(?:in|to|with|from) collections?\b|\bcollection (?:agency|agencies|calls?)\b|\bdebt collectors?\b|\bcharged?[- ]off\b/,
  bankruptcy: /\bbankrupt\w*|\bchapter (?:7|13|seven|thirteen)\b/,
};

const HOME = "(?:renta|alquiler|hipoteca)";
const BILLS = "(?:renta|alquiler|hipoteca|luz|agua|gas|cuotas?|cuentas?|facturas?|tarjetas?|deudas?|prestamos?|pagos?)";
/** The same in Spanish, read without its accents. */
const SPANISH: Record<WordSign, RegExp> = {
  "home-at-risk": anyOf(
    /\bdesaloj\w*|\bdesahucio\b|\bembarg\w*|\bejecucion hipotecaria\b/,
    /\bcort(?:ar|aron|arnos|arme)\b[^.!?]{0,12}\b(?:luz|agua|gas)\b/,
    /\bperd(?:er|iendo) (?:mi|la|nuestra) (?:casa|vivienda)\b/,
  ),
  arrears: new RegExp(
    either(
      `\\b(?:debo|debemos)\\b[^.!?]{0,20}\\bmes(?:es)?\\b[^.!?]{0,12}\\b${HOME}\\b`,
      `\\b(?:atrasad|retrasad)[oa]s?\\b[^.!?]{0,20}\\b${BILLS}\\b`,
      `\\b${BILLS}\\b[^.!?]{0,12}\\b(?:atrasad|vencid)[oa]s?\\b`,
      `\\bno (?:puedo|podemos|pude|pudimos) pagar\\b[^.!?]{0,20}\\b${BILLS}\\b|\\bmes(?:es)? sin pagar\\b`,
    ),
  ),
  collections: /\b(?:agencias?|empresas?|despachos?) de cobran[zs]as?\b|\ben cobran[zs]as?\b|\bcobrador(?:es)?\b/,
  bankruptcy: /\bbancarrota\b|\ben quiebra\b|\bcapitulo (?:7|13|siete|trece)\b/,
};
/** 'We were never behind on rent' is no sign; neither is what is over. */
const DENIED = anyWordOf(
  /not|never|no longer|isn't|aren't|wasn't|weren't|haven't been|without|avoid\w*|don't want|afraid of|worried about/,
  /used to be|years ago|nunca|jamas|ya no|hace anos|no (?:estoy|estamos|debo|debemos)/,
  /no (?:missed|late|overdue|collections?|bankruptcy)/,
);
/** 'My friend was evicted': somebody outside one's home. */
const OF_OTHERS = inOrder(
  /\b(?:my|our|an?|mi|un|una) (?:\w+ )?/,
  anyOf(
    /friends?|neighbou?rs?|co-?workers?|colleagues?|boss|cousins?|aunt|uncle|ex|amig[oa]s?|vecin[oa]s?|prim[oa]s?/,
    /jef[ea]/,
  ),
  /(?:'s \w+)? (?:was|were|is|are|got|has|had|just|once|almost|filed|lost|fell|went|fue|esta|perdio)\b[^,;]*$/,
);
/** 'How late can my payment be?' states nothing; 'I'm behind on rent, can I buy a TV?' does. */
const ASKS =
  /^(?:what|which|how|is|are|was|were|do|does|did|can|could|should|would|will|am|have|has|if|when|who|why)\b/;
const OWN = /\b(?:i|i'm|i've|we|we're|we've|my|our|me|us)\b/;

/** 'Can not pay' denies nothing. */
const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\bcan not\b/g, "cannot");

/** It is said, and not denied, of oneself. */
function says(sentence: string, pattern: RegExp): boolean {
  const found = pattern.exec(sentence);
  if (!found) return false;
  const near = sentence.slice(Math.max(0, found.index - 24), found.index + found[0].length + 16);
  return !DENIED.test(near) && !OF_OTHERS.test(sentence.slice(0, found.index));
}

const signsIn = (sentences: readonly string[]): WordSign[] =>
  WORD_SIGNS.filter((id) => sentences.some((sentence) => says(sentence, PATTERNS[id]) || says(sentence, SPANISH[id])));

/** Of an answer in the interview. */
export function readDistress(text: string): WordSign[] {
  return signsIn(plainOf(text).split(/[.!?;\n]+|\bbut\b/));
}

/** Of a question to the coach: only what is stated in it of oneself. */
export function readDistressInQuestion(text: string): WordSign[] {
  const plain = plainOf(text);
  // 'We want to do Maine, and we're behind on it' is a goal's, where nothing that is owed was named.
  const goals = /\bbehind on (?:it|that|this|them)\b/.exec(plain);
  const isOwed = goals === null || new RegExp(`\\b${OWED}\\b`).test(plain.slice(0, goals.index));
  const parts = (isOwed ? plain : plain.replace(goals[0], ""))
    .split(/[.!?;,\n]+|\bbut\b|\band (?=(?:can|should|could|what|how)\b)/)
    .map((part) => part.trim());
  return signsIn(parts.filter((part) => OWN.test(part) && !ASKS.test(part)));
}
