// Habits and hard times: a budget, saving more, giving, pay that varies, bills that can't be paid, the cost of debt.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { type CoachIntent, reply, cannotTell } from "~/domain/coach/intents";
import { asksForFigure } from "~/domain/coach/parse-question";
import { categoryName } from "~/domain/categories/list";
import { budgetAnswer } from "~/domain/coach/answers-budget";
import type { FactSheet } from "~/domain/coach/facts/fact";
import { MONTH_PLANNED } from "~/domain/coach/month-planned";
import { IN_FULL, noDebt } from "~/domain/coach/plans/no-debt";
import { debtsOf } from "~/domain/household/debts";
import { anyOf, inOrder } from "~/domain/language/pattern";

function savingStands(sheet: FactSheet): string {
  if (sheet.has("short.average"))
    return "Right now you spend {{short.average}} more than your income in a usual month, so the first step is to close that gap.";
  const isWhole = sheet.has("plan.savings") && !sheet.has("plan.savings-missing");
  const beyond = isWhole && sheet.cents("kept.average") > sheet.cents("plan.guide");
  if (beyond)
    return (
      "You keep {{kept.average}} of your income in a usual month, more than the {{guide.savings}} that planners " +
      "suggest to save ({{plan.guide}}). So the question is less how to save more than where it goes: " +
      "send it to a goal, to debt or to retirement on payday, before it drifts away in checking."
    );
  return sentences(
    ifKnown(sheet, "kept.average", "You keep {{kept.average}} of your income in a usual month."),
    isWhole
      ? "A good aim is {{plan.guide}} a month, {{guide.savings}} of income."
      : ifKnown(
          sheet,
          "plan.savings",
          "Your month has room for savings of {{plan.savings}}, after cuts to your wants.",
        ),
  );
}

/** What was put into savings is spent, and saved all the same. */
function usuallySaved(sheet: FactSheet): string {
  const rate = "You save {{savings-rate.average}} of your income in a usual month";
  if (sheet.has("short.average"))
    return `${rate}, {{saved.average}} with what goes into savings. All in all the month still takes {{short.average}} more than comes in.`;
  return sheet.cents("saved.average") === sheet.cents("kept.average")
    ? `${rate}, and keep {{kept.average}}.`
    : `${rate}, {{saved.average}} with what goes into savings, and keep {{kept.average}}.`;
}

