// A category held against other months, why it took so much, what less of it would bring; and what is no spending at all.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { type Intent, reply, type Turn, cannotTell } from "~/domain/coach/intents";
import type { Question } from "~/domain/coach/parse-question";
import { categoryName } from "~/domain/categories/list";
import { addPeriodFacts, monthPeriod } from "~/domain/coach/facts/cash";
import { addCharge } from "~/domain/coach/facts/charges";
import { addMonths, firstDayOf, lastDayOf, monthOf } from "~/domain/periods";
import { categoryOf, isSpendingKind } from "~/domain/ledger/totals";

/** Words that mean only a part of what is filed under their category. */
const PARTS =
  /\b(coffees?|cafes?|bars?|lunch(?:es)?|dinners?|delivery|shoes|concerts?|movies|games?|haircuts?|doctors?|pharmacy|flights?|hotels?)\b/;

/** What is said to be asked for less than a category holds. */
export function partOf({ plain, category }: Question): string {
  const word = PARTS.exec(plain)?.[1];
  return word && category
    ? `That is all of ${categoryName(category)}, where ${word} ${word.endsWith("s") ? "are" : "is"} filed; ask with a shop's name for its part.`
    : "";
}

function compared({ sheet, question }: Turn) {
  const id = question.category ?? "miscellaneous";
  const name = categoryName(id);
  const against =
    /\busual|normal|average|lately\b/.test(question.plain) && sheet.has(`spend.${id}.average`) ? "average" : "last";
  if (!sheet.has(`spend.${id}.${against}`))
    return cannotTell(`I need a full month of spending on ${name} to compare with.`);
  const usual =
    against === "average"
      ? ""
      : ifKnown(sheet, `spend.${id}.average`, `Your usual month of ${name} costs {{spend.${id}.average}}.`);
  const other =
    against === "average"
      ? `your usual month of ${name} costs {{spend.${id}.average}}`
      : `the whole of last month took {{spend.${id}.last}}`;
  if (!sheet.has(`spend.${id}.this`)) return reply(sentences(`Nothing on ${name} so far this month; ${other}.`, usual));
  const more = sheet.cents(`spend.${id}.this`) > sheet.cents(`spend.${id}.${against}`);
  const asks = /^(?:am|are|did|do|have|is|was)\b/.test(question.plain);
  const isMore = /\bless\b/.test(question.plain) ? !more : more;
  return reply(
    sentences(
      asks ? (isMore ? "Yes." : more ? "No." : "Not so far.") : "",
      `So far this month you spent {{spend.${id}.this}} on ${name}; ${other}.`,
      usual,
      partOf(question),
    ),
  );
}

const MAX_SHOWN = 5;

/** The single purchases behind a category's cost. */
function whyCategory({ sheet, inputs, question }: Turn) {
  const id = question.category ?? "miscellaneous";
  const name = categoryName(id);
  const now = monthOf(inputs.today);
  const which = question.when === "this" ? "this" : "last";
  const month = which === "this" ? now : addMonths(now, -1);
  const days = question.range ?? { from: firstDayOf(month), to: which === "this" ? inputs.today : lastDayOf(month) };
  const rows = (inputs.history ?? []).filter(
    (row) =>
      row.kind !== "income" && row.cents < 0 && categoryOf(row) === id && row.day >= days.from && row.day <= days.to,
  );
  if (rows.length === 0) return cannotTell(`I see no purchases filed under ${name} in those days.`);
  [...rows]
    .sort((a, b) => a.cents - b.cents || (a.day < b.day ? 1 : -1))
    .slice(0, MAX_SHOWN)
    .forEach((row, index) => addCharge(sheet, `purchase.${index + 1}`, row));
  const inThose = question.range ? (inputs.days ?? []).filter(({ day }) => day >= days.from && day <= days.to) : [];
  if (question.range)
    addPeriodFacts(
      sheet,
      "named",
      inThose.map(({ day, ...row }) => ({ ...row, month: monthOf(day) })),
      question.range,
    );
  const sum = question.range
    ? ifKnown(sheet, `spend.${id}.named`, `In those days you spent {{spend.${id}.named}} on ${name}.`)
    : ifKnown(
        sheet,
        `spend.${id}.${which}`,
        which === "this"
          ? `So far this month you spent {{spend.${id}.this}} on ${name}.`
          : `Last month you spent {{spend.${id}.last}} on ${name}.`,
      );
  return reply(
    paragraphs(
      sentences(
        sum,
        ifKnown(sheet, `spend.${id}.average`, `Your usual month of ${name} costs {{spend.${id}.average}}.`),
        "These took the most:",
      ),
      bullets(
        rows
          .slice(0, MAX_SHOWN)
          .map(
            (_, index) =>
              `{{purchase.${index + 1}.name}}: {{purchase.${index + 1}.amount}} on {{purchase.${index + 1}.day}}`,
          ),
      ),
      partOf(question),
    ),
  );
}

