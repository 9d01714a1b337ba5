// What would help a score, and how much: the moves that follow from the answers, the most useful first.

import type { CreditProfile, LinkedCards } from "~/domain/credit/profile";
import { type MonthAhead, payDown, PLAN_MONTHS, REPORTED_PERCENT } from "~/domain/credit/projection";

export type Impact = "High" | "Medium" | "Low";

export type CreditMove = { impact: Impact } & (
  | { kind: "payments"; history: CreditProfile["paymentHistory"]; isSerious: boolean }
  | {
      kind: "utilization";
      percent: number;
      underPercent: 30 | 10;
      totalDollars: number | null;
      monthlyDollars: number | null;
      cards: LinkedCards | null;
    }
  | { kind: "early"; percent: number; earlyDollars: number; keptDollars: number; cards: LinkedCards }
  | { kind: "collections" | "bankruptcy" | "foreclosure" }
  | { kind: "inquiries"; count: number }
  | { kind: "age"; months: number; isYoung: boolean }
  | { kind: "mix"; mix: CreditProfile["creditMix"] }
  | { kind: "reports" | "steady" }
  | { kind: "statements"; isLow: boolean }
);

const RANK: Record<Impact, number> = { High: 0, Medium: 1, Low: 2 };
const MAX_MOVES = 6;
const LEAST = 3;

function payments({ paymentHistory: history }: CreditProfile): CreditMove[] {
  if (history === "excellent") return [];
  const isSerious = history === "fair" || history === "poor";
  // Nothing weighs more, whoever was late once or often.
  return [{ kind: "payments", impact: "High", history, isSerious }];
}

function utilization(profile: CreditProfile): CreditMove[] {
  const pay = payDown(profile, PLAN_MONTHS);
  if (!pay) return [];
  const percent = profile.creditUtilization;
  const isHigh = percent > 30;
  const { cards = null, totalCreditLimit } = profile;
  if (cards?.paidInFull)
    return [
      {
        kind: "early",
        impact: isHigh ? "High" : "Medium",
        percent,
        earlyDollars: pay.totalDollars ?? 0,
        keptDollars: (totalCreditLimit * REPORTED_PERCENT) / 100,
        cards,
      },
    ];
  return [
    {
      kind: "utilization",
      impact: isHigh ? "High" : "Medium",
      percent,
      underPercent: isHigh ? 30 : 10,
      totalDollars: pay.totalDollars,
      monthlyDollars: pay.monthlyDollars,
      cards,
    },
  ];
}

const marks = ({ hasCollections, hasBankruptcy, hasForeclosure }: CreditProfile): CreditMove[] => [
  ...(hasCollections ? [{ kind: "collections", impact: "High" } as const] : []),
  ...(hasBankruptcy ? [{ kind: "bankruptcy", impact: "Medium" } as const] : []),
  ...(hasForeclosure ? [{ kind: "foreclosure", impact: "Medium" } as const] : []),
];

const inquiries = ({ newCreditInquiries: count }: CreditProfile): CreditMove[] =>
  count <= 1 ? [] : [{ kind: "inquiries", impact: count > 3 ? "Medium" : "Low", count }];

function ageAndMix({ creditHistoryLength: months, creditMix: mix }: CreditProfile): CreditMove[] {
  const isYoung = months < 24;
  return [
    ...(months < 84 ? [{ kind: "age", impact: isYoung ? "Medium" : "Low", months, isYoung } as const] : []),
    ...(mix === "limited" || mix === "poor" ? [{ kind: "mix", impact: "Low", mix } as const] : []),
  ];
}

const upkeep = ({ creditUtilization }: CreditProfile): CreditMove[] => [
  { kind: "reports", impact: "Low" },
  { kind: "statements", impact: "Low", isLow: creditUtilization <= 10 },
  { kind: "steady", impact: "Low" },
];

/** Three to six. */
export function creditMoves(profile: CreditProfile): CreditMove[] {
  const paying = payments(profile);
  const isSerious = paying.some((move) => move.kind === "payments" && move.isSerious);
  const needed = [
    // Of two that weigh as much, cards that are too full gain faster than payments that are mostly on time.
    ...(isSerious ? [...paying, ...utilization(profile)] : [...utilization(profile), ...paying]),
    ...marks(profile),
    ...inquiries(profile),
    ...ageAndMix(profile),
  ];
  const general = upkeep(profile).slice(0, Math.max(1, LEAST - needed.length));
  return [...needed, ...general].sort((a, b) => RANK[a.impact] - RANK[b.impact]).slice(0, MAX_MOVES);
}

const UPKEEP: readonly CreditMove["kind"][] = ["reports", "statements", "steady"];

/** What holds a score back, the most first: for the plan and the coach alike. Payments that are mostly on time don't. */
export const holdingBack = (profile: CreditProfile): CreditMove[] =>
  creditMoves(profile).filter((move) => (move.kind === "payments" ? move.isSerious : !UPKEEP.includes(move.kind)));

/** When the goal is reached: by a month of the plan, at its pace, not at all, or long after. */
type TimeToGoal =
  { is: "reached" | "unknown" | "far" } | { is: "in-plan"; month: number } | { is: "at-pace"; months: number };

const MAX_MONTHS = 36;

export function timeToGoal({ goalScore, currentScore }: CreditProfile, ahead: readonly MonthAhead[]): TimeToGoal {
  const gap = goalScore - currentScore;
  if (gap <= 0) return { is: "reached" };
  const there = ahead.find(({ gain }) => gain >= gap);
  if (there) return { is: "in-plan", month: there.month };
  const gained = ahead.at(-1)?.gain ?? 0;
  if (gained <= 0) return { is: "unknown" };
  const months = Math.ceil((gap / gained) * PLAN_MONTHS);
  return months <= MAX_MONTHS ? { is: "at-pace", months } : { is: "far" };
}

/** Impacts have a style each for High and Medium; anything else takes the third. */
export function impactVariant(impact: string): "high" | "medium" | "other" {
  if (impact === "High") return "high";
  return impact === "Medium" ? "medium" : "other";
}
