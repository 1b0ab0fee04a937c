import { useWindowSize } from "ink";

/** Lines of a screen that are not its own: the head, title and space, the notice, the keys. */
const framing = 5;

/** How many lines a screen has for itself. */
export function useBodyRows(): number {
  return useWindowSize().rows - framing;
}
