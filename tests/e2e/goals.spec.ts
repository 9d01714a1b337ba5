import type { Page, Request } from "@playwright/test";
import { GoalInput } from "~/contracts/goals";
import { createGoal } from "~/services/goals/goals.server";
import { currentUser } from "../support/people";
import { expect, hydrated, signIn, test } from "../support/e2e";

const FAR = "2099-06-01";
type Fields = Record<string, string | number>;

async function open(
  page: Page,
  scripts: boolean,
  goals: [type: "savings" | "debt", fields: Fields][] = [],
  path = "/goals",
) {
  const user = await signIn(page);
  const owner = await currentUser(user);
  const ids: string[] = [];
  for (const [type, fields] of goals)
    ids.push((await createGoal(owner, type, GoalInput.parse({ deadline: FAR, ...fields }))).id);
  await page.goto(path);
  await hydrated(page, scripts);
  return { user, owner, ids };
}

const BIKE: ["savings", Fields] = ["savings", { name: "Bike", targetAmount: 500, currentAmount: 100, color: "green" }];
const VISA: ["debt", Fields] = ["debt", { name: "Visa card", targetAmount: 1000, interestRate: 19.99 }];
// By its mark, not its role: behind an open dialog a card has none.
const card = (page: Page, name: string) =>
  page.locator("li[data-goal]").filter({ has: page.locator("h3", { hasText: new RegExp(`^${name}`) }) });
const toast = (page: Page) => page.getByRole("status").or(page.getByRole("alert"));
const said = async (page: Page, ...texts: string[]) => {
  for (const text of texts) await expect(toast(page).filter({ hasText: text }).first()).toBeVisible();
};

