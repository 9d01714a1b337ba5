// Questions that try something out: is an amount enough, what may a rent or a car cost, what does stopping something bring.

import { roomOf, roomText } from "~/domain/coach/room";
import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { type Intent, reply, type Turn, cannotTell } from "~/domain/coach/intents";
import { categoryName } from "~/domain/categories/list";
import { ASSUMED_LOAN_RATE } from "~/domain/household/debts";
import { monthsToPay, paymentFor } from "~/domain/goals/pace";
import { RECURRING_PATH, rowsHref } from "~/domain/ledger/row-links";
import { type Cents, sumCents } from "~/domain/money";
import { monthIn } from "~/domain/coach/range";
import { addMonths, type Day, daysBetween, lastDayOf, type Month, monthOf, monthsBetween } from "~/domain/periods";
import { isIncome, type Recurring } from "~/domain/ledger/recurring";

export const asked = ({ sheet }: Turn, cents: Cents, id = "amount"): string =>
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
  const amount = named === null ? "Your income of {{income.average}}" : `${asked(turn, cents)} a month`;
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
        `For the needs, yes; for the way you spend now, no. ${amount} covers needs of {{need.average}}, but your usual spending is {{spend.average}}, so {{enough.short}} would have to give, from your wants first.`,
        "Ask me where you could cut.",
      ),
    );
  return reply(
    sentences(
      `Not as things stand. ${amount} is less than your needs of {{need.average}}, and your usual spending is {{spend.average}}: {{enough.short}} would be missing.`,
      "Housing and transport are what moves needs most; everything else is small beside them.",
    ),
  );
}

/** The payment that a guide allows, held against what is paid now. */
function home(turn: Turn) {
  const { sheet } = turn;
  const base =
    sheet.cents("income.average") > 0 ? "income.average" : sheet.has("interview.income") ? "interview.income" : null;
  if (base === null)
    return cannotTell(
      "I need to see income in a linked account to size a rent. A common guide is {{guide.housing}} of income.",
    );
  sheet.derive(base, {
    id: "home.payment",
    label: "Housing at the guideline",
    value: { unit: "usd", cents: Math.round(sheet.cents(base) * 0.3) },
  });
  const now = sheet.cents("spend.mortgage_rent.average");
  return reply(
    paragraphs(
      sentences(
        "About {{home.payment}} a month, all housing costs together.",
        `That is {{guide.housing}} of your income of {{${base}}}, a common guide.`,
        now > 0
          ? `You now spend {{spend.mortgage_rent.average}} a month on Mortgage/Rent, ${now > sheet.cents("home.payment") ? "more than that" : "within that"}.`
          : "",
      ),
      sentences(
        ifKnown(
          sheet,
          "kept.average",
          "You keep {{kept.average}} in a usual month: a dearer place would come out of that.",
        ),
        ifKnown(sheet, "debt.to-income", "Debt payments take {{debt.to-income}} of income already."),
        /\b(?:house|home|condo|buy|mortgage)\b/.test(turn.question.plain)
          ? "To buy, add a down payment of {{guide.down-payment}} of the price, closing costs and an untouched cushion; which price that payment carries depends on the rate a lender gives you, which I can't tell from your data."
          : "",
      ),
    ),
  );
}

/** A rent held against the guide, and against what is kept now. */
function homeAt(turn: Turn) {
  const { sheet, question } = turn;
  const rent = question.amountCents ?? 0;
  const earned = sheet.cents("income.average");
  const now = sheet.cents("spend.mortgage_rent.average");
  const share = sheet.add({
    id: "asked.share",
    label: "Of your income",
    value: { unit: "percent", percent: (rent / earned) * 100 },
    href: null,
  });
  const more = rent - now;
  const [guide, room] = [rent <= earned * 0.3, more <= (roomOf(sheet) ?? 0)];
  const verdict =
    guide && room
      ? "Yes, by the figures it fits."
      : guide
        ? "The guide allows it, but what you keep now doesn't."
        : room
          ? "It is more than the guide suggests, though what you keep would carry it."
          : "Not comfortably.";
  const change =
    more > 0
      ? `It is ${asked(turn, more, "more")} a month beyond what you pay now; you spend {{spend.mortgage_rent.average}} on Mortgage/Rent in a usual month.`
      : "It is no more than you pay for housing now.";
  return reply(
    paragraphs(
      sentences(
        verdict,
        `${asked(turn, rent)} a month is ${share} of your income of {{income.average}}; a common guide keeps housing near {{guide.housing}}.`,
      ),
      sentences(
        now > 0 ? change : "",
        ifKnown(sheet, "kept.average", "You keep {{kept.average}} of your income in a usual month."),
        ifKnown(sheet, "short.average", "You spend {{short.average}} more than your income in a usual month already."),
        "Count utilities, a deposit and moving as well.",
      ),
    ),
  );
}

