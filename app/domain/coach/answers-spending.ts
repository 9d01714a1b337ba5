// Questions about money in and out. Each answer says only what a fact holds, and what is missing where none does.

import { roomOf, roomText } from "~/domain/coach/room";
import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { partOf } from "~/domain/coach/answers-compare";
import { type Intent, type Reply, reply, type Turn, cannotTell } from "~/domain/coach/intents";
import { categoryName } from "~/domain/categories/list";
import { setCategories } from "~/domain/categories/sets";
import { topCategories } from "~/domain/coach/facts/cash";
import type { FactSheet } from "~/domain/coach/facts/fact";
import { rowsHref } from "~/domain/ledger/row-links";
import { sumCents } from "~/domain/money";
import { isIncome } from "~/domain/ledger/recurring";

const LINK_FIRST = "Link the account your everyday spending goes through, and the answer will be here.";

function topList(sheet: FactSheet, which: "this" | "last", count: number): string {
  return bullets(
    topCategories(sheet, which)
      .slice(0, count)
      .map(
        (id) =>
          `${categoryName(id)}: {{spend.${id}.${which}}}${which === "last" && sheet.has(`spend.${id}.share`) ? `, {{spend.${id}.share}} of all spending` : ""}`,
      ),
  );
}

const period = (sheet: FactSheet, wanted: "this" | "last" | null): "this" | "last" | null => {
  const order = wanted === "this" ? (["this", "last"] as const) : (["last", "this"] as const);
  return order.find((which) => sheet.has(`spend.${which}`)) ?? null;
};
export const monthWords = (which: "this" | "last") => (which === "this" ? "so far this month" : "last month");

function sameName(sheet: FactSheet, id: string, name: string): boolean {
  const value = sheet.get(id)?.value;
  return value?.unit === "name" && value.text === name;
}

/** Some words mean several categories: food is what is cooked and what is eaten out, a car is what it takes in all. */
const SETS = [
  { id: "food", said: "food", match: /\bfood\b(?! shopping)/, not: /fast food/ },
  {
    id: "car",
    said: "your car",
    match: /\b(?:my|our|the) (?:car|truck|vehicle)\b|\bcar (?:costs?|expenses?)\b|\btransport(?:ation)?\b/,
    not: /insurance|payment|loan|repair|wash|fund/,
  },
] as const;

const setIn = (plain: string) => SETS.find((set) => set.match.test(plain) && !set.not.test(plain));

function together({ sheet, question }: Turn): Reply {
  const set = setIn(question.plain) ?? SETS[0];
  const usual = /\b(?:usual|average|month|too much|costing|cost)\b/.test(question.plain) && question.when === null;
  const which = usual && sheet.has("spend.average") ? "average" : period(sheet, question.when);
  const parts = setCategories(set.id).filter((id) => which && sheet.cents(`spend.${id}.${which}`) > 0);
  if (!which || parts.length === 0) return cannotTell(`I don't see spending on ${set.said} yet. ${LINK_FIRST}`);
  const cents = parts.reduce((sum, id) => sum + sheet.cents(`spend.${id}.${which}`), 0);
  const days = sheet.get(`spend.${which}`)?.period;
  sheet.add({
    id: `spend.${set.id}.${which}`,
    label: set.id === "food" ? "Food, at home and out" : "Car, all costs",
    value: { unit: "usd", cents },
    ...(days ? { period: days } : {}),
    href: rowsHref({ kind: "spending", category: set.id, from: days?.from ?? "", to: days?.to ?? "" }),
  });
  const earned = sheet.cents("income.average");
  if (earned > 0 && which === "average")
    sheet.derive(`spend.${set.id}.average`, {
      id: `spend.${set.id}.income-share`,
      label: "Share of income",
      value: { unit: "percent", percent: (cents / earned) * 100 },
    });
  const verdict =
    set.id === "car"
      ? ifKnown(
          sheet,
          `spend.${set.id}.income-share`,
          `That is {{spend.${set.id}.income-share}} of your income; {{guide.car-share}} is a common guide for all costs of a car.`,
        )
      : ifKnown(sheet, `spend.${set.id}.income-share`, `That is {{spend.${set.id}.income-share}} of your income.`);
  return reply(
    paragraphs(
      sentences(
        `You spent {{spend.${set.id}.${which}}} on ${set.said} ${which === "average" ? "in a usual month" : monthWords(which)}.`,
        verdict,
      ),
      bullets(
        parts.map(
          (id) =>
            `${categoryName(id)}: {{spend.${id}.${which}}}${which !== "average" && sheet.has(`spend.${id}.average`) ? `, and {{spend.${id}.average}} in a usual month` : ""}`,
        ),
      ),
    ),
  );
}