test("with no goals the screen says what to do (GOAL-001 GOAL-002 GOAL-008 GOAL-009 GOAL-019 CHAT-001 CHAT-002 PE-001)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts);
  await expect(page.getByText("Mind My Money").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Savings Master" })).toBeVisible();
  await expect(page.getByText("L1", { exact: true })).toBeVisible();
  await expect(page.getByText("$1,000.00 to next level")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Achievements" })).toBeVisible();
  for (const name of ["Goal Setter", "Progress Maker", "Milestone Master", "Financial Champion"])
    await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByText("No Savings Goals Yet")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Money Mind Goal Assistant" })).toBeVisible();
  await expect(page.locator('[data-message="ai"]').first()).toContainText("Money Mind");
  await expect(page.getByRole("heading", { name: "Debt Payoff Goals" })).toHaveCount(0);
  await page.getByRole("link", { name: "Create Your First Goal" }).click();
  await expect(page.getByRole("heading", { name: "Add New Savings Goal" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test("what was earned is one line until it's opened", async ({ page, scripts }) => {
    await open(page, scripts, [["savings", { name: "Trip", targetAmount: 900, currentAmount: 300 }]]);
    const earned = page.getByRole("region", { name: "Savings Master" });
    await expect(earned.getByText("Level 1, 2 of 4 achievements")).toBeVisible();
    await expect(earned.getByText("$700.00 to next level")).toBeHidden();
    expect((await earned.boundingBox())?.height).toBeLessThanOrEqual(110);
    await earned.getByText("2 of 4 achievements").first().click();
    await expect(earned.getByText("$700.00 to next level")).toBeVisible();
    await expect(earned.getByRole("heading", { name: "Achievements" })).toBeVisible();
  });
});

test("levels, cards and both readings of the next level (GOAL-005 GOAL-006 GOAL-007 GOAL-017 GOAL-018)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts, [
    ["savings", { name: "Trip", targetAmount: 900, currentAmount: 300 }],
    ["debt", { name: "Loan", targetAmount: 5000, currentAmount: 4000, interestRate: 6.5 }],
  ]);
  await expect(page.getByText("L2", { exact: true })).toBeVisible();
  await expect(page.getByText("$1,700.00 to next level")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Progress to level 3" })).toHaveAttribute("value", "30");
  await expect(page.getByRole("heading", { name: "Savings Goals", exact: true })).toBeVisible();
  await expect(card(page, "Trip")).toContainText("$300.00 of $900.00");
  await expect(card(page, "Trip")).toContainText("33%");
  await expect(page.getByRole("heading", { name: "Debt Payoff Goals" })).toBeVisible();
  await expect(card(page, "Loan")).toContainText("$4,000.00 left of $5,000.00");
  await expect(card(page, "Loan")).toContainText("6.5% interest");
  await expect(card(page, "Loan")).toContainText(/pay this off in/);
  await page.getByRole("link", { name: "Smallest first" }).click();
  await expect(page.getByRole("link", { name: "Smallest first" })).toHaveAttribute("aria-current", /page|true/);
  await expect(card(page, "Loan")).toContainText(/pay this off in/);
});

test("a card has the goal's name, figures, bar, date, color and interest (GOAL-023)", async ({ page, scripts }) => {
  const colors = ["blue", "green", "purple", "red", "orange"] as const;
  await open(page, scripts, [
    ...colors.map((color): ["savings", Fields] => [
      "savings",
      { name: `Trip in ${color}`, targetAmount: 1200.5, currentAmount: 300, color },
    ]),
    ["debt", { name: "Loan", targetAmount: 5000, currentAmount: 4000, interestRate: 6.5, color: "red" }],
    ["debt", { name: "From a friend", targetAmount: 100, deadline: "" }],
  ]);
  for (const color of colors) {
    const trip = card(page, `Trip in ${color}`);
    await expect(trip).toContainText("$300.00 of $1,200.50");
    await expect(trip).toContainText("24%");
    await expect(trip.getByRole("progressbar")).toHaveAttribute("value", "24");
    await expect(trip).toContainText("Jun 1, 2099");
  }
  const edges = await Promise.all(
    colors.map((color) => card(page, `Trip in ${color}`).evaluate((item) => getComputedStyle(item).borderTopColor)),
  );
  expect(new Set(edges).size).toBe(5);
  const loan = card(page, "Loan");
  await expect(loan).toContainText("$4,000.00 left of $5,000.00");
  await expect(loan).toContainText("20% paid off");
  await expect(loan.getByRole("progressbar")).toHaveAttribute("value", "20");
  await expect(loan).toContainText("6.5% interest");
  await expect(loan).toContainText("Jun 1, 2099");
  expect(await loan.evaluate((item) => getComputedStyle(item).borderTopColor)).toBe(edges[3]);
  await expect(card(page, "From a friend")).not.toContainText(/% interest|Pay off by/);
});

test("Goal Setter is locked without a goal, and one of either kind earns it (GOAL-010)", async ({ page, scripts }) => {
  const setter = page.locator("li[data-earned]").filter({ hasText: "Goal Setter" });
  await open(page, scripts);
  await expect(setter).toHaveAttribute("data-earned", "false");
  for (const only of [BIKE, VISA]) {
    await page.context().clearCookies();
    await open(page, scripts, [only]);
    await expect(setter).toHaveAttribute("data-earned", "true");
    await expect(setter).toContainText("Earned");
  }
});

test("a goal is created in the dialog (GOAL-024 GOAL-033 GOAL-034 GOAL-035 GOAL-037 PE-002 PE-006)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts);
  await page.getByRole("link", { name: "Create New Goal" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Add New Savings Goal" })).toBeVisible();
  await expect(dialog.getByRole("radio")).toHaveCount(5);
  await expect(dialog.getByRole("radio", { name: "Blue" })).toBeChecked();
  await expect(dialog.getByLabel("Target date")).toHaveAttribute("min", /^\d{4}-\d\d-\d\d$/);
  await dialog.getByLabel("Goal name").fill("New laptop");
  await dialog.getByLabel("Target amount").fill("1,200.50");
  await dialog.getByLabel("Target date").fill(FAR);
  await dialog.getByRole("button", { name: "Create Goal" }).click();
  await said(page, "Goal Created");
  await expect(card(page, "New laptop")).toContainText("$0.00 of $1,200.50");
  await expect(page).toHaveURL(/\/goals$/);
});

test("what is wrong is said in the specification's words, and nothing is lost (GOAL-027 GOAL-028 GOAL-031 GOAL-032 PE-003)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts, [], "/goals?dialog=add");
  const dialog = page.getByRole("dialog");
  const save = () => dialog.getByRole("button", { name: "Create Goal" }).click();
  await dialog.getByLabel("Target amount").fill("-1");
  await save();
  await said(page, "Missing Information", "Please fill in all required fields.");
  await expect(dialog.getByLabel("Target amount")).toHaveValue("-1");
  await dialog.getByLabel("Goal name").fill("Tent");
  await dialog.getByLabel("Target date").fill(FAR);
  await save();
  await said(page, "Invalid Target Amount", "Please enter a valid positive number.");
  await dialog.getByLabel("Target amount").fill("100");
  await dialog.getByLabel("Saved so far").fill("abc");
  await save();
  await said(page, "Invalid Current Amount", "Please enter a valid positive number or zero.");
  await dialog.getByLabel("Saved so far").fill("200");
  await save();
  await said(page, "Invalid Amount", "Current amount cannot exceed target amount.");
  await expect(dialog.getByLabel("Goal name")).toHaveValue("Tent");
  await dialog.getByLabel("Saved so far").fill("100");
  await save();
  await said(page, "Goal Created");
});

test("an edit shows the goal's values and changes the card (GOAL-025 GOAL-039 PE-006)", async ({ page, scripts }) => {
  await open(page, scripts, [BIKE]);
  await page.getByRole("link", { name: "Edit Bike" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Edit Savings Goal" })).toBeVisible();
  await expect(dialog.getByLabel("Goal name")).toHaveValue("Bike");
  await expect(dialog.getByLabel("Target amount")).toHaveValue("500.00");
  await expect(dialog.getByLabel("Saved so far")).toHaveValue("100.00");
  await expect(dialog.getByLabel("Target date")).toHaveValue(FAR);
  await expect(dialog.getByRole("radio", { name: "Green" })).toBeChecked();
  await dialog.getByLabel("Goal name").fill("Red bike");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await said(page, "Goal Updated");
  await expect(card(page, "Red bike")).toBeVisible();
});

test("two stale edits: the second page shows both values and lets the person choose", async ({ page, scripts }) => {
  const { owner, ids } = await open(page, scripts, [BIKE]);
  await page.getByRole("link", { name: "Edit Bike" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Goal name").fill("My version");
  const { updateGoal } = await import("~/services/goals/goals.server");
  await updateGoal(
    owner,
    ids[0] ?? "",
    GoalInput.parse({ name: "Their version", targetAmount: 500, currentAmount: 100, deadline: FAR, color: "green" }),
  );
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByRole("cell", { name: "Their version" })).toBeVisible();
  await expect(dialog.getByRole("cell", { name: "My version" })).toBeVisible();
  await dialog.getByRole("button", { name: "Save mine" }).click();
  await said(page, "Goal Updated");
  await expect(card(page, "My version")).toBeVisible();
});

test("a debt goal is created and edited by form (GOAL-041)", async ({ page, scripts }) => {
  await open(page, scripts, [], "/goals?dialog=add&type=debt");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Debt name").fill("Car loan");
  await dialog.getByLabel("Original amount").fill("8000");
  await dialog.getByLabel(/Interest rate/).fill("4.5");
  await dialog.getByRole("button", { name: "Create Goal" }).click();
  await said(page, "Goal Created");
  await page.getByRole("link", { name: "Edit Car loan" }).click();
  await dialog.getByLabel("Left to pay").fill("6000");
  const put = scripts
    ? page.waitForRequest((request) => request.method() === "PUT" && /\/api\/savings-goals\//.test(request.url()))
    : null;
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await put;
  await expect(card(page, "Car loan")).toContainText("$6,000.00 left of $8,000.00");
});

test("both kinds are deleted after a confirmation (GOAL-022 GOAL-026 GOAL-053 GOAL-054)", async ({ page, scripts }) => {
  await open(page, scripts, [BIKE, VISA]);
  for (const name of ["Bike", "Visa card"])
    await expect(page.getByRole("link", { name: `Edit ${name}` })).toBeVisible();
  for (const name of ["Bike", "Visa card"]) {
    await page.getByRole("link", { name: `Delete ${name}` }).click();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Delete Savings Goal" })).toBeVisible();
    await expect(card(page, name)).toHaveCount(1);
    await page.getByRole("dialog").getByRole("button", { name: "Delete Goal" }).click();
    await said(page, "Goal Deleted");
    await expect(card(page, name)).toHaveCount(0);
  }
});

test("money is added: toast, sum, empty input, pop-up, tracker (GOAL-014 GOAL-015 GOAL-016 GOAL-020 GOAL-043 GOAL-044 GOAL-047 GOAL-050)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts, [BIKE]);
  await expect(page.getByText("Monthly savings streak!")).toHaveCount(0);
  const amount = card(page, "Bike").getByRole("spinbutton");
  await expect(amount).toHaveAttribute("min", "0");
  await expect(amount).toHaveAttribute("step", "0.01");
  await amount.fill("25.50");
  await card(page, "Bike")
    .getByRole("button", { name: /Add Money/ })
    .click();
  await said(page, "Money Added");
  await expect(page.getByRole("dialog").getByRole("heading", { name: /Congratulations/ })).toBeVisible();
  await page.getByRole("dialog").getByText("Keep Going!").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(card(page, "Bike")).toContainText("$125.50 of $500.00");
  await expect(card(page, "Bike").getByRole("spinbutton")).toHaveValue("");
  await expect(page.getByText("Monthly savings streak!")).toBeVisible();
  await expect(page.getByText("Year-to-date mastery!")).toBeVisible();
  await expect(page.getByText("$25.50", { exact: true })).toHaveCount(2);
});

test("a payment lowers what is left; more than that pays it off (GOAL-021 GOAL-045 GOAL-046)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts, [VISA]);
  const pay = async (amount: string) => {
    await card(page, "Visa card").getByRole("spinbutton").fill(amount);
    await card(page, "Visa card")
      .getByRole("button", { name: /Make Payment/ })
      .click();
    await said(page, "Payment Made");
    await page.getByRole("dialog").getByText("Keep Going!").click();
  };
  await pay("200");
  await expect(card(page, "Visa card")).toContainText("$800.00 left of $1,000.00");
  await pay("5000");
  await expect(card(page, "Visa card")).toContainText("$0.00 left of $1,000.00");
  await expect(card(page, "Visa card")).toContainText("This debt is paid off.");
});

test("an amount that is none moves nothing, on both kinds of card (GOAL-042)", async ({ page, scripts }) => {
  await open(page, scripts, [BIKE, VISA]);
  const calls: Request[] = [];
  page.on("request", (request) => void (/\/api\/(savings|debt)-goals\/./.test(request.url()) && calls.push(request)));
  for (const [name, button] of [
    ["Bike", /Add Money/],
    ["Visa card", /Make Payment/],
  ] as const) {
    for (const amount of ["", "0", "-1"]) {
      await card(page, name).getByRole("spinbutton").fill(amount);
      await card(page, name).getByRole("button", { name: button }).click();
      await said(page, "Invalid Amount", "Please enter a valid positive amount.");
    }
  }
  expect(calls).toHaveLength(0);
  await expect(card(page, "Bike")).toContainText("$100.00 of $500.00");
});

test("the pop-up comes after half a second and goes after five (GOAL-048 GOAL-049) @js-only", async ({
  page,
  scripts,
}) => {
  await open(page, scripts, [BIKE]);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await card(page, "Bike").getByRole("spinbutton").fill("5");
  await card(page, "Bike")
    .getByRole("button", { name: /Add Money/ })
    .click();
  await said(page, "Money Added");
  const popup = page.getByRole("dialog");
  await page.clock.runFor(400);
  await expect(popup).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(popup).toBeVisible();
  await page.clock.runFor(4_700);
  await expect(popup).toBeVisible();
  await page.clock.runFor(500);
  await expect(popup).toHaveCount(0);
});

test("failures are said in the specification's words (GOAL-038 GOAL-040 GOAL-051 GOAL-052 GOAL-055) @js-only", async ({
  page,
  scripts,
}) => {
  await open(page, scripts, [BIKE, VISA]);
  await page.route(/\/api\/(savings|debt)-goals/, (route) =>
    route.request().method() === "GET"
      ? route.fallback()
      : route.fulfill({ status: 500, contentType: "application/json", body: "{}" }),
  );
  await card(page, "Bike").getByRole("spinbutton").fill("5");
  await card(page, "Bike")
    .getByRole("button", { name: /Add Money/ })
    .click();
  await said(page, "Failed to add money to goal");
  await expect(card(page, "Bike").getByRole("spinbutton")).toHaveValue("5");
  await card(page, "Visa card").getByRole("spinbutton").fill("5");
  await card(page, "Visa card")
    .getByRole("button", { name: /Make Payment/ })
    .click();
  await said(page, "Failed to process debt payment");
  await page.getByRole("link", { name: "Edit Bike" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await said(page, "Error", "Failed to update goal");
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Delete Bike" }).click();
  await page.getByRole("button", { name: "Delete Goal" }).click();
  await said(page, "Delete Failed", "Unable to delete the goal. Please try again.");
  await expect(card(page, "Bike")).toBeVisible();
  await page.getByRole("link", { name: "Create New Goal" }).click();
  await page.getByLabel("Goal name").fill("Tent");
  await page.getByLabel("Target amount").fill("10");
  await page.getByLabel("Target date").fill(FAR);
  await page.getByRole("button", { name: "Create Goal" }).click();
  await said(page, "Error", "Failed to create goal");
  await page.unroute(/\/api\/(savings|debt)-goals/);
  await page.route("**/api/savings-goals", (route) =>
    route.request().method() === "GET"
      ? route.fallback()
      : route.fulfill({ status: 503, contentType: "application/json", body: '{"message":"The till is closed."}' }),
  );
  await page.getByRole("button", { name: "Create Goal" }).click();
  await said(page, "Error", "The till is closed.");
});

const say = async (page: Page, message: string) => {
  await page.getByLabel("Message to Money Mind").fill(message);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.locator('[data-message="user"]').last()).toContainText(message);
};
const reply = (page: Page) => page.locator('[data-message="ai"]').last();

test("the assistant creates, updates, deletes and takes back (CHAT-003 CHAT-004 CHAT-013 CHAT-014 CHAT-016 CHAT-017 PE-009)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts);
  await say(page, "Save $500 for a bike by 2099-06-01");
  await said(page, "Goal Created! 🎉");
  await expect(card(page, "Bike")).toContainText("$0.00 of $500.00");
  await say(page, "I saved $50 for my bike");
  await said(page, "Progress Updated! 💪");
  await expect(card(page, "Bike")).toContainText("$50.00 of $500.00");
  await expect(reply(page)).toContainText("Bike has $50.00 of $500.00");
  await say(page, "delete my bike goal");
  await said(page, "Goal Deleted");
  await expect(card(page, "Bike")).toHaveCount(0);
  await page.getByRole("button", { name: /Undo/ }).click();
  await expect(card(page, "Bike")).toContainText("$50.00 of $500.00");
  await expect(page.locator("[data-message] time").first()).toBeVisible();
});

test("a debt is created by the assistant; its payment shows on the card (CHAT-015)", async ({ page, scripts }) => {
  await open(page, scripts);
  await say(page, "Pay off my $3000 credit card");
  await expect(page.getByRole("heading", { name: "Debt Payoff Goals" })).toBeVisible();
  await expect(card(page, "Credit card")).toContainText("$3,000.00 left of $3,000.00");
  await say(page, "update: paid $200 on my credit card");
  await expect(card(page, "Credit card")).toContainText("$2,800.00 left of $3,000.00");
});

test("an ambiguous target asks which one; the choice is a link that fills the input (CHAT-023)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts, [
    ["savings", { name: "Red bike", targetAmount: 500 }],
    ["savings", { name: "Blue bike", targetAmount: 500 }],
  ]);
  await say(page, "delete my bike goal");
  await expect(reply(page)).toContainText("Red bike or Blue bike");
  await expect(card(page, "Red bike")).toBeVisible();
  await page.getByRole("link", { name: 'Delete "Blue bike"' }).click();
  await expect(page.getByLabel("Message to Money Mind")).toHaveValue('Delete "Blue bike"');
  await page.getByRole("button", { name: "Send" }).click();
  await said(page, "Goal Deleted");
  await expect(card(page, "Blue bike")).toHaveCount(0);
  await expect(card(page, "Red bike")).toBeVisible();
});

test("the words choose the call; it refreshes the lists it should (CHAT-005 CHAT-007 CHAT-008 CHAT-018 CHAT-019) @js-only", async ({
  page,
  scripts,
}) => {
  await open(page, scripts, [BIKE]);
  const calls: string[] = [];
  page.on(
    "request",
    (request) =>
      void (request.url().includes("/api/") && calls.push(`${request.method()} ${new URL(request.url()).pathname}`)),
  );
  const turn = async (message: string) => {
    calls.length = 0;
    await say(page, message);
    await expect(page.getByText("Thinking...")).toHaveCount(0);
    return calls.filter((call) => /goals|tracker/.test(call)).sort();
  };
  const lists = ["GET /api/debt-goals", "GET /api/savings-goals", "GET /api/savings-tracker"];
  expect(await turn("I want a holiday fund")).toEqual([...lists, "POST /api/goals/ai-create"]);
  expect(await turn("I SAVED $5 for my bike")).toEqual([
    "GET /api/savings-goals",
    "GET /api/savings-tracker",
    "POST /api/goals/ai-progress",
  ]);
  expect(await turn("Get Rid Of the boat")).toEqual([...lists, "POST /api/goals/ai-delete"]);
});

test("Enter sends, the input is locked while thinking, blanks are not sent (CHAT-010 CHAT-011 CHAT-012) @js-only", async ({
  page,
  scripts,
}) => {
  await open(page, scripts, [BIKE]);
  const input = page.getByLabel("Message to Money Mind");
  const calls: string[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/goals/**", async (route) => {
    calls.push(route.request().url());
    await held;
    await route.fallback();
  });
  await input.fill("   ");
  await input.press("Enter");
  await input.fill("I saved $5");
  await input.press("Shift+Enter");
  await expect(input).toHaveValue("I saved $5\n");
  expect(calls).toHaveLength(0);
  await input.fill("I saved $5 for my bike");
  await input.press("Enter");
  await expect(page.getByText("Thinking...")).toBeVisible();
  await expect(input).toBeDisabled();
  await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
  release();
  await expect(reply(page)).toContainText("Done. Bike has $105.00");
  await expect(page.getByText("Thinking...")).toHaveCount(0);
  await expect(input).toBeEnabled();
  await expect(input).toHaveValue("");
});

test("failures of the assistant, to the letter (CHAT-020 CHAT-021 CHAT-022) @js-only", async ({ page, scripts }) => {
  await open(page, scripts, [BIKE]);
  await page.route("**/api/goals/**", (route) =>
    route.fulfill({ status: 500, contentType: "application/json", body: "{}" }),
  );
  for (const [message, text, title] of [
    [
      "Save $5 for a kite",
      "I apologize, but I'm having trouble processing that request right now. Please try again or create your goal manually using the 'Add New Goal' button.",
      "Failed to process your request",
    ],
    [
      "delete my bike",
      "I couldn't delete that goal right now. Please try using the delete button on the Goals page.",
      "Failed to delete goal",
    ],
    [
      "I saved $5 for my bike",
      "I couldn't update your progress right now. Please try again or use the manual 'Add Money' option on your goal cards.",
      "Failed to update progress",
    ],
  ] as const) {
    await say(page, message);
    await expect(reply(page)).toContainText(text);
    await said(page, "Error", title);
  }
  await expect(card(page, "Bike")).toContainText("$100.00 of $500.00");
});

test("a blank message comes back with a word, the history stays (CHAT-012) @no-js-only", async ({ page, scripts }) => {
  await open(page, scripts, [BIKE]);
  await page.getByLabel("Message to Money Mind").fill("   ");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Please write a message.")).toBeVisible();
  await expect(page.locator('[data-message="user"]')).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Savings Master" })).toBeVisible();
});
