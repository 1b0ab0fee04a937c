import type { ReactNode } from "react";

export type StatusDotLook = "good" | "scarce" | "bad";

const looks: Readonly<Record<StatusDotLook, string>> = { good: "bg-success", scarce: "bg-teaser", bad: "bg-error" };

/** A coloured dot with the words that say the same. */
export function StatusDot({ look, children }: { readonly look: StatusDotLook; readonly children: ReactNode }) {
  return (
    <span className="flex items-baseline gap-2 text-sm">
      <span aria-hidden="true" className={`size-2 shrink-0 -translate-y-px rounded-full ${looks[look]}`} />
      <span>{children}</span>
    </span>
  );
}
