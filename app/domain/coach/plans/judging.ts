// Judgement: how it all stands, what comes first, where something could be cut.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { categoryName, type CategoryId } from "~/domain/categories/list";
import { needOf, topCategories } from "~/domain/coach/facts/cash";
import type { FactSheet } from "~/domain/coach/facts/fact";
import { draftHealth } from "~/domain/coach/health";
import { cannotTell, type Reply, reply } from "~/domain/coach/intents";
import { isIncome } from "~/domain/ledger/recurring";
import { rowsHref } from "~/domain/ledger/row-links";
import { type Cents, sumCents } from "~/domain/money";
import { lateGoals } from "./extra";
import { soFarAnswer } from "./so-far";
import { asked, type PlanTurn, workedUsd } from "./turn";

/** The score with what it rests on: the month, the fund, what is owed, the budget. */
export function standing(turn: PlanTurn): Reply | null {
  const { sheet, inputs } = turn;
  // Against another month it is a comparison.
  if (/\b(?:than|compared|versus|vs)\b/.test(turn.plain)) return null;
  if (turn.soFar && sheet.has("accounts.count")) return soFarAnswer(turn, turn.soFar);
  const draft = draftHealth(sheet);
  if (!draft)
    return cannotTell("Add an account and I'll give you the whole picture: savings, debt, spending and credit.");
  const texts = (prefix: string) =>
    Object.entries(draft.prose).flatMap(([key, text]) => (key.startsWith(prefix) ? [text] : []));
  const over = inputs.budgets.filter(({ category }) => sheet.has(`budget.${category}.over`)).slice(0, 3);
  return reply(
    paragraphs(
      worryAnswer(turn),
      draft.prose["withheld"] ??
        sentences("Your health score is {{health.score}} out of {{health.full}}.", draft.prose["held"] ?? ""),
      bullets([
        ifKnown(sheet, "kept.average", "A usual month leaves {{kept.average}} of an income of {{income.average}}."),
        ifKnown(sheet, "short.average", "A usual month is short by {{short.average}}."),
        sheet.has("balance.savings", "emergency.months")
          ? "Savings hold {{balance.savings}}, which cover {{emergency.months}} of needs."
          : ifKnown(sheet, "emergency.months", "Cash covers {{emergency.months}} of needs."),
        ifKnown(sheet, "balance.total", "All linked accounts together stand at {{balance.total}}."),
        ifKnown(sheet, "debt.total", "You owe {{debt.total}} in {{debt.count}}."),
        ifKnown(sheet, "utilization.now", "Cards are at {{utilization.now}} of their limits."),
      ]),
      texts("strength-").length > 0 ? "What is strong:" : "",
      bullets(texts("strength-")),
      over.length > 0 ? "Over budget this month:" : "",
      bullets(
        over.map(
          ({ category }) =>
            `${categoryName(category)}: {{budget.${category}.over}} over the {{budget.${category}.planned}} planned`,
        ),
      ),
      texts("advice-").length > 0 ? "What helps most now:" : "",
      bullets(texts("advice-").slice(0, 3)),
    ),
  );
}

/** 'Am I broke', 'should I worry', 'are we OK': yes or no before any list. Where trouble shows its signs speak first. */
function worryAnswer({ plain, sheet }: PlanTurn): string {
  const isFear = /\b(?:broke|poor|worr\w*|trouble|screwed|drowning|concerned|panic\w*|bad shape|how bad)\b/.test(plain);
  const isHope =
    /\b(?:ok|okay|fine|alright|good shape|doing well|doing (?:ok|okay|fine|good|alright)|rich|on track)\b/.test(plain);
  // Whoever fears for one budget hears how that one stands.
  if (/\bbudgets?\b/.test(plain)) return "";
  if ((!isFear && !isHope) || sheet.signs.length > 0 || !sheet.has("emergency.months")) return "";
  if (sheet.has("short.average"))
    return isFear
      ? "Take it seriously: a usual month spends more than it earns."
      : "Not quite: a usual month spends more than it earns.";
  if (sheet.has("emergency.gap"))
    return "By these figures it holds, but with little in reserve: the savings cushion is {{emergency.gap}} short.";
  return isFear
    ? "No, not by these figures: a usual month leaves something, and your savings stand."
    : "Yes, by these figures: a usual month leaves something, and your savings stand.";
}

