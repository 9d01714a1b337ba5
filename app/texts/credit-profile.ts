// What is said of the numbers that somebody enters about their credit.
import type { NumberField, Remark } from "~/domain/credit/profile";
import { formatUsd, fromDollars } from "~/domain/money";

/** A number for reading: short even where it is absurd. */
export function showNumber(value: number): string {
  if (!Number.isFinite(value)) return "not a number";
  if (Math.abs(value) >= 1e12) return value > 0 ? "more than a trillion" : "less than minus a trillion";
  return value.toLocaleString("en-US", { maximumFractionDigits: 2 });
}

/** Dollars for reading, with their cents. */
export function showDollars(value: number): string {
  return Math.abs(value) < 1e12 ? formatUsd(fromDollars(value)) : `${showNumber(value)} dollars`;
}

/** `unit` reads a value of the range; `show`, where it differs, whatever else was entered. */
type Field = { name: string; unit: (value: number) => string; show?: (value: number) => string };

const points = (value: number): string => String(value);
const money = { unit: showDollars, show: showDollars };

const FIELDS: Record<NumberField, Field> = {
  currentScore: { name: "The current score", unit: points },
  goalScore: { name: "The goal score", unit: points },
  creditUtilization: { name: "Credit utilization", unit: (value) => `${value}%` },
  creditHistoryLength: { name: "The credit history length", unit: (value) => `${value} months` },
  newCreditInquiries: { name: "The number of inquiries", unit: points },
  totalCreditLimit: { name: "The total credit limit", ...money },
  totalCreditBalance: { name: "The total credit balance", ...money },
  monthlyIncome: { name: "The monthly income", ...money },
};

export function remarkText(remark: Remark): string {
  if (remark.is === "other-utilization")
    return (
      `Your balance and limit come to ${remark.implied}% utilization, and you entered ` +
      `${showNumber(remark.entered)}%. The figures below use what you entered.`
    );
  const { unit } = FIELDS[remark.field];
  return `${oddity(remark)}. The figures below use ${unit(remark.used)}.`;
}

function oddity(remark: Exclude<Remark, { is: "other-utilization" }>): string {
  const { name, unit, show = showNumber } = FIELDS[remark.field];
  if (remark.is === "no-number") return `${name} isn't a number`;
  if (remark.is === "negative") return `${name} can't be negative`;
  const { min, max, entered } = remark;
  return `${name} is usually between ${unit(min)} and ${unit(max)}, and you entered ${show(entered)}`;
}
