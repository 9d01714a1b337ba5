// One way or the other: more into investments, more given away, a cheaper home, presents, the paycheck that a month has besides.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { cannotTell, type Reply, reply } from "~/domain/coach/intents";
import { roomOf } from "~/domain/coach/room";
import { categoryName } from "~/domain/categories/list";
import { monthlyToMeet } from "~/domain/goals/pace";
import { MONTHS } from "~/domain/language/calendar";
import { DEAR_PERCENT } from "~/domain/household/what-if-effects";
import { dueBetween, paychecks } from "~/domain/ledger/recurring";
import { inMonth, spendingByCategory } from "~/domain/ledger/totals";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, addMonths, type Day, type Month, monthOf } from "~/domain/periods";
import { listedClauses } from "~/texts/plural";
import { windfall } from "./debts";
import { investOnce } from "./invest-once";
import { newPayWords } from "./new-pay";
import { asked, askedUsd, type PlanTurn, worked, workedUsd } from "./turn";

export const NO_MONTH = "I need a full month of income and spending in linked accounts to see what a month leaves.";

/** What moves by itself each month from the household's money into accounts of a kind. */
function movedTo({ inputs }: PlanTurn, type: string): Cents {
  const ids = new Set(inputs.accounts.filter((one) => one.type === type).map(({ id }) => id));
  const until = addDays(inputs.today, 30);
  return sumCents(
    (inputs.forecast?.entries ?? [])
      .filter((one) => one.kind === "transfer" && one.day <= until && one.cents > 0 && ids.has(one.accountId))
      .map(({ cents }) => cents),
  );
}

/** What goals with a date take together each month. */
export const goalsTake = ({ inputs, ground }: PlanTurn): Cents =>
  sumCents(
    inputs.goals.flatMap((goal) =>
      goal.type === "savings" && goal.deadline !== null
        ? [monthlyToMeet(goal.targetCents - goal.currentCents, ground.today, goal.deadline) ?? 0]
        : [],
    ),
  );

/** So much a month into investments: against what a month leaves, and what goals and savings take of that. */
export function investMore(turn: PlanTurn): Reply | null {
  const { request, sheet, ground } = turn;
  const room = roomOf(sheet);
  if (request.monthlyCents === undefined) return request.amountCents === undefined ? null : investOnce(turn);
  if (room === null) return cannotTell(NO_MONTH);
  const now = request.insteadCents ?? movedTo(turn, "investment");
  const to = request.about === "more" ? now + request.monthlyCents : request.monthlyCents;
  const [saved, needed] = [movedTo(turn, "savings"), goalsTake(turn)];
  const others = Math.max(saved, needed);
  const dear = ground.debts.findIndex(({ ratePercent }) => ratePercent >= DEAR_PERCENT);
  const usd = (id: string, label: string, cents: Cents, href?: string) => workedUsd(turn, id, label, cents, href);
  const wanted = asked(turn, "invested", { unit: "usd", cents: to }, "Invested a month, as asked");
  const fits = Math.max(0, room - others);
  const most = () => usd("fits", "A month that fits beside goals and savings", fits);
  const verdict = sheet.has("emergency.gap")
    ? "Not now: first the savings cushion, which is {{emergency.gap}} short of {{guide.emergency-low}} of needs."
    : dear >= 0 && sheet.has(`debt.${dear + 1}.name`)
      ? `Not now: {{debt.${dear + 1}.name}} costs {{debt.${dear + 1}.rate}} interest, which no investment pays safely.`
      : to > room
        ? `Not now: ${wanted} a month is more than the {{room.average}} that a usual month leaves.`
        : to > fits
          ? `Not all of it: beside your goals and savings up to ${most()} a month fits.`
          : `Yes: ${wanted} a month fits beside your goals and savings.`;
  const change =
    now > 0
      ? `${wanted} a month is ${usd("change", to < now ? "Less a month" : "More a month", Math.abs(to - now))} ` +
        `${to < now ? "less" : "more"} than the ${usd("invested-now", "Invested a month now", now)} that goes ` +
        "there now."
      : "";
  return reply(
    paragraphs(
      sentences(
        verdict,
        change,
        room > 0
          ? "A usual month leaves {{room.average}}, and " +
              `${usd("left", room < to ? "Short" : "Left beside it", Math.abs(room - to))} ` +
              `${room < to ? "would be missing" : "would be left beside it"}.`
          : ifKnown(sheet, "short.average", "A usual month is short by {{short.average}}."),
      ),
      sentences(
        needed > 0
          ? `Your goals need ${usd("goals", "Needed for goals a month", needed, "/goals")} a month to be there by their dates.`
          : "",
        saved > 0 ? `${usd("saved", "Moved to savings a month", saved)} a month moves to savings by itself now.` : "",
        ifKnown(sheet, "emergency.months", "Savings cover {{emergency.months}} of needs."),
        "What an investment brings nobody can promise; money that's needed before long is better in savings.",
      ),
    ),
  );
}

