// The 8 budget groups and their 25 categories, in the order in which they are shown.

const GROUPS = [
  {
    id: "giving",
    name: "Giving",
    categories: [
      ["tithe", "Tithe", "⛪"],
      ["charitable_giving", "Charitable Giving", "🎁"],
    ],
  },
  {
    id: "saving",
    name: "Saving",
    categories: [
      ["emergency_fund", "Emergency Fund", "🛟"],
      ["retirement", "Retirement", "🏖️"],
      ["college_fund", "College Fund", "🎓"],
    ],
  },
  {
    id: "housing",
    name: "Housing",
    categories: [
      ["mortgage_rent", "Mortgage/Rent", "🏠"],
      ["utilities", "Utilities", "💡"],
      ["phone", "Phone", "📱"],
      ["internet", "Internet", "🌐"],
      ["cable", "Cable", "📺"],
    ],
  },
  {
    id: "transportation",
    name: "Transportation",
    categories: [
      ["car_payment", "Car Payment", "🚗"],
      ["auto_insurance", "Auto Insurance", "🛡️"],
      ["gas", "Gas", "⛽"],
      ["maintenance", "Maintenance", "🔧"],
    ],
  },
  {
    id: "food",
    name: "Food",
    categories: [
      ["groceries", "Groceries", "🛒"],
      ["restaurants", "Restaurants", "🍽️"],
    ],
  },
  {
    id: "personal",
    name: "Personal",
    categories: [
      ["clothing", "Clothing", "👕"],
      ["personal_care", "Personal Care", "💇"],
      ["health_fitness", "Health/Fitness", "🏃"],
    ],
  },
  {
    id: "lifestyle",
    name: "Lifestyle",
    categories: [
      ["entertainment", "Entertainment", "🎬"],
      ["miscellaneous", "Miscellaneous", "🧾"],
      ["travel", "Travel", "✈️"],
    ],
  },
  {
    id: "debt",
    name: "Debt",
    categories: [
      ["credit_cards", "Credit Cards", "💳"],
      ["student_loans", "Student Loans", "📚"],
      ["other_debt", "Other Debt", "🏦"],
    ],
  },
] as const;

type GroupId = (typeof GROUPS)[number]["id"];
export type CategoryId = (typeof GROUPS)[number]["categories"][number][0];
type Category = { id: CategoryId; name: string; icon: string; group: GroupId };
type BudgetGroup = { id: GroupId; name: string; categories: Category[] };

export const BUDGET_GROUPS: BudgetGroup[] = GROUPS.map((group) => ({
  id: group.id,
  name: group.name,
  categories: group.categories.map(([id, name, icon]) => ({ id, name, icon, group: group.id })),
}));

export const CATEGORIES: Category[] = BUDGET_GROUPS.flatMap((group) => group.categories);

/** Shown for anything that is none of the categories. */
export const DEFAULT_ICON = "📊";

const byId = new Map<string, Category>(CATEGORIES.map((category) => [category.id, category]));

/** The words that stand beside a transaction where a budget category does not. */
const KINDS: Record<string, { name: string; icon: string }> = {
  income: { name: "Income", icon: "💰" },
  transfer: { name: "Transfer", icon: "🔁" },
  card_payment: { name: "Card Payment", icon: "💳" },
  loan_payment: { name: "Loan Payment", icon: "🏦" },
  refund: { name: "Refund", icon: "↩️" },
  correction: { name: "Balance Correction", icon: "⚖️" },
};

/** Whether it has an icon of its own: a category, or a kind of money that stands in a category's place. */
export const isKnownIcon = (id: string): boolean => byId.has(id) || id in KINDS;

export function isCategoryId(text: string): text is CategoryId {
  return byId.has(text);
}

export function categoryName(id: string): string {
  return byId.get(id)?.name ?? KINDS[id]?.name ?? id;
}

export function categoryIcon(id: string): string {
  return byId.get(id)?.icon ?? KINDS[id]?.icon ?? DEFAULT_ICON;
}

/** Finds a category by its id or its name, without regard to case. */
export function findCategory(text: string): Category | undefined {
  const wanted = text.trim().toLowerCase();
  return (
    byId.get(wanted.replace(/[\s/]+/g, "_")) ?? CATEGORIES.find((category) => category.name.toLowerCase() === wanted)
  );
}

/** The way back from the words beside a row to the id of its category or kind; of a row in parts, the first one's. */
export function idOfLabel(label: string): string {
  const first = label.split(" + ")[0] ?? "";
  return findCategory(first)?.id ?? Object.keys(KINDS).find((id) => KINDS[id]?.name === first) ?? "";
}
