// Whether something is enough: an amount a month, an account for a category, money for a day.

import { ifKnown, sentences } from "~/domain/coach/advice";
import { type CoachIntent, reply, type Turn, cannotTell } from "~/domain/coach/intents";
import { categoryName } from "~/domain/categories/list";
import type { FactSheet } from "~/domain/coach/facts/fact";
import { anyOf } from "~/domain/language/pattern";
import type { Cents } from "~/domain/money";
import { type Day, daysBetween, lastDayOf, monthOf } from "~/domain/periods";

export const enoughAsked = ({ sheet }: Turn, cents: Cents, id = "amount"): string =>
  sheet.add({ id: `asked.${id}`, label: "The amount you asked about", value: { unit: "usd", cents }, href: null });

/** Whether an amount a month carries the life that the figures show. */
function enough(turn: Turn) {
  const { sheet, question } = turn;
  if (!sheet.has("spend.average", "need.average"))
    return cannotTell("I need a full month of spending in linked accounts to say what is enough for you.");
  const named = question.amountCents;
  const cents = named ?? sheet.cents("income.average");
  if (cents <= 0)
    return cannotTell(
      "I don't see income in your linked accounts, so tell me an amount a month and I'll hold it against what you spend.",
    );
  const amount = named === null ? "Your income of {{income.average}}" : `${enoughAsked(turn, cents)} a month`;
  const gap = cents - sheet.cents("spend.average");
  sheet.derive("spend.average", {
    id: gap >= 0 ? "enough.left" : "enough.short",
    label: gap >= 0 ? "Beyond your usual spending" : "Short of your usual spending",
    value: { unit: "usd", cents: Math.abs(gap) },
  });
  if (gap >= 0)
    return reply(
      sentences(
        `Yes. ${amount} covers your usual spending of {{spend.average}} and leaves {{enough.left}} for savings and surprises.`,
        "Needs alone take {{need.average}} of spending.",
        named !== null ? "Count what reaches your account, after tax." : "",
      ),
    );
  if (cents >= sheet.cents("need.average"))
    return reply(
      sentences(
        `For the needs, yes; for the way you spend now, no. ${amount} covers needs of {{need.average}}, but ` +
          "your usual spending is {{spend.average}}, so {{enough.short}} would have to give, from your wants " +
          "first.",
        "Ask me where you could cut.",
      ),
    );
  return reply(
    sentences(
      `Not as things stand. ${amount} is less than your needs of {{need.average}}, and your usual spending is ` +
        "{{spend.average}}: {{enough.short}} would be missing.",
      "Housing and transport are what moves needs most; everything else is small beside them.",
    ),
  );
}

function paydayOf(sheet: FactSheet): Day | null {
  const pay = sheet.get("payday.day")?.value;
  return pay?.unit === "day" ? pay.day : null;
}

function aDay({ sheet, inputs }: Turn) {
  if (sheet.has("safe.short"))
    return reply(
      "Nothing beyond the bills, for now: those I know of come to {{safe.short}} more than your checking holds until {{safe.until}}.",
    );
  const until = sheet.get("safe.until")?.value;
  if (!sheet.has("safe.amount") || until?.unit !== "day")
    return cannotTell("I need a linked checking account to see what is free to spend.");
  // Payday itself has the pay.
  const isPayday = until.day === (inputs.ahead?.safe?.payday?.day ?? paydayOf(sheet));
  const days = Math.max(1, daysBetween(inputs.today, until.day) + (isPayday ? 0 : 1));
  const toMonthEnd = Math.max(1, daysBetween(inputs.today, lastDayOf(monthOf(inputs.today))) + 1);
  const planned = Math.floor(sheet.cents("budget.left") / toMonthEnd);
  if (sheet.has("budget.left") && planned < sheet.cents("safe.amount") / days) {
    sheet.derive("budget.left", {
      id: "budget.per-day",
      label: "Left a day of the plan",
      value: { unit: "usd", cents: planned },
    });
    return reply(
      sentences(
        "About {{budget.per-day}} a day, if you keep to your budget: {{budget.left}} of it is left for this month.",
        "Your checking would carry more: {{safe.amount}} is free after the bills I know of, until {{safe.until}}.",
      ),
    );
  }
  sheet.derive("safe.amount", {
    id: "safe.per-day",
    label: "Free a day after known bills",
    value: { unit: "usd", cents: Math.floor(sheet.cents("safe.amount") / days) },
  });
  return reply(
    sentences(
      "About {{safe.per-day}} a day: {{safe.amount}} of your checking is free after the bills I know of, until {{safe.until}}.",
      "Leave a little room for what nobody can see ahead.",
    ),
  );
}

/** Whether the account carries what a category usually costs. */
function enoughFor({ sheet, question }: Turn) {
  const id = question.category ?? "miscellaneous";
  const which = sheet.has(`spend.${id}.average`) ? "average" : "last";
  if (!sheet.has("balance.checking", `spend.${id}.${which}`))
    return cannotTell(`I need a linked checking account and some spending on ${categoryName(id)} to tell.`);
  const needed = sheet.cents(`spend.${id}.${which}`);
  const isThere = sheet.cents("balance.checking") >= needed;
  // What the bills before payday take isn't free for it.
  const holds =
    isThere && !sheet.has("safe.short") && (!sheet.has("safe.amount") || sheet.cents("safe.amount") >= needed);
  return reply(
    sentences(
      `${holds ? "Yes" : isThere ? "Not once the bills ahead are paid" : "Not in checking alone"}: it holds a balance of {{balance.checking}}, and you spend ` +
        `{{spend.${id}.${which}}} on ${categoryName(id)} in a usual month.`,
      holds ? "" : ifKnown(sheet, "balance.savings", "Savings have a balance of {{balance.savings}}."),
      ifKnown(sheet, "safe.amount", "After the bills I know of, {{safe.amount}} stays free until {{safe.until}}."),
      ifKnown(
        sheet,
        "safe.short",
        "All bills I know of come to {{safe.short}} more than checking holds until {{safe.until}}.",
      ),
    ),
  );
}

export const ENOUGH_INTENTS: readonly CoachIntent[] = [
  {
    id: "enough",
    match: /\benough\b|\blive on\b|\bget by on\b|\bsurvive on\b/,
    when: ({ question }) =>
      (question.amountCents !== null && !/enough (?:for|to buy)|\bbuy\b|\bafford\b/.test(question.plain)) ||
      /(?:make|earn|making|earning|income|salary|pay(?:check)?)\b.*\benough\b|\benough\b.*(?:to live|income)/.test(
        question.plain,
      ),
    answer: enough,
  },
  {
    id: "enough-for",
    match: /\benough\b.*\b(?:for|to (?:pay|cover))\b|\bcover\b/,
    when: ({ question }) => question.category !== null && question.amountCents === null,
    answer: enoughFor,
  },
  {
    id: "per-day",
    match: anyOf(
      /(?:spend|budget|left|allow|safe)\b.*\b(?:per|a|each|every) day\b/,
      /\b(?:per|a|each) day\b.*\b(?:spend|budget|can i)\b|daily (?:budget|limit|allowance|spending)/,
    ),
    answer: aDay,
  },
];
