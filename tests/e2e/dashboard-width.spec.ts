import { dayOf } from "../../app/domain/periods";
import { giveHousehold } from "../support/household";
import { expect, hydrated, signIn, test } from "../support/e2e";

test("the dashboard fits a phone of 360 pixels", async ({ page, scripts }) => {
  const user = await signIn(page, {
    firstName: "Ada",
    timeZone: "America/New_York",
    trialEndsAt: new Date(Date.now() + 5 * 86_400_000),
  });
  const today = dayOf(new Date(), "America/New_York");
  await giveHousehold(user.id, today, "width", `${Number(today.slice(0, 4)) - 1}-12-01`);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  await page.locator("main details").evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute("open", "")));
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      // The frame's closed menus are laid out once they open.
      .filter((element) => element.checkVisibility() && !element.closest("svg"))
      .filter((element) => element.getBoundingClientRect().right > 361)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`),
  );
  expect(wide).toEqual([]);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/width.png`, fullPage: true });
});