/** A price held against the guide for cars: the payment, and all costs together. */
function carAt(turn: Turn) {
  const { sheet, question } = turn;
  const price = question.amountCents ?? 0;
  const down = Math.round(price * 0.2);
  const payment = paymentFor(price - down, ASSUMED_LOAN_RATE, 48);
  const room =
    Math.round(sheet.cents("income.average") * 0.15) -
    sheet.cents("spend.auto_insurance.average") -
    sheet.cents("spend.gas.average") -
    sheet.cents("spend.maintenance.average");
  asked(turn, down, "down");
  asked(turn, payment, "payment");
  sheet.derive("income.average", {
    id: "car.room",
    label: "Room for a car payment",
    value: { unit: "usd", cents: Math.max(0, room) },
  });
  const fits = payment <= room && payment <= (roomOf(sheet) ?? 0) + sheet.cents("spend.car_payment.average");
  const cash = sheet.cents("balance.savings") + sheet.cents("balance.checking") - down >= sheet.cents("emergency.low");
  return reply(
    paragraphs(
      `${fits && cash ? "Yes, it fits." : fits ? "The payment fits, the down payment is the harder part." : "Not comfortably."} ${asked(turn, price)} with {{guide.car-down}} down is {{asked.down}} now and about {{asked.payment}} a month for {{guide.car-term}}, at a common interest rate.`,
      sentences(
        "A guide for all costs of a car is {{guide.car-share}} of income: after what you spend on gas, insurance and repairs, that leaves {{car.room}} a month for a payment.",
        ifKnown(sheet, "kept.average", "You keep {{kept.average}} of your income in a usual month."),
        cash
          ? "Your cash carries the down payment and still holds a cushion."
          : ifKnown(
              sheet,
              "balance.cash",
              "You have {{balance.cash}} in cash, so the down payment would thin your cushion: save it up first.",
            ),
      ),
      fits ? "" : "A cheaper or a used car, or a larger down payment, brings it within reach.",
    ),
  );
}

const nameWords = ({ merchantName }: Recurring): string[] => merchantName.toLowerCase().match(/[a-z0-9]{4,}/g) ?? [];

/** The recurring bills whose names the question says. */
function namedBills({ question, inputs }: Turn): Recurring[] {
  const words: string[] = question.plain.match(/[a-z0-9]{3,}/g) ?? [];
  return inputs.recurring.filter(
    (stream) =>
      !isIncome(stream) &&
      stream.active &&
      nameWords(stream).some(
        (part) =>
          words.includes(part) &&
          !/^(?:bill|card|loan|bank|payment|service|services|company|credit|monthly|plan)$/.test(part),
      ),
  );
}

export const namedBill = (turn: Turn): Recurring | null => namedBills(turn)[0] ?? null;

/** Several at once: each with its price, and what they come to. */
function stoppingSeveral({ sheet }: Turn, bills: readonly Recurring[]) {
  bills.forEach((bill, index) => {
    const href = rowsHref({ q: bill.merchantName });
    sheet.add({
      id: `cancel.${index + 1}.name`,
      label: "Name of the bill",
      value: { unit: "name", text: bill.merchantName },
      href,
    });
    sheet.add({
      id: `cancel.${index + 1}.amount`,
      label: "Saved a month",
      value: { unit: "usd", cents: Math.abs(bill.monthlyCents) },
      href,
    });
  });
  const cents = sumCents(bills.map((bill) => Math.abs(bill.monthlyCents)));
  sheet.add({ id: "stop.month", label: "Saved a month", value: { unit: "usd", cents }, href: RECURRING_PATH });
  sheet.derive("stop.month", { id: "stop.year", label: "Saved a year", value: { unit: "usd", cents: cents * 12 } });
  return reply(
    paragraphs(
      "You would free {{stop.month}} a month, {{stop.year}} a year:",
      bullets(bills.map((_, index) => `{{cancel.${index + 1}.name}}: {{cancel.${index + 1}.amount}} a month`)),
      "What you would not buy again today, cancel; most services let you come back at any time.",
    ),
  );
}

