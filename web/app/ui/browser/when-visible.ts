/** An image counts as near from 100 px above and below the window, with one percent in view (docs/rules.md#pictures). */
const nearby = { rootMargin: "100px 0px", threshold: 0.01 } as const;

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls back once, as soon as the element is near the window; one observer serves the whole page. */
export function whenVisible(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === "undefined") {
    callback();
    return () => {};
  }
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      waiting.get(target)?.();
      waiting.delete(target);
    }
  }, nearby);
  const used = observer;
  waiting.set(element, callback);
  used.observe(element);
  return () => {
    waiting.delete(element);
    used.unobserve(element);
  };
}
