import type { ReactNode } from "react";

/** Cards side by side, each in an `li`: two columns on a phone, up to four on a wide window. */
export function ProductGrid({ children, label }: { readonly children: ReactNode; readonly label: string }) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-x-grid gap-y-9 md:grid-cols-3 md:gap-y-12 xl:grid-cols-4">
      {children}
    </ul>
  );
}
