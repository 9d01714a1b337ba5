// Whether a rate is a good one, a new loan for an old one, and a loan that stands in the question alone.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { type Reply, reply } from "~/domain/coach/intents";
import type { KnownDebt } from "~/domain/household/debts";
import { sumCents } from "~/domain/money";
import { inFull, isCardInFull, noDebt } from "./no-debt";
import { asked, debtMeant, kindOfDebt, type PlanTurn, rateNote, workedUsd } from "./turn";

/** What lenders ask about now; Federal Reserve G.19 and Freddie Mac's survey, in round figures, autumn 2025. */
const TYPICAL: Readonly<Record<string, number>> = {
  ...{ card: 21, car: 7.5, mortgage: 6.5, home: 6.5, student: 6.5, loan: 11.5 },
};
const NAMES: Readonly<Record<string, string>> = {
  card: "a credit card",
  car: "a car loan",
  mortgage: "a mortgage",
  home: "a mortgage",
  student: "a student loan",
  loan: "a personal loan",
};

export function goodRate(turn: PlanTurn): Reply {
  const { request, ground, plain, sheet } = turn;
  const meant = debtMeant(turn);
  const isNew = /refinanc|consolidat|transfer/.test(plain);
  const judged = meant?.debt ?? (request.about === undefined ? dearest(turn) : undefined);
  const isOwn = request.ratePercent === undefined && judged !== undefined && !isNew;
  const ratePercent = request.ratePercent ?? (isOwn ? knownRate(judged) : undefined);
  const kind = request.about ?? (isOwn ? kindOfDebt(judged, turn.inputs) : /loan/.test(plain) ? "loan" : "card");
  const about = NAMES[kind] ?? "such debt";
  const typical = asked(
    turn,
    "typical",
    { unit: "percent", percent: TYPICAL[kind] ?? 11.5 },
    "A common rate, autumn 2025",
  );
  if (isNew) return refinancing(turn, meant?.n ?? 0, ratePercent, `A common rate for ${about} is about ${typical}.`);
  if (ratePercent === undefined)
    return reply(
      sentences(
        isCardInFull(turn)
          ? `The rate doesn't matter for a card that is paid in full. ${inFull(turn)}`
          : "I don't know that rate; your statement has it.",
        `A common rate for ${about} is about ${typical}.`,
      ),
    );
  const above = ratePercent - (TYPICAL[kind] ?? 11.5);
  const rate = isOwn
    ? `{{debt.${ground.debts.indexOf(judged) + 1}.rate}}`
    : asked(turn, "rate", { unit: "percent", percent: ratePercent }, "The rate you asked about");
  // 'Is it high' is answered with yes where 'is it good' is answered with no.
  const asksBad =
    /\b(?:high|bad|crazy|terrible|ripoff|too much|steep|a lot)\b/.test(plain) &&
    !/\b(?:good|fair|decent|ok|okay)\b/.test(plain);
  const verdict =
    above > 1.5
      ? `${asksBad ? "Yes" : "No"}, that's high`
      : above < -1
        ? `${asksBad ? "No" : "Yes"}, that's a good rate`
        : "It's a common rate";
  return reply(
    paragraphs(
      sentences(
        `${verdict} for ${about}: ${rate}, and about ${typical} is common.`,
        kind === "card" ? "Any card rate is expensive unless the card is paid in full each month." : "",
      ),
      sentences(
        ifKnown(sheet, "interest.paid", "You were charged {{interest.paid}} of interest over the past year."),
        ground.debts.length > 0 ? interestForecast(turn) : "",
        ground.debts.some(({ rateKnown }) => !rateKnown)
          ? "That forecast uses a common rate where I don't know yours."
          : "",
        above > 1.5 ? "Ask the lender for a lower one, and compare a credit union." : "",
        ifKnown(sheet, "owed.in-full", inFull(turn)),
        request.ratePercent === undefined && meant ? rateNote(turn, meant.debt) : "",
      ),
    ),
  );
}

/** One that is only assumed is no rate to judge. */
const knownRate = (debt: KnownDebt | undefined): number | undefined => (debt?.rateKnown ? debt.ratePercent : undefined);

const dearest = ({ ground }: PlanTurn) => [...ground.debts].sort((a, b) => b.ratePercent - a.ratePercent)[0];

function interestForecast({ ground, sheet }: PlanTurn): string {
  const monthly = sumCents(ground.debts.map((debt) => Math.round((debt.balanceCents * debt.ratePercent) / 1200)));
  const month = sheet.derive("debt.total", {
    id: "interest.month",
    label: "Interest a month, forecast",
    value: { unit: "usd", cents: monthly },
  });
  return `The forecast on your debt of {{debt.total}} is about ${month} a month at today's balance.`;
}

function refinancing(turn: PlanTurn, n: number, ratePercent: number | undefined, common: string): Reply {
  const { ground, sheet } = turn;
  const debt = ground.debts[n - 1];
  const lines = ground.debts
    .slice(0, 6)
    .map((_, at) => `{{debt.${at + 1}.name}}: {{debt.${at + 1}.balance}} owed at {{debt.${at + 1}.rate}} interest`);
  const gain =
    debt && ratePercent !== undefined
      ? !debt.rateKnown
        ? `That depends on what you pay on {{debt.${n}.name}} now, and I don't know that rate: a new one has to be clearly below it.`
        : ratePercent < debt.ratePercent - 0.5
          ? "Yes, if its fees are small: " +
            `${asked(turn, "rate", { unit: "percent", percent: ratePercent }, "The rate you asked about")} is ` +
            `below the {{debt.${n}.rate}} you pay on {{debt.${n}.name}}, about ` +
            workedUsd(
              turn,
              "spared",
              "Interest spared in the first year",
              Math.round((debt.balanceCents * (debt.ratePercent - ratePercent)) / 100),
              "/accounts",
            ) +
            " of interest less in the first year."
          : "Hardly: " +
            asked(turn, "rate", { unit: "percent", percent: ratePercent }, "The rate you asked about") +
            ` isn't clearly below the {{debt.${n}.rate}} you pay on {{debt.${n}.name}}.`
      : "";
  return reply(
    paragraphs(
      gain,
      "A new loan for old debt is worth it when its rate is clearly lower and its fees pay for themselves well " +
        "before the end. It also shouldn't run longer than the old one.",
      ground.debts.length > 0 ? "What you would be replacing:" : noDebt(sheet),
      bullets(lines),
      sentences(
        common,
        ground.debts.some(({ rateKnown }) => !rateKnown)
          ? "Where I don't know a rate I used a common one; your statement has the real one."
          : "",
        ifKnown(sheet, "credit.score", "Your credit score of {{credit.score}} decides what lenders offer."),
        "Compare a few offers within days, which counts as a single inquiry.",
      ),
    ),
  );
}
