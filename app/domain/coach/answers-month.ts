// Questions that look one thing up: a shop, a week, a month by its name, a goal or a debt by its name, what recurs.

import { roomOf, roomText } from "~/domain/coach/room";
import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { latestMonth, monthIn } from "~/domain/coach/range";
import { SPENDS } from "~/domain/coach/answers-compared-names";
import { type Intent, reply, type Turn, cannotTell } from "~/domain/coach/intents";
import { categoryName } from "~/domain/categories/list";
import { addPeriodFacts, monthPeriod, topCategories } from "~/domain/coach/facts/cash";
import { plainName, type FactSheet } from "~/domain/coach/facts/fact";
import { tellingWords } from "~/domain/goals/assistant/find-goal";
import { sumCents } from "~/domain/money";
import { rowsHref } from "~/domain/ledger/row-links";
import { addDays, addMonths, monthName, monthOf, shortDate, weekOf, type Day, type Month } from "~/domain/periods";

/** What lies ahead is no look back. */
const LOOKS_BACK =
  /spen[dt]|spending|money go|cost|expens|income|earn|made|\bmake\b|\bsave|kept|how was|how did|what happened/;
const AHEAD =
  /\b(?:by|until|before)\b|\b(?:due|bills?|upcoming|coming|will|going to|have to|need to|if)\b|\b(?:can|could|should) (?:i|we)\b/;

function lines(sheet: FactSheet, which: "named" | "week"): string {
  return bullets(
    topCategories(sheet, which)
      .slice(0, 5)
      .map((id) => `${categoryName(id)}: {{spend.${id}.${which}}}`),
  );
}

/** 'August vs September' names two. */
function secondMonth(plain: string, first: Month, today: Day): Month | null {
  const number = Number(first.slice(5));
  const rest = [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12].find(
    (other) => other !== number && monthIn(plain.replace(new RegExp(monthName(first), "i"), "")) === other,
  );
  return rest === undefined ? null : latestMonth(rest, today);
}

function month(turn: Turn) {
  const { sheet, inputs, question } = turn;
  const wanted = question.range
    ? monthOf(question.range.from)
    : question.month === null
      ? monthOf(inputs.today)
      : latestMonth(question.month, inputs.today);
  const period = monthPeriod(wanted);
  const asked = sheet.add({
    id: "asked.month",
    label: "The month you asked about",
    value: { unit: "month", month: wanted },
    href: null,
  });
  addPeriodFacts(
    sheet,
    "named",
    inputs.sums.filter((row) => row.month === wanted),
    { ...period, to: wanted === monthOf(inputs.today) ? inputs.today : period.to },
  );
  const second = secondMonth(question.plain, wanted, inputs.today);
  if (second !== null) {
    addPeriodFacts(
      sheet,
      "other",
      inputs.sums.filter((row) => row.month === second),
      monthPeriod(second),
    );
    const other = sheet.add({
      id: "asked.other-month",
      label: "The other month you asked about",
      value: { unit: "month", month: second },
      href: null,
    });
    if (
      question.category
        ? !sheet.has(`spend.${question.category}.named`, `spend.${question.category}.other`)
        : sheet.cents("spend.named") === 0 || sheet.cents("spend.other") === 0
    )
      return cannotTell("I can't tell from your data: I don't see such spending in both months.");
    const family = question.category ? `spend.${question.category}` : "spend";
    const on = question.category ? ` on ${categoryName(question.category)}` : "";
    return reply(`You spent {{${family}.named}}${on} in ${asked}, and {{${family}.other}}${on} in ${other}.`);
  }
  const id = question.category;
  if (id) {
    if (!sheet.has(`spend.${id}.named`))
      return cannotTell(`I can't tell from your data: I see no spending on ${categoryName(id)} in ${asked}.`);
    return reply(
      sentences(
        `You spent {{spend.${id}.named}} on ${categoryName(id)} in ${asked}.`,
        ifKnown(sheet, `spend.${id}.average`, `Your usual month of ${categoryName(id)} costs {{spend.${id}.average}}.`),
      ),
    );
  }
  if (sheet.cents("spend.named") === 0 && !sheet.has("income.named"))
    return cannotTell(
      `I can't tell from your data: I see no transactions in ${asked}. Your linked accounts may not reach back that far.`,
    );
  addKeptOf(sheet);
  if (/\bwhy\b|\bso (?:much|high|expensive)\b/.test(question.plain)) return whyMonth(turn, wanted, asked);
  const [most] = topCategories(sheet, "named");
  return reply(
    paragraphs(
      most && /\b(?:biggest|largest|highest|most)\b/.test(question.plain)
        ? `The largest was ${categoryName(most)}: you spent {{spend.${most}.named}} on it.`
        : "",
      /\bsav(?:e|ed|ing)\b|\bkept\b/.test(question.plain)
        ? ifKnown(sheet, "kept.named", `In ${asked} you kept {{kept.named}} of your income.`)
        : "",
      /earn|income|made|paid/.test(question.plain) && sheet.has("income.named")
        ? `In ${asked} your income was {{income.named}}.`
        : "",
      sentences(
        `In ${asked} you spent {{spend.named}}.`,
        /earn|income|made|paid/.test(question.plain)
          ? ""
          : ifKnown(sheet, "income.named", "Income was {{income.named}}."),
        ifKnown(sheet, "spend.average", "Your usual month of spending is {{spend.average}}."),
      ),
      topCategories(sheet, "named").length > 0 ? "Most of it went here:" : "",
      lines(sheet, "named"),
    ),
  );
}