function stopping(turn: Turn) {
  const { sheet, question } = turn;
  const several = namedBills(turn).slice(0, 8);
  if (several.length > 1) return stoppingSeveral(turn, several);
  const bill = namedBill(turn);
  const category = question.category;
  const what = bill ? `{{stop.name}}` : category ? categoryName(category) : "";
  if (bill) {
    const href = rowsHref({ q: bill.merchantName });
    sheet.add({ id: "stop.name", label: "Name of the bill", value: { unit: "name", text: bill.merchantName }, href });
    sheet.add({
      id: "stop.month",
      label: "Saved a month",
      value: { unit: "usd", cents: Math.abs(bill.monthlyCents) },
      href,
    });
  } else if (category && sheet.has(`spend.${category}.average`)) {
    sheet.derive(`spend.${category}.average`, {
      id: "stop.month",
      label: "Saved a month",
      value: { unit: "usd", cents: Math.max(0, sheet.cents(`spend.${category}.average`)) },
    });
  } else
    return cannotTell(
      sentences(
        `I can't tell from your data: I see no regular spending ${what ? `on ${what} ` : "by that name "}to stop.`,
        ifKnown(
          sheet,
          "subscriptions.month",
          "The subscriptions I do see take {{subscriptions.month}} a month; ask me for the list.",
        ),
      ),
    );
  sheet.derive("stop.month", {
    id: "stop.year",
    label: "Saved a year",
    value: { unit: "usd", cents: sheet.cents("stop.month") * 12 },
  });
  return reply(
    paragraphs(
      `You would free {{stop.month}} a month, {{stop.year}} a year: that is what ${what} takes now.`,
      bill
        ? "If you would not buy it again today, cancel it; most services let you come back at any time."
        : "Stopping altogether is hard to keep up. A part of it is a good start, moved to savings on payday before it can be spent.",
    ),
  );
}

const TERMS = [12, 24, 36];

/** A debt that stands in the question alone: so much at so many percent. */
function loan(turn: Turn) {
  const { sheet, question } = turn;
  const [owed, rate] = [question.amountCents ?? 0, question.ratePercent ?? 0];
  const opening = `${asked(turn, owed)} at ${sheet.add({ id: "asked.rate", label: "The rate you asked about", value: { unit: "percent", percent: rate }, href: null })} interest`;
  const payment = question.monthlyCents;
  const put = (id: string, value: { unit: "usd"; cents: Cents } | { unit: "months"; months: number }) =>
    sheet.add({ id: `asked.${id}`, label: "Worked out from what you asked", value, href: null });
  if (payment !== null) {
    const months = monthsToPay(owed, rate, payment);
    const monthly = asked(turn, payment, "payment");
    return reply(
      months === null
        ? `${opening} never ends with ${monthly} a month: the payment doesn't cover the interest.`
        : `${opening} is gone after ${put("term", { unit: "months", months })} of paying ${monthly} a month.`,
    );
  }
  const terms = question.months === null ? TERMS : [question.months];
  return reply(
    paragraphs(
      `${opening} takes this payment a month:`,
      bullets(
        terms.map(
          (months, at) =>
            `${put(`plan-${at + 1}-payment`, { unit: "usd", cents: paymentFor(owed, rate, months) })} to be done in ${put(`plan-${at + 1}-term`, { unit: "months", months })}`,
        ),
      ),
      sentences(
        ifKnown(sheet, "kept.average", "You keep {{kept.average}} of your income in a usual month."),
        "Name a payment a month and I'll tell you how long it takes.",
      ),
    ),
  );
}

/** What putting an amount aside adds up to, or how long an amount takes. */
/** The month that is aimed for, and how many months that leaves. */
function dueIn(plain: string, today: Day): { month: Month; months: number } | null {
  const named = /\b(?:by|before|until|in time for)\b/.test(plain)
    ? (monthIn(plain) ??
      (/\bsummer\b/.test(plain)
        ? 6
        : /\bchristmas\b|\bend of (?:the |this )?year\b/.test(plain)
          ? 12
          : /\bspring\b/.test(plain)
            ? 4
            : null))
    : null;
  if (named === null) return null;
  const current = monthOf(today);
  const candidate = `${current.slice(0, 4)}-${String(named).padStart(2, "0")}`;
  const month = candidate > current ? candidate : addMonths(candidate, 12);
  return { month, months: Math.max(1, monthsBetween(current, month)) };
}

