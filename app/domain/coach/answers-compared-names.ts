// What went to a shop, to several, or into several categories: each by its name, and all of them together.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { type Intent, reply, type Turn, cannotTell } from "~/domain/coach/intents";
import { type CategoryId, categoryName } from "~/domain/categories/list";
import { addPeriodFacts, monthPeriod } from "~/domain/coach/facts/cash";
import type { FactPeriod, FactSheet } from "~/domain/coach/facts/fact";
import type { MerchantInput } from "~/domain/coach/facts/inputs";
import { rowsHref } from "~/domain/ledger/row-links";
import { type Cents, sumCents } from "~/domain/money";
import { categoryOf, isSpendingKind } from "~/domain/ledger/totals";
import { addMonths, type Day, firstDayOf, monthName, monthOf, shortDate } from "~/domain/periods";

export const SPENDS =
  /spen[dt]|spending|pay|paid|cost|buy|bought|give|gave|given|purchases|charges|how (?:much|often|many times)/;
const COMPARES = /\b(?:more|less|most|least|vs|versus|or|than)\b/;

/** One merchant's facts, under the ids that start with its own name in the sheet. */
function addMerchant({ sheet, inputs, question }: Turn, id: string, found: MerchantInput): void {
  const now = monthOf(inputs.today);
  const put = (part: string, cents: Cents, period: FactPeriod) =>
    sheet.add({
      id: `spend.${id}.${part}`,
      label: "Spent there",
      value: { unit: "usd", cents },
      period,
      href: rowsHref({ kind: "spending", from: period.from, to: period.to, q: found.asked }),
    });
  sheet.add({
    id: `asked.${id}`,
    label: "The name you asked about",
    value: { unit: "name", text: found.name },
    href: null,
  });
  put("total", found.totalCents, { from: found.from, to: inputs.today, label: `since ${shortDate(found.from)}` });
  put("this", found.thisCents, { from: firstDayOf(now), to: inputs.today, label: `${monthName(now)} so far` });
  put("last", found.lastCents, monthPeriod(addMonths(now, -1)));
  sheet.derive(`spend.${id}.total`, {
    id: `${id}.count`,
    label: "Purchases there",
    value: { unit: "count", count: found.count, noun: "transaction" },
  });
  sheet.derive(`spend.${id}.total`, {
    id: `${id}.since`,
    label: "Counted from",
    value: { unit: "day", day: found.from },
  });
  if (!found.range || !question.range) return;
  put("range", found.range.cents, question.range);
  sheet.derive(`spend.${id}.range`, {
    id: `${id}.range-count`,
    label: "Purchases there",
    value: { unit: "count", count: found.range.count, noun: "transaction" },
  });
}

/** 'On Nov 20, 2026', 'from Nov 1, 2026 to Nov 21, 2026', as facts of the days that `base` covers. */
function daysAsked(sheet: FactSheet, base: string, { from, to }: { from: Day; to: Day }): string {
  const since = sheet.derive(base, { id: "range.from", label: "From", value: { unit: "day", day: from } });
  const until = sheet.derive(base, { id: "range.to", label: "To", value: { unit: "day", day: to } });
  return from === to ? `on ${since}` : `from ${since} to ${until}`;
}

function oneMerchant(turn: Turn) {
  const { sheet, inputs, question } = turn;
  const found = inputs.merchant;
  if (!found) {
    const asked = sheet.add({
      id: "asked.name",
      label: "The name you asked about",
      value: { unit: "name", text: question.merchant ?? "" },
      href: null,
    });
    return cannotTell(
      `I can't tell from your data: none of your transactions carries the name ${asked}, and it is not a category either. Banks spell names in their own way at times; the search on the transactions page finds parts of them too.`,
    );
  }
  addMerchant(turn, "merchant", found);
  if (found.range && question.range)
    return reply(
      sentences(
        `{{asked.merchant}}: you spent {{spend.merchant.range}} there in {{merchant.range-count}}, ${daysAsked(sheet, "spend.merchant.range", question.range)}.`,
      ),
    );
  if (
    /how (?:often|many times)|\b(?:per|each) (?:visit|time|purchase|trip)\b/.test(question.plain) &&
    found.count > 0
  ) {
    sheet.derive("spend.merchant.total", {
      id: "merchant.each",
      label: "Each time, on average",
      value: { unit: "usd", cents: Math.round(found.totalCents / found.count) },
    });
    return reply(
      "{{asked.merchant}}: {{merchant.count}} since {{merchant.since}}, {{merchant.each}} each on average. You spent {{spend.merchant.total}} there in all.",
    );
  }
  return reply(
    sentences(
      "{{asked.merchant}}: you spent {{spend.merchant.last}} there last month and {{spend.merchant.this}} so far this month.",
      "Since {{merchant.since}} you spent {{spend.merchant.total}} there in {{merchant.count}}.",
    ),
  );
}

