// What is there by a day beyond the forecast: in checking and savings, in savings alone, or in one account that is named, by what
// a month leaves or what moves there, as it is or as it's supposed.

import { ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import type { CoachAccount } from "~/domain/coach/facts/inputs";
import { cannotTell, type Reply, reply } from "~/domain/coach/intents";
import { roomOf } from "~/domain/coach/room";
import { monthsLeft } from "~/domain/goals/pace";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, type Day, daysBetween } from "~/domain/periods";
import { grownTo, ONLY_SUPPOSED, rateSaid } from "./growth";
import { NO_MONTH } from "./choices";
import { AS_USUAL, CASH, SAVINGS } from "./pots";
import { asked, askedUsd, type PlanTurn, worked, workedUsd } from "./turn";

/** From here on a day is said in months. */
const MONTHS_FROM_DAYS = 45;
const DAYS_A_MONTH = 30.44;

/** What usual months leave until a day; of a month that isn't over by then the share of its days. */
function leftUntil(turn: PlanTurn, date: Day, room: Cents): { says: string; addedCents: Cents } {
  const { today } = turn.ground;
  const days = daysBetween(today, date);
  if (days < MONTHS_FROM_DAYS) {
    const addedCents = Math.round((room * days) / DAYS_A_MONTH);
    const term = worked(turn, "term", "Days until then", { unit: "count", count: days, noun: "day" });
    const added = workedUsd(turn, "added", "What usual days leave until then", addedCents);
    return { says: `${added} that ${term} leave of the {{room.average}} that a usual month does`, addedCents };
  }
  const months = monthsLeft(today, date);
  const term = worked(turn, "term", "Months until then", { unit: "months", months });
  return { says: `{{room.average}} that a usual month leaves, for ${term}`, addedCents: months * room };
}

export function cashThen(turn: PlanTurn): Reply | null {
  const { request, sheet } = turn;
  const { date, about } = request;
  if (date === undefined) return null;
  const account = accountNamed(turn);
  if (account) return inAccount(turn, account, date);
  const pot = about === "savings" ? SAVINGS : CASH;
  if (!sheet.has(pot.fact)) return cannotTell("I see no checking or savings account.");
  const isSupposed =
    request.times !== undefined || request.monthlyCents !== undefined || request.ratePercent !== undefined;
  const room = roomOf(sheet);
  if (room === null && request.monthlyCents === undefined && request.times !== 0) return cannotTell(NO_MONTH);
  if (isSupposed) {
    const each = Math.round((request.monthlyCents ?? room ?? 0) * (request.times ?? 1));
    return supposed(turn, { name: pot.name, holds: `{{${pot.fact}}}`, cents: sheet.cents(pot.fact), each, date });
  }
  const day = asked(turn, "date", { unit: "day", day: date }, "The day you asked about");
  const { says, addedCents } = leftUntil(turn, date, room ?? 0);
  const then = sheet.cents(pot.fact) + addedCents;
  return reply(
    paragraphs(
      sentences(
        `About ${workedUsd(turn, "then", "There then", then, "/accounts")} in ${pot.name} by ${day}: ` +
          `{{${pot.fact}}} now, and ${says}.`,
        (room ?? 0) <= 0 ? "A usual month leaves nothing, so nothing is added." : "",
      ),
      sentences(
        AS_USUAL,
        ifKnown(sheet, "balance.investment", "Investments of {{balance.investment}} aren't in it."),
        known(turn, date),
      ),
    ),
  );
}

function known(turn: PlanTurn, date: Day): string {
  const reach = turn.inputs.forecast?.to;
  return reach && reach < date
    ? `Bills and pay by their days are known until ${worked(turn, "reach", "The forecast's last day", { unit: "day", day: reach }, "/cash-flow")}.`
    : "";
}

/** One that holds money, by its name. */
function accountNamed({ request, inputs }: PlanTurn): CoachAccount | null {
  const [from] = request.from ?? [];
  const found = inputs.accounts.find(({ id }) => id === request.named || id === from);
  return found && HOLDS.includes(found.type) ? found : null;
}
const HOLDS: readonly string[] = ["savings", "checking", "investment"];

/** What moves into it each month by itself, less what moves out. */
function movesInto({ inputs }: PlanTurn, id: string): Cents {
  const until = addDays(inputs.today, 30);
  return sumCents(
    (inputs.forecast?.entries ?? [])
      .filter((one) => one.kind === "transfer" && one.accountId === id && one.day > inputs.today && one.day <= until)
      .map(({ cents }) => cents),
  );
}

function inAccount(turn: PlanTurn, account: CoachAccount, date: Day): Reply | null {
  const { request, sheet } = turn;
  const name = worked(turn, "pot-name", "Name", { unit: "name", text: account.name }, "/accounts");
  const holds = workedUsd(turn, "pot", "Balance", account.balanceCents, "/accounts");
  const usual = account.type === "checking" ? roomOf(sheet) : movesInto(turn, account.id);
  if (usual === null && request.monthlyCents === undefined && request.times !== 0) return cannotTell(NO_MONTH);
  const each = Math.round((request.monthlyCents ?? usual ?? 0) * (request.times ?? 1));
  return supposed(turn, { name, holds, cents: account.balanceCents, each, date });
}

type Supposed = { name: string; holds: string; cents: Cents; each: Cents; date: Day };
function supposed(turn: PlanTurn, { name, holds, cents, each, date }: Supposed): Reply {
  const { request, ground } = turn;
  const months = monthsLeft(ground.today, date);
  const rate = request.ratePercent ?? 0;
  const day = asked(turn, "date", { unit: "day", day: date }, "The day you asked about");
  const then = grownTo(cents, each, rate, months);
  const term = worked(turn, "term", "Months until then", { unit: "months", months });
  const growth = then - cents - each * months;
  const put =
    request.monthlyCents === undefined
      ? workedUsd(turn, "each", each < 0 ? "Goes out a month" : "Comes in a month", Math.abs(each), "/cash-flow")
      : askedUsd(turn, "each", Math.abs(each));
  return reply(
    sentences(
      `About ${workedUsd(turn, "then", "There then", then, "/accounts")} in ${name} by ${day}: ${holds} now, and ` +
        (each === 0 ? "nothing more put in." : `${put} a month ${each < 0 ? "going out" : "coming in"}, for ${term}.`),
      rate === 0
        ? ""
        : `It grows ${rateSaid(turn)} a year in this, ${workedUsd(turn, "growth", "Growth in all", growth, "/accounts")} in all. ${ONLY_SUPPOSED}`,
      rate === 0 ? "That counts no interest and nothing large besides." : "Nothing large besides is counted.",
      known(turn, date),
    ),
  );
}