/** Whether a category's cost moved. */
function moved({ sheet, question }: Turn): Reply {
  const id = question.category ?? "miscellaneous";
  const name = categoryName(id);
  if (!sheet.has(`spend.${id}.last`, `spend.${id}.before`))
    return cannotTell(`I need more full months of spending on ${name} to compare.`);
  const [last, before] = [sheet.cents(`spend.${id}.last`), sheet.cents(`spend.${id}.before`)];
  const verdict =
    last === before ? "No, it stayed the same." : last > before ? "Yes, it went up." : "No, it went down.";
  return reply(
    sentences(
      verdict,
      `Last month you spent {{spend.${id}.last}} on ${name}, and {{spend.${id}.before}} the month before.`,
      ifKnown(sheet, `spend.${id}.average`, `Your usual month of ${name} costs {{spend.${id}.average}}.`),
    ),
  );
}

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

/** The subscription that costs most, whichever list it stands in. */
function dearest(sheet: FactSheet): string {
  const [most] = sheet
    .all()
    .filter(({ id }) => /^(?:subscription|line)\.\d\.amount$/.test(id))
    .sort((a, b) => sheet.cents(b.id) - sheet.cents(a.id));
  return most ? `The most expensive is {{${most.id.replace("amount", "name")}}}: {{${most.id}}} a month.` : "";
}

