// What comes back: bills, and what became dearer.

import { either } from "~/domain/language/pattern";
import { overlaps, type Span } from "~/domain/language/words";
import { addDays, type Day, daysBetween, lastDayOf, monthOf } from "~/domain/periods";
import type { Period, Query } from "~/domain/coach/query/algebra";
import { categoriesOfSet } from "~/domain/categories/sets";
import { against, type FrameQuestion, best, type Frame, isOfPast } from "./frame";
import type { Entity } from "~/domain/coach/reading/spot";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import { WITHOUT } from "~/domain/coach/reading/left-out";
import { billStatistic, IN_ORDER, PAID_YET } from "~/domain/coach/reading/bill-statistic";
import { namesOf } from "~/domain/coach/query/shop-kinds";
import {
  TAKES,
  LOAN,
  INCLUDED,
  UTILITIES,
  BILLY,
  ASKS_WHEN,
  DUE,
  UNTIL_A_MONTH,
  WENT_OUT,
  STILL_TO_COME,
  SPEAKS,
  AGAINST,
  BEHIND,
  ASKS_PLANS,
  RISE,
} from "~/domain/coach/reading/schedule-words";

const lower = (text: string) => text.toLowerCase();

/** Names and categories of what comes back; a category in which nothing does is none. */
export function billed(asked: FrameQuestion, isDue = BILLY.test(asked.plain)): Entity[] {
  const known = asked.person.recurring.filter(({ income }) => !income);
  const isKnown = (name: string) =>
    known.some((one) => lower(one.name).includes(lower(name)) || lower(name).includes(lower(one.name)));
  const found = asked.of("merchant", "part", "category").flatMap((entity): Entity[] => {
    if (entity.kind === "merchant") return entity.values.some(isKnown) || isDue ? [entity] : [];
    if (entity.kind === "part") {
      const names = isDue ? [] : entity.values.flatMap((value) => namesOf(value, asked.person.shops)).filter(isKnown);
      return names.length > 0 ? [{ ...entity, kind: "merchant", values: names }] : isDue ? [entity] : [];
    }
    const categories = entity.values.flatMap((id) =>
      categoriesOfSet(id === "car" && LOAN.test(asked.plain) ? "car_payment" : id),
    );
    const own = known.filter(({ category }) => categories.includes(category));
    const word = asked.words.slice(entity.start, entity.end).join(" ");
    const meant = UTILITIES.find(([pattern]) => pattern.test(word));
    const named = meant ? own.filter(({ name }) => meant[1].test(name)) : [];
    if (named.length > 0) return [{ ...entity, kind: "merchant", values: named.map(({ name }) => name) }];
    const isLoan = entity.values.includes("car") && LOAN.test(asked.plain);
    return own.length > 0 ? [isLoan ? { ...entity, values: ["car_payment"] } : entity] : [];
  });
  return INCLUDED.test(asked.plain) ? [] : best([...found, ...listedWith(found, asked)]);
}
/** 'Tunebox and Netflix': a name beside one of a bill is asked about as well, though nobody is paid by it. */
function listedWith(found: readonly Entity[], { words, of, person }: FrameQuestion): Entity[] {
  const others = of("merchant").filter(
    (one) =>
      found.length > 0 &&
      !found.some((known) => overlaps(known, one)) &&
      !one.values.some((name) => person.merchants.includes(name)),
  );
  const joins = (start: number, end: number) =>
    end > start && words.slice(start, end).every((word) => JOINS.test(word));
  return others.filter(({ start, end }) =>
    [...found, ...others].some((near) => joins(near.end, start) || joins(end, near.start)),
  );
}
const JOINS = /^(?:and|,|plus|the|my|our|or|&)$/;
/** 'Comes out of checking', 'is charged to my card': the bills of that account. */
function takenFrom({ plain, entities, words, person }: FrameQuestion): Entity[] {
  return TAKES.test(plain)
    ? entities.filter(
        ({ kind, start, values }) =>
          (kind === "account" || kind === "kind") &&
          !values.some((value) => person.accounts.some(({ id, kind: of }) => id === value && of === "loan")) &&
          /^(?:to|on|from|of|off|my|the|our)$/.test(words[start - 1] ?? ""),
      )
    : [];
}

