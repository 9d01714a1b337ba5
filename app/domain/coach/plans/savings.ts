// Savings: how large an emergency fund, what stopping something brings, retirement.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { cannotTell, type Reply, reply } from "~/domain/coach/intents";
import { monthsLeft } from "~/domain/goals/pace";
import { FULL_CUSHION_MONTHS } from "~/domain/household/ground";
import { anyWordOf } from "~/domain/language/pattern";
import { type Cents, sumCents } from "~/domain/money";
import { onDebt } from "./goal-change";
import { asked, askedUsd, type PlanTurn, worked, workedUsd } from "./turn";

export function emergencyFund(turn: PlanTurn): Reply {
  const { sheet, plain, request, ground } = turn;
  if (!sheet.has("emergency.months"))
    return cannotTell(
      "I need a linked savings or checking account and a full month of spending to size your emergency fund. " +
        "As a rule it should cover {{guide.emergency-low}} to {{guide.emergency-high}} of needs.",
    );
  const wanted = request.months;
  const spent = ground.spentCents ?? 0;
  if (
    wanted !== undefined &&
    spent > 0 &&
    EXPENSES.test(plain) &&
    sheet.has("spend.average") &&
    !sheet.has("cushion.stated")
  )
    return monthsOfExpenses(turn, wanted, spent);
  // 'How much do I have in it' wants the figure.
  const isJudged =
    wanted !== undefined ||
    /(?<!\bhow (?:much|many|big) (?:\S+ )?)\b(?:do i have|ok|okay|enough|good|fine|healthy|big enough|too (?:small|low|big|much))\b/.test(
      plain,
    );
  const holds = wanted === undefined ? !sheet.has("emergency.gap") : ground.fundCents >= wanted * ground.fundNeedsCents;
  return reply(
    paragraphs(
      sentences(
        isJudged ? judgement(turn, holds) : "",
        `${sheet.has("balance.savings") ? "Your savings of {{balance.savings}} cover" : "Your cash covers"} {{emergency.months}} of needs${allSpending(turn)}`,
        wanted === undefined ? "" : sizeOf(turn, wanted),
        ifKnown(
          sheet,
          "cushion.stated",
          "You said that savings cover {{cushion.stated}} of needs; choose on the About You page which holds.",
        ),
      ),
      sentences(
        "A cushion of {{guide.emergency-low}} to {{guide.emergency-high}} is what most planners suggest: " +
          "for you, savings of {{emergency.low}} to {{emergency.high}}.",
        ifKnown(sheet, "emergency.gap", "You're {{emergency.gap}} of savings away from the lower end."),
        ifKnown(
          sheet,
          ["emergency.gap", "kept.average"],
          "You keep {{kept.average}} in a usual month; sending part of it to savings on payday closes the gap without thinking about it.",
        ),
        sheet.has("emergency.gap") || sheet.has("cushion.stated")
          ? ""
          : "You are there; anything beyond it can work harder on goals or debt.",
      ),
      fundGoal(turn),
    ),
  );
}

function judgement(turn: PlanTurn, holds: boolean): string {
  if (turn.sheet.has("cushion.stated")) return "That depends on which figure holds.";
  if (TOO_MUCH.test(turn.plain)) return holds ? tooMuch(turn) : NOT_TOO_MUCH;
  return holds ? "Yes, that's enough." : "Not yet.";
}

const NOT_TOO_MUCH = "No, it's no more than an emergency fund should hold.";
const TOO_MUCH = /\btoo (?:big|much|large|high)\b/;
/** Beyond the upper end of what it should hold. */
const tooMuch = ({ ground }: PlanTurn): string =>
  ground.fundCents > FULL_CUSHION_MONTHS * ground.fundNeedsCents
    ? "It's more than an emergency fund needs."
    : NOT_TOO_MUCH;

/** All that a month takes, and not the needs alone. */
const EXPENSES = /\b(?:expenses|spending|outgoings|living costs?|costs of living|what (?:i|we) spend)\b/;

