// What a person is shown of their figures the moment a bank is connected: three sentences, each with the way to its rows.
import { safeGlance } from "~/domain/forecast/safe-to-spend";
import { isSubscription } from "~/domain/ledger/subscriptions";
import { CASH_FLOW_PATH } from "~/domain/ledger/row-links";
import { formatUsd, sumCents } from "~/domain/money";
import { shortDate } from "~/domain/periods";
import { buildFacts } from "./facts/build";
import type { CoachInputs } from "./facts/inputs";

export type FirstFinding = { text: string; to: string; link: string };

export function firstFindings(inputs: CoachInputs): FirstFinding[] {
  return [usualMonth(inputs), subscriptions(inputs), safe(inputs)].flatMap((finding) => finding ?? []);
}

function usualMonth(inputs: CoachInputs): FirstFinding | null {
  const sheet = buildFacts(inputs);
  if (!sheet.has("spend.average")) return null;
  const earned = sheet.has("income.average") ? ` and bring in ${formatUsd(sheet.cents("income.average"))}` : "";
  const text = `You spend ${formatUsd(sheet.cents("spend.average"))}${earned} in a usual month.`;
  return { text, to: "/dashboard#spending-trends", link: "See the months" };
}

function subscriptions({ recurring }: CoachInputs): FirstFinding | null {
  const found = recurring.filter(isSubscription);
  if (found.length === 0) return null;
  const monthly = formatUsd(-sumCents(found.map(({ monthlyCents }) => monthlyCents)));
  const text =
    found.length === 1
      ? `1 subscription takes ${monthly} a month.`
      : `${found.length} subscriptions take ${monthly} a month.`;
  return { text, to: "/recurring", link: "See recurring" };
}

function safe({ ahead }: CoachInputs): FirstFinding | null {
  if (!ahead?.safe || ahead.safe.shortCents > 0) return null;
  const { cents, until, payday } = safeGlance(ahead.safe);
  const end = payday ? `payday on ${shortDate(payday)}` : shortDate(until);
  return {
    text: `${formatUsd(cents)} is safe to spend until ${end}.`,
    to: `${CASH_FLOW_PATH}#safe`,
    link: "See how it adds up",
  };
}
