import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

import { test } from "../shop/watched-test.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const narrowest = 320;

/** Nothing to complain about at this width, and nothing to scroll sideways here or on the narrowest screen. */
export async function check(page: Page, screen: string): Promise<void> {
  await test.step(screen, async () => {
    // without frames there is nothing to gather from elsewhere, and what passes need not be listed node by node
    const { violations, passes } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ["violations"] })
      .withTags(rules)
      .analyze();
    expect(passes.length, "rules that had something to look at").toBeGreaterThan(10);
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${screen}: ${id} at ${target.join(" ")}: ${failureSummary}`),
    );
    expect.soft(found).toEqual([]);
    await expectNoSidewaysScrolling(page, screen);
    const viewport = page.viewportSize();
    if (!viewport || viewport.width > 390) return;
    await page.setViewportSize({ ...viewport, width: narrowest });
    await expectNoSidewaysScrolling(page, screen);
    await page.setViewportSize(viewport);
  });
}

async function expectNoSidewaysScrolling(page: Page, screen: string): Promise<void> {
  const { wanted, given } = await page.evaluate(() => ({
    wanted: document.documentElement.scrollWidth,
    given: document.documentElement.clientWidth,
  }));
  expect.soft(wanted, `${screen} at ${given} px`).toBeLessThanOrEqual(given);
}
