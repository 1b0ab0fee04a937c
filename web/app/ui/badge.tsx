import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type BadgeLook = "basic" | "sale" | "teaser";

const looks: Readonly<Record<BadgeLook, string>> = {
  basic: "bg-basic text-on-basic",
  sale: "bg-sale text-on-sale",
  teaser: "bg-teaser text-on-teaser",
};

interface BadgeProps {
  readonly look?: BadgeLook;
  /** A hairline ring, for basic badges on white. */
  readonly ringed?: boolean;
  readonly children: ReactNode;
}

/** A sewn-in label. */
export function Badge({ look = "basic", ringed = false, children }: BadgeProps) {
  return (
    <span
      className={classes(
        "inline-block rounded-xs px-2 py-[.1875rem] text-2xs leading-[1.35] font-semibold sm:whitespace-nowrap",
        looks[look],
        ringed && look === "basic" && "inset-ring inset-ring-line-strong",
      )}
    >
      {children}
    </span>
  );
}