/** What is bought more of before Christmas. */
const PRESENTS = ["miscellaneous", "clothing", "entertainment"];

/** An amount in mind, against what is free beside the goals, and what of checking is. */
function giftsFit(turn: PlanTurn, wanted: Cents, most: Cents): string {
  const { sheet } = turn;
  const amount = askedUsd(turn, "amount", wanted);
  const safe = sheet.has("safe.amount") ? sheet.cents("safe.amount") : 0;
  const free = ifKnown(sheet, "safe.amount", "{{safe.amount}} of checking is free until {{safe.until}}.");
  if (sheet.has("emergency.gap") && wanted > most)
    return sentences(`Rather less than ${amount}: the savings cushion isn't there yet.`, free);
  if (wanted <= most) return sentences(`Yes, ${amount} in all fits beside your goals.`, free);
  return wanted <= safe
    ? sentences(`Yes, ${amount} in all can be paid; your goals wait a little for it.`, free)
    : sentences(`${amount} in all is more than is free beside your goals until then.`, free);
}

/** What each paycheck until then sets aside. */
const ofEachPay = (turn: PlanTurn, cents: Cents, due: Day, pays: number): string =>
  pays > 0
    ? `Until ${worked(turn, "gifts-day", "Christmas", { unit: "day", day: due }, "/cash-flow")} ` +
      `${worked(turn, "gifts-pays", "Paydays until then", { unit: "count", count: pays, noun: "payday" }, "/cash-flow")}` +
      ` come: ${workedUsd(turn, "gifts-each", "Of each paycheck", Math.ceil(cents / pays))} of each is enough.`
    : "";

/** What presents may cost: what last December took beyond a usual month, and what comes in until then. */
export function gifts(turn: PlanTurn): Reply {
  const { inputs, sheet, ground } = turn;
  const room = roomOf(sheet);
  if (room === null) return cannotTell(NO_MONTH);
  const year = Number(ground.today.slice(0, 4));
  const due: Day = `${year}-12-25` >= ground.today ? `${year}-12-25` : `${year + 1}-12-25`;
  const before = addMonths(monthOf(due), -12);
  const rows = inMonth(inputs.sums, before);
  const then = sumCents(
    spendingByCategory(rows)
      .filter(({ category }) => PRESENTS.includes(category))
      .map(({ cents }) => cents),
  );
  const usual = sumCents(PRESENTS.map((id) => Math.max(0, sheet.cents(`spend.${id}.average`))));
  const more = Math.max(0, then - usual);
  const pays = dueBetween(paychecks(inputs.recurring), addDays(ground.today, 1), due).length;
  const months = Math.max(1, pays > 0 ? Math.round(pays / 2) : 1);
  const most = Math.max(0, (room - goalsTake(turn)) * months);
  const about =
    more > 0 && rows.length > 0
      ? Math.min(most, Math.ceil(more / 25_00) * 25_00)
      : Math.min(most, Math.round((room * 0.3) / 25_00) * 25_00);
  if (about <= 0)
    return reply(
      sentences(
        "Not more than a token now: a usual month leaves nothing beside what your goals need.",
        ifKnown(sheet, "short.average", "It's short by {{short.average}}."),
      ),
    );
  const usd = (id: string, label: string, cents: Cents, href?: string) => workedUsd(turn, id, label, cents, href);
  const wanted = turn.request.amountCents;
  const month = worked(
    turn,
    "gifts-month",
    "The month to compare with",
    { unit: "month", month: before },
    "/transactions",
  );
  return reply(
    paragraphs(
      sentences(
        wanted === undefined ? `About ${usd("gifts", "For presents", about)}.` : giftsFit(turn, wanted, most),
        rows.length > 0 && then > 0
          ? `In ${month} you spent ${usd("gifts-then", "Spent then", then, "/transactions?kind=spending")} on ` +
              PRESENTS.map((id) => categoryName(id))
                .join(", ")
                .replace(/, ([^,]*)$/, " and $1") +
              `, ${more > 0 ? `${usd("gifts-more", "More than a usual month", more)} more than` : "no more than"} ` +
              `a usual month's ${usd("gifts-usual", "A usual month", usual)}.`
          : `I don't see ${month}, so it's a part of what a usual month leaves.`,
        `A usual month leaves {{room.average}}, ${usd("gifts-most", "Left beside goals until then", most)} of it free beside your goals until then.`,
      ),
      wanted === undefined
        ? ofEachPay(turn, about, due, pays)
        : `Without an amount in mind I'd say about ${usd("gifts", "For presents", about)}, by what last December took.`,
    ),
  );
}

