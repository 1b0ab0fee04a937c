import type { Page } from "playwright/test";

const positions = 20;

/** Every overlap met at 20 positions on the way down a page and back up, in words; what is loaded late is waited for on the way. */
export async function overlapsWhileScrolling(page: Page): Promise<string[]> {
  const longest = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  // close together at first, to meet every state of the header, which ends within 200 pixels
  const down = Array.from({ length: positions }, (_, index) => Math.round(longest * (index / (positions - 1)) ** 2));
  const overlaps: string[] = [];
  for (const top of [...down, ...down.toReversed()]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
    // two frames: the scroll event is heard in the first, its style stands in the second
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    overlaps.push(...(await page.evaluate(findOverlaps)).map((overlap) => `${overlap} at ${top}`));
    await page.waitForFunction(isSettled);
  }
  return overlaps;
}

/** Runs in the page. Nothing in the window waits for data or a picture any more. */
function isSettled(): boolean {
  const data = document.querySelectorAll("main .animate-skeleton, main [aria-busy=true]");
  const pictures = [...document.images].filter((image) => !image.complete);
  return ![...data, ...pictures].some((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
}

/** Runs in the page. Parts that stay in the window may not meet each other, and nothing may lie over the header's row. */
function findOverlaps(): string[] {
  // what lies over everything on purpose, and lets nothing else be reached
  if (document.querySelector("dialog:modal, [aria-modal=true]")) return [];
  const staying = [...document.body.querySelectorAll("*")].flatMap((element) => {
    const { position, top } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    // what is sticky stays only while it stands at its place; before and after that it scrolls with the page
    const stays = position === "fixed" || (position === "sticky" && Math.abs(box.top - parseFloat(top)) < 1);
    const isInWindow = box.width > 0 && box.bottom > 1 && box.top < innerHeight - 1;
    // a notice that passes lies over everything
    const passes = element.closest(".ui-toaster") !== null;
    return stays && !passes && isInWindow && element.checkVisibility({ visibilityProperty: true })
      ? [{ element, box }]
      : [];
  });
  const pairs = staying.flatMap((one, index) =>
    staying
      .slice(index + 1)
      .filter(
        ({ element, box }) =>
          !one.element.contains(element) &&
          Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
          Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
      )
      .map((other) => `${one.element.localName} meets ${other.element.localName}`),
  );
  const header = document.querySelector("header");
  const { top, bottom } = header?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const isStaying = header !== null && getComputedStyle(header).position === "sticky";
  const covers = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((share) => {
    const height = Math.max(top, 0) + (bottom - Math.max(top, 0)) * share;
    const met = isStaying && bottom > 1 ? document.elementFromPoint(innerWidth / 2, height) : null;
    return met && !header?.contains(met) && !met.closest(".ui-toaster") ? [`${met.localName} covers the header`] : [];
  });
  return [...pairs, ...covers];
}
