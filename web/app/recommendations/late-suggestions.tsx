import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { whenVisible } from "#app/ui/browser/when-visible.ts";

const PersonalSuggestions = lazy(async () => ({
  default: (await import("./personal-suggestions.tsx")).PersonalSuggestions,
}));

/** About as high as the row, so that the footer does not move when it comes. */
const room =
  "mt-section min-h-[calc(15rem+62vw)] md:min-h-[calc(15rem+33vw)] lg:min-h-[calc(15rem+min(22vw,16rem))] noscript:hidden print:hidden";

/**
 * What this visitor may like, at the end of a page that has shown what it is about: its code and its products come when it is near the window
 * (docs/rules.md#sliders).
 */
export function LateSuggestions() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (isNear || !place.current ? undefined : whenVisible(place.current, () => setNear(true))), [isNear]);
  const space = <div ref={place} className={room} />;
  if (!isNear) return space;
  return (
    <Suspense fallback={space}>
      <PersonalSuggestions className="" />
    </Suspense>
  );
}