/** Half of a category, a percentage or an amount of it. */
function cutting({ sheet, question }: Turn) {
  const id = question.category ?? "miscellaneous";
  const name = categoryName(id);
  const usual = sheet.cents(`spend.${id}.average`);
  if (usual <= 0) return cannotTell(`I need a month of spending on ${name} to work that out.`);
  const half = /\bhalf\b|\bhalv/.test(question.plain);
  const cents = half
    ? Math.round(usual / 2)
    : question.ratePercent !== null
      ? Math.round((usual * Math.min(100, question.ratePercent)) / 100)
      : (question.amountCents ?? 0);
  if (cents > usual)
    return reply(`That is more than there is: you spend {{spend.${id}.average}} on ${name} in a usual month.`);
  const base = `spend.${id}.average`;
  sheet.derive(base, { id: "stop.month", label: "Saved a month", value: { unit: "usd", cents } });
  sheet.derive(base, { id: "stop.year", label: "Saved a year", value: { unit: "usd", cents: cents * 12 } });
  return reply(
    sentences(
      `You would free {{stop.month}} a month, {{stop.year}} a year: that part of the {{${base}}} you spend on ${name} in a usual month.`,
      "Move it to savings on payday, or it goes elsewhere.",
      partOf(question),
    ),
  );
}

/** What it takes when a category's price goes up. */
function dearer({ sheet, question }: Turn) {
  const id = question.category ?? "miscellaneous";
  const base = `spend.${id}.average`;
  const usual = sheet.cents(base);
  if (usual <= 0) return cannotTell(`I need a month of spending on ${categoryName(id)} to work that out.`);
  const cents =
    question.ratePercent !== null ? Math.round((usual * question.ratePercent) / 100) : (question.amountCents ?? 0);
  sheet.derive(base, { id: "stop.more", label: "More a month", value: { unit: "usd", cents } });
  sheet.derive(base, { id: "stop.more-year", label: "More a year", value: { unit: "usd", cents: cents * 12 } });
  return reply(
    sentences(
      `It would take {{stop.more}} more a month, {{stop.more-year}} more a year, on top of the {{${base}}} you spend on ${categoryName(id)} in a usual month.`,
      ifKnown(
        sheet,
        "kept.average",
        "You keep {{kept.average}} of your income in a usual month, and it would come out of that.",
      ),
    ),
  );
}

/** The month that took the most or the least, of the full ones that are known. */
function monthOfAll({ sheet, inputs, question }: Turn) {
  const current = monthOf(inputs.today);
  const first = inputs.sums.map(({ month }) => month).sort()[0] ?? current;
  const months = [...new Set(inputs.sums.map(({ month }) => month))]
    .filter((month) => month < current && month > first)
    .sort();
  const spentIn = (month: string) =>
    inputs.sums.reduce((sum, row) => (row.month === month && isSpendingKind(row.kind) ? sum - row.cents : sum), 0);
  const least = /\b(?:least|cheapest|lowest|best)\b/.test(question.plain);
  const [found] = [...months].sort((a, b) => (least ? spentIn(a) - spentIn(b) : spentIn(b) - spentIn(a)));
  if (found === undefined)
    return cannotTell("I need some full months of transactions to hold them against each other.");
  addPeriodFacts(
    sheet,
    "named",
    inputs.sums.filter((row) => row.month === found),
    monthPeriod(found),
  );
  const name = sheet.add({
    id: "asked.month",
    label: "The month you asked about",
    value: { unit: "month", month: found },
    href: null,
  });
  const count = sheet.add({
    id: "asked.months",
    label: "Months looked at",
    value: { unit: "months", months: months.length },
    href: null,
  });
  return reply(
    sentences(
      `${name}: you spent {{spend.named}}, the ${least ? "least" : "most"} of the full ${count} I can see.`,
      ifKnown(sheet, "income.named", "Income was {{income.named}}."),
      ifKnown(sheet, "spend.average", "Your usual month of spending is {{spend.average}}."),
    ),
  );
}

/** What came from somebody, or as interest. */
function payer({ sheet, inputs, question }: Turn) {
  const found = inputs.payer;
  const name = sheet.add({
    id: "asked.payer",
    label: "The name you asked about",
    value: { unit: "name", text: found?.name ?? question.payer ?? "" },
    href: null,
  });
  if (!found) return cannotTell(`I see no income by the name ${name} in your linked accounts.`);
  const days = found.days;
  const href = found.href;
  const period = { ...days, label: "the days asked about" };
  sheet.add({
    id: "income.payer",
    label: "Received",
    value: { unit: "usd", cents: found.cents },
    period,
    rows: found.count,
    href,
  });
  sheet.derive("income.payer", {
    id: "payer.count",
    label: "Payments",
    value: { unit: "count", count: found.count, noun: "payment" },
  });
  const since = sheet.derive("income.payer", {
    id: "payer.from",
    label: "From",
    value: { unit: "day", day: days.from },
  });
  const until = sheet.derive("income.payer", { id: "payer.to", label: "To", value: { unit: "day", day: days.to } });
  return reply(`${name}: {{income.payer}} came in, in {{payer.count}}, from ${since} to ${until}.`);
}