function daysAhead(asked: FrameQuestion): (Period & { spans: readonly Span[] }) | null {
  const { ahead, person, plain } = asked;
  const { today } = person;
  const found = ahead.find(({ to }) => to >= today);
  const isFromNow = /\b(?:between|from) (?:now|today)\b|\b(?:now|today) (?:to|until|through|and)\b/.test(plain);
  if (isFromNow && found) return { from: today, to: found.to, spans: [found] };
  if (/\b(?:before|until|till|by) (?:my )?(?:next )?(?:pay ?day|pay ?check|(?:i )?get paid|pay)\b/.test(plain)) {
    const to = nextPayday(person.paydays, today);
    return to === null ? null : { from: today, to: addDays(to, -1), spans: [] };
  }
  if (
    /\b(?:rest of|left|remaining|later|end of|still)(?: \S+){0,4} (?:this |the )?month\b|\bthis month\b|\bmonth (?:ends|is over|is out)\b/.test(
      plain,
    )
  )
    return { from: today, to: lastDayOf(monthOf(today)), spans: found ? [found] : [] };
  const days = /\b(?:next|coming|following|upcoming) (\d{1,3}) days\b/.exec(plain);
  if (days) return { from: addDays(today, 1), to: addDays(today, Number(days[1])), spans: found ? [found] : [] };
  if (!found) return null;
  // On a week's last days 'this week' is asked of the days to come.
  if (/\bthis week\b/.test(plain) && found.to < addDays(today, LAST_DAYS))
    return { from: today, to: addDays(found.to, 7), spans: [found] };
  // 'Around Christmas' is some days before and after it.
  if (found.from === found.to && AROUND.test(wordsBefore(asked, found.start)))
    return { from: latest(today, addDays(found.from, -NEAR_DAYS)), to: addDays(found.to, NEAR_DAYS), spans: [found] };
  // Until December is before it begins.
  const isMonth = found.to.endsWith("-01") && UNTIL_A_MONTH.test(plain);
  return { from: found.from, to: isMonth ? addDays(found.to, -1) : found.to, spans: [found] };
}
const LAST_DAYS = 2;
const NEAR_DAYS = 3;
const AROUND = /\b(?:around|near|close to|right about)(?: the)?$/;
const wordsBefore = ({ words }: FrameQuestion, start: number): string =>
  words.slice(Math.max(0, start - 3), start).join(" ");
const latest = (one: Day, other: Day): Day => (one > other ? one : other);

/** 'Which bills went out the first week of November': the days that are over, where it's asked what was paid in them. */
function daysBehind({
  past,
  ahead,
  plain,
  person: { today },
}: FrameQuestion): (Period & { spans: readonly Span[] }) | null {
  const [days, ...others] = past;
  if (!days || others.length > 0 || days.from > today || STILL_TO_COME.test(plain)) return null;
  // 'What hit last week' can't be of days to come.
  const coming = ahead.find((one) => overlaps(one, days));
  const isOver = (!coming || daysBetween(today, coming.from) > SOON) && /\b(?:hit|came|out|left)\b/.test(plain);
  if (!isOver && !WENT_OUT.test(plain)) return null;
  return { from: days.from, to: days.to < today ? days.to : today, spans: [days] };
}

const nextPayday = (paydays: readonly Day[], today: Day): Day | null => paydays.find((day) => day > today) ?? null;

export const BILLS: Frame = {
  measure: "bills",
  words: [
    ["bills?|payments?|dues|fixed (?:costs?|expenses?|bills?)|monthly expenses|obligations", 2],
    [DUE, 1.8],
    [ASKS_WHEN, 1.4],
    ["(?:what|which) day of the month", 2.6],
    [PAID_YET, 2.2],
    ["month (?:ends|is over|is out)|next \\d{1,2}|things?|big|rest|next", 0.4],
    ["autopay|auto pay|automatic(?:ally)?|auto debit", 2.4],
    [IN_ORDER, 1],
    [
      either(
        "how much is|how much are|how much does|how much do|how much for|cost|costs|price of|a month|monthly",
        "per month|each month|yearly|annually|a year|per year",
      ),
      1,
    ],
    [
      "(?:i|we) pay(?: for)?|priciest|steepest|highest|lowest|least expensive|(?:second|third|2nd|3rd)(?= (?:biggest|largest|highest|most))",
      0.4,
    ],
    ["(?:before|until|till|by) (?:my )?(?:next )?(?:pay ?day|pay ?check|(?:i )?get paid)", 1],
    [
      "biggest|largest|most expensive|highest|cheapest|smallest|how many|total|all my|every|list|which|sum|usually|last",
      0.6,
    ],
  ],
  about: (asked) => [...billed(asked), ...takenFrom(asked)],
  fit: (asked, about) => {
    const { says } = asked;
    const speaks = says(SPEAKS);
    const asks = says(
      `${ASKS_WHEN}|how much (?:is|are|does)|costs?|a month|monthly|per month|a year|yearly|per year|annually|bill|usually|${PAID_YET}`,
    );
    let fit = about.length > 0 ? 1.2 : 0;
    if (about.length === 0 && !speaks) fit -= 4;
    if (about.length > 0 && !speaks && !asks) fit -= 3;
    if (says(PAID_YET) && (says("how much|total|altogether|in all|ever|so far") || isEarlier(asked))) fit -= 2.4;
    if (says("still|left") && asked.ahead.length > 0 && says("have to pay|need to pay|to pay|due")) fit += 0.8;
    // What is owed to somebody is a debt, where no days are named.
    if (says("owe|owed") && about.length > 0 && asked.ahead.length === 0) fit -= 3;
    if (!says(PAID_YET)) fit -= against(asked, BEHIND) + (isOfPast(asked) ? 2.6 : 0);
    if (says(ASKS_PLANS) && !says("before|until|till|by")) fit -= 2.4;
    return fit - against(asked, AGAINST);
  },
  said: (asked, about) => {
    const { within, except } = exceptIn(asked, about);
    const found = daysBehind(asked) ?? daysAhead(asked);
    const statistic = billStatistic(asked, within.length > 0, found !== null);
    const isComing = within.length === 0 && statistic === "largest" && asked.says("coming|upcoming|next|due|soon");
    const many = /\bnext (\d{1,2}) (?!days|weeks|months)/.exec(asked.plain)?.[1];
    const isSum = asked.says("how much|total|sum|altogether|together|how many");
    return {
      subject: {
        ...subjectOf(within),
        ...(except.length > 0 ? { except: except.flatMap(({ values }) => values) } : {}),
      },
      period:
        statistic === "latest"
          ? (monthAhead(asked) ?? monthBehind(asked))
          : !found && isComing
            ? soon(asked)
            : found && { from: found.from, to: found.to },
      statistic,
      take: many ? Number(many) : null,
      ...placeSaid(asked, statistic),
      shape:
        statistic === "latest"
          ? "yes-no"
          : (statistic === "total" && !isSum) || asked.says(IN_ORDER)
            ? "list"
            : "figure",
    };
  },
};

