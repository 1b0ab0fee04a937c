import { lazy, Suspense, useSyncExternalStore } from "react";
import { onViewsChanged, tellableViews } from "#app/catalog/product/viewed-products.ts";

const PersonalSuggestions = lazy(async () => ({
  default: (await import("./personal-suggestions.tsx")).PersonalSuggestions,
}));

/** Suggestions by what a visitor looked at, on pages that have others already: only where they allowed it. */
export function ToldSuggestions() {
  const told = useSyncExternalStore(onViewsChanged, tellableViews, () => "");
  if (told === "") return null;
  return (
    <Suspense>
      <PersonalSuggestions />
    </Suspense>
  );
}
