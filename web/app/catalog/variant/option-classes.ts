import type { Option } from "./variant-options.ts";

/** The frame of a radio that looks like a tile; dashed for what cannot be had with the rest of the choice. */
export function optionClasses(state: Option["state"]): string {
  const frame =
    "cursor-pointer rounded-sm border-[1.5px] border-line-strong text-center text-sm hover:border-ink has-checked:border-selected has-checked:bg-selected-fill has-checked:ring-1 has-checked:ring-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";
  return state === "open" ? frame : `${frame} border-dashed text-ink-muted`;
}