/** A month held against the one before it: what took more. */
function whyMonth({ sheet, inputs }: Turn, wanted: Month, asked: string) {
  const previous = addMonths(wanted, -1);
  addPeriodFacts(
    sheet,
    "other",
    inputs.sums.filter((row) => row.month === previous),
    monthPeriod(previous),
  );
  if (sheet.cents("spend.other") === 0)
    return reply(paragraphs(`In ${asked} you spent {{spend.named}}. Most of it went here:`, lines(sheet, "named")));
  const before = sheet.add({
    id: "asked.other-month",
    label: "The month before",
    value: { unit: "month", month: previous },
    href: null,
  });
  const rise = (id: string) => sheet.cents(`spend.${id}.named`) - sheet.cents(`spend.${id}.other`);
  const risen = topCategories(sheet, "named")
    .filter((id) => rise(id) > 0)
    .sort((a, b) => rise(b) - rise(a))
    .slice(0, 4);
  const up = sheet.cents("spend.named") > sheet.cents("spend.other");
  return reply(
    paragraphs(
      sentences(
        up ? "" : "It was not more than the month before.",
        `In ${asked} you spent {{spend.named}}; in ${before} it was {{spend.other}} of spending.`,
      ),
      risen.length > 0 ? "What took more:" : "",
      bullets(
        risen.map(
          (id) =>
            `${categoryName(id)}: {{spend.${id}.named}} spent${sheet.has(`spend.${id}.other`) ? `, and {{spend.${id}.other}} before` : ", and nothing before"}`,
        ),
      ),
    ),
  );
}

function week({ sheet, inputs }: Turn) {
  const days = inputs.days ?? [];
  const now = weekOf(inputs.today);
  const before = { from: addDays(now.from, -7), to: addDays(now.to, -7) };
  const rows = (range: { from: string; to: string }) =>
    days
      .filter(({ day }) => day >= range.from && day <= range.to)
      .map(({ day, ...sum }) => ({ ...sum, month: monthOf(day) }));
  if (days.length === 0)
    return cannotTell("I see no transactions in these days. New ones appear here once your bank reports them.");
  addPeriodFacts(sheet, "week", rows(now), { from: now.from, to: inputs.today, label: `since ${shortDate(now.from)}` });
  addPeriodFacts(sheet, "before-week", rows(before), {
    ...before,
    label: `${shortDate(before.from)} to ${shortDate(before.to)}`,
  });
  const since = sheet.derive("spend.week", {
    id: "week.start",
    label: "Start of the week",
    value: { unit: "day", day: now.from },
  });
  return reply(
    paragraphs(
      sentences(
        `Since ${since} you spent {{spend.week}}; the week before it was {{spend.before-week}} of spending.`,
        ifKnown(sheet, "income.week", "Income since then was {{income.week}}."),
      ),
      lines(sheet, "week"),
      "Charges that are still pending at the bank are not in it.",
    ),
  );
}

