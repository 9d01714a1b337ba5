// Advice that is a what-if: a purchase, a car, a home, a rent, a child, more pay, no pay. The verdict first, then what is
// assumed, then the month, the cushion and the debts before and after; the same what-if stands at the link.

import { ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import type { FactValue } from "~/domain/coach/facts/fact";
import { listedWith } from "~/domain/coach/query/phrases";
import { cannotTell, type Reply, reply } from "~/domain/coach/intents";
import type { WhatIf, WhatIfOutcome } from "~/domain/household/what-if";
import { CLOSING_PERCENT } from "~/domain/household/what-if-effects";
import type { Cents } from "~/domain/money";
import { asked, askedUsd, type PlanTurn, worked, workedUsd } from "./turn";
import { byDay } from "./by-day";
import { cost } from "./cost-once";
import { datedGoalsWords, isOfGoal } from "./dated-goals";
import { inBudget } from "./in-budget";
import { outOf } from "./out-of";
import { newPayWords } from "./new-pay";
import { ownMoney } from "./own-money";
import { whatIfOf, whatIfReply } from "./what-if-words";

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
function paidBy(turn: PlanTurn, outcome: WhatIfOutcome, href: string): string {
  if (isOfGoal(turn, outcome)) return "";
  const { whatIf, effect } = outcome;
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
      datedGoalsWords(turn, outcome),
      inBudget(turn, amountCents),
      paidBy(turn, outcome, href),
      byDay(turn, outcome) || inChecking(turn),
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
  const isLong = months >= LONG_LOAN && months % 12 === 0;
  const length: FactValue = isLong ? { unit: "count", count: months / 12, noun: "year" } : { unit: "months", months };
  const term = worked(turn, "term", "Length of the loan", length, href);
  return sentences(
    `${opening} and ${workedUsd(turn, "payment", "Payment a month", effect.paymentCents, href)} a month for ` +
      `${term} at ${percent("rate", "Interest rate", ratePercent)} interest.`,
    assumedWords(turn),
  );
}
/** From ten years on a loan is told in years. */
const LONG_LOAN = 120;

/** Which terms nobody said. */
function assumedWords({ request }: PlanTurn): string {
  const terms = [
    ...(request.downPercent === undefined ? ["the share down"] : []),
    ...(request.ratePercent === undefined ? ["the rate"] : []),
    ...(request.months === undefined ? ["the length"] : []),
  ];
  const list = listedWith(terms);
  return terms.length === 0
    ? ""
    : `${list.charAt(0).toUpperCase()}${list.slice(1)} ${terms.length > 1 ? "are" : "is"} assumed.`;
}

/** What a home costs at once besides, and both together. */
function closing(turn: PlanTurn, { downCents, onceCents }: WhatIfOutcome["effect"], href: string): string {
  const usd = (id: string, label: string, cents: Cents) => workedUsd(turn, id, label, cents, href);
  const share = worked(turn, "closing-percent", "Closing costs, of the price", CLOSING, href);
  return (
    `Closing costs of ${share} of the price are assumed, ${usd("closing", "Closing costs", onceCents - downCents)} on top: ` +
    `${usd("at-once", "Paid at once, down payment and closing costs", onceCents)} at once in all.`
  );
}
const CLOSING: FactValue = { unit: "percent", percent: CLOSING_PERCENT };

export function home(turn: PlanTurn): Reply | null {
  const { request, sheet, ground } = turn;
  const { amountCents, ratePercent } = request;
  // With a down payment it's a price, whatever it is said to be about.
  if ((request.about === "home" || request.downPercent !== undefined) && (amountCents ?? 0) >= LEAST_HOME) {
    const whatIf = whatIfOf(turn, "home");
    return whatIfReply(turn, whatIf, ({ effect }, href) => [
      borrowing(turn, whatIf, effect, href),
      closing(turn, effect, href),
      ownMoney(turn, effect.onceCents),
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
      newPayWords(turn),
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
