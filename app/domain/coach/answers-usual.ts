// What a usual month is: income, spending, what bills leave of pay, and what a dearer bill would take of it.

import { ifKnown, sentences } from "~/domain/coach/advice";
import { type CoachIntent, reply, type Turn, cannotTell } from "~/domain/coach/intents";
import { categoryName } from "~/domain/categories/list";
import type { FactSheet } from "~/domain/coach/facts/fact";
import { anyOf } from "~/domain/language/pattern";

/** 'What is 15% of my income?' */
function partOfIncome(sheet: FactSheet, { ratePercent, plain }: Turn["question"]): string {
  if (ratePercent === null || !/(?:%|percent) (?:of (?:my|our)|(?:pay )?raise)/.test(plain)) return "";
  const rate = sheet.add({
    id: "asked.rate",
    label: "The part you asked about",
    value: { unit: "percent", percent: ratePercent },
    href: null,
  });
  const part = sheet.derive("income.average", {
    id: "income.part",
    label: "That part of your income",
    value: { unit: "usd", cents: Math.round((sheet.cents("income.average") * ratePercent) / 100) },
  });
  return `${part} a month is ${rate} of your income${/raise/.test(plain) ? ", before tax" : ""}.`;
}

/** Pay counts by its rhythm, so a month's income is no average of what came in: where these differ, both are said. */
function byRows(sheet: FactSheet): string {
  if (!sheet.has("income.by-rows") || sheet.cents("income.by-rows") === sheet.cents("income.average")) return "";
  return "That's pay by its rhythm and, of all else, a lean month; by the rows {{income.by-rows}} a month came in on average.";
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

export const USUAL_INTENTS: readonly CoachIntent[] = [
  {
    id: "dearer",
    match:
      /\bif\b.*(?:\b(?:goes?|went|going|gets?|got) up\b|increas|\bris(?:es?|ing)\b|\brose\b|more expensive|raised?)/,
    when: ({ question }) =>
      question.category !== null && (question.ratePercent !== null || question.amountCents !== null),
    answer: dearer,
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
    id: "average-spending",
    match: anyOf(
      /(?:average|usual|typical|normal)(?:ly)? .*(?:spen|month|expenses)|spend (?:per|a|each|every) month/,
      /monthly (?:spending|expenses|costs)|how much do (?:i|we) spend\W*$/,
    ),
    when: ({ question }) => question.category === null,
    answer: ({ sheet }) =>
      sheet.has("spend.average")
        ? reply(
            sentences(
              "You spend {{spend.average}} in a usual month.",
              ifKnown(
                sheet,
                ["need.average", "want.average"],
                "Of that, {{need.average}} goes to needs and {{want.average}} to wants.",
              ),
            ),
          )
        : cannotTell("I don't see a full month of spending yet. Link the account your everyday spending goes through."),
  },
  {
    id: "income",
    match: anyOf(
      /how much (?:do|did|money do) i (?:make|earn|bring|get paid)|my (?:monthly )?(?:income|salary|earnings|wages)/,
      /what(?:'s| is) my income|(?:i|we) (?:make|earn)\b|\d ?(?:%|percent) (?:pay )?raise\b/,
    ),
    when: ({ question }) => question.category === null && !/\bdebts?\b/.test(question.plain),
    answer: ({ sheet, question }) =>
      sheet.has("income.average") && sheet.cents("income.average") > 0
        ? reply(
            sentences(
              partOfIncome(sheet, question),
              "Your income comes to {{income.average}} in a usual month.",
              byRows(sheet),
              ifKnown(sheet, "income.last", "Last month you earned {{income.last}}."),
              ifKnown(sheet, "income.before", "The month before it was an income of {{income.before}}."),
              ifKnown(sheet, "income.this", "So far this month {{income.this}} of income has arrived."),
              ifKnown(sheet, "payday.day", "Your next paycheck is expected on {{payday.day}}."),
            ),
          )
        : sheet.has("interview.income")
          ? reply(
              "I don't see pay arriving in a linked account, but in your interview you gave an income of {{interview.income}} a month.",
            )
          : cannotTell(
              "I don't see income in your linked accounts. If your pay goes to another account, linking that one will help.",
            ),
  },
];