/** Any other days: yesterday, a weekend, the past months, a year so far. */
function range({ sheet, inputs, question }: Turn) {
  const days = question.range;
  const rows = (inputs.days ?? [])
    .filter(({ day }) => days && day >= days.from && day <= days.to)
    .map(({ day, ...sum }) => ({ ...sum, month: monthOf(day) }));
  if (!days || rows.length === 0)
    return cannotTell(
      `I see no transactions in those days. Your linked accounts may not reach back that far, and new rows appear once your bank reports them.`,
    );
  addPeriodFacts(sheet, "named", rows, days);
  const since = sheet.derive("spend.named", {
    id: "range.from",
    label: "From",
    value: { unit: "day", day: days.from },
  });
  const until = sheet.derive("spend.named", { id: "range.to", label: "To", value: { unit: "day", day: days.to } });
  const when = days.from === days.to ? `on ${since}` : `from ${since} to ${until}`;
  const id = question.category;
  if (id)
    return sheet.has(`spend.${id}.named`)
      ? reply(
          sentences(
            `You spent {{spend.${id}.named}} on ${categoryName(id)} ${when}.`,
            ifKnown(
              sheet,
              `spend.${id}.average`,
              `Your usual month of ${categoryName(id)} costs {{spend.${id}.average}}.`,
            ),
          ),
        )
      : cannotTell(`I see no spending on ${categoryName(id)} ${when}.`);
  if (/\b(?:earn|income|made|make)\b/.test(question.plain) && !sheet.has("income.named"))
    return cannotTell(`I see no income ${when}.`);
  if (/\b(?:earn|income|made|make|paid)\b/.test(question.plain) && sheet.has("income.named"))
    return reply(sentences(`Your income was {{income.named}} ${when}.`, "Spending was {{spend.named}}."));
  addKeptOf(sheet);
  return reply(
    paragraphs(
      sentences(
        /\bsav(?:e|ed|ing)\b|\bkept\b/.test(question.plain)
          ? ifKnown(sheet, "kept.named", `You kept {{kept.named}} of your income ${when}.`)
          : "",
        `You spent {{spend.named}} ${when}.`,
        ifKnown(sheet, "income.named", "Income was {{income.named}}."),
      ),
      topCategories(sheet, "named").length > 0 ? "Most of it went here:" : "",
      lines(sheet, "named"),
      days.to === inputs.today ? "Charges that are still pending at the bank are not in it." : "",
    ),
  );
}

function addKeptOf(sheet: FactSheet): void {
  const kept = sheet.cents("income.named") - sheet.cents("spend.named");
  const days = sheet.get("spend.named")?.period;
  if (sheet.has("income.named") && days && kept >= 0)
    sheet.add({
      id: "kept.named",
      label: "Left over",
      value: { unit: "usd", cents: kept },
      period: days,
      href: rowsHref({ from: days.from, to: days.to }),
    });
}

/** Whether a question says the telling words of a name. */
function names(name: string, said: readonly string[]): boolean {
  const words = tellingWords(plainName(name)).filter((word) => word.length > 1 && !/^\d+$/.test(word));
  return words.length > 0 && words.every((word) => said.includes(word));
}

function goalNumber({ question, inputs }: Turn): number | null {
  const words = tellingWords(question.plain);
  const at = inputs.goals
    .filter((goal) => goal.type === "savings")
    .slice(0, 8)
    .findIndex((goal) => names(goal.name, words));
  return at < 0 ? null : at + 1;
}

function oneGoal(turn: Turn) {
  const { sheet } = turn;
  const id = `goal.${goalNumber(turn) ?? 1}`;
  const reached = sheet.cents(`${id}.left`) === 0;
  return reply(
    paragraphs(
      sentences(
        reached
          ? `{{${id}.name}} is reached: {{${id}.current}} of {{${id}.target}} is saved.`
          : `{{${id}.name}}: {{${id}.current}} of {{${id}.target}} is saved, {{${id}.left}} to go.`,
        ifKnown(sheet, `${id}.needed`, `{{${id}.needed}} a month meets the deadline of {{${id}.deadline}}.`),
      ),
      reached
        ? ""
        : sentences(
            sheet.has(`${id}.projected`)
              ? `Lately you added {{${id}.pace}} a month; at that pace it is reached in {{${id}.projected}}.`
              : "I see no money added to it lately, so there is no pace to project from.",
            pace(sheet, id),
          ),
    ),
  );
}