export const SPENDING_INTENTS: readonly Intent[] = [
  {
    id: "price-rises",
    match:
      /(?:price|bill|subscription|cost)s? (?:has |have )?(?:gone up|go up|went up|rise|rose|risen|increase)|(?:got|become) more expensive|what (?:went|got) up/,
    answer: ({ sheet }) => {
      if (!sheet.has("rise.1.name"))
        return reply("No recurring bill of yours has gone up lately, as far as I can see.");
      const rises = [1, 2, 3, 4]
        .filter((n) => sheet.has(`rise.${n}.name`))
        .map((n) => `{{rise.${n}.name}}: from {{rise.${n}.from}} to {{rise.${n}.to}}`);
      return reply(
        paragraphs(
          "These bills went up:",
          bullets(rises),
          "A short call or chat to ask for the old price, or a cheaper plan, often works.",
        ),
      );
    },
  },
  {
    id: "subscriptions",
    match: /subscription|recurring charge|streaming|cancel (?:anything|something)|memberships?\b/,
    answer: ({ sheet, question }) => {
      if (!sheet.has("subscriptions.month"))
        return cannotTell(
          "I don't see regular subscriptions in your transactions yet. It takes some history to tell them apart from single purchases.",
        );
      const list = (kind: "subscription" | "line") =>
        bullets(
          [1, 2, 3, 4, 5, 6, 7, 8]
            .filter((n) => sheet.has(`${kind}.${n}.name`))
            .map((n) => `{{${kind}.${n}.name}}: {{${kind}.${n}.amount}} a month`),
        );
      const [free, lines] = [list("subscription"), list("line")];
      return reply(
        paragraphs(
          /most expensive|biggest|largest|dearest|priciest|costs? (?:me )?(?:the )?most/.test(question.plain)
            ? dearest(sheet)
            : "",
          "You have {{subscriptions.count}}, together {{subscriptions.month}} a month or {{subscriptions.year}} a year.",
          free
            ? paragraphs(
                "These can be cancelled at once:",
                free,
                "Ask of each: did I use it in the past weeks, and would I buy it again today? Start with the largest that gets a no.",
              )
            : "",
          lines
            ? paragraphs(
                "Phone and internet are harder to do without, but a cheaper plan is often a single call away:",
                lines,
              )
            : "",
        ),
      );
    },
  },
  {
    id: "next-bills",
    match:
      /\b(?:what|which|when)\b.*\bdue\b|\bbills?\b.*(?:due|next|soon|upcoming|coming|left|this (?:week|month)|pay)|(?:upcoming|next|what) bills|what(?:'s| is) due|due (?:soon|next)|coming up|when (?:is|are) my .*due/,
    answer: ({ sheet, question, inputs }) => {
      if (!sheet.has("bill.1.name"))
        return cannotTell(
          "I don't see recurring bills in your transactions yet. With some more history they show up here with their dates.",
        );
      const list = [1, 2, 3, 4, 5, 6]
        .filter((n) => sheet.has(`bill.${n}.name`))
        .map((n) => `{{bill.${n}.name}}: {{bill.${n}.amount}}, expected {{bill.${n}.day}}`);
      const soon =
        /\bweek\b/.test(question.plain) && sheet.has("bills.week")
          ? sheet.cents("bills.week") > 0
            ? "Bills of {{bills.week}} fall into the coming days of a week."
            : "None of your known bills falls into the coming days of a week."
          : "";
      const named =
        question.category === null
          ? undefined
          : inputs.recurring.find((stream) => stream.category === question.category && !isIncome(stream));
      const at = [1, 2, 3, 4, 5, 6, 7, 8].find((n) => named && sameName(sheet, `bill.${n}.name`, named.merchantName));
      if (at !== undefined)
        return reply(
          sentences(
            `{{bill.${at}.name}}: {{bill.${at}.amount}}, expected {{bill.${at}.day}}.`,
            ifKnown(sheet, "balance.checking", "Your checking holds {{balance.checking}}."),
          ),
        );
      return reply(
        paragraphs(
          soon,
          "These are the next bills I expect:",
          bullets(list),
          sentences(
            sheet.cents("bills.month") > 0
              ? "Until {{month.end}} they come to {{bills.month}}."
              : "None of them falls due before {{month.end}}.",
            ifKnown(sheet, "balance.checking", "Your checking holds {{balance.checking}}."),
            ifKnown(sheet, "payday.day", "Your next paycheck should come on {{payday.day}}."),
          ),
        ),
      );
    },
  },
  {
    id: "payday",
    match: /(?:when|next).*(?:pay ?check|pay ?day|get paid|salary)|(?:pay ?check|pay ?day).*(?:when|next)/,
    answer: ({ sheet }) =>
      sheet.has("payday.day")
        ? reply(
            "Going by your past deposits, your next paycheck is expected on {{payday.day}}, about {{payday.amount}}.",
          )
        : cannotTell("I don't see a regular paycheck in your accounts, so I can't name a day."),
  },
  {
    id: "safe-to-spend",
    match:
      /\bleft (?:over )?after\b|disposable|(?:money|cash|much).*\b(?:i(?: have)? got|do i have) left|safe(?:ly)? to spend|(?:how much|what) can i (?:safely )?spend|left to spend|spending money|until (?:i get paid|(?:the |my )?next pay|pay ?day)|before (?:i get paid|(?:the |my )?next pay|pay ?day)|run(?:ning)? (?:out|short)|overdra(?:w|ft)|make it to (?:pay ?day|the end)|(?:have|money|left).* end of the month|have left (?:this|until|for)/,
    answer: ({ sheet, question }) => {
      const fears = /run (?:out|short)|overdra|make it/.test(question.plain);
      const low = ifKnown(
        sheet,
        ["low.amount", "low.day"],
        "Within two weeks, though, what I expect to leave makes checking {{low.amount}} short by {{low.day}}.",
      ).replace("two weeks", "the next weeks");
      if (sheet.has("safe.amount"))
        return reply(
          sentences(
            fears ? (low ? "It may get tight." : "Not by what I can see.") : "",
            "After the bills I know of, {{safe.amount}} of your checking is free until {{safe.until}}.",
            ifKnown(
              sheet,
              "budget.left",
              "Your budget for the month has {{budget.left}} left, so the smaller of the figures is the safer guide.",
            ),
            low,
            "Bills that don't repeat can't be seen ahead, so leave a little room.",
          ),
        );
      if (sheet.has("safe.short"))
        return reply(
          sentences(
            "Careful here: the bills I know of come to {{safe.short}} more than your checking holds until {{safe.until}}.",
            sheet.cents("balance.savings") >= sheet.cents("safe.short")
              ? "You could cover it from savings ({{balance.savings}}) or ask for a later due date before the bill bounces."
              : "Ask for a later due date before the bill bounces.",
          ),
        );
      return cannotTell("I need a linked checking account to see what is free to spend.");
    },
  },
  {
    id: "afford",
    match:
      /\bafford\b|can (?:i|we) (?:buy|get|spend|book|go on|do)|should i buy|enough (?:money )?(?:for|to buy)|is it ok to (?:buy|spend)/,
    answer: ({ sheet, question }) => {
      if (question.amountCents === null)
        return cannotTell(
          sentences(
            "Tell me the price in dollar figures and I'll hold it against what you have.",
            ifKnown(
              sheet,
              "safe.amount",
              "For orientation: after the bills I know of, {{safe.amount}} of your checking is free until {{safe.until}}.",
            ),
            ifKnown(sheet, "kept.average", "In a usual month you keep {{kept.average}} of your income."),
          ),
        );
      // 'A $900 laptop and a $600 phone' are paid for together.
      const isSum =
        question.prices.length > 1 && /\b(?:and|both|plus)\b|\+/.test(question.plain) && !/\bor\b/.test(question.plain);
      const cents = isSum ? sumCents(question.prices) : question.amountCents;
      const asked = sheet.add({
        id: "asked.amount",
        label: isSum ? "The amounts you asked about, together" : "The amount you asked about",
        value: { unit: "usd", cents },
        href: null,
      });
      if (question.monthly && sheet.has("kept.average")) {
        const fits = cents <= (roomOf(sheet) ?? 0);
        return reply(
          sentences(
            fits ? `${asked} a month fits.` : `${asked} a month is more than you have room for.`,
            roomText(sheet),
            fits && cents > (roomOf(sheet) ?? 0) / 2
              ? "It would take a good part of what you save now, so try it for some months by sending the amount to savings first."
              : "",
            fits ? "" : "It would have to come from something else you pay for now.",
          ),
        );
      }
      if (!sheet.has("balance.cash"))
        return cannotTell(`I need a linked checking or savings account to tell whether ${asked} fits.`);
      const free = sheet.has("safe.amount")
        ? sheet.cents("safe.amount")
        : sheet.has("safe.short")
          ? 0
          : sheet.cents("balance.cash");
      const carried =
        sheet.has("emergency.high", "balance.savings") &&
        sheet.cents("balance.savings") - cents >= sheet.cents("emergency.high");
      if (cents <= free / 4)
        return reply(
          sentences(
            `Yes, ${asked} ${isSum ? "together " : ""}fits comfortably.`,
            ifKnown(
              sheet,
              "safe.amount",
              "After known bills, {{safe.amount}} of your checking is free until {{safe.until}}.",
            ),
            cents > sheet.cents("budget.left")
              ? ifKnown(
                  sheet,
                  "budget.left",
                  "It goes beyond the {{budget.left}} left in this month's budget, so give it a line of its own there.",
                )
              : ifKnown(sheet, "budget.left", "Your budget has {{budget.left}} left this month."),
          ),
        );
      if (cents <= free)
        return reply(
          sentences(
            `You can pay for ${asked}, but it takes a good part of what is free.`,
            ifKnown(sheet, "safe.amount", "After known bills, {{safe.amount}} is free until {{safe.until}}."),
            ifKnown(sheet, "kept.average", "In a usual month you have {{kept.average}} left over."),
            "If it can wait until after payday, that is the calmer choice.",
          ),
        );
      const savings = carried
        ? "Your savings could carry it and still hold the full cushion of {{guide.emergency-high}} of needs."
        : "Paying from savings would thin your safety cushion.";
      const months = sheet.cents("kept.average") > 0 ? Math.ceil(cents / sheet.cents("kept.average")) : null;
      const wait =
        months !== null && months <= 60
          ? `Putting aside what you usually keep, {{kept.average}} a month, it is yours in ${sheet.derive("kept.average", { id: "save.months", label: "Months to save for it", value: { unit: "months", months } })}.`
          : "";
      return reply(
        sentences(
          `Not out of this month's money: ${asked} is more than what is free.`,
          ifKnown(sheet, "safe.amount", "After known bills, {{safe.amount}} is free until {{safe.until}}."),
          savings,
          wait,
          "A savings goal for it keeps you on track.",
        ),
      );
    },
  },
  {
    id: "compare-months",
    match:
      /why (?:was|is|did|were).*(?:expens|high|much|cost)|compar|(?:than|vs\.?|versus|against|from) (?:the )?(?:last|previous|other)\b(?: month)?(?! (?:week|year))|(?:last|this) month (?:vs|versus|compared|to)|month over month|month to month|more or less than/,
    answer: ({ sheet, question }) => {
      if (/this month/.test(question.plain) && sheet.has("spend.this", "spend.last"))
        return reply(
          paragraphs(
            sentences(
              /^(?:did|have|am|is)\b/.test(question.plain)
                ? sheet.cents("spend.this") > sheet.cents("spend.last")
                  ? "Yes, already."
                  : "Not so far."
                : "",
              "So far this month you spent {{spend.this}}; the whole of last month was {{spend.last}} of spending.",
              "This month's largest so far:",
            ),
            topList(sheet, "this", 5),
          ),
        );
      if (!sheet.has("spend.last", "spend.before"))
        return cannotTell("I need more full months of transactions to compare.");
      const up = sheet.cents("spend.last") > sheet.cents("spend.before");
      const moved = topCategories(sheet, "last")
        .filter((id) => sheet.cents(`spend.${id}.difference`) > 0)
        .sort((a, b) => sheet.cents(`spend.${b}.difference`) - sheet.cents(`spend.${a}.difference`))
        .slice(0, 3);
      const list = moved.map(
        (id) => `${categoryName(id)}: {{spend.${id}.last}} spent, and {{spend.${id}.before}} before`,
      );
      const notSo =
        /expens|high|much/.test(question.plain) && !up && sheet.cents("spend.last") <= sheet.cents("spend.average")
          ? "Going by your figures it was not:"
          : "";
      return reply(
        paragraphs(
          sentences(
            notSo,
            `${notSo ? "l" : "L"}ast month you spent {{spend.last}}, ${up ? "up" : "down"} {{spend.difference}} from {{spend.before}} the month before.`,
            ifKnown(
              sheet,
              ["income.last", "income.before"],
              "Income was {{income.last}}, and {{income.before}} before.",
            ),
          ),
          list.length > 0 ? "What moved most:" : "",
          bullets(list),
        ),
      );
    },
  },
  {
    id: "trend",
    match:
      /spending (?:going|trending|rising|falling|growing)|trend|spending more (?:and more|lately|than usual)|(?:am i|have i been) spending more/,
    answer: ({ sheet }) =>
      sheet.has("spend.last", "spend.average")
        ? reply(
            sentences(
              "Last month you spent {{spend.last}}; your usual month is {{spend.average}}.",
              ifKnown(
                sheet,
                "spend.change",
                sheet.cents("spend.last") > sheet.cents("spend.before")
                  ? "That is {{spend.change}} more spending than the month before."
                  : "That is {{spend.change}} less spending than the month before.",
              ),
              ifKnown(sheet, "spend.this", "So far this month it is {{spend.this}} out."),
            ),
          )
        : cannotTell("I need a full month of transactions to see a trend."),
  },
  {
    id: "biggest-expense",
    match:
      /(?:biggest|largest|top|highest|most expensive|main) (?:\w+ )?(?:expense|spending|categor|cost|purchase)|spend (?:the )?most|most of my money/,
    answer: ({ sheet, question }) => {
      const which = period(sheet, question.when);
      const top = which ? topCategories(sheet, which)[0] : undefined;
      if (!which || !top) return cannotTell(`I don't see spending yet. ${LINK_FIRST}`);
      return reply(
        paragraphs(
          `Your largest spending ${monthWords(which)} was ${categoryName(top)} at {{spend.${top}.${which}}}, out of {{spend.${which}}} in all.`,
          topList(sheet, which, 5),
        ),
      );
    },
  },
  {
    id: "where-money-went",
    match:
      /^(?:this|last) month\W*$|where (?:did|does|has|is) (?:all )?(?:my|the|our) money|where.*(?:money|paycheck|income|cash) (?:go|going|went)|(?:money|income) (?:is )?going|what (?:did|do|am) i spend(?:ing)? (?:my money )?on|spending (?:breakdown|by category|summary)|break ?down/,
    answer: ({ sheet, question }) => {
      const which = period(sheet, question.when);
      if (!which) return cannotTell(`I don't see spending yet. ${LINK_FIRST}`);
      return reply(
        paragraphs(
          sentences(
            `You spent {{spend.${which}}} ${monthWords(which)}.`,
            ifKnown(sheet, `income.${which}`, `Income was {{income.${which}}}.`),
            "This is where most of it went:",
          ),
          topList(sheet, which, 5),
          which === "last"
            ? ifKnown(sheet, "kept.last", "You kept {{kept.last}} of your income.") +
                ifKnown(sheet, "short.last", "That was {{short.last}} more than came in.")
            : "",
        ),
      );
    },
  },
  {
    id: "together",
    match: /how much|spen[dt]|spending|cost|too much|expensive|my (?:food|car)\b/,
    when: ({ question }) =>
      question.amountCents === null &&
      question.month === null &&
      question.range === null &&
      setIn(question.plain) !== undefined &&
      !/\bafford|\bbuy\b|\bsell|\bowe|budget/.test(question.plain),
    answer: together,
  },
  {
    id: "category-moved",
    match: /\b(?:go|gone|goes|went|going) (?:up|down)\b|increase|\b(?:rise|rose|rising|risen)\b|more expensive|cheaper/,
    when: ({ question }) => question.category !== null && !/\bif\b/.test(question.plain),
    answer: moved,
  },
  {
    id: "category-spending",
    match:
      /how much.*(?:spen[dt]|spending|cost|pay|paid|go(?:es)?)|spen(?:d|t|ding) (?:on|for|at)|my .* (?:spending|costs?|bill)\b/,
    when: ({ question }) =>
      question.category !== null && !/\b(?:of|from) my (?:income|pay|paycheck|salary)\b/.test(question.plain),
    answer: ({ sheet, question }) => {
      const id = question.category ?? "miscellaneous";
      const name = categoryName(id);
      const base = `spend.${id}`;
      if (!sheet.has(`${base}.last`) && !sheet.has(`${base}.this`))
        return cannotTell(
          `I can't tell from your data: no transaction of yours is filed under ${name}. If one is filed elsewhere, you can correct it on the transactions page.`,
        );
      const past = ifKnown(sheet, `${base}.last`, `Last month you spent {{${base}.last}} on ${name}.`);
      const now = ifKnown(sheet, `${base}.this`, `So far this month you spent {{${base}.this}} on ${name}.`);
      return reply(
        sentences(
          ...(question.when === "this" ? [now, past] : [past, now]),
          ifKnown(sheet, `${base}.average`, `Your usual month of ${name} costs {{${base}.average}}.`),
          ifKnown(sheet, `budget.${id}.left`, `Your budget for ${name} has {{budget.${id}.left}} left.`),
          ifKnown(sheet, `budget.${id}.over`, `That is {{budget.${id}.over}} over your budget for ${name}.`),
          partOf(question),
        ),
      );
    },
  },
  {
    id: "cut-spending",
    match:
      /where (?:can|could|should|do) (?:i|we) (?:save|cut|trim)|(?:worst|bad) (?:\w+ )?habit|cut (?:back|down|out|my|costs?|spending|expenses|\$)|(?:where|what) (?:can|could|should) i cut|impulse|stop (?:buying|shopping)|spend less|reduce (?:my )?(?:spending|expenses|costs)|trim|save on|overspend|stop spending|lower my (?:bills|expenses|spending)/,
    answer: ({ sheet, question }) => {
      const wants = topCategories(sheet, "average")
        .filter((id) => sheet.has(`plan.${id}.less`))
        .slice(0, 3);
      if (!sheet.has("spend.average"))
        return cannotTell(`I need a month of spending to see what could give. ${LINK_FIRST}`);
      const list = wants.map((id) => `${categoryName(id)}: from {{spend.${id}.average}} to {{plan.${id}}}`);
      const habit = /overspen|impulse|stop|control/.test(question.plain)
        ? "What stops it day to day: move a fixed amount for wants to its own card each week and pay with nothing else, wait a day before anything unplanned, and take saved cards out of the shops you visit most."
        : "";
      if (list.length === 0)
        return reply(
          paragraphs(
            habit,
            sentences(
              "By the figures your wants fit your income already, so there is no need for big cuts.",
              ifKnown(
                sheet,
                "subscriptions.month",
                "If you want to trim, subscriptions of {{subscriptions.month}} a month are the easiest place to look.",
              ),
            ),
          ),
        );
      return reply(
        paragraphs(
          habit,
          "Small cuts in your largest wants do most, and needs can stay as they are:",
          bullets(list),
          ifKnown(
            sheet,
            "subscriptions.month",
            "Subscriptions come to {{subscriptions.month}} a month; cancelling what you don't use hurts least.",
          ),
        ),
      );
    },
  },
  {
    id: "average-spending",
    match:
      /(?:average|usual|typical|normal)(?:ly)? .*(?:spen|month|expenses)|spend (?:per|a|each|every) month|monthly (?:spending|expenses|costs)|how much (?:do|did|have) (?:i|we) spen[dt]/,
    answer: ({ sheet, question }) => {
      const which = question.when ?? (sheet.has("spend.average") ? "average" : "this");
      if (!sheet.has(`spend.${which}`)) return cannotTell(`I don't see spending for that period. ${LINK_FIRST}`);
      const text =
        which === "average"
          ? "You spend {{spend.average}} in a usual month."
          : `You spent {{spend.${which}}} ${monthWords(which)}.`;
      return reply(
        sentences(
          text,
          which === "average"
            ? ifKnown(
                sheet,
                ["need.average", "want.average"],
                "Of that, {{need.average}} goes to needs and {{want.average}} to wants.",
              )
            : ifKnown(sheet, "spend.average", "Your usual month of spending is {{spend.average}}."),
        ),
      );
    },
  },
  {
    id: "income",
    match:
      /how much (?:do|did|money do) i (?:make|earn|bring|get paid)|my (?:monthly )?(?:income|salary|earnings|wages)|what(?:'s| is) my income|(?:i|we) (?:make|earn)\b|\d ?(?:%|percent) (?:pay )?raise\b/,
    when: ({ question }) => !/\bdebts?\b/.test(question.plain),
    answer: ({ sheet, question }) =>
      sheet.has("income.average") && sheet.cents("income.average") > 0
        ? reply(
            sentences(
              partOfIncome(sheet, question),
              "Your income comes to {{income.average}} in a usual month.",
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
