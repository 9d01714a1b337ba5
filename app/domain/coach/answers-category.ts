// A category judged: is it much, what should it be, what is left of its budget; and the car with all that it takes.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { type CoachIntent, type Reply, reply, type Turn, cannotTell } from "~/domain/coach/intents";
import { categoryName } from "~/domain/categories/list";
import { categoriesOfSet } from "~/domain/categories/sets";
import type { FactSheet } from "~/domain/coach/facts/fact";
import { anyOf, inOrder } from "~/domain/language/pattern";
import type { Cents } from "~/domain/money";
import { rowsHref } from "~/domain/ledger/row-links";

const CAR = /\b(?:my|our|the) (?:car|truck|vehicle)\b|\bcar (?:costs?|expenses?)\b|\btransport(?:ation)?\b/;
const ONE_OF_ITS_COSTS = /insurance|payment|loan|repair|wash|fund/;

/** A car is what it takes in all. */
function car({ sheet }: Turn): Reply {
  const days = sheet.get("spend.average")?.period;
  const parts = categoriesOfSet("car").filter((id) => sheet.cents(`spend.${id}.average`) > 0);
  if (!days || parts.length === 0) return cannotTell("I don't see what your car takes in a usual month yet.");
  const cents = parts.reduce((sum, id) => sum + sheet.cents(`spend.${id}.average`), 0);
  sheet.add({
    id: "spend.car.average",
    label: "Car, all costs",
    value: { unit: "usd", cents },
    period: days,
    href: rowsHref({ kind: "spending", category: "car", from: days.from, to: days.to }),
  });
  const earned = sheet.cents("income.average");
  if (earned > 0)
    sheet.derive("spend.car.average", {
      id: "spend.car.income-share",
      label: "Share of income",
      value: { unit: "percent", percent: (cents / earned) * 100 },
    });
  return reply(
    paragraphs(
      sentences(
        "You spent {{spend.car.average}} on your car in a usual month.",
        ifKnown(
          sheet,
          "spend.car.income-share",
          "That is {{spend.car.income-share}} of your income; {{guide.car-share}} is a common guide for all costs of a car.",
        ),
      ),
      bullets(parts.map((id) => `${categoryName(id)}: {{spend.${id}.average}}`)),
    ),
  );
}

/** An amount a month held against the income, and against what a category takes. */
function judgedAmount(sheet: FactSheet, id: string, which: string, cents: Cents): Reply {
  const usual = sheet.cents(`spend.${id}.${which}`);
  sheet.add({
    id: "asked.amount",
    label: "The amount you asked about",
    value: { unit: "usd", cents },
    href: null,
  });
  sheet.add({
    id: "asked.share",
    label: "Of your income",
    value: { unit: "percent", percent: (cents / sheet.cents("income.average")) * 100 },
    href: null,
  });
  return reply(
    sentences(
      cents > usual * 1.25
        ? "For you it would be a lot."
        : cents < usual * 0.8
          ? "It would be less than you spend now."
          : "It's about what you spend now.",
      `{{asked.amount}} a month is {{asked.share}} of your income; you spend {{spend.${id}.${which}}} on ${categoryName(id)} in a usual month.`,
      ifKnown(sheet, `plan.${id}`, `Based on your spending, I'd budget {{plan.${id}}}.`),
    ),
  );
}

/** Own answer for a category: is it much, what is left of its budget. */
function judged({ sheet, question }: Turn) {
  const id = question.category ?? "miscellaneous";
  const name = categoryName(id);
  const which = sheet.has(`spend.${id}.average`) ? "average" : "this";
  if (!sheet.has(`spend.${id}.${which}`))
    return cannotTell(`I can't tell from your data: no transaction of yours is filed under ${name}.`);
  const earned = sheet.cents("income.average");
  if (earned > 0)
    sheet.derive(`spend.${id}.${which}`, {
      id: `spend.${id}.income-share`,
      label: `${name}, share of income`,
      value: { unit: "percent", percent: (sheet.cents(`spend.${id}.${which}`) / earned) * 100 },
    });
  const named = question.amountCents;
  if (named !== null && earned > 0) return judgedAmount(sheet, id, which, named);
  const opening =
    `You spend {{spend.${id}.${which}}} on ${name} ` +
    (which === "average" ? "in a usual month" : "so far this month") +
    ifKnown(sheet, `spend.${id}.income-share`, `, {{spend.${id}.income-share}} of your income`) +
    ".";
  if (id === "mortgage_rent")
    return reply(
      sentences(
        opening,
        "A common guide keeps housing near {{guide.housing}} of income.",
        sheet.number(`spend.${id}.income-share`) > 30
          ? "It's above that, which leaves less for the rest; a roommate, a talk about the rent at renewal or a " +
              "cheaper place are the levers, and none of them works overnight."
          : "You're within it.",
      ),
    );
  if (sheet.has(`plan.${id}.less`))
    return reply(
      sentences(
        opening,
        `For the month to fit, a spending of {{plan.${id}}} on ${name} would be the mark, {{plan.${id}.less}} less.`,
      ),
    );
  return reply(
    sentences(
      opening,
      "It fits your income as it stands.",
      ifKnown(sheet, "savings-rate.average", "With it you still save {{savings-rate.average}} of your income."),
      ifKnown(sheet, `budget.${id}.over`, `This month it is {{budget.${id}.over}} over your budget for ${name}.`),
      ifKnown(sheet, `budget.${id}.left`, `Your budget for ${name} has {{budget.${id}.left}} left this month.`),
    ),
  );
}