/** Whether the month has room for what the deadline asks. */
function pace(sheet: FactSheet, id: string): string {
  if (!sheet.has(`${id}.needed`, "kept.average")) return "";
  if (sheet.cents(`${id}.pace`) >= sheet.cents(`${id}.needed`)) return "You are on track.";
  return (roomOf(sheet) ?? 0) >= sheet.cents(`${id}.needed`)
    ? `${roomText(sheet)} So the amount is within reach: a transfer on payday gets it done.`
    : `${roomText(sheet)} That is less than it takes; a later date or a smaller target would make it fit.`;
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
  if (named !== null && earned > 0) {
    sheet.add({
      id: "asked.amount",
      label: "The amount you asked about",
      value: { unit: "usd", cents: named },
      href: null,
    });
    sheet.add({
      id: "asked.share",
      label: "Of your income",
      value: { unit: "percent", percent: (named / earned) * 100 },
      href: null,
    });
    const usual = sheet.cents(`spend.${id}.${which}`);
    return reply(
      sentences(
        named > usual * 1.25
          ? "For you it would be a lot."
          : named < usual * 0.8
            ? "It would be less than you spend now."
            : "It is about what you spend now.",
        `{{asked.amount}} a month is {{asked.share}} of your income; you spend {{spend.${id}.${which}}} on ${name} in a usual month.`,
        ifKnown(sheet, `plan.${id}`, `From your own habits I would set a spending of {{plan.${id}}}.`),
      ),
    );
  }
  const opening = `You spend {{spend.${id}.${which}}} on ${name} ${which === "average" ? "in a usual month" : "so far this month"}${ifKnown(sheet, `spend.${id}.income-share`, `, {{spend.${id}.income-share}} of your income`)}.`;
  if (id === "mortgage_rent")
    return reply(
      sentences(
        opening,
        "A common guide keeps housing near {{guide.housing}} of income.",
        sheet.number(`spend.${id}.income-share`) > 30
          ? "It is above that, which leaves less for the rest; a roommate, a talk about the rent at renewal or a cheaper place are the levers, and none of them works overnight."
          : "You are within it.",
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

/** The accounts that a question names, by their own name or by their bank's; with their place among the facts. */
function accountsMeant({ question, inputs }: Turn): number[] {
  const words = tellingWords(question.plain);
  const bankSaid = ({ bank }: { bank?: string }) => {
    const first = tellingWords(plainName(bank ?? ""))[0] ?? "";
    return first.length > 3 && words.includes(first);
  };
  const numbered = inputs.accounts.slice(0, 10).map((account, index) => ({ account, n: index + 1 }));
  const named = numbered.filter(({ account }) => names(account.name, words));
  const both = named.filter(({ account }) => bankSaid(account));
  const found = both.length > 0 ? both : named.length > 0 ? named : numbered.filter(({ account }) => bankSaid(account));
  return found.map(({ n }) => n);
}

function accountBalances(turn: Turn) {
  const { sheet } = turn;
  const found = accountsMeant(turn);
  const [first] = found;
  const line = (n: number) =>
    `{{account.${n}.name}}: ${sheet.get(`account.${n}.balance`)?.label === "Owed" ? `{{account.${n}.balance}} owed` : `a balance of {{account.${n}.balance}}`}`;
  if (found.length === 1 && first !== undefined) return reply(`${line(first)}.`);
  const cents = sumCents(found.map((n) => turn.inputs.accounts[n - 1]?.balanceCents ?? 0));
  const sum = sheet.add({
    id: "asked.together",
    label: "Together",
    value: { unit: "usd", cents: Math.abs(cents) },
    href: null,
  });
  return reply(
    paragraphs(
      `Together ${cents < 0 ? `you owe ${sum} there` : `they have a balance of ${sum}`}:`,
      bullets(found.map(line)),
    ),
  );
}

export const MONTH_INTENTS: readonly Intent[] = [
  {
    id: "one-account",
    match: /how much|what(?:'s| is| are)|balance|total|\bmoney\b/,
    when: (turn) =>
      turn.question.amountCents === null &&
      !/spen[dt]|spending|\bpa(?:y|id)|charge|fees?\b|owe|interest|transfer|should|enough|\bbig\b|\bok\b|need|long|months|left to|goal|deposit|save/.test(
        turn.question.plain,
      ) &&
      accountsMeant(turn).length > 0,
    answer: accountBalances,
  },
  { id: "week", match: SPENDS, when: ({ question }) => question.week, answer: week },
  {
    id: "range",
    match: /./,
    when: ({ question }) =>
      question.range !== null &&
      question.month === null &&
      !question.week &&
      question.amountCents === null &&
      !AHEAD.test(question.plain) &&
      (question.category !== null || LOOKS_BACK.test(question.plain)),
    answer: range,
  },
  {
    id: "month",
    match: /./,
    when: ({ question }) =>
      question.month !== null &&
      (question.category !== null || LOOKS_BACK.test(question.plain)) &&
      question.amountCents === null &&
      !AHEAD.test(question.plain),
    answer: month,
  },
  {
    id: "one-goal",
    match:
      /\bgoal\b|on track|when (?:will|do|can)|how (?:long|close|far|is|much)|reach|progress|behind|ahead|deadline|status/,
    when: (turn) =>
      !/\bafford|\brent\b/.test(turn.question.plain) &&
      goalNumber(turn) !== null &&
      (/\bgoal\b/.test(turn.question.plain) || !/how (?:big|much should)/.test(turn.question.plain)),
    answer: oneGoal,
  },
  {
    id: "paid-yet",
    match:
      /(?:did|have) i (?:get|got|gotten|been|receive[d]?) (?:my )?(?:paid|pay|salary|paycheck)|(?:has|did) my (?:pay|salary|paycheck)|income (?:this|so far)|(?:earn|earned|make|made) (?:so far )?this month/,
    answer: ({ sheet }) =>
      sheet.has("income.this")
        ? reply(
            sentences(
              "So far this month your income is {{income.this}}.",
              ifKnown(sheet, "payday.day", "Your next paycheck is expected on {{payday.day}}."),
            ),
          )
        : reply(
            sentences(
              "No income has arrived in your linked accounts so far this month.",
              ifKnown(sheet, "payday.day", "Your next paycheck is expected on {{payday.day}}."),
            ),
          ),
  },
  {
    id: "regular-bills",
    match:
      /\bbills?\b.*\b(?:every|each|per|a) month\b|(?:recurring|regular|fixed|monthly|standing|all (?:of )?my) (?:bills?|expenses?|payments?|costs?|charges?)|(?:biggest|largest|highest|list (?:of )?my|what are my) bills?/,
    answer: ({ sheet }) => {
      if (!sheet.has("regular.month"))
        return cannotTell(
          "I don't see recurring bills in your transactions yet. With some more history they show up here.",
        );
      const list = [1, 2, 3, 4, 5, 6, 7, 8]
        .filter((n) => sheet.has(`regular.${n}.name`))
        .map((n) => `{{regular.${n}.name}}: {{regular.${n}.amount}} a month`);
      return reply(
        paragraphs(
          "You have {{bills.count}}, together {{regular.month}} in an average month. These are the largest:",
          bullets(list),
          ifKnown(sheet, "income.average", "Your income is {{income.average}} in a usual month."),
        ),
      );
    },
  },
  {
    id: "category-budget",
    match:
      /(?:what|how much|how big) (?:should|would|could|is a good)\b.*\b(?:budget|spend|spending|cost|pay|set aside)\b|(?:good|reasonable|right|realistic|recommended) (?:\w+ )?budget\b/,
    when: ({ question, sheet }) =>
      question.category !== null &&
      question.amountCents === null &&
      sheet.has(`plan.${question.category}`, `spend.${question.category}.average`),
    answer: recommended,
  },
  {
    id: "too-much",
    match:
      /too (?:much|high|expensive)|\bis\b.*\b(?:a lot|crazy|insane|normal|reasonable|ok|okay|fine|good|high)\b|(?:is|are) my .*(?:high|ok\b|okay|reasonable|normal|fine|crazy)|(?:percent|share|part|much|%) of my (?:income|pay|paycheck|salary)/,
    when: ({ question }) => question.category !== null && (question.amountCents === null || question.monthly),
    answer: judged,
  },
  {
    id: "category-left",
    match: /(?:can|may|should) i (?:still )?spend|left (?:for|in|on)|budget (?:for|on)/,
    when: ({ question }) => question.category !== null && question.amountCents === null,
    answer: left,
  },
];

function recommended({ sheet, question }: Turn) {
  const id = question.category ?? "miscellaneous";
  const name = categoryName(id);
  return reply(
    sentences(
      `About {{plan.${id}}} a month for ${name}.`,
      `Your usual month of ${name} costs {{spend.${id}.average}}${sheet.has(`plan.${id}.less`) ? `; {{plan.${id}.less}} less makes your month fit.` : ", and it fits your income."}`,
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
      ifKnown(sheet, `spend.${id}.this`, `You have spent {{spend.${id}.this}} on ${name} so far.`),
      ifKnown(sheet, `budget.${id}.left`, `That leaves {{budget.${id}.left}} in the budget for ${name}.`),
      ifKnown(
        sheet,
        `budget.${id}.over`,
        `That is {{budget.${id}.over}} over the budget for ${name}, so nothing is left.`,
      ),
    ),
  );
}
