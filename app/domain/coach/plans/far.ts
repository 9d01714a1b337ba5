// Further ahead than bills and pay are known: when a sum is there, what is there by a day; cash at short notice; what a year
// brings in; what debt takes each month; why a goal and an account hold different sums.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { cannotTell, type Reply, reply } from "~/domain/coach/intents";
import { roomOf } from "~/domain/coach/room";
import { dueBetween, isIncome } from "~/domain/ledger/recurring";
import { incomeOf } from "~/domain/ledger/totals";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, addMonths, monthOf } from "~/domain/periods";
import { outcomeOf } from "~/domain/household/what-if";
import { whatIfHref } from "~/domain/household/what-if-fields";
import { monthThen } from "./before-and-after";
import { outOf } from "./out-of";
import { asked, askedUsd, type PlanTurn, worked, workedUsd } from "./turn";
import { NO_MONTH } from "./choices";
import { ALL, AS_USUAL, CASH, SAVINGS } from "./pots";
import { whatIfOf } from "./what-if-words";

/** When each of the pots that could be meant holds the sum, at what a month leaves. */
export function sumWhen(turn: PlanTurn): Reply | null {
  const { request, sheet, ground } = turn;
  const { amountCents, about } = request;
  if (amountCents === undefined) return null;
  const room = roomOf(sheet);
  if (room === null) return cannotTell(NO_MONTH);
  const pots = (about === "savings" ? [SAVINGS] : about === "worth" ? [ALL] : [CASH, SAVINGS, ALL]).filter(({ fact }) =>
    sheet.has(fact),
  );
  if (pots.length === 0) return cannotTell("I see no account with money in it.");
  const target = askedUsd(turn, "amount", amountCents);
  const lines = pots.map(({ fact, name }, at) => {
    const missing = amountCents - sheet.cents(fact);
    if (missing <= 0) return { isThere: true, text: `${name} hold {{${fact}}} already` };
    if (room <= 0) return { isThere: false, text: `${name} hold {{${fact}}}, and a usual month adds nothing` };
    const months = Math.ceil(missing / room);
    const month = worked(
      turn,
      `there-${at + 1}`,
      "There in",
      { unit: "month", month: addMonths(monthOf(ground.today), months) },
      "/goals",
    );
    const time = worked(turn, `time-${at + 1}`, "Time until then", { unit: "months", months }, "/goals");
    return {
      isThere: false,
      text:
        `${name} in ${month}, after ${time}: they hold {{${fact}}} now, and ` +
        `${workedUsd(turn, `missing-${at + 1}`, "Missing", missing, "/accounts")} is missing`,
    };
  });
  const [first, ...others] = lines;
  if (!first) return null;
  const words = first.isThere
    ? `You're there: ${first.text}.`
    : room <= 0
      ? `Not as things go: ${first.text}.`
      : `${target} is there for ${first.text}.`;
  return reply(
    paragraphs(
      sentences(words, ifKnown(sheet, "kept.average", "A usual month leaves {{kept.average}}.")),
      others.length > 0 ? bullets(others.map(({ text }) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`)) : "",
      first.isThere && others.every(({ isThere }) => isThere) ? "" : AS_USUAL,
    ),
  );
}

/** A sum in cash soon: what checking has free, and what savings would have to give. */
export function cashBy(turn: PlanTurn): Reply | null {
  const { request, sheet } = turn;
  const { amountCents, date } = request;
  if (amountCents === undefined) return null;
  if (!sheet.has("balance.cash")) return cannotTell("I see no checking or savings account.");
  const paid = outOf(turn, amountCents);
  if (paid) return paid;
  const [checking, savings] = [sheet.cents("balance.checking"), sheet.cents("balance.savings")];
  const free = sheet.has("safe.amount") ? sheet.cents("safe.amount") : sheet.has("safe.short") ? 0 : checking;
  const due = date ? ` by ${asked(turn, "date", { unit: "day", day: date }, "The day you asked about")}` : "";
  const sum = askedUsd(turn, "amount", amountCents);
  const fromSavings = Math.max(0, amountCents - free);
  const usd = (id: string, label: string, cents: Cents) => workedUsd(turn, id, label, cents, "/accounts");
  const verdict =
    amountCents <= free
      ? `Yes: checking alone has ${sum}${due}, and {{safe.amount}} of it is free of bills until {{safe.until}}.`
      : amountCents <= checking && savings >= fromSavings
        ? `Yes: checking holds {{balance.checking}}, so ${sum} is there${due}; ` +
          "for the bills to come, " +
          `${usd("from-savings", "From savings, so that the bills are covered", fromSavings)} has to follow from ` +
          "savings."
        : amountCents <= checking
          ? `It's there${due}, but not free: checking holds {{balance.checking}}, and only ` +
            `${usd("free", "Free of bills", free)} of it is free of the bills I know of.`
          : amountCents <= checking + savings
            ? `Yes, with savings: checking holds {{balance.checking}} and savings {{balance.savings}}; a transfer between banks may take some days.`
            : `No: checking and savings hold {{balance.cash}} together, ${usd("lacking", "Missing", amountCents - checking - savings)} less than that.`;
  const rest = savings - (amountCents <= free ? 0 : fromSavings);
  return reply(
    sentences(
      verdict
        .replaceAll("{{safe.amount}}", sheet.has("safe.amount") ? "{{safe.amount}}" : "{{balance.checking}}")
        .replaceAll(" until {{safe.until}}", sheet.has("safe.until") ? " until {{safe.until}}" : ""),
      amountCents > free && rest >= 0 && sheet.has("balance.savings")
        ? `Savings would then hold ${usd("savings-then", "Savings then", rest)}.`
        : "",
      "Banks limit what a machine hands out at once; yours can tell you how much.",
    ),
  );
}

/** What a usual month leaves, and what the last one did. */
export function usualLeft(turn: PlanTurn): Reply {
  const { sheet, request } = turn;
  if (!sheet.has("kept.average") && !sheet.has("short.average")) return cannotTell(NO_MONTH);
  if (request.monthlyCents !== undefined) {
    const whatIf = whatIfOf(turn, "cost", { monthlyCents: request.monthlyCents, amountCents: 0, date: null });
    const more = askedUsd(turn, "more", request.monthlyCents);
    return reply(
      sentences(
        `With ${more} more a month to pay:`,
        monthThen(turn, outcomeOf(whatIf, turn.ground), whatIfHref(whatIf)),
      ),
    );
  }
  return reply(
    sentences(
      ifKnown(
        sheet,
        "kept.average",
        "A usual month leaves {{kept.average}}: {{income.holds}} of income less {{spend.average}} of spending.",
      ),
      ifKnown(sheet, "short.average", "Nothing: a usual month is short by {{short.average}}."),
      ifKnown(sheet, "kept.last", "Last month left {{kept.last}}."),
      sheet.cents("saving.average") <= 0
        ? ""
        : ifKnown(sheet, "saving.average", "In that spending {{saving.average}} a month goes into savings."),
    ),
  );
}

/** What the year has brought in, and what is still expected of it. */
export function incomeYear(turn: PlanTurn): Reply {
  const { inputs, ground } = turn;
  const year = ground.today.slice(0, 4);
  const so = incomeOf(inputs.sums.filter(({ month }) => month.startsWith(year)));
  const streams = inputs.recurring.filter((one) => isIncome(one) && one.active);
  const coming = dueBetween(streams, addDays(ground.today, 1), `${year}-12-31`);
  const rest = sumCents(coming.map(({ stream }) => Math.abs(stream.typicalCents)));
  if (so + rest <= 0) return cannotTell("I see no income in your linked accounts.");
  const period = `/transactions?kind=income&from=${year}-01-01&to=${ground.today}`;
  const whole = workedUsd(turn, "year-income", "Income of the year, expected", so + rest, "/recurring");
  const names = [...new Set(coming.map(({ stream }) => stream.key))].flatMap((key, at) => {
    const own = coming.filter(({ stream }) => stream.key === key);
    const [first] = own;
    if (!first) return [];
    const name = worked(
      turn,
      `source-${at + 1}`,
      "Name",
      { unit: "name", text: first.stream.merchantName },
      "/recurring",
    );
    const each = workedUsd(
      turn,
      `source-${at + 1}-each`,
      "Usual pay",
      Math.abs(first.stream.typicalCents),
      "/recurring",
    );
    return [
      `${name}: ` +
        `${worked(turn, `source-${at + 1}-times`, "Times", { unit: "count", count: own.length, noun: "payment" }, "/recurring")}` +
        ` of ${each}, the next on ` +
        `${worked(turn, `source-${at + 1}-day`, "Next", { unit: "day", day: first.day }, "/recurring")}`,
    ];
  });
  const wanted = turn.request.amountCents;
  const verdict =
    wanted === undefined
      ? ""
      : `${so + rest >= wanted ? "Yes" : "No, not by what comes regularly"}: ` +
        `${askedUsd(turn, "amount", wanted)} is ` +
        `${workedUsd(turn, "year-apart", "Apart from it", Math.abs(so + rest - wanted), "/recurring")} ` +
        `${so + rest >= wanted ? "less" : "more"} than that.`;
  return reply(
    paragraphs(
      verdict,
      `About ${whole} this year: ${workedUsd(turn, "year-so-far", "Income so far this year", so, period)} has ` +
        `come in so far, and ${workedUsd(turn, "year-to-come", "Still expected this year", rest, "/recurring")} ` +
        "is still to come.",
      names.length > 0
        ? "Still to come, by the rhythm of your pay:"
        : "Nothing that comes regularly is expected before the year ends.",
      bullets(names),
      "It's what reaches your accounts, after taxes.",
    ),
  );
}

/** A goal counts what was put toward it; an account holds what it holds. */
export function goalAndAccount(turn: PlanTurn): Reply | null {
  const { request, inputs, sheet } = turn;
  const goal = inputs.goals.find(({ id }) => id === request.named);
  if (!goal) return null;
  const name = worked(turn, "goal-name", "Name", { unit: "name", text: goal.name }, "/goals");
  const holds = workedUsd(turn, "goal-holds", "Saved toward the goal", goal.currentCents, "/goals");
  const target = workedUsd(turn, "goal-target", "Target of the goal", goal.targetCents, "/goals");
  const account = inputs.accounts.find(({ id }) => id === goal.accountId);
  return reply(
    paragraphs(
      sentences(
        `Both are right, of different things: the goal ${name} counts ${holds} of ${target}, ` +
          `${account ? "as its linked account holds it" : "which is what was put toward it here"}.`,
        ifKnown(
          sheet,
          "balance.savings",
          "Your savings accounts hold {{balance.savings}} in all, for whatever they're for.",
        ),
      ),
      sentences(
        ifKnown(
          sheet,
          "emergency.months",
          "By what the accounts hold, savings cover {{emergency.months}} of needs; " +
            "{{guide.emergency-low}} to {{guide.emergency-high}} is what planners suggest, so",
        ),
        ifKnown(sheet, "emergency.gap", "Savings are {{emergency.gap}} short of the lower end."),
      ).replace(/, so$/, "."),
      account
        ? ""
        : "To have the same figure in both, link the goal to its account on the Goals page: then it follows the balance.",
    ),
  );
}
