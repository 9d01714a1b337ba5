// What stands, judged: goals and budget on track, savings, net worth, what is owed, credit.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { debtGoalLines } from "~/domain/coach/goal-pace-debts";
import { creditWeakSpots } from "~/domain/coach/credit";
import { type CoachIntent, reply, type Turn, cannotTell } from "~/domain/coach/intents";
import { categoryName } from "~/domain/categories/list";
import type { FactSheet } from "~/domain/coach/facts/fact";
import { noDebt, unknownLoans } from "~/domain/coach/plans/no-debt";
import { debtsOf } from "~/domain/household/debts";
import { scoreBand } from "~/domain/credit/factors";
import { anyOf } from "~/domain/language/pattern";

const goalNumbers = (sheet: FactSheet) => [1, 2, 3, 4, 5, 6, 7, 8].filter((n) => sheet.has(`goal.${n}.name`));

function goalLine(sheet: FactSheet, n: number): string {
  return sentences(
    `{{goal.${n}.name}}: {{goal.${n}.current}} of {{goal.${n}.target}} saved`,
    ifKnown(sheet, `goal.${n}.needed`, `; {{goal.${n}.needed}} a month meets the deadline of {{goal.${n}.deadline}}`),
    ifKnown(sheet, `goal.${n}.projected`, `; at the present pace it is reached in {{goal.${n}.projected}}`),
  ).replaceAll(" ;", ";");
}

/** With a date and a pace a goal is on its way or not; without them nobody can say. */
function goalVerdict(sheet: FactSheet, goals: readonly number[]): string {
  const dated = goals.filter((n) => sheet.has(`goal.${n}.needed`));
  const paced = dated.filter((n) => sheet.cents(`goal.${n}.pace`) >= sheet.cents(`goal.${n}.needed`));
  if (dated.length === 0) return "";
  if (paced.length === dated.length) return "Yes, by your pace of late you're on track.";
  return paced.length === 0
    ? "Not yet: by your pace of late the dates come too soon."
    : "Partly: some are on track and some aren't.";
}

/** What is owed and what it takes of the income: first what was asked. */
function inOrder({ sheet, question }: Turn, owed: string): string {
  const load = ifKnown(
    sheet,
    "debt.to-income",
    "Debt payments take {{debt.to-income}} of your income; lenders get careful above {{guide.debt-load}} for all debt together, housing included.",
  );
  return /income|ratio|\bdti\b/.test(question.plain) ? sentences(load, owed) : sentences(owed, load);
}

