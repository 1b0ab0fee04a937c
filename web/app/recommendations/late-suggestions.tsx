import { lazy, Suspense } from "react";
import { useNear } from "#app/ui/browser/use-near.ts";
import { rowRoom } from "./row-room.ts";

const PersonalSuggestions = lazy(async () => ({
  default: (await import("./personal-suggestions.tsx")).PersonalSuggestions,
}));

/**
 * What this visitor may like, at the end of a page that has shown what it is about: its code and its products come when it is near the window
 * (docs/rules.md#sliders).
 */
export function LateSuggestions() {
  const [place, isNear] = useNear<HTMLDivElement>();
  const space = <div ref={place} className={`${rowRoom} noscript:hidden`} />;
  if (!isNear) return space;
  return (
    <Suspense fallback={space}>
      <PersonalSuggestions className="" />
    </Suspense>
  );
}
