import type { ComponentPropsWithRef, ReactNode } from "react";

interface RadioRowProps extends Omit<ComponentPropsWithRef<"input">, "className" | "type"> {
  readonly label: ReactNode;
  /** Stands at the end of the row, such as a count. */
  readonly extra?: ReactNode;
}

/** A radio button whose whole row can be pressed. */
export function RadioRow({ label, extra, ...input }: RadioRowProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-start gap-3 py-[.3125rem] text-sm has-disabled:cursor-default has-disabled:text-ink-muted pointer-coarse:min-h-target pointer-coarse:py-2.5">
      <input {...input} type="radio" className="ui-radio mt-px" />
      <span>{label}</span>
      {extra !== undefined && <span className="ml-auto text-ink-muted tabular-nums">{extra}</span>}
    </label>
  );
}
