import { useState, type ReactNode } from "react";
import { createUiStores, UiContext, type UiStores } from "./ui-context.ts";

/** Gives overlays and notifications to everything below; goes once around the whole document body. */
export function UiProvider({ stores, children }: { readonly stores?: UiStores; readonly children: ReactNode }) {
  const [own] = useState(() => stores ?? createUiStores());
  return <UiContext value={own}>{children}</UiContext>;
}
