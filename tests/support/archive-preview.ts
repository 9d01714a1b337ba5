// What somebody has, downloaded, and given to the import screen as a file.
import { expect, type Page } from "@playwright/test";
import { hydrated } from "./e2e";

/** The archive of who is signed in. */
export async function archiveOf(page: Page): Promise<Buffer> {
  const answer = await page.request.get("/account-data.zip");
  expect(answer.status()).toBe(200);
  return answer.body();
}

/** Opens the preview of an archive for who is signed in, and answers its address. */
export async function previewArchive(page: Page, buffer: Buffer, scripts: boolean): Promise<string> {
  await page.goto("/import");
  await hydrated(page, scripts);
  await page.getByLabel("Files").setInputFiles([{ name: "my-data.zip", mimeType: "application/zip", buffer }]);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Archive preview");
  return new URL(page.url()).pathname;
}
