// The forecast's figures: what is safe to spend, whether checking runs short, and what is due in the next days.

import type { FactSheet } from "~/domain/coach/facts/fact";
import type { Ahead } from "~/domain/forecast/ahead";
import { lastsUntil } from "~/domain/forecast/safe-to-spend";
import { CASH_FLOW_PATH } from "~/domain/ledger/row-links";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";

export function addAhead(sheet: FactSheet, { safe, low, due }: Ahead): void {
  const put = (id: string, label: string, cents: Cents) =>
    sheet.add({ id, label, value: { unit: "usd", cents }, href: CASH_FLOW_PATH });
  const putDay = (id: string, label: string, day: Day) =>
    sheet.add({ id, label, value: { unit: "day", day }, href: CASH_FLOW_PATH });
  if (safe) {
    if (safe.shortCents > 0) put("safe.short", "Missing in checking for what is due", safe.shortCents);
    else put("safe.amount", "Safe to spend, with what is due and the closed statement taken off", safe.cents);
    putDay("safe.until", "Until", lastsUntil(safe));
  }
  if (low) {
    put("low.held", "In that account now", low.heldCents);
    put("low.amount", "Short in checking within a month", low.shortCents);
    putDay("low.day", "Short by", low.day);
  }
  due.slice(0, 8).forEach(({ name, cents, day }, at) => {
    const id = `due.${at + 1}`;
    sheet.add({
      id: `${id}.name`,
      label: "Name of the bill",
      value: { unit: "name", text: name },
      href: CASH_FLOW_PATH,
    });
    put(`${id}.amount`, "Due in the next days", -cents);
    putDay(`${id}.day`, "Due", day);
  });
}