/** 'Do I have three months of expenses': a usual month's spending so many times, against the savings; needs beside it. */
function monthsOfExpenses(turn: PlanTurn, months: number, spentCents: Cents): Reply {
  const { sheet, ground } = turn;
  const wanted = months * spentCents;
  const gap = wanted - ground.fundCents;
  const sum = workedUsd(turn, "expenses", "So many months of usual spending", wanted, "/accounts");
  const holds = sheet.has("balance.savings")
    ? "your savings hold {{balance.savings}}"
    : `you have ${workedUsd(turn, "fund", "Put by", ground.fundCents, "/accounts")} put by`;
  const lasts = (id: string, label: string, each: Cents) =>
    worked(turn, id, label, { unit: "months", months: ground.fundCents / each }, "/accounts");
  return reply(
    paragraphs(
      sentences(
        `${gap > 0 ? "No, not yet" : "Yes"}: ${asked(turn, "months", { unit: "months", months })} of your ` +
          `usual spending, {{spend.average}} a month, come to ${sum}, and ${holds}, ` +
          (gap > 0
            ? `${workedUsd(turn, "expenses-gap", "Missing", gap, "/accounts")} less.`
            : `${workedUsd(turn, "expenses-more", "More than that", -gap, "/accounts")} more.`),
        `That lasts ${lasts("all-spending", "Months of usual spending that savings cover", spentCents)} at ` +
          "your usual spending" +
          (ground.fundNeedsCents > 0
            ? `, and ${lasts("needs-months", "Months of needs that savings cover", ground.fundNeedsCents)} if it's needs alone.`
            : "."),
      ),
      fundGoal(turn),
    ),
  );
}

/** The same savings against everything that is spent, wants as well. */
function allSpending(turn: PlanTurn): string {
  const { sheet, ground } = turn;
  const spent = ground.spentCents ?? 0;
  if (spent <= ground.fundNeedsCents) return ".";
  return (
    ", and " +
    worked(
      turn,
      "all-spending",
      "Months of usual spending that savings cover",
      { unit: "months", months: ground.fundCents / spent },
      "/accounts",
    ) +
    " of all you spend" +
    (sheet.has("spend.average") ? ", {{spend.average}} a month" : "") +
    "."
  );
}

function sizeOf(turn: PlanTurn, months: number): string {
  const size = workedUsd(turn, "size", "So many months of needs", months * turn.ground.fundNeedsCents, "/accounts");
  return `${asked(turn, "months", { unit: "months", months })} of needs come to ${size}.`;
}

/** A goal of that name counts only what was put into it; one that an account holds is that account. */
function fundGoal({ sheet, inputs }: PlanTurn): string {
  const savings = inputs.goals.filter(({ type }) => type === "savings");
  const n = savings.findIndex(({ name }) => /emergency|rainy/i.test(name)) + 1;
  return n === 0 || savings[n - 1]?.accountId
    ? ""
    : ifKnown(
        sheet,
        `goal.${n}.current`,
        `The goal {{goal.${n}.name}} is separate: it holds {{goal.${n}.current}} of {{goal.${n}.target}}.`,
      );
}

const SUBSCRIPTIONS = /\b(?:subscriptions?|memberships?|streaming)\b/;

/** 'Cancel it for me' is no question. */
const ORDERED = /^(?:(?:please|pls|ok|hey|just|can you|could you|i need you to) )*(?:cancel|unsubscribe|end)\b/;

