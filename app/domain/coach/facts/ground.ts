// The ground of what-ifs, out of the facts that every answer speaks of: so a what-if begins where the screens stand.

import type { FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { balancesOf, mainAccount } from "~/domain/forecast/balances";
import { debtsOf, owedOf } from "~/domain/household/debts";
import type { Ground, Lowest } from "~/domain/household/ground";
import { paychecks } from "~/domain/ledger/recurring";
import { sumCents } from "~/domain/money";

const CARS = ["gas", "auto_insurance", "maintenance", "car_payment"];

export function groundOf(
  sheet: FactSheet,
  inputs: CoachInputs,
  lowest: Lowest | null = inputs.ahead?.lowest ?? null,
): Ground {
  const due = sheet.cents("minimums.unspent");
  const usual = (category: string) => Math.max(0, sheet.cents(`spend.${category}.average`));
  const [checking, savings] = [sheet.cents("balance.checking"), sheet.cents("balance.savings")];
  const hasSavings = sheet.has("balance.savings");
  const spent = sheet.has("spend.average") ? sheet.cents("spend.average") + due : null;
  return {
    today: inputs.today,
    incomeCents: sheet.has("income.holds") ? sheet.cents("income.holds") : null,
    spentCents: spent,
    dueCents: due,
    needsCents: sheet.cents("need.average") + due,
    fundNeedsCents: sheet.cents("need.average"),
    housingCents: usual("mortgage_rent"),
    carCents: sumCents(CARS.map(usual)),
    burdenCents: sheet.cents("burden.payments"),
    fundCents: Math.max(0, hasSavings ? savings : checking),
    // Where checking is all there is, it is the fund itself.
    spareCents: hasSavings ? Math.max(0, checking - (spent ?? 0) - sheet.cents("owed.in-full")) : 0,
    ...(hasSavings || sheet.has("balance.checking") ? { cashCents: checking + savings } : {}),
    debts: debtsOf(inputs),
    unseenLoans: owedOf(inputs).unseen.length,
    signs: sheet.signs,
    lowest,
    checking: checkingDays(inputs),
    ...payAhead(inputs),
  };
}

/** Less pay is less of each of these. */
function payAhead({ forecast, recurring }: CoachInputs): Pick<Ground, "pay"> {
  const main = forecast ? mainAccount(forecast) : null;
  const monthCents = sumCents(paychecks(recurring).map((one) => Math.abs(one.monthlyCents)));
  const ahead = (forecast?.entries ?? [])
    .filter(({ kind, accountId }) => kind === "pay" && accountId === main?.id)
    .map(({ day, cents }) => ({ day, cents }));
  return monthCents > 0 && ahead.length > 0 ? { pay: { monthCents, ahead } } : {};
}

function checkingDays({ forecast }: CoachInputs): Lowest[] {
  const main = forecast ? mainAccount(forecast) : null;
  return forecast && main ? balancesOf(forecast, main.id) : [];
}
