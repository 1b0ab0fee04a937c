import type { ReactNode } from "react";
import { classes } from "#app/ui/classes.ts";

interface OptionGroupProps {
  readonly id: string;
  readonly heading: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Options of one kind under their heading. */
export function OptionGroup({ id, heading, className, children }: OptionGroupProps) {
  return (
    <div role="group" aria-labelledby={id} className={classes("min-w-0", className)}>
      <div id={id} className="flex min-h-8 items-center text-sm font-semibold text-ink-muted">
        {heading}
      </div>
      {children}
    </div>
  );
}
