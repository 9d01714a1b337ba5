// Paying all of a debt at once: out of which account, what is left there, what it gains, and what of the cushion is left.

import { ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { type Reply, reply } from "~/domain/coach/intents";
import { STILL_COVERED } from "~/domain/coach/cushion";
import { LEAST_CUSHION_MONTHS } from "~/domain/household/ground";
import { SAVINGS_PERCENT } from "~/domain/household/what-if-effects";
import { anyOf, inOrder } from "~/domain/language/pattern";
import { type Cents, sumCents } from "~/domain/money";
import { debtOrSave } from "./debts";
import { interestSpared, type Spared } from "./interest-spared";
import { lumpOnDebt } from "./lump";
import { noDebt } from "./no-debt";
import { type DebtMeant, debtMeant, type PlanTurn, rateNote, worked, workedUsd } from "./turn";

type Owed = { cents: Cents; value: string; meant: DebtMeant | null };
type Source = { cents: Cents; value: string; name: string; isSavings: boolean; isPlural: boolean };

export function payOffNow(turn: PlanTurn): Reply | null {
  const { sheet, ground } = turn;
  const meant = debtMeant(turn);
  const part = meant && lumpOnDebt(turn, meant.debt, meant.n);
  if (part) return part;
  const owed = owedIn(turn, meant);
  if (owed.length === 0) return ground.debts.length === 0 ? reply(noDebt(sheet)) : debtOrSave(turn);
  const source = sourceOf(turn, sumCents(owed.map(({ cents }) => cents)));
  if (!source) return null;
  const left = source.cents - sumCents(owed.map(({ cents }) => cents));
  const loans = owed.flatMap((one) => one.meant ?? []);
  const [loan, ...others] = loans;
  const spared = loan && others.length === 0 ? interestSpared(turn, loan) : null;
  return reply(
    paragraphs(
      sentences(
        source.isSavings && loan && left >= 0 ? worthIt(turn, loan, left, spared) : "",
        outcome(turn, owed, source, left),
      ),
      sentences(
        loan
          ? sentences(sparedWords(turn, loan, spared, source.isSavings && left >= 0), rateNote(turn, loan.debt))
          : "",
        owed.some((one) => one.meant === null) ? (left < 0 ? CARD_ANYWAY : CARD_IN_FULL) : "",
        source.isSavings && left >= 0 && ground.fundNeedsCents > 0
          ? "Savings would cover " +
              worked(
                turn,
                "cushion-after",
                "Months of needs that savings cover",
                { unit: "months", months: left / ground.fundNeedsCents },
                "/accounts",
              ) +
              " of needs then, and {{emergency.months}} now."
          : "",
        isInvested(turn)
          ? "What a sale costs in taxes isn't in your data and comes off that; nor is what the investment would have earned."
          : "",
        source.isSavings || isInvested(turn)
          ? ""
          : ifKnown(
              sheet,
              "safe.amount",
              "Keep the bills in view: before that payment {{safe.amount}} of checking is free until {{safe.until}}.",
            ),
      ),
    ),
  );
}

const CARD_IN_FULL =
  "You can, but there's no need: you pay that card in full when its statement is due. Paying early only lowers " +
  "how much of its limit is in use.";

const CARD_ANYWAY = "You pay that card in full when its statement is due, so paying it early gains you nothing.";

/** Out of investments, which have to be sold for it. */
const isInvested = ({ request, inputs }: PlanTurn): boolean =>
  inputs.accounts.some(({ id, type }) => type === "investment" && request.from?.includes(id));

/** What is named, each once: a debt that accrues, or a card that is paid in full. */
function owedIn(turn: PlanTurn, meant: DebtMeant | null): Owed[] {
  const { request, ground, inputs } = turn;
  const ofDebt = (one: DebtMeant): Owed => ({
    cents: one.debt.balanceCents,
    value: `{{debt.${one.n}.balance}}`,
    meant: one,
  });
  const ofCard = (cents: Cents, id: string): Owed => ({
    cents,
    value: workedUsd(turn, id, "Owed on the card", cents, "/accounts"),
    meant: null,
  });
  if (request.debts) {
    const ids = request.debts;
    const goalOf = (id: string) => inputs.goals.find(({ accountId }) => accountId === id)?.id ?? "";
    const debts = ground.debts.flatMap((debt, at) =>
      ids.some((id) => id === debt.id || id === debt.accountId || id === goalOf(debt.id))
        ? [ofDebt({ debt, n: at + 1 })]
        : [],
    );
    const cards = inputs.accounts.filter(
      (one) => one.type === "credit" && ids.includes(one.id) && one.balanceCents < 0 && one.habit?.paidInFull,
    );
    return [...debts, ...cards.map((card, at) => ofCard(-card.balanceCents, at === 0 ? "card" : `card-${at + 1}`))];
  }
  if (meant) return [ofDebt(meant)];
  const card = inputs.accounts.find((one) => one.type === "credit" && one.balanceCents < 0 && one.habit?.paidInFull);
  return request.about === "card" && card ? [ofCard(-card.balanceCents, "card")] : [];
}

/** The account that is named, or all of its kind; where none is, savings stand in for what checking doesn't hold. */
function sourceOf(turn: PlanTurn, owedCents: Cents): Source | null {
  const { request, plain, inputs, sheet } = turn;
  const named = inputs.accounts.filter(({ id, type }) => request.from?.some((one) => one === id || one === type));
  const isSavings =
    named.length > 0
      ? named.every(({ type }) => type === "savings")
      : /\bsavings?\b|\bemergency fund\b|\brainy day\b/.test(plain) ||
        (!/\bchecking\b|\baccount\b|\bpay ?check\b/.test(plain) &&
          sheet.has("balance.checking", "balance.savings") &&
          sheet.cents("balance.checking") < owedCents &&
          sheet.cents("balance.savings") >= owedCents);
  const type = isSavings ? "savings" : "checking";
  const alike = inputs.accounts.filter((one) => one.type === type);
  const [only] = named;
  if (only && named.every((one) => one.type === only.type) === false) return null;
  if (only && (only.type !== type || named.length < alike.length)) {
    const cents = sumCents(named.map(({ balanceCents }) => balanceCents));
    const name = worked(turn, "source-name", "Name", { unit: "name", text: only.name }, "/accounts");
    return { cents, value: workedUsd(turn, "source", "Balance", cents, "/accounts"), name, isSavings, isPlural: false };
  }
  const fact = `balance.${type}`;
  return sheet.has(fact)
    ? { cents: sheet.cents(fact), value: `{{${fact}}}`, name: type, isSavings, isPlural: isSavings }
    : null;
}

function outcome(turn: PlanTurn, owed: readonly Owed[], source: Source, left: Cents): string {
  const [first, ...others] = owed;
  const all =
    others.length === 0
      ? (first?.value ?? "")
      : workedUsd(turn, "owed", "Owed together", sumCents(owed.map(({ cents }) => cents)), "/accounts");
  const each = others.length === 0 ? "" : ` (${owed.map(({ value }) => value).join(" and ")})`;
  const rest = workedUsd(turn, "rest", left < 0 ? "Missing" : "Left", Math.abs(left), "/accounts");
  return left < 0
    ? `Not from ${source.name} alone: ${source.isPlural ? "they hold" : "it holds"} ${source.value}, and ${all}${each} is owed, so you're ${rest} short.`
    : `${source.isSavings || !ASKS_WHETHER.test(turn.plain) ? "" : "Yes: "}${rest} would be left in ` +
        `${source.name}: ${source.value} less the ${all}${each} that is owed.`;
}

const ASKS_WHETHER = inOrder(
  /^(?!.*\b(?:what|how much|whats)\b).*\b/,
  anyOf(
    /can|could|enough|covers?|able|survive|is there/,
    /would (?:i|we|it|that|checking|there) (?:still )?(?:be|have|cover)/,
  ),
  /\b/,
);

/** 'Are we dumb not to?' wants no yes. */
const DOUBTS = /\b(?:dumb|stupid|silly|crazy|idiots?|foolish|fools?|nuts|insane|why not|wrong|mistake)\b/;

/** Savings earn something too, and have to stay an emergency fund. */
function worthIt({ ground, plain }: PlanTurn, { debt }: DebtMeant, leftCents: Cents, spared: Spared | null): string {
  if (leftCents < LEAST_CUSHION_MONTHS * ground.fundNeedsCents)
    return "Not all of it: your savings would fall below a safe minimum.";
  if (ground.fundNeedsCents <= 0) return "";
  const bar = (spared?.savings?.percent ?? SAVINGS_PERCENT) + 0.5;
  if (DOUBTS.test(plain)) return `It's fine to keep it and fine to pay it off: ${STILL_COVERED} either way.`;
  if (!debt.rateKnown || debt.ratePercent > bar) return `Yes, you can: ${STILL_COVERED}.`;
  return `You can: ${STILL_COVERED}. But that rate is near what good savings pay, so little is gained.`;
}

function sparedWords(turn: PlanTurn, { debt, n }: DebtMeant, spared: Spared | null, isFromSavings: boolean): string {
  if (!spared) return "";
  const { months, interestCents, savings } = spared;
  const usd = (id: string, label: string, cents: Cents, href = "/accounts") => workedUsd(turn, id, label, cents, href);
  const ends = worked(turn, "spared-months", "Time until it would end", { unit: "months", months }, "/accounts");
  const spares =
    `It saves about ${usd("spared", "Interest until it would end", interestCents)} of ` +
    `interest${debt.rateKnown ? "" : ", at a rate that's only assumed"}: ` +
    `at today's payments it would take ${ends}, at {{debt.${n}.rate}} interest.`;
  if (!isFromSavings || !savings) return spares;
  const gain = interestCents - savings.forgoneCents;
  const rate = worked(
    turn,
    "savings-rate",
    "What savings earn in a year",
    { unit: "percent", percent: savings.percent },
    savings.href,
  );
  const forgone = usd("forgone", "Interest that savings would earn", savings.forgoneCents, savings.href);
  return sentences(
    spares,
    `Left in savings, which lately earn about ${rate} a year, and paid out with its payments, the same money ` +
      `would earn about ${forgone} by then, so paying it off ${gain >= 0 ? "gains" : "costs"} about ` +
      `${usd("gain", gain >= 0 ? "Gained by paying it off" : "Lost by paying it off", Math.abs(gain))}.`,
  );
}
