// The sentences for what was kept, and with what went into savings for what was saved: `household/saved` has the definition.

import { verdict } from "~/domain/coach/yes-or-no";
import { sentences } from "~/domain/coach/advice";
import { savedOf, type Saved } from "~/domain/household/saved";
import type { Cents } from "~/domain/money";
import type { FlowSum } from "~/domain/coach/engine/spent-and-earned";
import { hrefOf, sumFact, type FlowWording } from "~/domain/coach/engine/flow-words";
import { besides, tail } from "./beside";

const SAVED = "Saved: kept, and put into savings";
const USED = "Used beyond what was saved";

/** What a period's figures come to; null where nothing says what was earned and spent. */
function savedBy(wording: FlowWording): Saved | null {
  const { parts } = wording.figures;
  if (!parts) return null;
  const [contributed] = besides(wording, "contributed");
  return savedOf({
    incomeCents: parts.earned.cents,
    spentCents: parts.spent.cents,
    contributedCents: contributed?.sum.cents ?? 0,
  });
}

export function keptIncomeWords(wording: FlowWording, days: string): string {
  const { sum } = wording.figures;
  const saved = savedBy(wording);
  const hasContributed = saved !== null && saved.contributedCents !== 0;
  const share = sum.cents > 0 ? (hasContributed ? keptRate(wording) : rate(wording, saved)) : "";
  const [earned, spent] = [part(wording, "earned"), part(wording, "spent")];
  const value = sumFact(wording, "total", sum);
  return sentences(
    yesOrNo(wording, saved),
    sum.cents >= 0
      ? `You kept ${value}${share === "" ? "" : `, ${share}`} of your income ${days}: you earned ${earned} and spent ${spent}.`
      : `You didn't keep any of your income ${days}: you earned ${earned} and spent ${spent}, so ${value} came out of what you had.`,
    savedWords(wording),
    tail(wording),
  );
}

/** Whether more went out than came in goes by what was kept; whether anything was saved by what was saved. */
function yesOrNo({ query, figures }: FlowWording, saved: Saved | null): string {
  if (query.shape !== "yes-no") return "";
  const isShort = figures.sum.cents < 0;
  if (query.condition.sumMax !== undefined)
    return verdict(isShort, { yes: "more went out than came in", no: "no more went out than came in" });
  if (query.condition.sumMin !== undefined)
    return verdict(!isShort, { yes: "what came in covers what went out", no: "more went out than came in" });
  // What went into savings was spent as well.
  const yes = isShort ? "something was saved" : "something was left";
  return verdict((saved?.savedCents ?? figures.sum.cents) >= 0, { yes, no: "nothing was left" });
}

function part({ figures, notes }: FlowWording, which: "earned" | "spent"): string {
  const sum = figures.parts?.[which];
  if (!sum) return "";
  const note = { period: figures.sum.period, rows: sum.count, href: hrefOf(sum.rows, figures.sum.period) };
  return notes.usd(which, which === "earned" ? "Earned" : "Spent", sum.cents, note);
}

/** The savings rate; '' without any income. */
function rate({ figures, notes }: FlowWording, saved: Saved | null): string {
  const percent = saved?.ratePercent ?? null;
  if (percent === null || !figures.parts) return "";
  const note = { period: figures.sum.period, href: hrefOf(figures.parts.earned.rows, figures.sum.period) };
  return notes.add("share", "Savings rate", { unit: "percent", percent }, note);
}

/** Who asks for the share is told it of what was kept as well. */
function keptRate({ figures, notes, query }: FlowWording): string {
  const earned = figures.parts?.earned;
  if (query.shape !== "share" || !earned || earned.cents <= 0) return "";
  const note = { period: figures.sum.period, href: hrefOf(earned.rows, figures.sum.period) };
  return notes.add(
    "kept-share",
    "Kept of the income",
    { unit: "percent", percent: (figures.sum.cents / earned.cents) * 100 },
    note,
  );
}

/** '$300.00 of what you spent went into savings, so you saved $2,300.00, 46% of your income.' */
export function savedWords(wording: FlowWording): string {
  const { figures, notes, query } = wording;
  const [contributed] = besides(wording, "contributed");
  const saved = savedBy(wording);
  if (!contributed || !saved || saved.contributedCents === 0) return "";
  const { period } = figures.sum;
  const usd = (name: string, label: string, cents: Cents) =>
    notes.usd(name, label, cents, { period, href: hrefOf({ from: period.from, to: period.to }, period) });
  const isBack = contributed.sum.cents < 0;
  const put = notes.usd("contributed", isBack ? "Came back from savings" : "Put into savings", contributed.sum.cents, {
    period,
    rows: contributed.sum.count,
    href: hrefOf(contributed.sum.rows, period),
  });
  const total = usd("saved", saved.savedCents < 0 ? USED : SAVED, saved.savedCents);
  const average =
    query.statistic === "per-month" && figures.divisor > 1
      ? `, ${usd("saved-average", "Saved, average", Math.round(saved.savedCents / figures.divisor))} a month`
      : "";
  const went = isBack
    ? `${put} more came back from savings than went in`
    : `${put} of what you spent went into savings`;
  if (saved.savedCents < 0) return `${went}; counting that, ${total} more was used than saved.`;
  const share = saved.savedCents > 0 ? rate(wording, saved) : "";
  return `${went}, so you saved ${total}${average}${share === "" ? "" : `, ${share} of your income`}.`;
}

/** What was kept in two periods, as a share of what came in in each. */
export function sharesAgainst({ flow, figures, notes }: FlowWording, other: FlowSum): string {
  if (flow !== "kept") return "";
  const then = figures.beside.find(({ role }) => role === "other-earned")?.sum;
  const now = figures.parts?.earned;
  // What came back may be more than what came in; of that there's no share.
  const isShare = (kept: Cents, earned: Cents) => earned > 0 && kept >= 0 && kept <= earned;
  if (!now || !then || !isShare(figures.sum.cents, now.cents) || !isShare(other.cents, then.cents)) return "";
  const share = (name: string, cents: Cents, { cents: of, period, rows }: FlowSum) =>
    notes.add(
      name,
      "Kept of the income",
      { unit: "percent", percent: (cents / of) * 100 },
      { period, href: hrefOf(rows, period) },
    );
  return `Of what came in that's ${share("kept-share", figures.sum.cents, now)}, against ${share("other-share", other.cents, then)}.`;
}

/** Beside what was kept in two periods; nothing where no savings category moved in either. */
export function savedAgainst({ flow, figures, notes }: FlowWording, other: FlowSum): string {
  if (flow !== "kept") return "";
  const put = (role: "contributed" | "other-contributed") =>
    figures.beside.find((one) => one.role === role)?.sum.cents ?? 0;
  const [now, then] = [put("contributed"), put("other-contributed")];
  if (now === 0 && then === 0) return "";
  const side = (name: string, { cents, period }: FlowSum, contributed: Cents) => {
    const [saved, href] = [cents + contributed, hrefOf({ from: period.from, to: period.to }, period)];
    return saved < 0
      ? `used ${notes.usd(name, USED, saved, { period, href })} more than you saved`
      : `saved ${notes.usd(name, SAVED, saved, { period, href })}`;
  };
  return `With what went into savings, you ${side("saved", figures.sum, now)}; in the other stretch you ${side("other-saved", other, then)}.`;
}