export const STANDING_INTENTS: readonly CoachIntent[] = [
  {
    id: "goal-pace",
    match: /\bgoals?\b|on track|when will i (?:reach|have|hit)|ahead or behind/,
    answer: ({ sheet, question, inputs }) => {
      const goals = goalNumbers(sheet);
      const owed = debtGoalLines(sheet, inputs);
      if (goals.length === 0 && owed.length === 0)
        return cannotTell(
          "You have no savings goals yet. Set one on the goals page, with an amount and a date, and I'll tell you what it takes each month.",
        );
      const meant = /\bmy (\w+) goal\b/.exec(question.plain)?.[1] ?? "";
      const stranger =
        meant !== "" && !/^(?:savings?|financial|first|main|money|biggest|next|other|only|big)$/.test(meant);
      return reply(
        paragraphs(
          sentences(
            stranger ? "I don't see a goal by that name." : goalVerdict(sheet, goals),
            goals.length > 0 ? "This is how your savings goals stand:" : "",
          ),
          bullets(goals.map((n) => goalLine(sheet, n))),
          owed.length > 0 ? paragraphs("And what you pay off:", bullets(owed)) : "",
          ifKnown(
            sheet,
            "kept.average",
            "You keep {{kept.average}} of your income in a usual month to share among them.",
          ),
        ),
      );
    },
  },
  {
    id: "budget-status",
    match: anyOf(
      /(?:show|see|check|what(?:'s| is)) (?:me )?(?:my|the) budget|(?:over|under|within|on) (?:my )?budget/,
      /budget (?:status|left|doing|going|look)|how(?:'s| is) my budget|left in (?:my|the) budget/,
    ),
    answer: ({ sheet, inputs }) => {
      if (!sheet.has("budget.planned"))
        return cannotTell(
          "You haven't set planned amounts for this month. Set a few on the budget page and I'll keep watch.",
        );
      const over = inputs.budgets.filter((budget) => sheet.has(`budget.${budget.category}.over`)).slice(0, 5);
      return reply(
        paragraphs(
          sentences(
            "You planned {{budget.planned}} for this month and used {{budget.used}} of it, {{budget.spent}} in all.",
            ifKnown(sheet, "budget.left", "{{budget.left}} is left in the budget."),
            ifKnown(sheet, "budget.over", "That is {{budget.over}} over."),
          ),
          over.length > 0 ? "Over plan:" : "No category is over plan.",
          bullets(
            over.map(
              ({ category }) =>
                `${categoryName(category)}: {{budget.${category}.over}} over the {{budget.${category}.planned}} planned`,
            ),
          ),
        ),
      );
    },
  },
  {
    id: "net-worth",
    match: anyOf(
      /net worth|total balance|(?:savings|checking) account|how much is in|balances? (?:of|in|on)/,
      /how much (?:money )?do i have|how much (?:cash|money) (?:is|have)|my balances?|worth in total/,
      /in (?:my|the) (?:bank|accounts?)/,
    ),
    answer: ({ sheet, question }) =>
      sheet.has("balance.total")
        ? reply(
            paragraphs(
              sentences(
                /net worth|worth in/.test(question.plain)
                  ? "As far as your linked accounts show it, your net worth is a balance of {{balance.total}}, in {{accounts.count}}."
                  : "Your total balance is {{balance.total}} in {{accounts.count}}.",
                ifKnown(sheet, "balance.cash", "{{balance.cash}} of it is cash in checking and savings."),
                ifKnown(sheet, "balance.investment", "Investments are at {{balance.investment}}."),
                ifKnown(sheet, "owed.cards", "On cards you owe {{owed.cards}}."),
                ifKnown(sheet, "owed.loans", "On loans you owe {{owed.loans}}."),
              ),
              bullets(
                [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
                  .filter((n) => sheet.has(`account.${n}.name`))
                  .map(
                    (n) =>
                      `{{account.${n}.name}}: {{account.${n}.balance}}${sheet.get(`account.${n}.balance`)?.label === "Owed" ? " owed" : ""}`,
                  ),
              ),
            ),
          )
        : cannotTell("No account is linked, so I can't see your balances."),
  },
  {
    id: "debt-total",
    match: anyOf(
      /how much (?:(?:credit card |student |total )?debt|do (?:i|we) (?:still )?owe)|\b(?:do|does) (?:i|we) owe\b/,
      /how much (?:is|are) my (?:\w+ )?(?:debts?|loans?)|(?:total|my) debts?\b|what do i owe|owe in total/,
      /\b(?:have|got|in|any) (?:much |any )?debts?\b/,
      /\b(?:percent|percentage|share|part|much|%) of my (?:income|pay|paycheck|salary)\b.*\bdebts?\b/,
      /debt[- ]to[- ]income|too much debt/,
    ),
    answer: (turn) =>
      turn.sheet.has("debt.total")
        ? reply(
            paragraphs(
              /\bstudent\b/.test(turn.question.plain)
                ? unknownLoans(turn.sheet, debtsOf(turn.inputs)).replace("also ", "")
                : "",
              inOrder(turn, "You owe {{debt.total}} in {{debt.count}}."),
              bullets(
                [1, 2, 3, 4, 5, 6]
                  .filter((n) => turn.sheet.has(`debt.${n}.name`))
                  .map((n) => `{{debt.${n}.name}}: {{debt.${n}.balance}} at {{debt.${n}.rate}} interest`),
              ),
              /\bstudent\b/.test(turn.question.plain) ? "" : unknownLoans(turn.sheet, debtsOf(turn.inputs)),
            ),
          )
        : reply(
            turn.sheet.has("debt.payments")
              ? inOrder(
                  turn,
                  sentences(
                    "I don't know what is still owed.",
                    unknownLoans(turn.sheet, debtsOf(turn.inputs)).replace("also ", ""),
                  ),
                )
              : noDebt(turn.sheet),
          ),
  },
  {
    id: "utilization",
    match:
      /utili[sz]ation|credit limit|how much of my (?:credit|limit)|card balances? (?:too|high)|(?:%|percent) (?:on|of) (?:my|a|the) (?:credit |card|limit)/,
    answer: ({ sheet, question }) => {
      const named = question.ratePercent;
      const verdict =
        named === null
          ? ""
          : named > 30
            ? "Yes, a little: under {{guide.utilization}} utilization is what lenders like to see."
            : "No, that's in the good range of utilization.";
      if (sheet.has("utilization.now"))
        return reply(
          sentences(
            verdict,
            "You use {{utilization.now}} of your card limits of {{limit.cards}}.",
            "Under {{guide.utilization}} utilization is good and under {{guide.utilization-best}} excellent.",
            ifKnown(
              sheet,
              "utilization.pay-down",
              "Paying the cards down by {{utilization.pay-down}} brings you under the first line.",
            ),
            !sheet.has("utilization.pay-down")
              ? ifKnown(
                  sheet,
                  "utilization.pay-down-best",
                  "Paying the cards down by {{utilization.pay-down-best}} brings you into the best range.",
                )
              : "",
            "What counts is the balance on the statement day, so a payment just before it helps at once.",
          ),
        );
      if (sheet.has("credit.utilization"))
        return reply(
          "In your credit assessment you gave a utilization of {{credit.utilization}}. " +
            "Under {{guide.utilization}} utilization is good and under {{guide.utilization-best}} excellent.",
        );
      return cannotTell(
        "I need a linked credit card with a known limit, or a credit assessment, to see your utilization.",
      );
    },
  },
  {
    id: "credit-score",
    match:
      /credit (?:score|report|rating|history)|(?:raise|improve|build|fix|increase|boost|better) (?:my |our )?(?:credit|score)|my score|good credit|fico/,
    answer: ({ sheet, inputs, question }) => {
      const profile = inputs.credit?.profile;
      if (!profile)
        return cannotTell(
          sentences(
            "I don't have a credit score of yours. The Credit Simulator asks for what is on your report and turns it into a plan.",
            ifKnown(
              sheet,
              "utilization.now",
              "One thing I do see: your cards are at {{utilization.now}} of their limit, and under {{guide.utilization}} helps.",
            ),
          ),
        );
      const spots = creditWeakSpots(profile);
      const help = sentences(
        "What helps: every bill on time by automatic payment, card balances under {{guide.utilization}} of the " +
          "limit, old accounts kept open, and few new applications.",
        ifKnown(sheet, "credit.pay-down", "Paying the cards down by {{credit.pay-down}} gets you under that line."),
        sheet.has("credit.pay-down")
          ? ""
          : ifKnown(
              sheet,
              ["utilization.now", "utilization.pay-down-best"],
              "Your cards are at {{utilization.now}}. Paying {{utilization.pay-down-best}} of it before the " +
                "statement closes brings them under {{guide.utilization-best}}, the best range.",
            ),
      );
      const how = /\bhow\b|raise|improve|boost|fix|build|increase|better/.test(question.plain);
      return reply(
        paragraphs(
          how ? help : "",
          "Your credit score is {{credit.score}}, in the " +
            `${scoreBand(profile.currentScore).name.toLowerCase()} range. ` +
            (profile.goalScore > profile.currentScore
              ? "Your goal score of {{credit.goal}} is {{credit.gap}} away."
              : "You've reached your goal score of {{credit.goal}}."),
          spots.length > 0 ? "What weighs on it most:" : "Every factor is in good shape.",
          bullets(spots),
          how ? "" : help,
        ),
      );
    },
  },
];