export const HABIT_INTENTS: readonly CoachIntent[] = [
  {
    id: "make-budget",
    match: anyOf(
      inOrder(
        /(?:make|create|build|set up|start|need|plan|give|draw up|write|suggest|help.*with) /,
        /(?:a |my |me a |me my |us a )?(?:\w+ )?budget/,
      ),
      /50.?30.?20|budgeting|how should i budget|budget (?:plan|tips|better)/,
      MONTH_PLANNED,
    ),
    answer: budgetAnswer,
  },
  {
    id: "savings-rate",
    match: anyOf(
      /savings? rate|percentage of my (?:income|pay).*\bsave|sav(?:e|ing|ed) enough|enough (?:saved|savings)/,
      /saving (?:too little|well)|(?:good|bad) (?:at saving|saver)|how much (?:am i|do i|have i|did i) sav/,
      /(?:percent|share|part) of my income.*sav/,
    ),
    answer: ({ sheet, question }) =>
      sheet.has("savings-rate.average")
        ? reply(
            sheet.has("short.average") && !sheet.has("saved.average")
              ? "You aren't saving right now: in a usual month you spend {{short.average}} more than your income. Closing that gap comes first."
              : sentences(
                  /enough|too (?:little|low)|well|good|bad|ok(?:ay)?\b|fine|healthy|decent/.test(question.plain)
                    ? sheet.number("savings-rate.average") >= 20
                      ? "Yes, it's enough by the usual guide."
                      : "Not quite yet."
                    : "",
                  usuallySaved(sheet),
                  "Planners suggest {{guide.savings}} for savings and extra debt payments.",
                  /enough/.test(question.plain)
                    ? ifKnown(
                        sheet,
                        "emergency.gap",
                        "Your savings cushion comes first: it's {{emergency.gap}} short of the lower end.",
                      )
                    : "",
                  ifKnown(sheet, "savings-rate.last", "Last month's savings rate was {{savings-rate.last}}."),
                ),
          )
        : cannotTell("I need income and spending of a full month in linked accounts to work out your savings rate."),
  },
  {
    id: "save-more",
    match: anyOf(
      /\b(?:each|every|per|a) (?:paycheck|payday)\b|save (?:more|faster|money|better|up)/,
      /sav(?:e|ing) (?:each|every|a|per) month|how (?:do|can|should) i (?:start )?sav/,
      /how much (?:should|could|can) (?:i|we) (?:be )?sav(?:e|ing)|put (?:away|aside)|grow my savings|tips.*sav/,
      /sav.*tips/,
    ),
    answer: ({ sheet, question }) => {
      const cuts = Object.keys(
        Object.fromEntries(
          sheet
            .all()
            .filter((fact) => /^plan\..*\.less$/.test(fact.id))
            .map((fact) => [fact.id, 1]),
        ),
      ).slice(0, 3);
      if (!sheet.has("spend.average"))
        return cannotTell(
          "With a linked account I can say where there is room. What always helps: a fixed transfer to savings on payday, before anything else is spent.",
        );
      const perPay = /paycheck|payday|payment/.test(question.plain) && sheet.has("payday.amount");
      if (perPay)
        sheet.derive("payday.amount", {
          id: "save.per-pay",
          label: "A fifth of a paycheck",
          value: { unit: "usd", cents: Math.round(sheet.cents("payday.amount") * 0.2) },
        });
      return reply(
        paragraphs(
          perPay
            ? "About {{save.per-pay}} from each paycheck of {{payday.amount}}: {{guide.savings}} is what planners suggest to save."
            : "",
          savingStands(sheet),
          cuts.length > 0 || sheet.has("subscriptions.month") ? "Where more can come from:" : "",
          bullets([
            ...cuts.map((id) => {
              const category = id.split(".")[1] ?? "";
              return `${categoryName(category)}: spend {{plan.${category}.less}} less a month`;
            }),
            ifKnown(
              sheet,
              "subscriptions.month",
              "Subscriptions: {{subscriptions.month}} a month, {{subscriptions.count}} to look through",
            ),
          ]),
          "Move the money on payday, before it can be spent; what is out of sight stays saved.",
        ),
      );
    },
  },
  {
    id: "irregular-income",
    match: /irregular|freelanc|\bgigs?\b|variable income|income (?:varies|changes)|self[- ]employed|commission/,
    answer: ({ sheet }) =>
      reply(
        sentences(
          "When income varies, pay yourself a steady salary. Let everything arrive in savings, and move the " +
            "same amount to checking each month. Go by a lean month, not a good one.",
          ifKnown(
            sheet,
            "need.average",
            "Your needs come to {{need.average}} in a usual month; that's the least it has to cover.",
          ),
          "Set tax money aside as it arrives, and make the cushion larger: {{guide.emergency-high}} of needs.",
        ),
      ),
  },
  {
    id: "giving",
    match: /\btith|\bcharit|donat|giv(?:e|ing) (?:more|to|away)/,
    answer: ({ sheet }) =>
      reply(
        sentences(
          "Giving is your own choice, and I never suggest cutting it.",
          ifKnown(
            sheet,
            "spend.charitable_giving.average",
            "You spend {{spend.charitable_giving.average}} a month on Charitable Giving.",
          ),
          ifKnown(sheet, "spend.tithe.average", "Your Tithe spending is {{spend.tithe.average}} a month."),
          ifKnown(
            sheet,
            "kept.average",
            "You keep {{kept.average}} of your income in a usual month, so you can see what more would take.",
          ),
        ),
      ),
  },
  {
    id: "invest",
    match: /\binvest|\bstocks?\b|index fund|\betfs?\b|crypto|bitcoin|brokerage/,
    when: ({ question }) => !asksForFigure(question.plain),
    answer: ({ sheet }) =>
      reply(
        paragraphs(
          "I can't recommend investments, but here's whether you're ready to invest:",
          bullets([
            sheet.has("emergency.gap")
              ? "Savings cushion: {{emergency.gap}} of savings missing to the lower end. Fill it first."
              : ifKnown(
                  sheet,
                  "emergency.months",
                  "Savings cushion: your savings cover {{emergency.months}} of needs. Good.",
                ),
            sheet.has("debt.total")
              ? "Debt: you owe {{debt.total}}. Anything above roughly {{guide.dear-debt}} interest usually comes before investing."
              : "Debt: none that I can see. Good.",
            ifKnown(sheet, "kept.average", "Room: you keep {{kept.average}} of your income in a usual month."),
          ]),
          "If all is green, a low-cost, broad index fund held for years is what most planners start with. Money you need soon belongs in savings.",
        ),
      ),
  },
  {
    id: "cannot-pay",
    match:
      /can(?:'t|not) pay|behind on|missed (?:a |my )?payment|collections? (?:call|agenc)|evict|bankrupt|drowning|desperate|shut ?off notice|overdue/,
    answer: ({ sheet }) =>
      reply(
        paragraphs(
          "That's a hard place to be, and there's a way through it. " +
            "Keep a roof, power, food and the way to work paid first; cards and other unsecured debt come after.",
          bullets([
            "Call each lender before the due date and ask for a hardship plan. They have them, and asking is free.",
            "Pay the minimum where you can, so that nothing goes to collections.",
            "A non-profit credit counselor (look for an NFCC member) will go through it with you for free.",
          ]),
          sentences(
            ifKnown(sheet, "balance.cash", "You have {{balance.cash}} in cash."),
            ifKnown(sheet, "bills.month", "The bills I know of until {{month.end}} come to {{bills.month}}."),
          ),
        ),
      ),
  },
  {
    id: "interest-cost",
    match: anyOf(
      /(?:how much|what).*interest.*(?:pay|cost|paying)|interest (?:am i|do i)|cost of my debt/,
      /\b(?:interest|apr|rate)\b.*\b(?:bad|high|low|good|ok|okay|normal|crazy|fair|too much)\b/,
    ),
    answer: ({ sheet, inputs, question }) => {
      const debts = debtsOf(inputs);
      if (debts.length === 0) return reply(noDebt(sheet));
      const monthly = debts.reduce((sum, debt) => sum + Math.round((debt.balanceCents * debt.ratePercent) / 1200), 0);
      sheet.derive("debt.total", {
        id: "interest.month",
        label: "Interest a month, forecast",
        value: { unit: "usd", cents: monthly },
      });
      sheet.derive("debt.total", {
        id: "interest.year",
        label: "Interest a year, forecast",
        value: { unit: "usd", cents: monthly * 12 },
      });
      const dearest = debts
        .slice(0, 8)
        .map((debt, index) => ({ rate: debt.ratePercent, n: index + 1 }))
        .sort((a, b) => b.rate - a.rate)[0];
      const verdict =
        dearest && /\b(?:bad|high|low|good|ok|okay|normal|crazy|fair|too much)\b/.test(question.plain)
          ? dearest.rate > 15
            ? `Yes, that's expensive debt: {{debt.${dearest.n}.name}} is at {{debt.${dearest.n}.rate}} interest.`
            : dearest.rate > 8
              ? `It's on the high side: {{debt.${dearest.n}.name}} is at {{debt.${dearest.n}.rate}} interest.`
              : `It's moderate: the highest rate is {{debt.${dearest.n}.rate}} interest.`
          : "";
      return reply(
        sentences(
          verdict,
          ifKnown(sheet, "interest.paid", "You were charged {{interest.paid}} of interest over the past year."),
          "The forecast on your debt of {{debt.total}} is about {{interest.month}} a month, or {{interest.year}} a year at today's balance.",
          debts.some((debt) => !debt.rateKnown) ? "Where I don't know a rate I used a common one." : "",
          sheet.has("owed.in-full")
            ? IN_FULL
            : inputs.accounts.some(({ type, balanceCents }) => type === "credit" && balanceCents < 0)
              ? "A card that is paid in full carries no interest."
              : "",
        ),
      );
    },
  },
];
