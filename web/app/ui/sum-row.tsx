import type { ReactNode } from "react";

interface SumRowProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly look?: "normal" | "reduction" | "total";
}

const looks = {
  normal: "py-[.3125rem] text-sm",
  reduction: "py-[.3125rem] text-sm *:last:text-sale",
  total: "mt-2 border-t border-line pt-3.5 pb-[.3125rem] text-h4 font-bold",
} as const;

/** One line of a sum, inside a `<dl>`. */
export function SumRow({ label, value, look = "normal" }: SumRowProps) {
  return (
    <div className={`flex items-center justify-between gap-4 ${looks[look]}`}>
      <dt className="flex items-center gap-1">{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}