/** The sum is no list of rows; its parts are. */
const together = (sheet: FactSheet, id: string, cents: Cents): string =>
  sheet.add({ id: `asked.together-${id}`, label: "Together", value: { unit: "usd", cents }, href: null });

function severalMerchants(turn: Turn) {
  const { sheet, inputs, question } = turn;
  const names = question.merchants;
  const all = names.map((name, at) => ({ name, id: `shop-${at + 1}`, found: inputs.merchants?.[at] ?? null }));
  const known = all.flatMap(({ found, ...one }) => (found ? [{ ...one, found }] : []));
  for (const { id, found } of known) addMerchant(turn, id, found);
  for (const { name, id, found } of all)
    if (!found)
      sheet.add({
        id: `asked.${id}`,
        label: "A name you asked about",
        value: { unit: "name", text: name },
        href: null,
      });
  const missing = all
    .filter(({ found }) => !found)
    .map(({ id }) => `{{asked.${id}}}: none of your transactions carries that name.`);
  if (known.length === 0)
    return cannotTell(
      paragraphs(
        "I can't tell from your data:",
        bullets(missing),
        "Banks spell names in their own way at times; the search on the transactions page finds parts of them too.",
      ),
    );
  const days = question.range;
  const when = days ? daysAsked(sheet, `spend.${known[0]?.id}.range`, days) : "";
  // One name within another would be counted again.
  const overlap = known.some(({ found }, at) =>
    known.some((other, index) => index !== at && other.found.asked.toLowerCase().includes(found.asked.toLowerCase())),
  );
  const sum = (id: string, of: (found: MerchantInput) => Cents) =>
    together(sheet, id, sumCents(known.map(({ found }) => of(found))));
  const inAll =
    overlap || known.length < 2
      ? ""
      : days
        ? `Together you spent ${sum("range", (found) => found.range?.cents ?? 0)} there ${when}.`
        : `Together you spent ${sum("last", (found) => found.lastCents)} there last month and ${sum("this", (found) => found.thisCents)} so far this month.`;
  const centsOf = ({ range, totalCents, lastCents, thisCents }: MerchantInput) =>
    days
      ? (range?.cents ?? 0)
      : question.when === "last"
        ? lastCents
        : question.when === "this"
          ? thisCents
          : totalCents;
  const [most, next] = [...known].sort((a, b) => centsOf(b.found) - centsOf(a.found));
  const verdict =
    most && next && COMPARES.test(question.plain) && centsOf(most.found) > centsOf(next.found)
      ? `Most went to {{asked.${most.id}}}.`
      : "";
  const lines = known.map(({ id }) =>
    days
      ? `{{asked.${id}}}: you spent {{spend.${id}.range}} there in {{${id}.range-count}}`
      : `{{asked.${id}}}: you spent {{spend.${id}.last}} last month and {{spend.${id}.this}} so far this month; {{spend.${id}.total}} since {{${id}.since}} in {{${id}.count}}`,
  );
  return reply(paragraphs(sentences(verdict, inAll), bullets(lines), bullets(missing)));
}

type Which = "named" | "average" | "last" | "this";
const WORDS: Record<Which, string> = {
  named: "",
  average: "in a usual month",
  last: "last month",
  this: "so far this month",
};

/** Over which days several categories are held side by side. */
function periodsOf(turn: Turn): Which[] {
  const { sheet, inputs, question } = turn;
  if (question.range) {
    const { from, to } = question.range;
    const rows = (inputs.days ?? [])
      .filter(({ day }) => day >= from && day <= to)
      .map(({ day, ...row }) => ({ ...row, month: monthOf(day) }));
    if (rows.length > 0) addPeriodFacts(sheet, "named", rows, question.range);
    return rows.length > 0 ? ["named"] : [];
  }
  const wanted: Which[] = question.when
    ? [question.when]
    : /\busual|average|typical|\b(?:a|each|per|every) month\b|monthly|\bdo (?:i|we)\b/.test(question.plain) &&
        sheet.has("spend.average")
      ? ["average", "this"]
      : ["last", "this"];
  return wanted.filter((which) => sheet.has(`spend.${which}`));
}

