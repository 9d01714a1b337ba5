// Advice whose reason stands in the text: what is told is taken as an assumption and said, the month is worked out with it,
// and the judgement that is asked for goes by what is left then.

import { ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { cannotTell, type Reply, reply } from "~/domain/coach/intents";
import { FULL_WEEK, type Offer, type DescribedChange, type ChangeScenario } from "~/domain/coach/long-texts/changes";
import { monthlyToMeet } from "~/domain/goals/pace";
import { paychecks } from "~/domain/ledger/recurring";
import { type Cents, sumCents } from "~/domain/money";
import { cut } from "./judging";
import { asked, type PlanTurn, worked, workedUsd } from "./turn";

/** One change, in cents of a month that it adds or takes, and how it's said. Null where the household's own figure is missing. */
type Change = { monthCents: Cents; said: string };

export function scenarioAnswer(turn: PlanTurn, weighed: ChangeScenario): Reply | null {
  if (weighed.offer) return weighed.told.length > 0 || weighed.wishCents !== null ? null : offered(turn, weighed.offer);
  if (weighed.onceCents !== null) return sparing(turn, weighed.onceCents);
  const { incomeCents, spentCents } = turn.ground;
  if (incomeCents === null || spentCents === null)
    return cannotTell("I need to see a full month of income and spending in linked accounts to work that out.");
  const changes = weighed.told.map((one, at) => changed(turn, one, at + 1));
  const known = changes.filter((one) => one !== null);
  if (known.length < changes.length) return null;
  const before = incomeCents - spentCents;
  const after = before + sumCents(known.map(({ monthCents }) => monthCents));
  const month = { before, after, said: known.map(({ said }) => said).join(" and ") };
  return judgement(turn, weighed, month);
}

type Month = { before: Cents; after: Cents; said: string };

function judgement(turn: PlanTurn, weighed: ChangeScenario, month: Month): Reply | null {
  const { wishCents, months, judged } = weighed;
  const text = (verdict: string, ...more: readonly string[]): Reply =>
    reply(paragraphs(sentences(verdict, `With ${month.said} ${monthWords(turn, month)}`, ...more), AS_TOLD));
  if (wishCents !== null)
    return text(wished(turn, month.after, wishCents), goals(turn, weighed, month.after - wishCents));
  if (judged === "cut-first") return toCut(turn, month);
  if (judged === "left" && months === null) return text("", difference(turn, month), goals(turn, weighed, month.after));
  if (judged === "how-long" || months !== null)
    return text(lasting(turn, month, months), goals(turn, weighed, month.after));
  return text(
    month.after >= 0 ? "Yes, what comes in covers it." : "No, not from what comes in.",
    month.after < 0 ? savingsLast(turn, -month.after) : weighed.sparesSavings ? "Savings can stay untouched." : "",
    giving(turn, month),
    goals(turn, weighed, month.after),
  );
}

/** 'Should I give more to church': what is given now, and what the same share of more pay is. */
function giving(turn: PlanTurn, { before, after }: Month): string {
  const { sheet, ground, plain } = turn;
  if (!/\b(?:giv(?:e|ing)|tith\w+|donat\w+|church|charit\w+)\b/.test(plain)) return "";
  const now = GIVING.reduce((sum, id) => sum + Math.max(0, sheet.cents(`spend.${id}.average`)), 0);
  const income = ground.incomeCents ?? 0;
  if (now <= 0 || income <= 0 || after <= before) return "";
  const share = workedUsd(
    turn,
    "giving-more",
    "The same share of what is more",
    Math.round((now / income) * (after - before)),
  );
  return (
    `You give ${workedUsd(turn, "giving", "Given a month", now, "/transactions?kind=spending")} a month now; ` +
    `the same share of the raise is ${share} more.`
  );
}
const GIVING = ["tithe", "charitable_giving"];

const AS_TOLD = "What you told me is taken as it stands; all else is a usual month of yours, spending as before.";

function monthWords(turn: PlanTurn, { before, after }: Month): string {
  const [was, is] = [
    usdOf(turn, "left-before", "Left over each month", before),
    usdOf(turn, "left-after", "Left then", after),
  ];
  return after < 0
    ? `a usual month is short by ${is}; now it ${before < 0 ? "is short by" : "leaves"} ${was}.`
    : `a usual month leaves ${is} instead of ${before < 0 ? `being short by ${was}` : was}.`;
}
const usdOf = (turn: PlanTurn, id: string, label: string, cents: Cents): string =>
  workedUsd(turn, id, label, Math.abs(cents));

function wished(turn: PlanTurn, left: Cents, wish: Cents): string {
  const want = asked(turn, "wish", { unit: "usd", cents: wish }, "To be put away a month");
  const rest = usdOf(turn, "wish-rest", left < wish ? "Missing a month" : "Left beside it", left - wish);
  return left >= wish
    ? `Yes, ${want} a month still fits, and ${rest} a month is left beside it.`
    : left > 0
      ? `Not all of it: ${rest} of the ${want} a month would be missing.`
      : `No: nothing would be left for the ${want} a month.`;
}

function difference(turn: PlanTurn, { before, after }: Month): string {
  const by = usdOf(turn, "left-by", "Difference a month", after - before);
  const year = usdOf(turn, "left-year", "Difference a year", (after - before) * 12);
  return `That is ${by} ${after < before ? "less" : "more"} a month that could be saved, ${year} a year.`;
}

function lasting(turn: PlanTurn, { after }: Month, months: number | null): string {
  if (after >= 0 && months !== null) return "Yes: what comes in still covers the month.";
  if (after >= 0) return "For as long as it takes: what comes in still covers the month.";
  if (months === null) return savingsLast(turn, -after);
  const total = -after * months;
  const cash = turn.ground.fundCents + turn.ground.spareCents;
  const time = asked(turn, "months", { unit: "months", months }, "How long it lasts");
  const sum = usdOf(turn, "short-total", "Short over that time", total);
  return total <= cash
    ? `Yes, but out of your savings: over ${time} ${sum} is missing, and savings and spare cash hold ${usdOf(turn, "cash", "Savings and spare cash", cash)}.`
    : `No: over ${time} ${sum} is missing, more than the ${usdOf(turn, "cash", "Savings and spare cash", cash)} of savings and spare cash.`;
}

function savingsLast(turn: PlanTurn, short: Cents): string {
  const { fundCents } = turn.ground;
  if (fundCents <= 0) return "I see no savings that could fill that.";
  const lasts = worked(turn, "savings-last", "Savings would fill it for", {
    unit: "months",
    months: fundCents / short,
  });
  return `Your savings of ${usdOf(turn, "fund", "Savings", fundCents)} could fill that for ${lasts}.`;
}

/** What the goals with a date need a month, beside what is left. */
function goals({ inputs, ground, ...turn }: PlanTurn, { keepsGoals }: ChangeScenario, left: Cents): string {
  if (!keepsGoals) return "";
  const needed = sumCents(
    inputs.goals.map(({ type, deadline, targetCents, currentCents }) =>
      type === "savings" && deadline !== null && targetCents > currentCents
        ? (monthlyToMeet(targetCents - currentCents, ground.today, deadline) ?? 0)
        : 0,
    ),
  );
  if (needed === 0) return "";
  const each = workedUsd({ inputs, ground, ...turn }, "goals-need", "Needed a month for the goals", needed, "/goals");
  return left >= needed
    ? `Your goals need ${each} a month to be there in time, and that fits as well.`
    : `Your goals need ${each} a month to be there in time, and that doesn't fit beside it.`;
}

/** First whether anything has to go at all; then what, for what is missing. */
function toCut(turn: PlanTurn, month: Month): Reply | null {
  const told = `With ${month.said} ${monthWords(turn, month)}`;
  if (month.after >= 0)
    return reply(
      paragraphs(
        sentences(
          "Nothing has to go: what comes in still covers a usual month.",
          told,
          "What would shrink is what you can save.",
          ifKnown(
            turn.sheet,
            "subscriptions.month",
            "If you want it back, subscriptions of {{subscriptions.month}} a month hurt least.",
          ),
        ),
        AS_TOLD,
      ),
    );
  const { amountCents: _amount, ...request } = turn.request;
  const cuts = cut({ ...turn, request: { ...request, monthlyCents: -month.after } });
  return cuts && reply(paragraphs(told, cuts.text, AS_TOLD));
}

function changed(turn: PlanTurn, told: DescribedChange, n: number): Change | null {
  const { ground, inputs } = turn;
  const name = (part: string) => `told-${n}-${part}`;
  const by = (cents: Cents) => usdOf(turn, name("by"), "Change a month", cents);
  if (told.is === "cost") return { monthCents: -told.cents, said: `${by(told.cents)} a month more to pay` };
  if (told.is === "bill")
    return {
      monthCents: -told.cents,
      said: `${told.name} ${told.cents < 0 ? "down" : "up"} ${by(told.cents)} a month`,
    };
  if (told.is === "rent") {
    if (ground.housingCents <= 0) return null;
    const more = Math.round((ground.housingCents * told.percent) / 100);
    const rent = usdOf(turn, name("rent"), "Rent then", ground.housingCents + more);
    return {
      monthCents: -more,
      said: `rent up ${percentOf(turn, name("percent"), told.percent)} (${by(more)} more, ${rent} a month)`,
    };
  }
  const pays = paychecks(inputs.recurring);
  const monthly = sumCents(pays.map((one) => Math.abs(one.monthlyCents)));
  if (monthly <= 0) return null;
  if ("percent" in told) {
    const less = Math.round((monthly * told.percent) / 100);
    const share = percentOf(turn, name("percent"), Math.abs(told.percent));
    const hours =
      told.hours === undefined
        ? ""
        : `, if you work ${worked(turn, name("week"), "Hours now", { unit: "count", count: FULL_WEEK, noun: "hour" })} a week now`;
    const all = usdOf(turn, name("pay"), "Pay in a usual month", monthly);
    return {
      monthCents: less,
      said: `pay ${less < 0 ? "down" : "up"} ${share}${hours} (${by(less)} of the ${all} a month that I see)`,
    };
  }
  if (told.each === "month")
    return { monthCents: told.cents, said: `${by(told.cents)} a month ${told.cents < 0 ? "less" : "more"} coming in` };
  const [pay, ...others] = pays;
  if (!pay || others.length > 0 || pay.typicalCents === 0) return null;
  const month = Math.round((told.cents * pay.monthlyCents) / pay.typicalCents);
  return {
    monthCents: month,
    said: `${usdOf(turn, name("check"), "Change a paycheck", told.cents)} a paycheck less (${by(month)} a month)`,
  };
}
const percentOf = (turn: PlanTurn, id: string, percent: number): string =>
  asked(turn, id, { unit: "percent", percent }, "What you told");

/** Paid once, out of checking alone: what is free of it, or in how many months it would be. */
function sparing(turn: PlanTurn, onceCents: Cents): Reply | null {
  const { sheet, ground } = turn;
  if (!sheet.has("safe.amount", "safe.until")) return null;
  const price = asked(turn, "once", { unit: "usd", cents: onceCents }, "The price");
  const free = "After the bills I know of, {{safe.amount}} of checking is free until {{safe.until}}.";
  const missing = onceCents - sheet.cents("safe.amount");
  if (missing <= 0) return reply(`Yes: checking alone can pay ${price}, and savings stay untouched. ${free}`);
  const gap = usdOf(turn, "once-missing", "Missing without savings", missing);
  const left = (ground.incomeCents ?? 0) - (ground.spentCents ?? 0);
  const later =
    left <= 0
      ? "A usual month leaves nothing that could fill that."
      : `A usual month leaves ${usdOf(turn, "left-before", "Left over each month", left)}, so that takes ` +
        worked(turn, "once-months", "Months until it's there", { unit: "months", months: Math.ceil(missing / left) }) +
        ".";
  return reply(sentences(`Not yet without touching savings: of ${price} ${gap} is missing.`, free, later));
}

/** Which of two ways to pay one price: what the payments come to, and whether the money is there at once. */
function offered(turn: PlanTurn, { onceCents, times, eachCents }: Offer): Reply {
  const { sheet } = turn;
  const total = eachCents * times;
  const once = asked(turn, "once", { unit: "usd", cents: onceCents }, "All at once");
  const each = asked(turn, "each", { unit: "usd", cents: eachCents }, "One payment");
  const count = asked(turn, "times", { unit: "count", count: times, noun: "payment" }, "How many payments");
  const sum = workedUsd(turn, "offer-total", "All payments together", total);
  const by = usdOf(turn, "offer-by", "Difference", total - onceCents);
  const sums = `${count} of ${each} come to ${sum}, ${total === onceCents ? "the same" : `${by} ${total > onceCents ? "more" : "less"}`}.`;
  if (total <= onceCents)
    return reply(sentences(`The payments: ${once} at once costs ${total === onceCents ? "no less" : "more"}.`, sums));
  const free = sheet.has("safe.amount") ? sheet.cents("safe.amount") : null;
  const isThere = free !== null && free >= onceCents;
  const fund = turn.ground.fundCents;
  return reply(
    sentences(
      isThere || fund >= onceCents
        ? `${once} at once is cheaper by ${by}, and you can pay it.`
        : `${once} at once is cheaper by ${by}, but I don't see the cash for it.`,
      sums,
      ifKnown(
        sheet,
        ["safe.amount", "safe.until"],
        `After the bills I know of, {{safe.amount}} of checking is free until {{safe.until}}${isThere ? ", so savings stay untouched" : ""}.`,
      ),
      isThere || fund < onceCents
        ? ""
        : `Savings of ${usdOf(turn, "fund", "Savings", fund)} would have to give the rest.`,
    ),
  );
}
