// Advice that is a what-if: a purchase, a car, a home, a rent, a child, more pay, no pay. The verdict first, then what is
// assumed, then the month, the cushion and the debts before and after; the same what-if stands at the link.

import { ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { cannotTell, type Reply, reply } from "~/domain/coach/intents";
import { type WhatIfOutcome, outcomeOf, type WhatIf, type WhatIfKind } from "~/domain/household/what-if";
import { assumed, whatIfHref } from "~/domain/household/what-if-fields";
import { setAsideCents, whatIfRows } from "~/texts/what-if-view";
import { type VerdictAsked, verdictSentence } from "~/texts/what-if";
import type { Cents } from "~/domain/money";
import { asked, askedUsd, debtMeant, type PlanTurn, worked, workedUsd } from "./turn";
import { beforeAndAfter } from "./before-and-after";
import { inBudget } from "./in-budget";
import { outOf } from "./out-of";

/** A what-if of this kind with what was said, and for the rest what is assumed. */
export function whatIfOf({ request, ground }: PlanTurn, kind: WhatIfKind, said: Partial<WhatIf> = {}): WhatIf {
  const { amountCents, monthlyCents, months, downPercent, ratePercent, date } = request;
  return {
    ...assumed(kind, ground, said.amountCents ?? amountCents),
    ...(amountCents === undefined ? {} : { amountCents }),
    ...(monthlyCents === undefined ? {} : { monthlyCents }),
    ...(months === undefined ? {} : { months }),
    ...(downPercent === undefined ? {} : { downPercent }),
    ...(ratePercent === undefined ? {} : { ratePercent }),
    ...(date === undefined ? {} : { date }),
    ...said,
  };
}

/** What stands between the verdict and the figures before and after. */
type Between = (outcome: WhatIfOutcome, href: string) => readonly string[];

export function whatIfReply(turn: PlanTurn, whatIf: WhatIf, between: Between): Reply {
  const { ground } = turn;
  if (ground.incomeCents === null && ground.spentCents === null)
    return cannotTell(
      "I need to see a full month of income and spending in linked accounts, or what you say of them on the About You page, to work that out.",
    );
  const outcome = outcomeOf(whatIf, ground);
  const href = whatIfHref(whatIf);
  return reply(
    paragraphs(
      sentences(verdictSentence(outcome.verdict, whatIf.kind, verdictAsked(turn)), ...between(outcome, href)),
      beforeAndAfter(turn, outcome, href),
      "Change the assumptions on the What If page.",
    ),
    {
      caption: "Before and after",
      head: ["", "Now", "Then"],
      rows: whatIfRows(outcome.before, outcome.after, ground, setAsideCents(outcome)).map(
        ({ label, before, after }) => [label, before, after],
      ),
    },
  );
}

/** 'Is it too much' is answered with yes where 'can I' is answered with no; 'what if' with neither. */
export function verdictAsked({ plain }: PlanTurn): VerdictAsked {
  if (/\btoo (?:much|high|expensive|steep|pricey)\b/.test(plain)) return "too-much";
  return /^(?:and |so )?(?:what|how|if)\b/.test(plain) ? "what-if" : "can";
}

/** What checking holds, and what comes off it before long. */
const inChecking = ({ sheet }: PlanTurn): string =>
  sentences(
    ifKnown(sheet, "balance.checking", "Checking holds {{balance.checking}}."),
    ifKnown(sheet, "safe.amount", "After the bills I know of, {{safe.amount}} of it is free until {{safe.until}}."),
    ifKnown(
      sheet,
      "safe.short",
      "The bills I know of come to {{safe.short}} more than that until {{safe.until}}, so wait until after payday.",
    ),
    ifKnown(sheet, "owed.in-full", "The card that you pay in full has {{owed.in-full}} on it."),
    ifKnown(sheet, "balance.savings", "Savings have a balance of {{balance.savings}}."),
  );

/** How it is paid: put aside, at once, from which money. */
function paidBy(turn: PlanTurn, { whatIf, effect }: WhatIfOutcome, href: string): string {
  const price = askedUsd(turn, "amount", whatIf.amountCents);
  const day = whatIf.date;
  const due = day === null ? "" : asked(turn, "date", { unit: "day", day }, "The day you asked about");
  const each = workedUsd(turn, "aside", "Put aside a month", effect.spentCents, href);
  const rest =
    effect.onceCents > 0 ? workedUsd(turn, "rest", "Beyond what a month leaves", effect.onceCents, href) : "";
  if (due !== "" && effect.spentCents <= 0)
    return `A usual month leaves nothing to put aside, so ${price} would come from what you have by ${due}.`;
  if (due !== "" && effect.spentCents >= whatIf.amountCents) return `${price} comes out of a month's money, by ${due}.`;
  if (due !== "")
    return `Set aside ${each} a month and you'll have ${price} by ${due}${rest === "" ? "" : `; ${rest} of it would come from what you have`}.`;
  if (effect.onceCents <= 0) return `${price} comes out of what this month leaves.`;
  if (effect.onceCents >= whatIf.amountCents) return `${price} would come from checking and savings.`;
  return `Of ${price} what this month leaves pays a part; ${rest} would come from checking and savings.`;
}

export function afford(turn: PlanTurn): Reply | null {
  const { request, sheet } = turn;
  const { about, amountCents, monthlyCents } = request;
  if (about === "home" || about === "rent") return home(turn);
  if (monthlyCents !== undefined) return cost(turn, monthlyCents);
  if (amountCents !== undefined && about === "car" && amountCents >= LEAST_CAR) return car(turn);
  const paid = amountCents === undefined ? null : outOf(turn, amountCents);
  if (paid) return paid;
  if (amountCents !== undefined)
    return whatIfReply(turn, whatIfOf(turn, "purchase"), (outcome, href) => [
      inBudget(turn, amountCents),
      paidBy(turn, outcome, href),
      inChecking(turn),
    ]);
  return about === "car" || !/\bafford\b/.test(turn.plain) || /\bsubscri\w+|\bstreaming\b/.test(turn.plain)
    ? null
    : cannotTell(
        sentences(
          "Tell me the price in dollar figures and I'll hold it against what you have.",
          inChecking(turn),
          ifKnown(sheet, "kept.average", "In a usual month you keep {{kept.average}} of your income."),
        ),
      );
}

/** Below this it is a repair, or a rent. */
const [LEAST_CAR, LEAST_HOME]: readonly [Cents, Cents] = [1_500_00, 30_000_00];

function car(turn: PlanTurn): Reply {
  const inCash = /\b(?:in|with|for|pay(?:ing)?) (?:all )?cash\b|\boutright\b/.test(turn.plain);
  const whatIf = whatIfOf(turn, "car", inCash ? { downPercent: 100 } : {});
  return whatIfReply(turn, whatIf, ({ effect }, href) => [
    borrowing(turn, whatIf, effect, href),
    whatIf.monthlyCents > 0
      ? `For insurance, gas and repairs ${workedUsd(turn, "running", "Assumed for insurance, gas and repairs", whatIf.monthlyCents, href)} a month is assumed.`
      : "What you spend on a car now is assumed to stay as it is.",
    "A guide for all costs of a car is {{guide.car-share}} of income.",
  ]);
}

function borrowing(turn: PlanTurn, whatIf: WhatIf, effect: WhatIfOutcome["effect"], href: string): string {
  const { amountCents, downPercent, ratePercent, months } = whatIf;
  const percent = (id: string, label: string, value: number) =>
    worked(turn, id, label, { unit: "percent", percent: value }, href);
  const opening =
    `${askedUsd(turn, "amount", amountCents)} with ${percent("down-percent", "Down payment", downPercent)} down ` +
    `is ${workedUsd(turn, "down", "Down payment", effect.downCents, href)} now`;
  if (effect.paymentCents === 0) return `${opening}, and nothing is borrowed.`;
  const term = worked(turn, "term", "Length of the loan", { unit: "months", months }, href);
  return (
    `${opening} and ${workedUsd(turn, "payment", "Payment a month", effect.paymentCents, href)} a month for ` +
    `${term} at ${percent("rate", "Interest rate", ratePercent)} interest.`
  );
}

/** A cost that comes every month, or one in place of another. */
function cost(turn: PlanTurn, monthlyCents: Cents): Reply {
  const { request, sheet } = turn;
  const paid = request.insteadCents === undefined ? 0 : nowPaid(turn, request.insteadCents);
  const more = monthlyCents - paid;
  const whatIf = whatIfOf(turn, "cost", { monthlyCents: Math.max(0, more), amountCents: 0 });
  return whatIfReply(turn, whatIf, (_, href) => {
    if (paid === 0)
      return [
        `That is ${askedUsd(turn, "monthly", monthlyCents)} a month, ${workedUsd(turn, "year", "A year", monthlyCents * 12, href)} a year.`,
      ];
    const meant = debtMeant({ ...turn, request: { ...request, about: "car" } });
    return [
      `${askedUsd(turn, "monthly", monthlyCents)} a month is ` +
        `${workedUsd(turn, "more", more < 0 ? "Less a month" : "More a month", Math.abs(more), href)} ` +
        `${more < 0 ? "less" : "more"} than the ${workedUsd(turn, "paid", "Paid a month now", paid, href)} you ` +
        `pay now, ${workedUsd(turn, "year", "A year", Math.abs(more) * 12, href)} a year.`,
      meant && request.about === "car"
        ? ifKnown(
            sheet,
            `debt.${meant.n}.balance`,
            `On {{debt.${meant.n}.name}} {{debt.${meant.n}.balance}} is still owed, and a new car has to pay that off too.`,
          )
        : "",
    ];
  });
}

/** '342' is what the rows call 342.18. */
function nowPaid({ inputs }: PlanTurn, insteadCents: Cents): Cents {
  const streams = inputs.recurring.filter((one) => one.active && one.monthlyCents < 0).map((one) => -one.monthlyCents);
  return streams.find((cents) => Math.abs(cents - insteadCents) < 1_00) ?? insteadCents;
}

/** All that could pay it down, and how far that reaches: an emergency fund is in it, and investments at today's worth. */
function ownMoney(turn: PlanTurn, downCents: Cents): string {
  const own = (types: readonly string[]) =>
    turn.inputs.accounts
      .filter(({ type, balanceCents }) => types.includes(type) && balanceCents > 0)
      .reduce((sum, { balanceCents }) => sum + balanceCents, 0);
  const [cash, invested] = [own(["checking", "savings"]), own(["investment"])];
  if (downCents <= 0 || cash <= 0) return "";
  const usd = (id: string, label: string, cents: Cents) => workedUsd(turn, id, label, cents, "/accounts");
  const rest = cash + invested - downCents;
  const all =
    invested > 0
      ? `, with ${usd("own-invested", "In investments", invested)} of investments ${usd("own", "All of it", cash + invested)}`
      : "";
  return (
    `Checking and savings hold ${usd("own-cash", "In checking and savings", cash)}${all}: ` +
    `${usd("own-rest", rest < 0 ? "Missing for the down payment" : "Left after the down payment", Math.abs(rest))}` +
    ` ${rest < 0 ? "is missing for that alone" : "would be left after it"}, the emergency fund included.`
  );
}

export function home(turn: PlanTurn): Reply | null {
  const { request, sheet, ground } = turn;
  const { amountCents, ratePercent } = request;
  // With a down payment it's a price, whatever it is said to be about.
  if ((request.about === "home" || request.downPercent !== undefined) && (amountCents ?? 0) >= LEAST_HOME) {
    const whatIf = whatIfOf(turn, "home");
    return whatIfReply(turn, whatIf, ({ effect }, href) => [
      borrowing(turn, whatIf, effect, href),
      ownMoney(turn, effect.downCents),
      `With ${workedUsd(turn, "upkeep", "Taxes, insurance and upkeep a month", whatIf.monthlyCents, href)} a ` +
        "month for taxes, insurance and upkeep it takes the place of what you pay for housing now.",
    ]);
  }
  const isShare = request.about === "rent" && ratePercent !== undefined && request.monthlyCents === undefined;
  const monthlyCents = isShare ? Math.round(ground.housingCents * (1 + ratePercent / 100)) : request.monthlyCents;
  const said = monthlyCents ?? amountCents;
  // 'If rent goes up 150' comes on top of what is paid now.
  const isMore =
    said !== undefined &&
    !isShare &&
    said < ground.housingCents &&
    /\b(?:up|increase[sd]?|rais(?:e[sd]?|ing)|hike[sd]?|more|extra|higher|bump(?:s|ed)?|jump(?:s|ed|ing)?|climb(?:s|ed|ing)?|rise[sn]?|rising|rose)\b/.test(
      turn.plain,
    ) &&
    !/\bto \$?\d/.test(turn.plain);
  const rent = isMore ? said + ground.housingCents : said;
  const income = ground.incomeCents ?? 0;
  if (rent === undefined) return housingGuide(turn, income);
  const whatIf = whatIfOf(turn, "rent", { monthlyCents: rent, amountCents: 0 });
  return whatIfReply(turn, whatIf, (_, href) => {
    const more = rent - ground.housingCents;
    const share = (): string =>
      worked(turn, "share", "Of your income", { unit: "percent", percent: (rent / income) * 100 }, href);
    return [
      income > 0
        ? `${askedUsd(turn, "rent", rent)} a month is ${share()} of your income of {{income.holds}}; a common guide keeps housing near {{guide.housing}}.`
        : "",
      sheet.has("spend.mortgage_rent.average")
        ? "It is " +
          workedUsd(turn, "more", more < 0 ? "Less a month" : "More a month", Math.abs(more), href) +
          ` ${more < 0 ? "less" : "more"} than the {{spend.mortgage_rent.average}} ` +
          "you spend on Mortgage/Rent in a usual month."
        : "",
    ];
  });
}

/** What the guide allows, beside what is paid now. */
function housingGuide(turn: PlanTurn, income: Cents): Reply {
  const { sheet, ground, request } = turn;
  if (income <= 0)
    return cannotTell(
      "I need to see income in a linked account to size a rent. A common guide is {{guide.housing}} of income.",
    );
  const guide = sheet.derive("income.holds", {
    id: "home.payment",
    label: "Housing at the guideline",
    value: { unit: "usd", cents: Math.round(income * 0.3) },
  });
  const share = sheet.derive("income.holds", {
    id: "home.share",
    label: "Housing now, of income",
    value: { unit: "percent", percent: (ground.housingCents / income) * 100 },
  });
  const within = ground.housingCents <= income * 0.3;
  return reply(
    paragraphs(
      sentences(
        `About ${guide} a month, all housing costs together: {{guide.housing}} of your income of {{income.holds}}, a common guide.`,
        sheet.has("spend.mortgage_rent.average")
          ? `You now spend {{spend.mortgage_rent.average}} a month on Mortgage/Rent, which is ${share} of income ` +
              `and ${within ? "within that" : "more than that"}.`
          : "",
      ),
      sentences(
        ifKnown(
          sheet,
          "kept.average",
          "You keep {{kept.average}} in a usual month: a more expensive place would come out of that.",
        ),
        ifKnown(
          sheet,
          "burden.share",
          "Housing and debt payments together take {{burden.share}} of income; lenders get careful above {{guide.debt-load}}.",
        ),
        request.about === "home"
          ? "To buy, add a down payment of {{guide.down-payment}} of the price, closing costs and an untouched " +
              "cushion. Ask again with a price, and I'll work out the mortgage; " +
              "which rate a lender gives you, I can't tell from your data."
          : "",
      ),
    ),
  );
}
