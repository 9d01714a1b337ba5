// What a month can be filled with: the same figures that the coach advises.
import type { FillSource } from "~/contracts/budget";
import type { FilledAmount } from "~/domain/budget/change";
import { type Fund, fundsOf } from "~/domain/budget/jobs";
import { amountsOf, type BudgetProposal, historyAmounts } from "~/domain/budget/proposal";
import { buildFacts } from "~/domain/coach/facts/build";
import { type SafeGlance, safeGlance } from "~/domain/forecast/safe-to-spend";
import { isCategoryId } from "~/domain/categories/list";
import { usualMonth } from "~/domain/household/usual-month";
import type { Cents } from "~/domain/money";
import type { CurrentUser } from "~/lib/auth.server";
import { readCoachInputs } from "~/services/coach/facts.server";

export type FillOptions = {
  proposal: BudgetProposal | null;
  history: FilledAmount[];
  funds: Fund[];
  usual: ReadonlyMap<string, Cents> | null;
  usualMonths: number;
  safe: SafeGlance | null;
};

export async function readFillOptions(user: CurrentUser): Promise<FillOptions> {
  const inputs = await readCoachInputs(user);
  const usual = usualMonth(inputs);
  return {
    proposal: buildFacts(inputs).proposal,
    history: historyAmounts(usual?.months ?? [], inputs.sums),
    funds: fundsOf(inputs.recurring),
    usual: usual?.spentBy ?? null,
    usualMonths: usual?.months.length ?? 0,
    safe: inputs.ahead?.safe ? safeGlance(inputs.ahead.safe) : null,
  };
}

export function amountsFrom(source: FillSource, { proposal, history, usual }: FillOptions): FilledAmount[] {
  if (source === "history") return history;
  if (source === "proposal") return proposal ? amountsOf(proposal) : [];
  return [...(usual ?? [])].flatMap(([category, cents]) =>
    isCategoryId(category) && cents > 0 ? [{ category, cents, saves: false }] : [],
  );
}
