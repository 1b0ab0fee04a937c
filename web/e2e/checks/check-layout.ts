import { expect, type Page } from "playwright/test";

import { hiddenFocus } from "./hidden-focus.ts";
import { layoutShift } from "./layout-shift.ts";
import { overlapsWhileScrolling } from "./overlaps-while-scrolling.ts";
import { smallTargets } from "./small-targets.ts";

const mostShift = 0.02;
const phone = 390;
const otherWidths = [360, 768];

/** Nothing has moved under the reader since the page was opened. */
export async function expectStill(page: Page, screen: string, since = 0): Promise<void> {
  const { score, parts } = await layoutShift(page, since);
  expect.soft(score, `${screen} moves: ${parts.join("; ")}`).toBeLessThanOrEqual(mostShift);
}

/** Nothing moves on the way down the page, nothing that stays lies over another, the focus is seen whole, and on a phone a finger hits everything. */
export async function checkLayout(page: Page, screen: string): Promise<void> {
  const begun = await page.evaluate(() => performance.now());
  expect.soft(await overlapsWhileScrolling(page), `${screen}: overlaps`).toEqual([]);
  await expectStill(page, `${screen}, read to its end,`, begun);
  expect.soft(await hiddenFocus(page), `${screen}: hidden focus`).toEqual([]);
  const viewport = page.viewportSize();
  if (viewport?.width !== phone) return;
  expect.soft(await smallTargets(page), `${screen}: small targets`).toEqual([]);
  for (const width of otherWidths) {
    await page.setViewportSize({ ...viewport, width });
    const wanted = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wanted, `${screen} at ${width} px`).toBeLessThanOrEqual(width);
  }
}
