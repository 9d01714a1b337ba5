import { parseCents, sumCents, type Cents } from "~/domain/money";
import { isDay, monthName, monthOf, type Day } from "~/domain/periods";

export const GOAL_COLORS = ["blue", "green", "purple", "red", "orange"] as const;
export type GoalColor = (typeof GOAL_COLORS)[number];
export type GoalType = "savings" | "debt";
export const DEFAULT_COLOR: GoalColor = "blue";
export const NAME_LIMIT = 80;

export function isGoalColor(value: unknown): value is GoalColor {
  return GOAL_COLORS.some((color) => color === value);
}

// doneCents is the sum of the ledger: money saved, or debt paid off.
export type GoalFigures = { type: GoalType; targetCents: Cents; doneCents: Cents };

const LEVEL_SIZE: Cents = 100_000;

export function totalProgress(goals: readonly GoalFigures[]): Cents {
  return sumCents(goals.map((goal) => goal.doneCents));
}

export function totalSaved(goals: readonly GoalFigures[]): Cents {
  return sumCents(goals.filter((goal) => goal.type === "savings").map((goal) => goal.doneCents));
}

export function levelOf(total: Cents): number {
  return Math.floor(total / LEVEL_SIZE) + 1;
}

export function levelBarPercent(total: Cents): number {
  return Math.floor(((total % LEVEL_SIZE) * 100) / LEVEL_SIZE);
}

// The specification measures the text against money saved and the bar against all progress; both are shown as they are.
export function toNextLevel(level: number, saved: Cents): Cents {
  return level * LEVEL_SIZE - saved;
}

export type SavingsStanding = {
  totalCents: Cents;
  savedCents: Cents;
  level: number;
  barPercent: number;
  toNextLevelCents: Cents;
  barRestCents: Cents;
};

export function standingOf(goals: readonly GoalFigures[]): SavingsStanding {
  const totalCents = totalProgress(goals);
  const savedCents = totalSaved(goals);
  const level = levelOf(totalCents);
  return {
    totalCents,
    savedCents,
    level,
    barPercent: levelBarPercent(totalCents),
    toNextLevelCents: toNextLevel(level, savedCents),
    barRestCents: level * LEVEL_SIZE - totalCents,
  };
}

/** What there is to be proud of, by how far one has come in all. */
const MILESTONES = [
  { id: "first-goal", fromCents: null },
  { id: "hundred", fromCents: 10_000 },
  { id: "thousand", fromCents: 100_000 },
  { id: "five-thousand", fromCents: 500_000 },
] as const;
export type MilestoneId = (typeof MILESTONES)[number]["id"];

export const milestones = (goalCount: number, total: Cents): { id: MilestoneId; earned: boolean }[] =>
  MILESTONES.map(({ id, fromCents }) => ({ id, earned: fromCents === null ? goalCount > 0 : total >= fromCents }));

export type GoalEntryKind = "opening" | "contribution" | "payment" | "correction";
export type LedgerEntry = {
  amountCents: Cents;
  kind: GoalEntryKind;
  day: Day;
  /** What a linked account's balance changed by: interest that was charged is taken off already. */
  isBalance?: true;
};
export type Tracker = {
  monthlyStats: { monthName: string; currentCents: Cents };
  yearlyStats: { year: number; currentCents: Cents };
};

// Money put aside since the start of this month and this year. What was there before a goal began is not counted.
export function savingsTracker(entries: readonly LedgerEntry[], today: Day): Tracker | null {
  const added = entries.filter((entry) => entry.kind === "contribution" || entry.kind === "correction");
  if (!added.some((entry) => entry.amountCents > 0)) return null;
  const month = monthOf(today);
  const since = (prefix: string) =>
    Math.max(0, sumCents(added.filter((entry) => entry.day.startsWith(prefix)).map((entry) => entry.amountCents)));
  return {
    monthlyStats: { monthName: monthName(month), currentCents: since(month) },
    yearlyStats: { year: Number(month.slice(0, 4)), currentCents: since(month.slice(0, 4)) },
  };
}

