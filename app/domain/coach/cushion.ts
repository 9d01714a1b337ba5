// What is said of savings that are enough: always what they cover, by the guide of three months of needs, and in which
// accounts. Somebody's own goal for emergencies can ask for more than that, so it's told beside it.

import { ifKnown } from "~/domain/coach/advice";
import type { FactSheet } from "~/domain/coach/facts/fact";
import { isReserveName } from "~/domain/household/reserve";

/** A household has no more goals than that on its sheet. */
const GOALS = 8;

/** 'Your savings already cover 3 months of needs ($9,000.00)', to go on from. Beside a sign of trouble nobody is told. */
export const coveredAlready = (sheet: FactSheet): string =>
  `${sheet.has("balance.savings") ? "Your savings already cover" : "Your cash already covers"} ` +
  `{{guide.emergency-low}} of needs${sheet.has("emergency.low") ? " ({{emergency.low}})" : ""}`;

/** The same after another clause. */
export const COVERED = "your savings already cover {{emergency.months}} of needs";
/** What is left after something is taken out of them. */
export const STILL_COVERED = "what stays in savings still covers {{guide.emergency-low}} of needs";

/** How far the person's own goal for emergencies is, as long as it isn't reached. */
export function ownFund(sheet: FactSheet): string {
  for (let n = 1; n <= GOALS; n += 1) {
    const value = sheet.get(`goal.${n}.name`)?.value;
    if (value?.unit !== "name" || !isReserveName(value.text)) continue;
    return sheet.cents(`goal.${n}.left`) > 0
      ? ifKnown(sheet, `goal.${n}.progress`, `Your own {{goal.${n}.name}} goal is at {{goal.${n}.progress}}.`)
      : "";
  }
  return "";
}
