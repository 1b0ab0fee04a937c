import type { ReactNode } from "react";

interface ProductGridProps {
  readonly children: ReactNode;
  readonly label: string;
  /** Leaves room for the filters of a wide window. */
  readonly besideFilters?: boolean;
}

/** Cards side by side, each in an `li`: two columns on a phone, up to four on a wide window. */
export function ProductGrid({ children, label, besideFilters = false }: ProductGridProps) {
  const widest = besideFilters ? "xxl:grid-cols-4" : "xl:grid-cols-4";
  return (
    <ul aria-label={label} className={`grid grid-cols-2 gap-x-grid gap-y-9 md:grid-cols-3 md:gap-y-12 ${widest}`}>
      {children}
    </ul>
  );
}