/** What is left of a month's pay once the bills that come back are paid. */
function afterBills({ sheet }: Turn) {
  if (!sheet.has("income.average", "regular.month") || sheet.cents("income.average") <= 0)
    return cannotTell("I need to see your pay and your recurring bills in linked accounts to tell.");
  const left = sheet.cents("income.average") - sheet.cents("regular.month");
  if (left < 0)
    return reply(
      "Nothing, by what I can see: recurring bills of {{regular.month}} a month are more than your income of {{income.average}}.",
    );
  sheet.derive("income.average", {
    id: "income.after-bills",
    label: "Left after recurring bills",
    value: { unit: "usd", cents: left },
  });
  return reply(
    sentences(
      "About {{income.after-bills}} of a month's income: {{income.average}} comes in, and recurring bills take {{regular.month}}.",
      ifKnown(sheet, "spend.average", "All spending together is {{spend.average}} in a usual month."),
    ),
  );
}

export const COMPARE_INTENTS: readonly Intent[] = [
  {
    id: "why-category",
    match: /\bwhy\b/,
    when: ({ question, inputs }) =>
      question.category !== null &&
      question.categories.length === 0 &&
      inputs.history !== undefined &&
      !/\bcredit\b|\bscore\b|\bbudget\b/.test(question.plain),
    answer: whyCategory,
  },
  {
    id: "cutting",
    match: /\bif\b|\bsave\b|would/,
    when: ({ question }) =>
      question.category !== null &&
      question.categories.length === 0 &&
      ((/\b(?:cut|cutting|reduced?|lower(?:ed)?|halv\w+|spent?)\b/.test(question.plain) &&
        (/\bhalf\b|\bless\b/.test(question.plain) || /\bby\b/.test(question.plain))) ||
        /\bhalv/.test(question.plain)) &&
      (/\bhalf\b|\bhalv/.test(question.plain) || question.ratePercent !== null || question.amountCents !== null),
    answer: cutting,
  },
  {
    id: "category-compare",
    match:
      /compar|\b(?:more|less)\b.*\b(?:than|lately)\b|this month (?:vs|versus|or) last month|last month (?:vs|versus|or) this month/,
    when: ({ question }) =>
      question.category !== null &&
      question.categories.length === 0 &&
      question.amountCents === null &&
      question.month === null &&
      question.range === null &&
      !/\bbudget\b|\bincome\b/.test(question.plain),
    answer: compared,
  },
  {
    id: "dearer",
    match:
      /\bif\b.*(?:\b(?:goes?|went|going|gets?|got) up\b|increas|\bris(?:es?|ing)\b|\brose\b|more expensive|raised?)/,
    when: ({ question }) =>
      question.category !== null && (question.ratePercent !== null || question.amountCents !== null),
    answer: dearer,
  },
  {
    id: "month-of-all",
    match:
      /\b(?:what|which) month\b.*\b(?:most|least|cheapest|expensive|highest|lowest|best|worst)\b|\b(?:best|worst|cheapest|most expensive) month\b/,
    when: ({ question }) => question.category === null,
    answer: monthOfAll,
  },
  {
    id: "payer",
    match: /./,
    when: ({ question, inputs }) => question.payer !== null && inputs.payer !== undefined,
    answer: payer,
  },
  {
    id: "after-bills",
    match: /\bleft\b|\bafter\b|\bremain/,
    when: ({ question }) =>
      /\bpay ?checks?\b|\bincome\b|\bsalary\b|\bmy pay\b/.test(question.plain) &&
      /\bbills\b/.test(question.plain) &&
      !/\buntil\b|\bnext\b/.test(question.plain),
    answer: afterBills,
  },
  {
    id: "pending",
    match: /\bpending\b|\bnot posted\b|haven't posted/,
    answer: () =>
      reply(
        "Charges that are still pending at the bank are in none of my figures: banks change or drop them. The Transactions page marks them as pending, and they count once they are posted.",
      ),
  },
  {
    id: "own-transfers",
    match:
      /\b(?:transfer(?:red)?|move[d]?|put)\b.*\b(?:to|in|into|between)\b.*\b(?:savings|brokerage|investments?|accounts?)\b/,
    when: ({ question }) =>
      question.amountCents === null &&
      /how much|how often|did (?:i|we)|have (?:i|we)/.test(question.plain) &&
      !/should|can i|could|each|every/.test(question.plain),
    answer: () =>
      reply(
        "Money that moves between your own accounts is neither spending nor income, so it is in none of my sums. The Transactions page has it: choose the kind Transfer under More filters, and the total of the days you pick stands above the list.",
      ),
  },
];
