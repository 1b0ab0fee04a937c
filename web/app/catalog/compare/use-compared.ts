import { useSyncExternalStore } from "react";
import { comparedIn, type ComparedProduct, onComparedChanged, storedCompared } from "./compared-products.ts";

/** What this browser has chosen to compare; nothing on the server. */
export function useCompared(): readonly ComparedProduct[] {
  return comparedIn(useSyncExternalStore(onComparedChanged, storedCompared, () => ""));
}
