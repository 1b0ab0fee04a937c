import type { Page } from "playwright/test";

/** What has the focus without showing it whole, in words: no ring, one cut off by what it lies in or by the window, one behind a part that stays. */
export async function hiddenFocus(page: Page): Promise<string[]> {
  // from a key on, focus that a script gives shows as focus by keyboard does
  await page.keyboard.press("Tab");
  const found = await page.evaluate(findHiddenFocus);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  return found;
}

/** Runs in the page. Goes from stop to stop as Tab would. */
async function findHiddenFocus(): Promise<string[]> {
  interface Ring {
    readonly bearer: Element;
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  // what is lost to rounding
  const slack = 1;
  const scope = document.querySelector("dialog:modal") ?? document.body;
  const stops = [
    ...scope.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex], iframe"),
  ].filter((element) => element.tabIndex >= 0 && !element.matches(":disabled") && !element.closest("[inert]"));

  const windows = new Set<Element>([document.body, document.documentElement]);
  const transparent = ", 0)";

  function stayingAround(element: Element): Element | undefined {
    for (let one: Element | null = element; one && !windows.has(one); one = one.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(one).position)) return one;
    return undefined;
  }

  function ringAround(bearer: Element, style: CSSStyleDeclaration): Ring | undefined {
    const width = parseFloat(style.outlineWidth);
    if (style.outlineStyle === "none" || width === 0 || style.outlineColor.endsWith(transparent)) return undefined;
    const grown = width + parseFloat(style.outlineOffset);
    const { left, top, right, bottom } = bearer.getBoundingClientRect();
    return { bearer, left: left - grown, top: top - grown, right: right + grown, bottom: bottom + grown };
  }

  /** The ring of what has the focus is its own, its label's, or that of something around it. */
  function ringOf(element: HTMLElement): Ring | undefined {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const around: Element[] = [];
    for (let one = element.parentElement; one && around.length < 4; one = one.parentElement) around.push(one);
    for (const bearer of [element, ...labels, ...around]) {
      const ring = ringAround(bearer, getComputedStyle(bearer));
      if (ring) return ring;
    }
    // the thumb of a range has a ring that no script can see
    if (!(element instanceof HTMLInputElement && element.type === "range")) return undefined;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { bearer: element, left, top, right, bottom };
  }

  /** What cuts a ring off, from the inside out; what is placed leaves the boxes out that it is not placed in. */
  function cutBy(ring: Ring): string | undefined {
    let { position } = getComputedStyle(ring.bearer);
    if (ring.bearer.matches("dialog:modal")) return undefined;
    for (let box = ring.bearer.parentElement; box && !windows.has(box); box = box.parentElement) {
      const style = getComputedStyle(box);
      const holds = style.position !== "static" || style.transform !== "none" || style.contain !== "none";
      if (position === "fixed" || (position === "absolute" && !holds)) continue;
      const inner = box.getBoundingClientRect();
      const [left, top] = [inner.left + box.clientLeft, inner.top + box.clientTop];
      const isCutAcross =
        style.overflowX !== "visible" && (ring.left < left - slack || ring.right > left + box.clientWidth + slack);
      const isCutDown =
        style.overflowY !== "visible" && (ring.top < top - slack || ring.bottom > top + box.clientHeight + slack);
      if (style.display !== "inline" && (isCutAcross || isCutDown))
        return `cut off by ${box.localName}.${box.className}`.slice(0, 90);
      if (box.matches("dialog:modal")) return undefined;
      position = style.position;
    }
    // below the header there is less of the window
    const isHigher =
      ring.bottom - ring.top > innerHeight - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const isOutside =
      ring.left < -slack ||
      ring.right > innerWidth + slack ||
      (!isHigher && (ring.top < -slack || ring.bottom > innerHeight + slack));
    return isOutside ? "cut off by the window" : undefined;
  }

  /** A part that stays in the window and is painted over an edge of the ring. */
  function coveredBy({ bearer, left, top, right, bottom }: Ring): string | undefined {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const edges = [
      [x, top + 1],
      [x, bottom - 1],
      [left + 1, y],
      [right - 1, y],
    ] as const;
    for (const [across, down] of edges) {
      const hit = document.elementFromPoint(across, down);
      const part = hit && !bearer.contains(hit) ? stayingAround(hit) : undefined;
      // a notice that passes, and what opened because of the focus, lie over the page on purpose
      if (!part || part.contains(bearer) || part.closest(".ui-toaster, .ui-popover")) continue;
      let common = part.parentElement ?? document.body;
      while (!common.contains(bearer)) common = common.parentElement ?? document.body;
      const root = common;
      /** How high a branch of it is painted: by the outermost of its parts that is placed. */
      const levelOf = (element: Element): number => {
        let level = -1;
        for (let one: Element | null = element; one && one !== root; one = one.parentElement) {
          const { position, zIndex } = getComputedStyle(one);
          if (position !== "static") level = zIndex === "auto" ? 0 : Number(zIndex);
        }
        return level;
      };
      if (levelOf(part) >= levelOf(bearer)) return `behind ${part.localName}.${part.className}`.slice(0, 90);
    }
    return undefined;
  }

  const found: string[] = [];
  for (const element of stops) {
    // by this key a slider tells that it has to follow
    document.dispatchEvent(new KeyboardEvent("keydown", { code: "Tab", key: "Tab" }));
    element.focus();
    // a slider brings what has the focus into sight by itself, and on a busy machine begins a frame or two later
    for (let frame = 0, still = 0, before = ""; frame < 60 && still < 3; frame += 1) {
      const { left, top } = element.getBoundingClientRect();
      still = before === `${left} ${top}` ? still + 1 : 0;
      before = `${left} ${top}`;
      await new Promise((done) => requestAnimationFrame(done));
    }
    // the header slides in where the page is scrolled up
    await Promise.allSettled(
      document.getAnimations().flatMap((moving) => (moving instanceof CSSTransition ? [moving.finished] : [])),
    );
    if (document.activeElement !== element) continue;
    const ring = ringOf(element);
    const fault = ring ? (cutBy(ring) ?? coveredBy(ring)) : "shows no focus";
    const name = element.getAttribute("aria-label") ?? (element.innerText.trim() || element.id);
    if (fault) found.push(`${element.localName} '${name.replaceAll(/\s+/g, " ").slice(0, 40)}' ${fault}`);
  }
  (document.activeElement as HTMLElement | null)?.blur();
  return [...new Set(found)];
}
