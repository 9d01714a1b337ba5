// Of the names in a text those that are meant, and those that it leaves out: 'food without coffee, and no groceries'.

import { anyNumberOf, anyOf, inOrder, matchesIn } from "~/domain/language/pattern";
import type { Span } from "~/domain/language/words";
import { WITHOUT } from "./left-out";
import type { Entity, EntityKind, Spots } from "./spot";

/** What is meant, what is left out, and the words that say so. */
type SplitNames = { within: Entity[]; except: Entity[]; spans: Span[] };

const JOINED = inOrder(
  /^/,
  anyNumberOf(
    inOrder(
      anyOf(
        /and|or|no|not|nor|,|the|my|our|for|at|on|any|all|either|both|two|2|three|3|also|plus|as|well|like|such|those/,
        /shops?|places?|stuff|spending|payments?|bills?/,
      ),
      / ?/,
    ),
  ),
  /$/,
);
const LEFT_OUT: ReadonlySet<EntityKind> = new Set(["category", "part", "merchant", "payer", "tag"]);
/** Right before a name these leave it out; at the beginning of a text they answer. */
const BARE = /^(?:not|no)$/;
const BEFORE_NAME = /^(?:the|my|our|any|for)$/;

/** Where words stand that leave something out, and the word behind them. */
function leavingIn({ plain, words }: Spots): Span[] {
  const said = matchesIn(plain, WITHOUT).map((match): Span => {
    const start = plain.slice(0, match.index).split(" ").length - 1;
    return { start, end: start + match[0].trim().split(" ").length };
  });
  const bare = words.flatMap((word, at): Span[] =>
    at > 0 && BARE.test(word) && !said.some(({ start, end }) => start <= at && at < end)
      ? [{ start: at, end: at + 1 }]
      : [],
  );
  return [...said, ...bare];
}

/** 'Not counting rent': what stands behind such words, and the words themselves. */
export function splitExcept(spots: Spots, entities: readonly Entity[]): SplitNames {
  const except: Entity[] = [];
  const spans: Span[] = [];
  for (const span of leavingIn(spots)) {
    const isBare = span.end - span.start === 1 && BARE.test(spots.words[span.start] ?? "");
    const found = namesBehind(span, spots, entities, isBare).filter((one) => !except.includes(one));
    if (found.length === 0) continue;
    except.push(...found);
    spans.push(span);
  }
  return { within: entities.filter((entity) => !except.includes(entity)), except, spans };
}

function namesBehind({ end }: Span, { words }: Spots, entities: readonly Entity[], isBare: boolean): Entity[] {
  const found: Entity[] = [];
  for (const entity of entities) {
    const from = found.at(-1)?.end ?? end;
    if (entity.start < from) continue;
    const between = words.slice(from, entity.start);
    const isNext =
      isBare && found.length === 0 ? between.every((word) => BEFORE_NAME.test(word)) : JOINED.test(between.join(" "));
    if (!isNext || !LEFT_OUT.has(entity.kind)) break;
    found.push(entity);
  }
  return found;
}

/** 'Cash, not counting stocks': the accounts that are meant, and those that are left out. */
export function splitAccounts({ plain }: Pick<Spots, "plain">, entities: readonly Entity[]): SplitNames {
  const [match] = plain.matchAll(WITHOUT);
  if (!match) return { within: [...entities], except: [], spans: [] };
  const start = plain.slice(0, match.index).split(" ").length - 1;
  const isOut = (one: Entity) => (one.kind === "account" || one.kind === "kind") && one.start > start;
  return {
    within: entities.filter((one) => !isOut(one)),
    except: entities.filter(isOut),
    spans: [{ start, end: start + match[0].trim().split(" ").length }],
  };
}