/** 'The second highest bill'. */
function placeSaid({ plain }: FrameQuestion, statistic: Query["statistic"]): Partial<Query> {
  const [, word = ""] =
    /\b(second|2nd|2th|third|3rd|3th) (?:biggest|largest|highest|most|cheapest|smallest)\b/.exec(plain) ?? [];
  const isOrdered = statistic === "largest" || statistic === "smallest";
  return word === "" || !isOrdered ? {} : { condition: { nth: /^(?:s|2)/.test(word) ? 2 : 3 } };
}

const soon = ({ person }: FrameQuestion): Period => ({ from: person.today, to: addDays(person.today, 30) });

/** Of a month that is over it is asked what was spent. */
const isEarlier = (asked: FrameQuestion): boolean =>
  monthAhead(asked) === null && asked.past.some(({ to }) => monthOf(to) < monthOf(asked.person.today));

/** 'Has December's gone out yet' is asked in November of the month to come. */
function monthAhead({ ahead, person: { today } }: FrameQuestion): Period | null {
  const coming = ahead.find(({ from }) => from > lastDayOf(monthOf(today)));
  return coming && daysBetween(today, coming.from) <= SOON ? { from: coming.from, to: coming.to } : null;
}
const SOON = 62;

/** 'Did the power bill get paid in October' is asked of a month that is over. */
function monthBehind(asked: FrameQuestion): Period | null {
  const days = daysBehind(asked);
  return days && monthOf(days.to) < monthOf(asked.person.today) ? { from: days.from, to: days.to } : null;
}

/** 'The biggest bill after rent' is one of the others. */
export function exceptIn({ plain }: FrameQuestion, about: readonly Entity[]): { within: Entity[]; except: Entity[] } {
  const match = OTHERS.exec(plain);
  if (!match) return { within: [...about], except: [] };
  const start = plain.slice(0, match.index).split(" ").length - 1;
  return { within: about.filter((one) => one.start < start), except: about.filter((one) => one.start >= start) };
}
const OTHERS = new RegExp(`\\bafter\\b|${WITHOUT.source}`);

export const PRICE_CHANGES: Frame = {
  measure: "price-changes",
  words: [
    [RISE, 2.6],
    ["bills?|subscriptions?|recurring|price|prices|which|what|any|anything|did|has|have", 0.5],
    ["how much|when|since when|by how much|percent(?:age)?|%|any|still|always|been", 0.4],
  ],
  about: (asked) => billed(asked, true),
  fit: (asked, about) =>
    (asked.says(RISE) ? (about.length > 0 && asked.says("percent(?:age)?|%|by how much") ? 1 : 0) : -5) +
    (about.length > 0 ||
    asked.says(
      "bills?|subscriptions?|recurring|price (?:rise|hike|increase|change)s?|anything|what (?:has )?(?:got|gotten|went|go|is|became)|memberships?|which of my",
    )
      ? 1
      : -3) -
    (asked.says(
      "spend|spent|spending|income|pay ?check|salary|balance|savings|debt|net worth|budget|stock|rate|score|" +
        "loan|groceries|restaurants|gas prices|will|if|category|categories",
    )
      ? 3
      : 0) -
    (asked.says("than|compared|vs|versus") && !asked.says("more expensive") ? 1.6 : 0),
  said: (asked, about) => ({
    subject: subjectOf(about),
    shape: about.length > 0 ? "figure" : "list",
    period: yearMeant(asked),
  }),
};

/** 'This year' bounds the changes; 'lately' and what a price is held against don't. */
const yearMeant = ({ past, says }: FrameQuestion): Query["period"] => {
  if (says("lately|recently|of late|these days|than|compared|over last|from last|last year")) return null;
  const days = past.filter(({ from, to }) => from < to);
  const [first = null] = days.map(({ from }) => from).sort();
  const last = days
    .map(({ to }) => to)
    .sort()
    .at(-1);
  return first && last ? { from: first, to: last } : null;
};
