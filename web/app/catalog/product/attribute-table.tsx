import type { ReactNode } from "react";

/** Facts in two columns: what, and how it is. */
export function AttributeTable({
  rows,
}: {
  readonly rows: readonly { readonly label: string; readonly value: ReactNode }[];
}) {
  return (
    <dl className="grid grid-cols-[minmax(8rem,1fr)_2fr] text-sm">
      {rows.map(({ label, value }) => (
        <div key={label} className="col-span-full grid grid-cols-subgrid border-b border-line py-2.5 last:border-0">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="min-w-0 wrap-break-word">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
