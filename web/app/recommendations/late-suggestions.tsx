import { lazy, Suspense } from "react";
import { useNear } from "#app/ui/browser/use-near.ts";

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
  const [place, isNear] = useNear<HTMLDivElement>();
  const space = <div ref={place} className={room} />;
  if (!isNear) return space;
  return (
    <Suspense fallback={space}>
      <PersonalSuggestions className="" />
    </Suspense>
  );
}
