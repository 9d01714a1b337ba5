// Why so much, or so little, was spent in some days: what lay furthest from the usual, and the largest purchases in it. And what
// takes the income, each category as a part of it.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { type Cents, sumCents } from "~/domain/money";
import { sameMerchant } from "~/domain/ledger/recurring";
import { rowsHref } from "~/domain/ledger/row-links";
import type { FoundRow } from "~/domain/coach/query/data";
import { firstDayOf, lastDayOf, monthOf } from "~/domain/periods";
import type { WordedAnswer } from "~/domain/coach/query/answer";
import type { Group } from "~/domain/coach/engine/flow-groups";
import { aboutFlow, hrefOf, sumFact, verbFor, type FlowWording } from "~/domain/coach/engine/flow-words";
import { nameOfCategory, periodPhrase } from "~/domain/coach/query/phrases";
import { rowHref } from "~/domain/coach/engine/row-words";
import { EXPLAINED_ROWS, type Against } from "~/domain/coach/engine/spent-and-earned";
import { pendingWords } from "./beside";
import type { Done } from "./groups";
import { refundOr } from "./grown";

const SHOWN = 3;
const TAKERS = 6;
/** So near to the usual it is as usual. */
const NEAR = 0.03;
/** Less than this is no reason. */
const LEAST_CENTS = 5_00;
/** Shops that are named in a category. */
const SHOPS = 3;

type Usual = Extract<Against, { is: "usual" }>;

const apartOf = ({ cents, before = 0 }: Group): number => cents - before;
/** What took just as much explains nothing. */
const isMoved = (group: Group): boolean => apartOf(group) !== 0;

export function whySoMuch(wording: FlowWording, usual: Usual, done: Done): WordedAnswer {
  const { figures, notes, query } = wording;
  const { sum, groups } = figures;
  const days = periodPhrase(sum.period, notes);
  const opening = `${verbFor(wording)} ${sumFact(wording, "total", sum)}${aboutFlow(wording)} ${days}`;
  if (usual.months === 0) return done(`${opening}. I need a full month before it to say what made it so.`);
  const more = sum.cents - usual.cents;
  const isNear = Math.abs(more) <= Math.abs(usual.cents) * NEAR;
  const moved = groups.filter((group) => Math.abs(apartOf(group)) >= LEAST_CENTS);
  const [up, down] = [moved.filter((group) => apartOf(group) > 0), moved.filter((group) => apartOf(group) < 0)].map(
    (all) => all.sort((a, b) => Math.abs(apartOf(b)) - Math.abs(apartOf(a))),
  );
  const [main = [], rest = []] = query.least ? [down, up] : [up, down];
  const isSo = !isNear && (query.least ? more < 0 : more > 0);
  const { apart, average } = heldAgainst(wording, usual, more);
  const much = query.least ? "less" : "more";
  const verdict = isSo
    ? ""
    : `${isNear ? "That's about as usual, so" : "So"} it wasn't ${query.least ? "cheap" : "expensive"}.`;
  const difference = more === 0 ? `just the ${average}` : `${apart} ${more < 0 ? "less" : "more"} than the ${average}`;
  return done(
    paragraphs(
      sentences(`${opening}, ${difference}.`, verdict),
      main.length === 0 ? `No category took ${much} than usual.` : explained(wording, main, much),
      bullets(main.slice(0, SHOWN).map((group, at) => movedLine(wording, group, `why-${at + 1}`, usual))),
      rest.length === 0 ? "" : `What took ${query.least ? "more" : "less"}:`,
      bullets(rest.slice(0, SHOWN).map((group, at) => movedLine(wording, group, `other-${at + 1}`, usual))),
      pendingWords(wording),
    ),
    groups.filter(isMoved).map((group) => ({
      label: nameOf(wording, group),
      cents: apartOf(group),
      href: hrefOf(group.rows, sum.period),
    })),
  );
}

/** What a usual month comes to, and how far this is from it. */
function heldAgainst({ figures: { sum }, notes }: FlowWording, { cents, months, period }: Usual, more: number) {
  const isWhole =
    sum.period.from === firstDayOf(monthOf(sum.period.from)) && sum.period.to === lastDayOf(monthOf(sum.period.to));
  const count = notes.add("months", "Months before", { unit: "months", months }, { period });
  const link = { period, href: hrefOf({ from: period.from, to: period.to, kind: "spending" }, period) };
  const usual = notes.usd("usual", "The months before, average", cents, link);
  const apart = notes.usd("apart", more < 0 ? "Less than usual" : "More than usual", more, {
    period: sum.period,
    href: hrefOf(sum.rows, sum.period),
  });
  return { apart, average: `${usual} that ${isWhole ? "" : "the same days of "}the ${count} before average` };
}

/** How much of what was more the first ones are. */
function explained({ notes, figures }: FlowWording, main: readonly Group[], much: string): string {
  const all = sumCents(main.map(apartOf));
  const shown = sumCents(main.slice(0, SHOWN).map(apartOf));
  const note = { period: figures.sum.period, href: hrefOf(figures.sum.rows, figures.sum.period) };
  const whole = notes.usd("moved", `What took ${much}`, all, note);
  if (main.length <= SHOWN) return `What took ${much} than usual comes to ${whole}:`;
  const part = notes.add("explained", "Of it the first ones", { unit: "percent", percent: (shown / all) * 100 }, note);
  return `What took ${much} than usual comes to ${whole}, ${part} of it in these:`;
}

const nameOf = ({ query }: FlowWording, { key }: Group): string =>
  query.by === "merchant" ? key : nameOfCategory(key);