/** Starter cushion, dear debt, full cushion, the long run: the first that isn't there yet. */
export function first(turn: PlanTurn): Reply {
  const { sheet, ground } = turn;
  if (!sheet.has("accounts.count"))
    return cannotTell("Add an account and I'll tell you what comes first: a cushion, debt, or the long run.");
  const dear = [...ground.debts]
    .filter(({ ratePercent }) => ratePercent >= 8)
    .sort((a, b) => b.ratePercent - a.ratePercent)[0];
  const n = dear ? ground.debts.indexOf(dear) + 1 : 0;
  const late = lateGoals(turn).map((goal) => `The groundwork is there, so first the goal that is late: ${goal}`);
  const step = sheet.has("short.average")
    ? "First close the gap: a usual month spends {{short.average}} more than it earns."
    : ground.fundCents < 1_000_00
      ? "First a small cushion of {{guide.starter}} in savings, so that a surprise doesn't go on a card."
      : dear && sheet.has(`debt.${n}.name`)
        ? `First the debt with the highest rate: {{debt.${n}.name}}, {{debt.${n}.balance}} at {{debt.${n}.rate}} interest.`
        : sheet.has("emergency.gap")
          ? "First the savings cushion: it's {{emergency.gap}} short of {{guide.emergency-low}} of needs."
          : (late[0] ??
            "The groundwork is there, so next comes the long run: retirement, an employer's match before all else, and your goals.");
  return reply(
    paragraphs(
      sentences(step, ifKnown(sheet, "kept.average", "A usual month leaves {{kept.average}} for it.")),
      "The order that serves most people:",
      bullets([
        "A first cushion of {{guide.starter}}.",
        "An employer's retirement match, and every debt above roughly {{guide.dear-debt}} interest.",
        "A savings cushion of {{guide.emergency-low}} to {{guide.emergency-high}} of needs.",
        "Then retirement, goals, and what debt is left.",
      ]),
    ),
  );
}

/** `toPlan`: the category whose plan it leads back to. */
type Cut = { label: string; cents: Cents; href: string; isNeed?: true; toPlan?: string };

/** What could go: what a usual month takes beyond its plan, wants without one by their size, and what can be cancelled. */
export function cut(turn: PlanTurn): Reply | null {
  const { sheet, request, plain } = turn;
  // What can be cancelled, and how more is saved, are answers of their own.
  if (/\bsubscriptions?\b|\bsave more\b/.test(plain)) return null;
  if (!sheet.has("spend.average"))
    return cannotTell("I need a full month of spending in linked accounts to see what could give.");
  const target = request.monthlyCents ?? request.amountCents ?? null;
  const found = cuts(turn);
  const chosen = target === null ? found.slice(0, 5) : enough(found, target);
  const habit = /overspen|impulse|stop|control/.test(plain)
    ? "A few habits help. Each week, move a set amount for wants to a separate card and use only that. " +
      "Wait a day before you buy anything unplanned. And remove saved cards from the stores you visit most."
    : "";
  if (chosen.length === 0)
    return reply(
      paragraphs(
        sentences(
          habit,
          wantsOf(sheet).some((id) => planned(sheet, id) > 0)
            ? "Your budget for wants already plans what you usually spend. To spend less, lower one of its amounts."
            : "I see no wants in your spending that could give.",
        ),
        overNow(turn),
      ),
    );
  const sum = sumCents(chosen.map(({ cents }) => cents));
  const total = () => workedUsd(turn, "cut-total", "All of these a month", sum, "/transactions");
  return reply(
    paragraphs(
      habit,
      target === null
        ? chosen.some(({ isNeed }) => isNeed)
          ? "The biggest savings:"
          : "Small cuts in your largest wants do most, and needs can stay as they are:"
        : sum >= target
          ? `${chosen.length === 1 ? "This makes" : "These together make"} ${asked(turn, "target", { unit: "usd", cents: target })} a month:`
          : `What I see doesn't quite make ${asked(turn, "target", { unit: "usd", cents: target })} a month:`,
      bullets(
        chosen.map(
          (one, at) =>
            `${one.label}: about ${workedUsd(turn, `cut-${at + 1}`, "Could go a month", one.cents, one.href)} a month less` +
            usualOf(turn, one) +
            planOf(turn, one),
        ),
      ),
      // What makes the amount that was asked about is that amount.
      chosen.length > 1 && sum !== target ? `Together that is ${total()} a month.` : "",
      target === null ? overNow(turn) : "",
      ifKnown(
        sheet,
        "subscriptions.month",
        "Subscriptions come to {{subscriptions.month}} a month; cancelling what you don't use hurts least.",
      ),
    ),
  );
}