/** What rent is of the income, and what a cheaper place would bring. */
export function move(turn: PlanTurn): Reply {
  const { ground, sheet } = turn;
  const income = ground.incomeCents ?? 0;
  if (income <= 0 || ground.housingCents <= 0)
    return cannotTell(
      "I need to see both your income and your rent in linked accounts to hold them against each other.",
    );
  const share = (ground.housingCents / income) * 100;
  const isHigh = share > 30;
  const verdict = sheet.has("short.average")
    ? "Yes, it's worth looking: a usual month is short by {{short.average}}, and housing is its largest part."
    : isHigh
      ? "It would help: housing takes more of your income than the guide."
      : "Not for the money: your rent is within the guide, and a usual month leaves something.";
  return reply(
    paragraphs(
      sentences(
        verdict,
        `${workedUsd(turn, "housing", "Housing a month", ground.housingCents, "/transactions?kind=spending&category=mortgage_rent")}` +
          ` a month is ${worked(turn, "share", "Housing, of income", { unit: "percent", percent: share })} of ` +
          "your income of {{income.holds}}; a common guide is {{guide.housing}}.",
        ifKnown(sheet, "kept.average", "A usual month leaves {{kept.average}}."),
        newPayWords(turn),
      ),
      sentences(
        `Each ${asked(turn, "less", { unit: "usd", cents: 100_00 }, "An amount to compare with")} less a month ` +
          `is ${workedUsd(turn, "year", "In a year", 1_200_00)} a year; ` +
          "a deposit, the truck and longer ways come off that.",
        "Tell me a rent, and I'll hold it against this one.",
      ),
    ),
  );
}

type Longer = { month: Month; days: Day[]; cents: Cents; after: Month[] };
/** The months with a payday more than usual. */
function monthsWithMore(turn: PlanTurn): Longer | null | "none" {
  const { inputs, plain } = turn;
  const [pay] = paychecks(inputs.recurring);
  if (!pay) return null;
  const usual = pay.cadence === "weekly" ? 4 : pay.cadence === "every two weeks" ? 2 : null;
  if (usual === null) return "none";
  const days = dueBetween([pay], inputs.today, addDays(inputs.today, 400)).map(({ day }) => day);
  const months = [...new Set(days.map(monthOf))].filter((month) => month > monthOf(inputs.today));
  const all = months.map((month) => ({
    month,
    days: days.filter((day) => monthOf(day) === month),
    cents: Math.abs(pay.typicalCents),
  }));
  const longer = all.filter((one) => one.days.length > usual);
  const named = MONTHS.findIndex((name) => new RegExp(`\\b${name}\\b`).test(plain));
  const found = longer.find(({ month }) => named >= 0 && Number(month.slice(5)) === named + 1) ?? longer[0];
  return found ? { ...found, after: longer.flatMap(({ month }) => (month > found.month ? month : [])) } : "none";
}

/** The paycheck that a month has besides: when, how much, and where it does most. */
export function thirdPaycheck(turn: PlanTurn): Reply {
  const found = monthsWithMore(turn);
  if (found === null) return cannotTell("I see no pay that comes regularly in your linked accounts.");
  if (found === "none")
    return reply("Your pay comes in a rhythm that gives every month the same number of paydays, so none is extra.");
  const amount = workedUsd(turn, "extra-pay", "Usual pay", found.cents, "/recurring");
  const days = found.days.map((day, at) =>
    worked(turn, `extra-day-${at + 1}`, "Payday", { unit: "day", day }, "/recurring"),
  );
  const month = worked(
    turn,
    "extra-month",
    "Month with a payday more",
    { unit: "month", month: found.month },
    "/recurring",
  );
  const after = found.after.map((one, at) =>
    worked(turn, `extra-month-${at + 2}`, "Month with a payday more", { unit: "month", month: one }, "/recurring"),
  );
  const placed = windfall({ ...turn, request: { plan: "windfall", amountCents: found.cents } });
  return reply(
    paragraphs(
      sentences(
        `The extra one is ${amount}: ${month} is the next month with a payday more (${days.join(", ")}).`,
        after.length > 0 ? `After it ${after.length > 1 ? "come" : "comes"} ${listedClauses(after)}.` : "",
        "Your bills come once a month, so it's free of them.",
      ),
      placed.text,
      bullets(lateGoals(turn)),
    ),
  );
}

function lateGoals({ sheet }: PlanTurn): string[] {
  return [1, 2, 3].flatMap((n) =>
    sheet.has(`goal.${n}.behind`, `goal.${n}.left`)
      ? [`{{goal.${n}.name}} is {{goal.${n}.behind}} behind its plan, with {{goal.${n}.left}} left.`]
      : [],
  );
}
