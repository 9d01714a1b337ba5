import type { Page } from "@playwright/test";
import { expect, hydrated, signIn, test } from "../support/e2e";

/** What each question proves. */
const PROVED: Readonly<Record<number, string>> = {
  1: "INTV-007 INTV-008",
  2: "INTV-009",
  3: "INTV-010 INTV-011 INTV-012",
  4: "INTV-013",
  5: "INTV-014",
  6: "INTV-015",
  7: "INTV-016",
  8: "INTV-017",
  9: "INTV-018",
};

const CHOICES: [number, string, "checkbox" | "radio", string[]][] = [
  [
    1,
    "financial-goals",
    "checkbox",
    [
      "build an emergency fund",
      "pay off debt",
      "save for a house",
      "plan for retirement",
      "invest in the stock market",
      "start a business",
      "save for vacation",
      "improve credit score",
      "budget better",
      "other",
    ],
  ],
  [
    2,
    "current-situation",
    "radio",
    [
      "paycheck to paycheck",
      "breaking even",
      "saving a little",
      "saving consistently",
      "investing regularly",
      "financially comfortable",
    ],
  ],
  [
    4,
    "biggest-challenge",
    "radio",
    [
      "not enough income",
      "overspending",
      "high debt payments",
      "no emergency fund",
      "don't know where money goes",
      "irregular income",
      "expensive lifestyle",
      "investment confusion",
      "planning for the future",
    ],
  ],
  [
    5,
    "debt-situation",
    "radio",
    ["none", "under 5,000", "5,000-15,000", "15,000-50,000", "50,000-100,000", "over 100,000"],
  ],
  [6, "emergency-fund", "radio", ["none", "under 1 month", "1-2 months", "3-5 months", "6+ months"]],
  [
    7,
    "investment-experience",
    "radio",
    ["complete beginner", "some knowledge", "moderate experience", "experienced", "very experienced"],
  ],
  [8, "risk-tolerance", "radio", ["very conservative", "conservative", "moderate", "aggressive", "very aggressive"]],
  [9, "time-horizon", "radio", ["within 1 year", "1-3", "3-5", "5-10", "10+ years"]],
];

/** Its options or its range, and an answer. */
async function answer(page: Page, number: number, scripts: boolean): Promise<void> {
  const main = page.getByRole("main");
  const choice = CHOICES.find(([at]) => at === number);
  if (choice) {
    const [, id, role, options] = choice;
    const boxes = main.getByRole(role);
    await expect(boxes).toHaveCount(options.length);
    expect(await boxes.first().getAttribute("id")).toBe(`${id}-0`);
    const labels = await boxes.evaluateAll((all) =>
      all.map((one) => (one instanceof HTMLInputElement ? (one.labels?.[0]?.textContent ?? "") : "")),
    );
    labels.forEach((label, index) =>
      expect(label.toLowerCase().replaceAll("$", "").replaceAll("–", "-").trim()).toContain(
        options[index] ?? "nothing",
      ),
    );
    await boxes.first().check();
    if (role === "checkbox") await boxes.nth(1).check();
  } else if (scripts) {
    const range = main.getByRole("slider");
    await expect(range).toHaveValue("1000");
    for (const [name, value] of [
      ["min", "1000"],
      ["max", "20000"],
      ["step", "500"],
    ] as const)
      expect(await range.getAttribute(name)).toBe(value);
    await expect(main.getByText("$1,000.00").first()).toBeVisible();
  }
}

test("the ten questions in order, to the end (INTV-002 INTV-003 INTV-020 INTV-026)", async ({ page, scripts }) => {
  // Ten screens, one after the other: three times the usual patience.
  test.slow();
  await signIn(page);
  await page.goto("/coach/interview");
  await hydrated(page, scripts);
  const main = page.getByRole("main");
  for (let number = 1; number <= 9; number++) {
    await expect(main.getByText(`Question ${number} of 10`)).toBeVisible();
    await expect(main.getByText(`${number * 10}%`).first()).toBeVisible();
    await expect(main.getByRole("progressbar")).toBeVisible();
    await expect(main.getByRole("heading").first()).toBeVisible();
    await expect(
      main
        .getByRole("button", { name: "Previous" })
        .or(main.getByRole("link", { name: "Previous" }))
        .first(),
    ).toBeVisible();
    await test.step(`question ${number} (${PROVED[number]})`, () => answer(page, number, scripts));
    await main.getByRole("button", { name: "Next" }).click();
  }
  await test.step("the tenth may stay empty (INTV-019)", async () => {
    await expect(main.getByText("Question 10 of 10")).toBeVisible();
    await expect(main.getByRole("textbox")).toHaveValue("");
    await main.getByRole("button", { name: "Complete Interview" }).click();
  });
  await expect(page.getByText("Interview Complete!").first()).toBeVisible();
  await expect(page.getByText("See My Personalized Plan").first()).toBeVisible();
});
