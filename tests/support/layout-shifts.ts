// What the browser counts as moved without anybody having touched anything.
import type { Page } from "@playwright/test";

/** From now on. */
export const watchShifts = (page: Page): Promise<void> => page.evaluate(watch);

/** From the beginning of whatever page is opened next. */
export const watchShiftsOfLoading = (page: Page): Promise<unknown> => page.addInitScript(watch);

function watch(): void {
  const sum = { value: 0 };
  Object.assign(window, { shifts: sum });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) sum.value += Number(entry.value);
  }).observe({ type: "layout-shift", buffered: false });
}

export const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => ("shifts" in window ? Number(Object(window.shifts).value) : Number.NaN));
