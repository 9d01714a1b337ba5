// Money is whole cents in safe integers. Text becomes cents by one strict parser; cents become text by one formatter.

export type Cents = number;

/** 9,999,999,999.99: nothing larger is an amount of money here. */
export const MAX_CENTS: Cents = 999_999_999_999;

const AMOUNT = /^(-)?(?:\$ ?)?(?=\.?\d)(?:(\d{1,3}(?:,\d{3})+)|(\d*))(?:\.(\d{0,2}))?$/;

/** `12`, `12.3`, `12.34`, `.5`, `1,234.56`, with a leading `$` or `-`. Anything else (1e3, NaN, 0.001, --1) is null. */
export function parseCents(text: string): Cents | null {
  const match = AMOUNT.exec(text.trim());
  if (!match) return null;
  const [, minus, grouped, plain, fraction = ""] = match;
  const whole = (grouped ?? plain ?? "").replaceAll(",", "").replace(/^0+(?=\d)/, "");
  if (whole.length > 10) return null;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  if (cents > MAX_CENTS) return null;
  return minus && cents > 0 ? -cents : cents;
}

/** What the JSON API and forms send: a number with at most two decimals, or text. */
export function toCents(value: string | number): Cents | null {
  if (typeof value === "string") return parseCents(value);
  const cents = Math.round(value * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(cents) > MAX_CENTS) return null;
  // 0.29 * 100 is 28.999…: what counts is that the number is the one nearest to whole cents.
  return cents / 100 === value ? cents + 0 : null;
}

// Whole cents are inside; at the documented endpoints, in vendors' words and in what people answer in whole dollars it is
// dollars. Nothing else converts them.
export function toDollars(cents: Cents): number {
  return cents / 100;
}

export function fromDollars(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** `1234.50`, as a form's field holds it. */
export function fieldAmount(cents: Cents): string {
  return toDollars(cents).toFixed(2);
}

/** 1,234,567. By hand: a cheap phone takes a twentieth of a second to set up the browser's own formatter. */
export const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ",");

/** `$1,234.50`, negatives as `-$12.34`; exactly two decimals. */
export function formatUsd(cents: Cents): string {
  const all = Math.round(Math.abs(cents));
  return `${cents < 0 && all > 0 ? "-" : ""}$${grouped(Math.floor(all / 100))}.${String(all % 100).padStart(2, "0")}`;
}

/** The money that everything is added up in. */
export const HOME_CURRENCY = "USD";

/** An amount in its own money: $1.00, EUR 1.00. */
export function formatIn(currency: string, cents: Cents): string {
  const text = formatUsd(cents);
  return currency === HOME_CURRENCY ? text : text.replace("$", `${currency} `);
}

const ABOUT_FROM: Cents = 100_00;

/** Whole dollars, for axes and running text. */
export function formatDollars(cents: Cents): string {
  const whole = Math.round(Math.abs(cents) / 100);
  return `${cents < 0 && whole > 0 ? "-" : ""}$${grouped(whole)}`;
}

/** What is only about so much: from a hundred dollars on, cents would promise more than anybody knows. */
export const formatAbout = (cents: Cents): string =>
  Math.abs(cents) < ABOUT_FROM ? formatUsd(cents) : formatDollars(cents);

/** On an axis: '$7,500', from a million on '$2.5M'. */
export function formatTick(cents: Cents): string {
  const millions = Math.round(cents / 10_000_00) / 100;
  return Math.abs(millions) < 1 ? formatDollars(cents) : `${millions < 0 ? "-" : ""}$${Math.abs(millions)}M`;
}

export function sumCents(values: Iterable<Cents>): Cents {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** Percent change from last period; 0 when the previous value is missing or 0. */
export function percentChange(current: number, previous?: number | null): number {
  if (!previous) return 0;
  return ((current - previous) / previous) * 100;
}

/** Percentages of change carry one decimal: `12.3%`. */
export function formatPercent(percent: number): string {
  const text = percent.toFixed(1);
  return `${text === "-0.0" ? "0.0" : text}%`;
}

/** A part of a whole as a percent between 0 and `cap`; 0 when there is no whole. */
export function percentOf(part: number, whole: number, cap = 100): number {
  if (whole <= 0) return 0;
  return Math.min(cap, Math.max(0, (part / whole) * 100));
}

/** Splits cents by weights so that the parts sum to the whole; the largest remainders get the odd cents. */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  const sign = total < 0 ? -1 : 1;
  const exact = weights.map((weight) => (Math.abs(total) * weight) / sum);
  const parts = exact.map(Math.floor);
  let rest = Math.abs(total) - sumCents(parts);
  const order = exact
    .map((value, index) => [value - Math.floor(value), index] as const)
    .sort((a, b) => b[0] - a[0] || a[1] - b[1]);
  for (const [, index] of order) {
    if (rest <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    rest--;
  }
  return parts.map((part) => (part === 0 ? 0 : part * sign));
}