/** What giving something up brings, a month and a year. */
export function stop(turn: PlanTurn): Reply | null {
  const { stopped, request, plain } = turn;
  // No name is said: which there are, another answer tells.
  if (stopped.length === 0 && request.subject === undefined && SUBSCRIPTIONS.test(plain)) return null;
  if (stopped.length === 0)
    return cannotTell(
      sentences(
        "I can't tell from your data: I see no regular spending by that name to stop.",
        ifKnown(
          turn.sheet,
          "subscriptions.month",
          "The subscriptions I do see take {{subscriptions.month}} a month; ask me for the list.",
        ),
      ),
    );
  const share = request.sharePercent ?? 100;
  const part = (cents: Cents) => Math.round((cents * share) / 100);
  const of = (cents: (one: (typeof stopped)[number]) => Cents) => sumCents(stopped.map((one) => part(cents(one))));
  const [month, year] = [of(({ monthCents }) => monthCents), of(({ yearCents }) => yearCents)];
  const href = stopped[0]?.href ?? "/transactions";
  const [a, b] = [
    workedUsd(turn, "month", "Saved a month", month, href),
    workedUsd(turn, "year", "Saved a year", year, href),
  ];
  return reply(
    paragraphs(
      ORDERED.test(plain) ? "I can't cancel it for you: that's done where you signed up." : "",
      untilDate(turn, month),
      /\b(?:year|yearly|annually)\b/.test(plain) && !/this year/.test(plain)
        ? `You would save ${b} a year, ${a} a month.`
        : `You would save ${a} a month, ${b} a year.`,
      bullets(
        stopped.map((one, at) => {
          const name = worked(turn, `stop-${at + 1}-name`, "Name", { unit: "name", text: one.label }, one.href);
          return (
            `${name}: ` +
            workedUsd(turn, `stop-${at + 1}-month`, "Spent a month", one.monthCents, one.href) +
            " a month now, " +
            workedUsd(turn, `stop-${at + 1}-year`, "Spent in a year", one.yearCents, one.href) +
            " a year" +
            (share < 100
              ? ", of which you'd keep " +
                worked(
                  turn,
                  `stop-${at + 1}-part`,
                  "The part that stays",
                  { unit: "percent", percent: 100 - share },
                  one.href,
                )
              : "")
          );
        }),
      ),
      isWorth(turn),
      onDebt(turn, month),
      request.debts ? "" : "Move it to savings on payday, before it can be spent elsewhere.",
    ),
  );
}

/** Each charge is seen, and not what it was used for: who says that it's hardly used has answered that. */
function isWorth({ plain }: PlanTurn): string {
  if (!/\b(?:worth|keep|keeping|should (?:i|we)|still need|justif\w+|waste)\b|\bor (?:kill|drop|cancel)\b/.test(plain))
    return "";
  return HARDLY.test(plain)
    ? "Yes, going by what you say: what is hardly used is the easiest thing to drop. " +
        "Only the charges are in your data, not how often it's used, so that is yours to tell."
    : "Whether it's worth that depends on how often it's used, and that isn't in your data: " +
        "only its charges are. If it's hardly used, it's the easiest thing to drop.";
}
const HARDLY = anyWordOf(
  /hardly|barely|rarely|seldom|never|nobody|no one|not (?:much|really|often|once|any ?more)/,
  /(?:do|does|did|have|has) not|don ?t|doesn ?t|haven ?t|stopped|only|once|twice|instead|waste|forgot/,
);

/** What it adds up to by a day that was named. */
function untilDate(turn: PlanTurn, monthCents: Cents): string {
  const { date } = turn.request;
  if (date === undefined) return "";
  const months = monthsLeft(turn.ground.today, date);
  return (
    `By ${asked(turn, "by", { unit: "day", day: date })}, after ` +
    `${asked(turn, "until", { unit: "months", months })}, you'd have ` +
    `${askedUsd(turn, "by-then", monthCents * months)} more.`
  );
}

export function retire(turn: PlanTurn): Reply {
  const { sheet, plain } = turn;
  return reply(
    sentences(
      /\b(?:when|can|able|age|at \d\d|early)\b/.test(plain)
        ? "When you could retire I can't tell from your data, but what brings it nearer is plain."
        : "",
      /\b(?:enough|on track|saving|sav(?:e|ed))\b/.test(plain)
        ? ifKnown(
            sheet,
            ["savings-rate.average", "saved.average"],
            "You save {{savings-rate.average}} of your income in a usual month, {{saved.average}}: " +
              "whether that's enough depends on your age, what you'll spend, and what your accounts earn.",
          )
        : "",
      "A common aim is to put {{guide.retirement}} of income into retirement, any employer match included; " +
        "take the whole match first, since nothing else pays as well.",
      ifKnown(
        sheet,
        "spend.retirement.average",
        "You put aside {{spend.retirement.average}} for retirement in a usual month, going by what you spend from linked accounts.",
      ),
      ifKnown(sheet, "balance.investment", "Your linked investment accounts have {{balance.investment}}."),
      "Contributions that your employer takes from your pay don't show in linked accounts.",
    ),
  );
}
