// What one presses to be done stays in sight, and nothing scrolls that has no more to show.
import { expect, hydrated, signIn, test } from "../support/e2e";

test("a long dialog's buttons are in sight in a low window", async ({ page, scripts }) => {
  await signIn(page);
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.goto("/goals?dialog=add");
  await hydrated(page, scripts);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "Cancel" })).toBeInViewport({ ratio: 1 });
  await expect(dialog.locator("button[type=submit]")).toBeInViewport({ ratio: 1 });
});

for (const [width, height] of [
  [360, 780],
  [1280, 800],
] as const)
  test(`a short page is as high as a window of ${width} by ${height}`, async ({ page, scripts }) => {
    await signIn(page);
    await page.setViewportSize({ width, height });
    await page.goto("/review");
    await hydrated(page, scripts);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  });
