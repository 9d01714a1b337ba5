export const TOUR_STEPS = [
  {
    id: "welcome",
    target: null,
    title: "Take a look around",
    text: "Nine steps, about a minute. You can stop at any time.",
  },
  {
    id: "financial-overview",
    target: "financial-overview",
    title: "Your money at a glance",
    text: "What you spent today, this week, and this month, and what your accounts add up to. Each figure leads to its transactions.",
  },
  {
    id: "spending-trends",
    target: "spending-trends",
    title: "Spending trends",
    text: "Income and expenses month by month, and where this month's money went.",
  },
  {
    id: "transactions",
    target: "transactions",
    title: "Transactions",
    text: "Your latest five. View All shows up to 100, with a search box.",
  },
  {
    id: "ai-coach",
    target: "ai-insights",
    title: "Your AI coach",
    text: "Insights are based on your own transactions. Ask the coach anything about your money.",
  },
  {
    id: "goals",
    target: "savings-goal",
    title: "Goals",
    text: "Set a savings or debt goal and see how far along you are.",
  },
  {
    id: "budgets",
    target: "budget",
    title: "Budgets",
    text: "Plan a month by category. The bar turns yellow above 75% and red when a budget is used up.",
  },
  {
    id: "connect-account",
    target: "connect-account",
    title: "Connect an account",
    text: "Link your bank and your transactions show up on their own. Your bank sign-in stays with your bank.",
  },
  {
    id: "complete",
    target: null,
    title: "You're all set",
    text: "That's the whole tour. Start by adding an account or setting a goal.",
  },
] as const;

/** Said once, when the tour was completed. */
export const WELCOME = {
  title: "Welcome to Mind My Money!",
  description: "You are ready to go. Connect an account or set a goal to begin.",
  variant: "success",
} as const;

/** The same where no bank can be connected. */
export const WELCOME_BY_HAND = {
  ...WELCOME,
  description: "You are ready to go. Bring your accounts or set a goal to begin.",
};

export type TourEnd = "done" | "by-hand" | "skipped";
type TourStep = (typeof TOUR_STEPS)[number];

export const TOUR_COUNT = TOUR_STEPS.length;

/** 1-based, as it stands in the address; anything else is no step. */
export function tourStep(text: string | null): number | null {
  if (text === null || !/^[1-9]$/.test(text)) return null;
  const step = Number(text);
  return step <= TOUR_COUNT ? step : null;
}

type Shown = Record<"id" | "title" | "text", string> & Pick<TourStep, "target">;

/** How accounts come here is said as `words` have it, where that isn't what the tour always says. */
export function stepAt(step: number, words?: { title: string; tour: string | null }): Shown | undefined {
  const found = TOUR_STEPS[step - 1];
  return found?.id === "connect-account" && words?.tour ? { ...found, title: words.title, text: words.tour } : found;
}
export const tourCounter = (step: number): string => `Step ${step} of ${TOUR_COUNT}`;

export const opensByItself = (user: { hasSeenTour: boolean; loginCount: number }): boolean =>
  !user.hasSeenTour && user.loginCount <= 2;
