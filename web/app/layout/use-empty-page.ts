import type { StoryEmptyPagePlace } from "#app/graphql/generated/graphql.ts";
import type { EmptyText } from "#app/ui/feedback/empty-state.tsx";
import { useShopSettings } from "./shop-settings.ts";
import { useShell } from "./use-shell.ts";

/** What editors say on a page that has nothing to show; undefined where they say nothing. */
export function useEmptyPage(place: StoryEmptyPagePlace): EmptyText | undefined {
  return useShopSettings(useShell()?.settings).emptyPages.find((page) => page.place === place);
}
