import { expect, signIn, test } from "../support/e2e";
import { sessionCookie } from "../support/people";

test("a signed-in person sees the devices and signs the others out", async ({ page }) => {
  const user = await signIn(page);
  await sessionCookie(user);
  await page.goto("/security");
  await expect(page.getByRole("heading", { name: "Security" })).toBeVisible();
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Sign out all other devices" }).click();
  await expect(page.getByText("Other devices signed out")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign out all other devices" })).toHaveCount(0);
});
