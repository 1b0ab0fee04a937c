import { useSyncExternalStore } from "react";
import { comparedIn, type ComparedProduct } from "./compared-products.ts";
import { storedComparison } from "./stored-comparison.ts";

/** What this browser has chosen to compare; nothing on the server. */
export function useCompared(): readonly ComparedProduct[] {
  return comparedIn(useSyncExternalStore(storedComparison.subscribe, storedComparison.get, () => ""));
}
