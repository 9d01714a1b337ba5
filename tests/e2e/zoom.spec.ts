// At 200 % and on the narrowest phone: nothing to scroll sideways for, nothing cut off, targets that a thumb can hit.
import type { CDPSession, Page } from "@playwright/test";
import { dayOf } from "../../app/domain/periods";
import { LINKS, MEMBER_SCREENS, NEW_SCREENS, statesAmong, VISITOR_SCREENS } from "../../scripts/support/screens";
import { giveHousehold } from "../support/household";
import { createTrialUser, expect, hydrated, signIn, signInAs, test } from "../support/e2e";
import { SMALL_TARGETS } from "../support/targets";
import { db, newId } from "~/lib/db.server";

const CUT = () => {
  const faults: string[] = [];
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? "").trim().slice(0, 50)}" ${element.getAttribute("class")?.slice(0, 80) ?? ""}`;
  if (document.documentElement.scrollWidth > innerWidth)
    faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  for (const element of document.querySelectorAll("body *")) {
    if (
      !(element instanceof HTMLElement) ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isForReaders = style.position === "absolute" && box.width <= 1;
    if (isForReaders || element.closest(".sr-only")) continue;
    const scrolls = element.parentElement?.closest("[class*=overflow-x-auto]");
    if (!scrolls && box.width > 0 && (box.right > innerWidth + 1 || box.left < -1))
      faults.push(`sticks out: ${name(element)}`);
    // A line that ends in an ellipsis is a decision; one that is simply cut is not.
    if (
      ["hidden", "clip"].includes(style.overflowX) &&
      style.textOverflow !== "ellipsis" &&
      element.scrollWidth > element.clientWidth + 1 &&
      element.clientWidth > 0 &&
      element.innerText !== ""
    )
      faults.push(`is cut: ${name(element)}`);
  }
  // Neither a minus nor a currency may stay behind on the line before.
  for (const amount of document.querySelectorAll(".money"))
    if (new Set([...amount.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1)
      faults.push(`is on two lines: ${name(amount)}`);
  return faults.slice(0, 5);
};

type Look = { name: string; width: number; height: number; touch: boolean; find: () => string[] };

/** Widening from one to the next: what follows its frame by script never has to shrink in between. */
const LOOKS: readonly Look[] = [
  { name: "on 320 pixels", width: 320, height: 640, touch: false, find: CUT },
  { name: "under a thumb", width: 360, height: 780, touch: true, find: SMALL_TARGETS },
  { name: "at 200 % of a desk", width: 640, height: 400, touch: false, find: CUT },
];

/** The screens, and each state that a link on one of them opens, in every look. */
async function walk(page: Page, device: CDPSession, screens: readonly string[], scripts: boolean): Promise<string[]> {
  const found: string[] = [];
  const known = new Set<string>(screens);
  const queue = [...screens];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    await page.goto(next);
    await hydrated(page, scripts);
    for (const { name, width, height, touch, find } of LOOKS) {
      await page.setViewportSize({ width, height });
      await device.send("Emulation.setTouchEmulationEnabled", { enabled: touch });
      found.push(...(await page.evaluate(find)).map((fault) => `${next} ${name}: ${fault}`));
    }
    for (const [state, link] of statesAmong(await page.evaluate(LINKS))) {
      if (known.has(state)) continue;
      known.add(state);
      queue.push(link);
    }
  }
  return found;
}

/** No space to break at. */
const ENDLESS = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft";

async function household(page: Page) {
  // Names as long as they come.
  const user = await signIn(page, {
    firstName: "Wilhelmina-Anastasia",
    lastName: "Featherstonehaugh-Cholmondeley",
    hasSeenTour: false,
    loginCount: 9,
    isAdmin: true,
    timeZone: "America/New_York",
  });
  const today = dayOf(new Date(), "America/New_York");
  await giveHousehold(user.id, today, "zoom", `${Number(today.slice(0, 4)) - 1}-12-01`);
  await db.account.updateMany({
    where: { userId: user.id },
    data: { accountName: "Everyday-Household-Checking-Account-With-A-Very-Long-Name", institutionName: ENDLESS },
  });
  await db.transaction.updateMany({
    where: { userId: user.id, day: { gte: `${today.slice(0, 7)}-01` } },
    data: { merchantName: ENDLESS },
  });
  await db.goal.createMany({
    data: [
      {
        userId: user.id,
        id: newId(),
        type: "savings",
        name: "A-journey-around-the-world-with-everybody-we-have-ever-met",
        targetCents: 99_999_999_99n,
        deadline: "2099-06-01",
      },
      {
        userId: user.id,
        id: newId(),
        type: "debt",
        name: ENDLESS,
        targetCents: 99_999_999_99n,
        deadline: "2099-06-01",
      },
    ],
  });
}

test("nothing is cut off or to be scrolled sideways, and a thumb hits every control", async ({
  page,
  context,
  scripts,
}) => {
  test.setTimeout(600_000);
  // Sheets slide in; what is measured is where they end.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const device = await context.newCDPSession(page);
  const found = await walk(page, device, VISITOR_SCREENS, scripts);
  await household(page);
  found.push(...(await walk(page, device, [...MEMBER_SCREENS, "/admin"], scripts)));
  await context.clearCookies();
  await signInAs(context, await createTrialUser({ hasSeenTour: true }));
  found.push(...(await walk(page, device, NEW_SCREENS, scripts)));
  expect(found).toEqual([]);
});