const usualOf = ({ sheet }: PlanTurn, { href }: Cut): string => {
  const category = new URLSearchParams(href.split("?")[1]).get("category");
  return category
    ? ifKnown(sheet, `spend.${category}.average`, `, of {{spend.${category}.average}} in a usual month`)
    : "";
};

/** Where a cut is all that a usual month takes beyond the plan. */
const planOf = ({ sheet }: PlanTurn, { toPlan, cents }: Cut): string =>
  toPlan !== undefined && cents === beyondPlan(sheet, toPlan)
    ? `, down to the {{budget.${toPlan}.planned}} you planned`
    : "";

/** What this month took beyond a plan is said of this month: the next one need not bring it again. */
function overNow({ sheet, inputs }: PlanTurn): string {
  const over = inputs.budgets
    .filter(({ category }) => needOf(category) !== "saving" && sheet.has(`budget.${category}.over`))
    .sort((a, b) => sheet.cents(`budget.${b.category}.over`) - sheet.cents(`budget.${a.category}.over`))
    .slice(0, 3)
    .map(({ category }) => `${categoryName(category)} by {{budget.${category}.over}}`);
  return over.length > 0 ? `So far this month over plan: ${over.join(", ")}.` : "";
}

const WANTS_KEPT: readonly string[] = ["tithe", "charitable_giving"];
/** A part that can be done without in a month; more is hard to keep up. */
const PART = 0.3;
const LEAST_CUT: Cents = 10_00;
const MAX_CUTS = 6;
const CANCELLABLE: readonly string[] = ["entertainment", "cable", "health_fitness", "miscellaneous"];

const wantsOf = (sheet: FactSheet): CategoryId[] =>
  topCategories(sheet, "average").filter((id) => needOf(id) === "want" && !WANTS_KEPT.includes(id));
const planned = (sheet: FactSheet, category: string): Cents => sheet.cents(`budget.${category}.planned`);
const beyondPlan = (sheet: FactSheet, category: string): Cents =>
  Math.max(0, sheet.cents(`spend.${category}.average`) - planned(sheet, category));

function cuts({ sheet, inputs }: PlanTurn): Cut[] {
  const toPlan = (category: CategoryId): Cut => ({
    label: categoryName(category),
    cents: beyondPlan(sheet, category),
    href: rowsHref({ kind: "spending", category }),
    toPlan: category,
  });
  const wants = wantsOf(sheet).map((id): Cut => {
    if (planned(sheet, id) > 0) return toPlan(id);
    const part = Math.round((sheet.cents(`spend.${id}.average`) * PART) / 5_00) * 5_00;
    return { label: categoryName(id), cents: part, href: rowsHref({ kind: "spending", category: id }) };
  });
  const needs = topCategories(sheet, "average")
    .filter((id) => needOf(id) === "need" && planned(sheet, id) > 0 && sheet.has(`budget.${id}.over`))
    .map((id): Cut => ({ ...toPlan(id), isNeed: true }));
  const bills = inputs.recurring
    .filter((one) => one.active && !isIncome(one) && CANCELLABLE.includes(one.category))
    .map((one): Cut => ({
      label: categoryName(one.category),
      cents: Math.abs(one.monthlyCents),
      href: rowsHref({ q: one.merchantName }),
    }));
  const covered = new Set(wants.map(({ label }) => label));
  return [...wants, ...needs, ...bills.filter(({ label }) => !covered.has(label))]
    .filter(({ cents }) => cents >= LEAST_CUT)
    .sort((a, b) => b.cents - a.cents);
}

/** As many of the largest as it takes, and of the last one no more than is missing. */
function enough(found: readonly Cut[], targetCents: Cents): Cut[] {
  const chosen: Cut[] = [];
  for (const one of found) {
    const missing = targetCents - sumCents(chosen.map(({ cents }) => cents));
    if (chosen.length === MAX_CUTS || missing <= 0) break;
    chosen.push({ ...one, cents: Math.min(one.cents, missing) });
  }
  return chosen;
}
