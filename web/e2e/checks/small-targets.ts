import type { Page } from "playwright/test";

/** What a finger cannot hit at 44 px in both directions, in words: links within a sentence and what a pointer cannot reach excepted. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    const scope = document.querySelector("dialog:modal") ?? document.body;
    const controls = scope.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [role=tab]",
    );
    const found = [...controls].flatMap((element) => {
      const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
      const isChoice = element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type);
      const target = isChoice && label ? label : element;
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      let around: HTMLElement = target;
      while (getComputedStyle(around).display === "inline" && around.parentElement) around = around.parentElement;
      // a link with words before or after it in the same block
      if (around !== target && around.innerText.trim().length > target.innerText.trim().length) return [];
      const isDisabled = element.matches(":disabled") || element.closest("[inert]");
      target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const box = target.getBoundingClientRect();
      // hidden from the eye until it has the focus, or not here at all
      if (isDisabled || box.width <= 1 || box.height <= 1) return [];
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isHit = (left: number, top: number): boolean => {
        const hit = document.elementFromPoint(Math.min(Math.max(left, 0), innerWidth - 1), top);
        return !!hit && (target.contains(hit) || element.contains(hit) || (!!label && label.contains(hit)));
      };
      if (!isHit(x, y)) return [];
      const half = least / 2 - 1;
      const isWide = box.width >= least || (isHit(x - half, y) && isHit(x + half, y));
      const isHigh = box.height >= least || (isHit(x, y - half) && isHit(x, y + half));
      if (isWide && isHigh) return [];
      // a photo beside the words that leads to the same
      const isTwin = (other: HTMLElement): boolean =>
        other.getAttribute("href") === element.getAttribute("href") &&
        other.getBoundingClientRect().height >= least &&
        other.getBoundingClientRect().width >= least;
      if (element.localName === "a" && [...controls].some(isTwin)) return [];
      const name = element.getAttribute("aria-label") ?? (target.innerText.trim() || element.id);
      return [`${element.localName} '${name.slice(0, 40)}' ${Math.round(box.width)} × ${Math.round(box.height)}`];
    });
    window.scrollTo({ top: 0, behavior: "instant" });
    return [...new Set(found)];
  });
}
