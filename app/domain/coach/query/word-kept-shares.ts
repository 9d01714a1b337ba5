// What part of the income was kept, month by month.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { firstDayOf, lastDayOf, monthOf } from "~/domain/periods";
import { hrefOf, type FlowWording, sumFact } from "./flow-words";
import { periodPhrase } from "./phrases";
import { pendingWords } from "./word-beside";
import { savedWords } from "./word-kept";

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
