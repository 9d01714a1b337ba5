// Connecting a bank with a token of SimpleFIN's, with scripts and without.
import { expect, hydrated, signIn, test } from "../support/e2e";

const PRACTICE = /[A-Za-z0-9+/]{40,}={0,2}/;

test("a token connects a bank; one that is none, or was connected before, says so beside the field", async ({
  page,
  scripts,
}) => {
  test.setTimeout(600_000);
  await signIn(page);
  await page.goto("/accounts");
  await hydrated(page, scripts);
  await page.getByRole("link", { name: "Connect with SimpleFIN" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Connect with SimpleFIN" })).toBeVisible();
  const field = dialog.getByLabel("Setup token");
  const [token = ""] = PRACTICE.exec((await dialog.textContent()) ?? "") ?? [];
  await dialog.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(field).toHaveAccessibleDescription("Paste the token here.");
  await field.fill(Buffer.from("https://127.0.0.1/claim/1").toString("base64"));
  await dialog.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(field).toHaveAccessibleDescription(/only https and public addresses/);
  await field.fill(token);
  await dialog.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page).toHaveURL(/\/coach\?onboarding=true/, { timeout: 30_000 });
  await page.goto("/accounts");
  await hydrated(page, scripts);
  await expect(page.getByRole("heading", { level: 4 })).toHaveCount(5);
  await expect(page.getByText("Larch Brokerage").first()).toBeVisible();
  await page.goto("/accounts?dialog=token");
  await hydrated(page, scripts);
  await field.fill(token);
  await dialog.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page.getByText("This bank account is already connected.").first()).toBeVisible();
  await expect(field).toHaveValue(scripts ? token : "");
});