/** 'Travel: $312.40 more, $312.40 where $0.00 is usual. Largest there: Skyline Air, $312.40 on Jul 8'. */
function movedLine(wording: FlowWording, group: Group, tag: string, { period: before }: Usual): string {
  const { notes, figures, query } = wording;
  const { period } = figures.sum;
  const note = { period, href: hrefOf(group.rows, period) };
  const name = query.by === "merchant" ? notes.name(`${tag}-name`, group.key) : nameOfCategory(group.key);
  const apart = apartOf(group);
  const by = notes.usd(
    tag,
    `${query.by === "merchant" ? "Difference" : name}, ${apart < 0 ? "less" : "more"}`,
    apart,
    note,
  );
  const now = notes.usd(`${tag}-now`, "Spent", group.cents, note);
  const usual = notes.usd(`${tag}-usual`, "Usual", group.before ?? 0, {
    period: before,
    href: hrefOf({ from: before.from, to: before.to, kind: "spending" }, before),
  });
  const held = `${refundOr(group.cents, now)} where ${refundOr(group.before ?? 0, usual)} is usual`;
  return `${name}: ${by} ${apart < 0 ? "less" : "more"}, ${held}${apart > 0 ? purchases(wording, group, tag) : ""}`;
}

/** The shops that took most of a category that took more, how often, and where a single purchase is a good part its day. */
function purchases({ notes, figures: { rows }, query }: FlowWording, group: Group, tag: string): string {
  if (query.by === "merchant") return "";
  const own = rows.filter(({ category, pending }) => !pending && (category ?? "miscellaneous") === group.key);
  const shops = new Map<string, FoundRow[]>();
  // Where there may be more rows than these, each stands for itself.
  const isAll = rows.length < EXPLAINED_ROWS;
  for (const [at, row] of own.entries()) {
    const key = isAll ? sameMerchant(row.merchantName) : `${at}`;
    shops.set(key, [...(shops.get(key) ?? []), row]);
  }
  const large = [...shops.values()]
    .map((of) => ({ of, cents: sumCents(of.map(({ cents }) => Math.abs(cents))) }))
    .filter(({ cents }) => cents >= apartOf(group) / 4)
    .sort((a, b) => b.cents - a.cents)
    .slice(0, SHOPS);
  const said = large.map((shop, at) => shopWords(notes, shop, `${tag}-row-${at + 1}`));
  // What came back is in the sum already.
  const isBefore = sumCents(large.map(({ cents }) => cents)) > group.cents;
  return said.length === 0 ? "" : `. Largest there${isBefore ? ", before refunds" : ""}: ${said.join("; ")}`;
}

/** 'Casa Verde, $123.00 in 2 transactions', 'Skyline Air, $312.40 on Jul 8, 2026' */
function shopWords(notes: FlowWording["notes"], { of, cents }: { of: readonly FoundRow[]; cents: Cents }, tag: string) {
  const [first] = of;
  if (!first) return "";
  const days = of.map(({ day }) => day).sort();
  const period = { from: days[0] ?? first.day, to: days.at(-1) ?? first.day };
  const name = notes.name(`${tag}-name`, first.merchantName);
  const note = {
    period,
    rows: of.length,
    href:
      of.length === 1 ? rowHref(first) : rowsHref({ ...period, kind: "spending", flow: "out", q: first.merchantName }),
  };
  const value = notes.usd(tag, "Amount", cents, note);
  return of.length === 1
    ? `${name}, ${value} on ${notes.day(`${tag}-day`, "Day", first.day, note)}`
    : `${name}, ${value} in ${notes.count(`${tag}-count`, "How many", of.length, "transaction", note)}`;
}

export function takenOfIncome(wording: FlowWording, done: Done): WordedAnswer {
  const { figures, notes } = wording;
  const { sum, groups, against } = figures;
  const days = periodPhrase(sum.period, notes);
  const earned = against?.is === "sum" ? against.sum : null;
  const spent = sumFact(wording, "total", sum);
  if (!earned || earned.cents <= 0) return done(`You spent ${spent} ${days}, and I see no income in these days.`);
  const note = { period: sum.period, href: hrefOf(earned.rows, earned.period) };
  const percent = (name: string, cents: number) =>
    notes.add(name, "Of the income", { unit: "percent", percent: (cents / earned.cents) * 100 }, note);
  const income = notes.usd("earned", "Earned", earned.cents, note);
  const rest = earned.cents - sum.cents;
  const left = notes.usd("rest", rest < 0 ? "More than came in" : "Left", rest, note);
  const lines = groups
    .filter(({ cents }) => cents > 0)
    .slice(0, TAKERS)
    .map((group, at) => {
      const value = notes.usd(`group-${at + 1}`, nameOf(wording, group), group.cents, {
        period: sum.period,
        href: hrefOf(group.rows, sum.period),
      });
      return `${nameOf(wording, group)}: ${percent(`group-${at + 1}-share`, group.cents)}, ${value}`;
    });
  return done(
    paragraphs(
      `Spending takes ${percent("share", sum.cents)} of your income ${days}: ${spent} of ${income}, which ` +
        `${rest < 0 ? `is ${left} more than came in` : `leaves ${left}`}. What takes the most:`,
      bullets(lines),
      pendingWords(wording),
    ),
    groups
      .filter(({ cents }) => cents !== 0)
      .map((group) => ({
        label: nameOf(wording, group),
        cents: group.cents,
        href: hrefOf(group.rows, sum.period),
      })),
  );
}
