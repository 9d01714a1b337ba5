// Months with a pay more than others have: looked for back to the first pay that is known, and ahead by its rhythm.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { CADENCES } from "~/domain/ledger/cadence";
import type { Recurring } from "~/domain/ledger/recurring";
import { addDays, addMonths, type Day, firstDayOf, lastDayOf, type Month, monthOf } from "~/domain/periods";
import { listedClauses } from "~/texts/plural";
import { dueIn, HREF, rhythmOf, type ScheduleTurn, type ScheduleWords } from "./schedule-turn";

type Extra = { item: Recurring; at: number; usual: number; months: Month[] };

/** Of each who pays in a rhythm of weeks; by the month, each month has as many. */
export function extraPays(all: readonly Recurring[], turn: ScheduleTurn): ScheduleWords {
  const found = all.flatMap((item, at): Extra[] => {
    const usual = usualPays(item);
    return usual === null ? [] : [{ item, at, usual, months: monthsWithMore(item, usual, turn) }];
  });
  const [first, ...others] = found;
  const [only] = all;
  if (!first)
    return {
      text: only
        ? `None: ${nameOf(only, 0, turn)} pays ${rhythmOf(only, turn.notes)}, so each month has as many.`
        : "I see no pay that comes regularly in your linked accounts.",
    };
  if (others.length > 0) return ofSeveral(found, turn);
  if (first.months.length === 0)
    return { text: `None in those days: ${nameOf(first.item, 0, turn)} pays ${rhythmOf(first.item, turn.notes)}.` };
  return ofOne(first, turn);
}

/** What a month has at least; null where none has more than another. */
function usualPays({ cadence }: Recurring): number | null {
  const rule = CADENCES.find(({ id }) => id === cadence);
  if (!rule || rule.months > 0 || rule.id === "twice a month") return null;
  return rule.id === "weekly" ? 4 : 2;
}

const nameOf = ({ merchantName }: Recurring, at: number, { notes }: ScheduleTurn): string =>
  notes.name(`item-${at + 1}-name`, merchantName);

function monthsWithMore(item: Recurring, usual: number, { query, household: { today } }: ScheduleTurn): Month[] {
  const from = query.period?.from ?? `${today.slice(0, 4)}-01-01`;
  const to = query.period?.to ?? lastDayOf(addMonths(monthOf(today), 12));
  const step = CADENCES.find(({ id }) => id === item.cadence)?.days ?? 0;
  // A month that the days cut is counted whole.
  const [first, last] = [firstDayOf(monthOf(from)), lastDayOf(monthOf(to))];
  const days = [...back(item, step, first), ...dueIn([item], item.nextDay, last).map(({ day }) => day)];
  const counts = new Map<Month, number>();
  for (const day of days)
    if (day >= first && day <= last) counts.set(monthOf(day), (counts.get(monthOf(day)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > usual)
    .map(([month]) => month)
    .sort();
}

/** No further back than the first one that is known. */
function back(item: Recurring, step: number, from: Day): Day[] {
  const days: Day[] = [];
  const first = item.firstDay > from ? item.firstDay : from;
  for (let day = item.lastDay; day >= first && days.length < 120 && step > 0; day = addDays(day, -step)) days.push(day);
  return days;
}

const monthNames = ({ at, months }: Extra, { notes }: ScheduleTurn): string[] =>
  months.map((month, index) =>
    notes.add(
      at === 0 ? `month-${index + 1}` : `pay-${at + 1}-month-${index + 1}`,
      "Month with one more pay",
      { unit: "month", month },
      { ...HREF, period: { from: firstDayOf(month), to: lastDayOf(month) } },
    ),
  );

function ofOne(extra: Extra, turn: ScheduleTurn): ScheduleWords {
  const { item, usual, months } = extra;
  const { notes, query, household } = turn;
  const names = monthNames(extra, turn);
  const most = notes.count("pays", "Pays in such a month", usual + 1, "paycheck", HREF);
  const tooMany = (query.condition.times ?? 0) > usual + 1 ? "None has that many." : "";
  const isAhead = (at: number) => (months[at] ?? "") > monthOf(household.today);
  return {
    text: paragraphs(
      `${tooMany === "" ? "" : `${tooMany} `}${nameOf(item, 0, turn)} pays ` +
        `${rhythmOf(item, notes)}; these months have ${most}, the ones ahead by the same rhythm:`,
      bullets(names.map((name, at) => `${name}${isAhead(at) ? " (ahead)" : ""}`)),
      sentences(
        moreThan(item, usual, turn),
        query.period === null && names.some((_, at) => isAhead(at))
          ? `The next one is ${names.find((_, at) => isAhead(at)) ?? ""}.`
          : "",
      ),
    ),
  };
}

/** Who pays, and in which months once more. */
function ofSeveral(all: readonly Extra[], turn: ScheduleTurn): ScheduleWords {
  if (all.every(({ months }) => months.length === 0))
    return { text: "None in those days: no month has one more pay than usual." };
  const lines = all.map((extra) => {
    const { item, at, months } = extra;
    const name = nameOf(item, at, turn);
    if (months.length === 0) return `${name}: none`;
    const each = turn.notes.usd(`pay-${at + 1}-more`, "More in such a month", Math.abs(item.typicalCents), HREF);
    return `${name}: ${listedClauses(monthNames(extra, turn))}, ${each} more in each`;
  });
  return { text: paragraphs("Months with one more pay than usual, those ahead by the same rhythm:", bullets(lines)) };
}

/** One more pay is what such a month has more than the others. */
function moreThan(item: Recurring, usual: number, { notes }: ScheduleTurn): string {
  const each = Math.abs(item.typicalCents);
  const usd = (name: string, label: string, cents: number) => notes.usd(name, label, cents, HREF);
  return (
    `Each brings one more pay, ${usd("more", "More in such a month", each)} today: ` +
    `${usd("more-sum", "Pay of such a month", each * (usual + 1))} instead of ` +
    `${usd("usual-sum", "Pay of another month", each * usual)}.`
  );
}