function savingUp(turn: Turn) {
  const { sheet, question, inputs } = turn;
  const monthly = question.monthlyCents;
  const term = (months: number) =>
    sheet.add({ id: "asked.term", label: "The time you asked about", value: { unit: "months", months }, href: null });
  const room =
    monthly === null || !sheet.has("kept.average")
      ? ""
      : monthly <= (roomOf(sheet) ?? 0)
        ? `${roomText(sheet)} So that is within reach.`
        : `${roomText(sheet)} So it would have to come from something else.`;
  if (monthly !== null && question.months !== null) {
    const total = asked(turn, monthly * question.months, "total");
    return reply(
      sentences(
        `${total}, before any interest: that is ${asked(turn, monthly, "payment")} a month for ${term(question.months)}.`,
        room,
        "A high-yield savings account adds a little on top.",
      ),
    );
  }
  const target = question.amountCents;
  const due = target === null ? null : dueIn(question.plain, inputs.today);
  if (target !== null && due !== null) {
    const each = Math.ceil(target / due.months);
    const part = asked(turn, each, "payment");
    const fits = !sheet.has("kept.average")
      ? ""
      : each <= (roomOf(sheet) ?? 0)
        ? `${roomText(sheet)} So it is within reach: move it on payday.`
        : `${roomText(sheet)} So that date takes cuts, or more time.`;
    const until = sheet.add({
      id: "asked.due",
      label: "The month you asked about",
      value: { unit: "month", month: due.month },
      href: null,
    });
    return reply(
      sentences(
        `Put ${part} a month aside, and ${asked(turn, target)} is there by ${until}.`,
        fits,
        "Make it a savings goal and I'll watch the pace.",
      ),
    );
  }
  const pace = monthly !== null && monthly !== target ? monthly : sheet.cents("kept.average");
  if (target !== null && IN_SAVINGS.test(question.plain) && sheet.has("balance.savings"))
    return toReach(turn, target, pace, pace === monthly);
  if (target === null || pace <= 0)
    return cannotTell("Name an amount a month, or what you are saving for, and I'll work out the time.");
  const months = Math.ceil(target / pace);
  const value = { label: "Time to save it", value: { unit: "months", months } } as const;
  const time =
    pace === monthly
      ? sheet.add({ id: "asked.term", ...value, href: null })
      : sheet.derive("kept.average", { id: "save.months", ...value });
  return reply(
    sentences(
      `About ${time}, ${pace === monthly ? `putting ${asked(turn, pace, "payment")} a month toward ${asked(turn, target)}` : `if all of the {{kept.average}} you keep in a usual month went toward ${asked(turn, target)}`}.`,
      room,
      "Make it a savings goal and I'll watch the pace.",
    ),
  );
}

/** An amount that is to be there in the end counts what is there already. */
const IN_SAVINGS = /\b(?:in (?:my )?(?:savings|bank)|in the bank|saved up)\b/;

function toReach(turn: Turn, target: Cents, pace: Cents, named: boolean) {
  const { sheet } = turn;
  const wanted = asked(turn, target);
  const left = target - sheet.cents("balance.savings");
  if (left <= 0)
    return reply(`You are there: your savings have a balance of {{balance.savings}}, and you asked about ${wanted}.`);
  if (pace <= 0) return cannotTell("Name an amount a month, and I'll work out the time.");
  const value = { label: "Time to save the rest", value: { unit: "months", months: Math.ceil(left / pace) } } as const;
  const time = named
    ? sheet.add({ id: "asked.term", ...value, href: null })
    : sheet.derive("kept.average", { id: "save.months", ...value });
  return reply(
    sentences(
      `About ${time}: your savings have a balance of {{balance.savings}}, so ${asked(turn, left, "rest")} is missing to ${wanted}.`,
      named
        ? `That is with ${asked(turn, pace, "payment")} put aside a month.`
        : "That is if all of the {{kept.average}} of income you keep in a usual month went there.",
    ),
  );
}