function recommended({ sheet, question }: Turn) {
  const id = question.category ?? "miscellaneous";
  const name = categoryName(id);
  return reply(
    sentences(
      `About {{plan.${id}}} a month for ${name}.`,
      `Your usual month of ${name} costs {{spend.${id}.average}}` +
        (sheet.has(`plan.${id}.less`)
          ? `; {{plan.${id}.less}} less makes your month fit.`
          : ", and it fits your income."),
      ifKnown(sheet, `budget.${id}.planned`, `Your budget for ${name} this month is {{budget.${id}.planned}}.`),
      `You set the amount on the Budget page.`,
    ),
  );
}

function left({ sheet, question }: Turn) {
  const id = question.category ?? "miscellaneous";
  const name = categoryName(id);
  if (!sheet.has(`budget.${id}.planned`))
    return cannotTell(
      sentences(
        `You have no planned amount for ${name} this month.`,
        ifKnown(
          sheet,
          `spend.${id}.average`,
          `Your usual month of ${name} spending is {{spend.${id}.average}}; set it, or a little less, on the budget page.`,
        ),
      ),
    );
  return reply(
    sentences(
      `You planned {{budget.${id}.planned}} for ${name} this month.`,
      ifKnown(sheet, `spend.${id}.this`, `You've spent {{spend.${id}.this}} on ${name} so far.`),
      ifKnown(sheet, `budget.${id}.left`, `That leaves {{budget.${id}.left}} in the budget for ${name}.`),
      ifKnown(
        sheet,
        `budget.${id}.over`,
        `That is {{budget.${id}.over}} over the budget for ${name}, so nothing is left.`,
      ),
    ),
  );
}

export const CATEGORY_INTENTS: readonly CoachIntent[] = [
  {
    id: "category-budget",
    match: anyOf(
      inOrder(
        /(?:what|how much|how big) (?:should|would|could|is a good)\b.*/,
        /\b(?:budget|spend|spending|cost|pay|set aside)\b/,
      ),
      /(?:good|reasonable|right|realistic|recommended) (?:\w+ )?budget\b/,
    ),
    when: ({ question, sheet }) =>
      question.category !== null &&
      question.amountCents === null &&
      sheet.has(`plan.${question.category}`, `spend.${question.category}.average`),
    answer: recommended,
  },
  {
    id: "too-much",
    match: anyOf(
      /too (?:much|high|expensive)|\bis\b.*\b(?:a lot|crazy|insane|normal|reasonable|ok|okay|fine|good|high)\b/,
      /(?:is|are) my .*(?:high|ok\b|okay|reasonable|normal|fine|crazy)/,
      /(?:percent|share|part|much|%) of my (?:income|pay|paycheck|salary)/,
    ),
    when: ({ question }) => question.category !== null && (question.amountCents === null || question.monthly),
    answer: judged,
  },
  {
    id: "category-left",
    match: /(?:can|may|should) i (?:still )?spend|left (?:for|in|on)|budget (?:for|on)/,
    when: ({ question }) => question.category !== null && question.amountCents === null,
    answer: left,
  },
  {
    id: "car-costs",
    match: CAR,
    when: ({ question }) =>
      question.amountCents === null &&
      /too much|expensive|(?:usual|average|costs?|costing)/.test(question.plain) &&
      !ONE_OF_ITS_COSTS.test(question.plain) &&
      !/afford|buy|sell|owe|budget|if/.test(question.plain),
    answer: car,
  },
];