function severalCategories(turn: Turn) {
  const { sheet, question } = turn;
  const ids = question.categories;
  const parts = (which: Which) => ids.filter((id) => sheet.has(`spend.${id}.${which}`));
  const periods = periodsOf(turn).filter((which) => parts(which).length > 0);
  const [first] = periods;
  if (first === undefined) return cannotTell(`I see no spending on ${listed(ids.map(categoryName))} in those days.`);
  const sentence = (which: Which) => {
    const when = which === "named" && question.range ? daysAsked(sheet, "spend.named", question.range) : WORDS[which];
    const each = parts(which).map((id) => `{{spend.${id}.${which}}} on ${categoryName(id)}`);
    const none = ids.filter((id) => !parts(which).includes(id)).map(categoryName);
    const sum = together(sheet, which, sumCents(parts(which).map((id) => sheet.cents(`spend.${id}.${which}`))));
    return sentences(
      `${which === "average" ? "You spend" : "You spent"} ${listed(each)} ${when}${each.length > 1 ? `, ${sum} together` : ""}.`,
      none.length > 0 ? `Nothing went to ${listed(none)}.` : "",
    );
  };
  return reply(paragraphs(sentences(verdictOn(turn, first, ids), sentence(first)), ...periods.slice(1).map(sentence)));
}

function verdictOn({ sheet, question }: Turn, which: Which, ids: readonly CategoryId[]): string {
  if (!COMPARES.test(question.plain)) return "";
  const cents = (id: CategoryId) => sheet.cents(`spend.${id}.${which}`);
  const [most, next] = [...ids].sort((a, b) => cents(b) - cents(a));
  return most && next && cents(most) > cents(next) ? `More on ${categoryName(most)}.` : "Both took the same.";
}

/** How many rows, where the sum alone would not say it. */
function howOften({ sheet, inputs, question }: Turn) {
  const now = monthOf(inputs.today);
  const id = question.category ?? "miscellaneous";
  const order = question.when === "this" ? (["this", "last"] as const) : (["last", "this"] as const);
  const found = order.flatMap((which) => {
    const month = which === "this" ? now : addMonths(now, -1);
    // What was given back is no time of its own.
    const rows = inputs.sums.reduce(
      (all, row) =>
        row.month === month && categoryOf(row) === id && row.kind !== "refund" && isSpendingKind(row.kind)
          ? all + row.count
          : all,
      0,
    );
    if (rows === 0 || !sheet.has(`spend.${id}.${which}`)) return [];
    const count = sheet.derive(`spend.${id}.${which}`, {
      id: `often.${id}.${which}`,
      label: "Transactions",
      value: { unit: "count", count: rows, noun: "time" },
    });
    const each = sheet.derive(`spend.${id}.${which}`, {
      id: `often.${id}.${which}-each`,
      label: "Each time, on average",
      value: { unit: "usd", cents: Math.round(sheet.cents(`spend.${id}.${which}`) / rows) },
    });
    return [
      `${which === "last" ? "Last month" : "So far this month"} you paid for ${categoryName(id)} ${count}: {{spend.${id}.${which}}} in all, ${each} each on average.`,
    ];
  });
  return found.length > 0
    ? reply(sentences(...found))
    : cannotTell(`I see no purchases of late that are filed under ${categoryName(id)}.`);
}

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

export const NAMES_INTENTS: readonly Intent[] = [
  {
    id: "merchants",
    match: SPENDS,
    when: ({ question, inputs }) => question.merchants.length > 1 && inputs.merchants !== undefined,
    answer: severalMerchants,
  },
  {
    id: "merchant",
    match: SPENDS,
    when: ({ question, inputs }) =>
      question.merchant !== null &&
      !/\b(?:can|could|should) (?:i|we)\b/.test(question.plain) &&
      (question.category === null || inputs.merchant != null),
    answer: oneMerchant,
  },
  {
    id: "how-often",
    match: /how (?:often|many times)|\b(?:per|each) (?:visit|time|purchase|trip)\b/,
    when: ({ question }) => question.category !== null && question.range === null,
    answer: howOften,
  },
  {
    id: "several",
    match: /spen[dt]|spending|cost|how much|more|less|compar|month|year|week/,
    when: ({ question }) =>
      question.categories.length > 1 &&
      question.amountCents === null &&
      !/\bafford|budget|\bcut\b|\bstop|too (?:much|high)|\bleft\b|\bcan i\b|\bshould\b|\bwhen\b|\bdue\b|\bwhy\b/.test(
        question.plain,
      ),
    answer: severalCategories,
  },
];