function aDay({ sheet, inputs }: Turn) {
  if (sheet.has("safe.short"))
    return reply(
      "Nothing beyond the bills, for now: those I know of come to {{safe.short}} more than your checking holds until {{safe.until}}.",
    );
  const until = sheet.get("safe.until")?.value;
  if (!sheet.has("safe.amount") || until?.unit !== "day")
    return cannotTell("I need a linked checking account to see what is free to spend.");
  const days = Math.max(1, daysBetween(inputs.today, until.day) + 1);
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
  const holds = sheet.cents("balance.checking") >= sheet.cents(`spend.${id}.${which}`);
  return reply(
    sentences(
      `${holds ? "Yes" : "Not in checking alone"}: it holds a balance of {{balance.checking}}, and you spend {{spend.${id}.${which}}} on ${categoryName(id)} in a usual month.`,
      holds ? "" : ifKnown(sheet, "balance.savings", "Savings have a balance of {{balance.savings}}."),
      ifKnown(sheet, "safe.amount", "After the bills I know of, {{safe.amount}} stays free until {{safe.until}}."),
      ifKnown(
        sheet,
        "safe.short",
        "Careful, though: all bills I know of come to {{safe.short}} more than checking holds until {{safe.until}}.",
      ),
    ),
  );
}

export const WHAT_IF_INTENTS: readonly Intent[] = [
  {
    id: "loan",
    match: /pay|gone|long|take|cost|month|loan|borrow/,
    when: ({ question }) =>
      question.amountCents !== null &&
      question.ratePercent !== null &&
      question.ratePercent > 0 &&
      !/\bmy\b|invest|sav|down|tip|raise|off\b(?<!pay off)/.test(question.plain),
    answer: loan,
  },
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
    id: "home-cost",
    match:
      /(?:how much|what|how big|how expensive)\b.*\b(?:rent|mortgage|house|home|apartment|housing|place|condo)\b.*(?:afford|can (?:i|we)|should (?:i|we))|(?:how much|what) (?:can|should|could) (?:i|we) (?:spend|pay|afford) (?:on|for|in|toward)?\s?(?:my |a |the )?(?:rent|housing|mortgage|house|home|apartment)/,
    when: ({ question }) => question.amountCents === null,
    answer: home,
  },
  {
    id: "home-at",
    match: /\b(?:rent|apartment|mortgage|housing|house payment)\b/,
    when: ({ question, sheet }) =>
      question.amountCents !== null &&
      question.amountCents >= 200_00 &&
      question.amountCents <= 20_000_00 &&
      /afford|can i|could i|can we|could we|too much|should i/.test(question.plain) &&
      !/deposit|insurance|down payment|save/.test(question.plain) &&
      sheet.cents("income.average") > 0,
    answer: homeAt,
  },
  {
    id: "car-price",
    match: /\b(?:car|truck|suv|vehicle)\b/,
    when: ({ question, sheet }) =>
      question.amountCents !== null &&
      !question.monthly &&
      question.amountCents >= 3_000_00 &&
      /afford|buy|get|can i|should i|worth/.test(question.plain) &&
      sheet.cents("income.average") > 0 &&
      sheet.has("kept.average"),
    answer: carAt,
  },
  {
    id: "stopping",
    match:
      /\b(?:if|by)\b.*\b(?:stop|stopped|stopping|quit|gave up|give up|giving up|cancel|cancell?ed|cancell?ing|drop|dropped|without|skip|skipped|cut(?:ting)? out|got rid of|get rid of|no more)\b|\bshould i (?:cancel|drop|quit|stop|get rid of)\b/,
    when: (turn) =>
      !/\bcredit cards?\b|\bpayment\b|\bjob\b|work/.test(turn.question.plain) &&
      (turn.question.category !== null ||
        namedBill(turn) !== null ||
        /how much (?:would|could|will|do) (?:i|we) save|\bif (?:i|we) (?:cancel|drop|stop|quit|give up)/.test(
          turn.question.plain,
        )),
    answer: stopping,
  },
  {
    id: "saving-up",
    match:
      /how much (?:will|would|do|could|can) (?:i|we) (?:have|save|get)|add up to|end up with|how long\b.*(?:sav|to get|until i have|to reach|put)|when (?:will|can|could|would) (?:i|we) (?:have|save)|what if i (?:save|put (?:away|aside))|\bif i (?:save|put (?:away|aside)|set aside)|\b(?:want|need|trying|try|hope|like|plan) to (?:save|put (?:away|aside))|\bcan i save\b|\bsave\b.*\bby\b/,
    when: ({ question }) =>
      question.amountCents !== null &&
      question.ratePercent === null &&
      !/^where|debt|loan|card|owe|pay (?:off|down)/.test(question.plain),
    answer: savingUp,
  },
  {
    id: "per-day",
    match:
      /(?:spend|budget|left|allow|safe)\b.*\b(?:per|a|each|every) day\b|\b(?:per|a|each) day\b.*\b(?:spend|budget|can i)\b|daily (?:budget|limit|allowance|spending)/,
    answer: aDay,
  },
];
