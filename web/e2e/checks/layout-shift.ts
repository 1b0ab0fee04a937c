import type { Page } from "playwright/test";

export interface LayoutShift {
  /** Cumulative layout shift without what follows input: 0 is nothing, 0.02 the most a screen may have. */
  readonly score: number;
  /** The parts that moved most, in words. */
  readonly parts: readonly string[];
}

/** How much a page has moved what was in sight; `since` in ms after it was opened. */
export function layoutShift(page: Page, since = 0): Promise<LayoutShift> {
  return page.evaluate(async (from) => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const shifts: Shift[] = [];
    const gather = (entries: PerformanceEntryList): void => {
      shifts.push(...(entries as Shift[]).filter((one) => one.startTime >= from && !one.hadRecentInput));
    };
    const observer = new PerformanceObserver((list) => gather(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // what happened before is handed over in a task of its own
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    gather(observer.takeRecords());
    observer.disconnect();
    const parts = shifts.toSorted((one, other) => other.value - one.value).slice(0, 3);
    return {
      score: shifts.reduce((sum, { value }) => sum + value, 0),
      parts: parts.map(({ value, sources }) => {
        const names = sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element ? `${element.localName}.${element.className}`.slice(0, 80) : "what is gone";
        });
        return `${value.toFixed(3)}: ${names.join(", ")}`;
      }),
    };
  }, since);
}
