// What part of the income was kept, month by month.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { firstDayOf, lastDayOf, monthOf } from "~/domain/periods";
import type { Cents } from "~/domain/money";
import { hrefOf, type FlowWording, sumFact } from "~/domain/coach/engine/flow-words";
import { periodPhrase } from "~/domain/coach/query/phrases";
import type { FlowSum } from "~/domain/coach/engine/spent-and-earned";
import { besides, pendingWords } from "./beside";
import { savedAgainst, savedWords } from "./kept";

export function keptShares(wording: FlowWording): string {
  const { figures, notes, household } = wording;
  const { sum, parts, groups, sources } = figures;
  const earned = parts?.earned;
  const days = periodPhrase(sum.period, notes);
  if (!earned || earned.cents <= 0) return `I see no income ${days}, so there's no share of it.`;
  const percent = (id: string, cents: number, of: number, period = sum.period) =>
    notes.add(
      id,
      "Kept of the income",
      { unit: "percent", percent: (cents / of) * 100 },
      { period, href: hrefOf(earned.rows, period) },
    );
  const lines = groups.map(({ key, cents }, at) => {
    const end = lastDayOf(key);
    const period = { from: firstDayOf(key), to: end < sum.period.to ? end : sum.period.to };
    const income = sources.find((one) => one.key === key)?.cents ?? 0;
    const month = notes.add(`month-${at + 1}`, "Month", { unit: "month", month: key });
    const open = key === monthOf(household.today) ? " so far" : "";
    const usd = (id: string, label: string, amount: number) =>
      notes.usd(`month-${at + 1}-${id}`, label, amount, { period, href: hrefOf(period, period) });
    if (income <= 0) return `${month}${open}: no income`;
    return cents < 0
      ? `${month}${open}: none, ${usd("short", "Spent more than earned", cents)} more went out than the ${usd("earned", "Earned", income)} that came in`
      : `${month}${open}: ${percent(`month-${at + 1}-share`, cents, income, period)}, ${usd("kept", "Kept", cents)} of ${usd("earned", "Earned", income)}`;
  });
  const whole =
    sum.cents < 0
      ? `You kept none of your income ${days}, all together:`
      : `You kept ${percent("kept-share", sum.cents, earned.cents)} of your income ${days}, ${sumFact(wording, "total", sum)} in all:`;
  return paragraphs(whole, bullets(lines), sentences(savedWords(wording), pendingWords(wording)));
}

/** What part of the income was kept in one stretch of days, and in another. */
export function sharesKept(wording: FlowWording): string {
  const { figures, notes } = wording;
  const { sum, parts, against } = figures;
  const [income] = besides(wording, "other-earned");
  const other = against?.is === "sum" ? against.sum : null;
  const earned = parts?.earned.cents ?? 0;
  const otherEarned = income?.sum.cents ?? 0;
  if (other === null || earned <= 0 || otherEarned <= 0)
    return "I don't see income in each of those stretches, so there are no shares to hold against each other.";
  const [now, then] = [(sum.cents / earned) * 100, (other.cents / otherEarned) * 100];
  const share = (id: string, percent: number, { period }: FlowSum) =>
    percent < 0
      ? "none"
      : notes.add(id, "Kept of the income", { unit: "percent", percent }, { period, href: hrefOf(period, period) });
  const usd = (id: string, label: string, cents: Cents, { period }: FlowSum) =>
    notes.usd(id, label, cents, { period, href: hrefOf(period, period) });
  const kept = (id: string, one: FlowSum, of: Cents) =>
    `${usd(id, one.cents < 0 ? "Spent more than earned" : "Kept", one.cents, one)} ` +
    `${one.cents < 0 ? "more went out than" : "of"} ${usd(`${id}-of`, "Earned", of, one)}`;
  return sentences(
    `You kept ${share("kept-share", now, sum)} of your income ${periodPhrase(sum.period, notes)}, and ` +
      `${share("other-share", then, other)} ${periodPhrase(other.period, notes, "-other")}: ` +
      `${now > then ? "more" : now < then ? "less" : "as much"} than then.`.replace(
        "as much than then",
        "as much as then",
      ),
    `That's ${kept("total", sum, earned)}, and ${kept("other", other, otherEarned)}.`,
    savedAgainst(wording, other),
    pendingWords(wording),
  );
}
