// Who says, wants or wonders something is why one asks, and not whom it is about: 'my son in law says we carry card debt'.

import { group } from "~/domain/language/pattern";
import type { Spots } from "./spot";

export const REPORTERS = group(
  "(?:neighbou?r|friend|room ?mate|wife|husband|hubby|spouse|partner|mom|mum|dad|mother|father|parent|brother|" +
    "sister|son|daughter|boss|coworker|co worker|girlfriend|boyfriend|kid|aunt|uncle|cousin|grandma|grandpa|" +
    "nephew|niece|banker|accountant|loan officer|buddy|colleague|therapist|doctor|teacher)s?(?: in law)?",
  "in laws|people|everyone(?: else)?|someone|somebody|he|she|they",
);
const SAYS =
  "(?:say|said|think|thought|claim|insist|swear|swore|bet|believe|reckon|figure|feel|felt|worr(?:y|ie)|want|" +
  "keep (?:saying|telling|asking|nagging)|kept (?:saying|telling|asking)|ask|tell|told|argue|wonder|suggest|" +
  "mention|complain|remind|is (?:sure|convinced|worried|certain|asking|wondering|nervous)|are " +
  "(?:sure|convinced|worried|asking)|was (?:asking|wondering))(?:s|d|ed|es)?";
const REPORTS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:my|our|the|his|her|your) )?${REPORTERS} (?:and (?:i|me) )?(?:just |always |now |still |really |also |` +
      `once )*${SAYS}\\b(?! (?:that )?(?:she|he|they|her|his|their)\\b)`,
    "g",
  ),
  new RegExp(
    "\\b(?:told|tell|telling|showed|show|promised?|asked|asking|convince|arguing with|argued with|argue with|" +
      `disagree with|bet|according to|i owe) (?:my|our|the|his|her) ${REPORTERS}\\b`,
    "g",
  ),
];

export const withoutReporters = (plain: string): string =>
  REPORTS.reduce((text, pattern) => text.replace(pattern, "one says"), plain);

const NAMED: ReadonlySet<string> = new Set(["merchant", "part"]);
/** A shop may be called like something that is no matter of money, and so may a kind of shop: movies. */
export const withoutOthers = ({ words, entities }: Spots): string =>
  withoutReporters(
    words
      .filter((_, at) => !entities.some(({ kind, start, end }) => NAMED.has(kind) && at >= start && at < end))
      .join(" "),
  );