// An edit of the amount reached so far becomes ledger entries. Lowering it takes back what was added before it
// touches what the goal began with, so that the tracker never counts money that was only a slip of the pen.
export function correctionEntries(
  ledger: { openingCents: Cents; addedCents: Cents },
  wantedCents: Cents,
): { kind: "opening" | "correction"; amountCents: Cents }[] {
  const change = wantedCents - (ledger.openingCents + ledger.addedCents);
  if (change >= 0) return change === 0 ? [] : [{ kind: "correction", amountCents: change }];
  const fromAdded = Math.min(-change, Math.max(0, ledger.addedCents));
  const fromOpening = -change - fromAdded;
  return [
    ...(fromAdded > 0 ? [{ kind: "correction" as const, amountCents: -fromAdded }] : []),
    ...(fromOpening > 0 ? [{ kind: "opening" as const, amountCents: -fromOpening }] : []),
  ];
}

export type ProblemCode =
  | "missing"
  | "target"
  | "current"
  | "above"
  | "amount"
  | "deadline"
  | "noDay"
  | "year"
  | "color"
  | "rate"
  | "minimum"
  | "name";

export type GoalFields = {
  name: string;
  targetAmount: string;
  currentAmount: string;
  deadline: string;
  color: string;
  interestRate?: string;
  minimumPayment?: string;
};
export type GoalValues = {
  name: string;
  targetCents: Cents;
  currentCents: Cents;
  deadline: Day | null;
  color: GoalColor;
  interestRate: number | null;
  minimumCents: Cents | null;
};
type FieldProblem = { code: ProblemCode; field: keyof GoalFields };
type GoalCheck = { values: GoalValues; problem?: undefined } | { problem: FieldProblem; values?: undefined };
export type GoalRules = { type: GoalType; today: Day; keptDeadline?: Day | null };

/** A slip in a date field: 20026, or 9999. */
const FAR = /^(?:\d{5,}|2[2-9]\d\d|[3-9]\d{3})-/;

// The order of the checks is the specification's: missing, target, current, current above target; ours come after.
export function checkGoal(fields: GoalFields, rules: GoalRules): GoalCheck {
  const name = fields.name.replace(/\s+/g, " ").trim();
  const deadline = fields.deadline.trim();
  const problem = (code: ProblemCode, field: keyof GoalFields): GoalCheck => ({ problem: { code, field } });

  if (!name) return problem("missing", "name");
  if (!fields.targetAmount.trim()) return problem("missing", "targetAmount");
  if (!deadline && rules.type === "savings") return problem("missing", "deadline");
  const targetCents = parseCents(fields.targetAmount);
  if (targetCents === null || targetCents <= 0) return problem("target", "targetAmount");
  // A debt with nothing said about what is left still has all of it left.
  const current = fields.currentAmount.trim();
  const currentCents = current ? parseCents(current) : rules.type === "debt" ? targetCents : 0;
  if (currentCents === null || currentCents < 0) return problem("current", "currentAmount");
  if (currentCents > targetCents) return problem("above", "currentAmount");
  if (deadline && deadline !== rules.keptDeadline) {
    if (FAR.test(deadline)) return problem("year", "deadline");
    if (!isDay(deadline)) return problem("noDay", "deadline");
    if (deadline < rules.today) return problem("deadline", "deadline");
  }
  const color = fields.color.trim() || DEFAULT_COLOR;
  if (!isGoalColor(color)) return problem("color", "color");
  if (name.length > NAME_LIMIT) return problem("name", "name");
  const interestRate = parseRate(fields.interestRate ?? "");
  if (interestRate === undefined) return problem("rate", "interestRate");
  const minimum = (fields.minimumPayment ?? "").trim();
  const minimumCents = minimum ? parseCents(minimum) : null;
  if (minimum && (minimumCents === null || minimumCents < 0)) return problem("minimum", "minimumPayment");
  return { values: { name, targetCents, currentCents, deadline: deadline || null, color, interestRate, minimumCents } };
}

// null: none given; undefined: not a rate.
export function parseRate(text: string): number | null | undefined {
  const trimmed = text.trim().replace(/\s*%$/, "");
  if (!trimmed) return null;
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(trimmed)) return undefined;
  const rate = Number(trimmed);
  return rate <= 100 ? rate : undefined;
}

export function checkAmount(text: string): Cents | null {
  const cents = parseCents(text);
  return (cents ?? 0) > 0 ? cents : null;
}
