import type { Page } from "@playwright/test";

type JumpingWindow = Window & { jumped?: number };

function watch(buffered: boolean) {
  const measured = window as JumpingWindow;
  measured.jumped = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
      measured.jumped = (measured.jumped ?? 0) + value;
  }).observe({ type: "layout-shift", buffered });
}

/** How far the layout of the open page has shifted, in Chromium's measure; NaN where nothing was measured. */
export const jumped = (page: Page): Promise<number> =>
  page.evaluate(() => (window as JumpingWindow).jumped ?? Number.NaN);

/** Watches each page that is opened from here on, from its beginning. */
export const watchJumps = (page: Page): Promise<unknown> => page.addInitScript(watch, true);

/** Watches the open page from here on. */
export const watchJumpsNow = (page: Page): Promise<void> => page.evaluate(watch, false);
