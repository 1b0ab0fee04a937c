import { nl } from "../nl.ts";
import type { KeyMeaning } from "../ui/key-help.tsx";

/** Where there is a list to choose from. */
export const browsingKeys: readonly KeyMeaning[] = [
  ["↑↓", nl.keys.choose],
  ["Enter", nl.keys.open],
  ["Esc", nl.keys.back],
  ["/", nl.keys.search],
  ["w", nl.keys.basket],
];
