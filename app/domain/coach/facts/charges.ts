// Single charges, for questions that speak of them: what stands out, and the largest and latest ones.

import { doubleCharges, unusualCharges } from "~/domain/ledger/odd-charges";
import { rowsHref } from "~/domain/ledger/row-links";
import type { FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import type { HistoryRow } from "~/domain/ledger/recurring";

const hrefOf = (from: HistoryRow, to = from): string => rowsHref({ from: from.day, to: to.day, q: to.merchantName });

/** One row's facts: whose it was, how much, when. */
function addCharge(sheet: FactSheet, id: string, row: HistoryRow, href = hrefOf(row)): void {
  sheet.add({ id: `${id}.name`, label: "Name of the merchant", value: { unit: "name", text: row.merchantName }, href });
  sheet.add({ id: `${id}.amount`, label: "Charge", value: { unit: "usd", cents: Math.abs(row.cents) }, href });
  sheet.add({ id: `${id}.day`, label: "Charged on", value: { unit: "day", day: row.day }, href });
}

export function addChargeFacts(sheet: FactSheet, { history, recurring, today }: CoachInputs): void {
  if (!history) return;
  unusualCharges(history, recurring, today)
    .slice(0, 4)
    .forEach(({ row, usualCents }, index) => {
      addCharge(sheet, `odd.${index + 1}`, row);
      sheet.add({
        id: `odd.${index + 1}.usual`,
        label: "Usual charge",
        value: { unit: "usd", cents: usualCents },
        href: hrefOf(row),
      });
    });
  doubleCharges(history, today)
    .slice(0, 4)
    .forEach(({ first, row }, index) => {
      addCharge(sheet, `twice.${index + 1}`, row, hrefOf(first, row));
      sheet.add({
        id: `twice.${index + 1}.first`,
        label: "Charged first on",
        value: { unit: "day", day: first.day },
        href: hrefOf(first, row),
      });
    });
}
