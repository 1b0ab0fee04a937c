import type { ComponentPropsWithRef, ReactNode } from "react";
import { fieldAria, FieldError } from "./field-error.tsx";

interface CheckboxRowProps extends Omit<ComponentPropsWithRef<"input">, "id" | "className" | "type"> {
  readonly id: string;
  readonly label: ReactNode;
  /** Stands at the end of the row, such as a count. */
  readonly extra?: ReactNode;
  readonly error?: string;
}

/** A checkbox whose whole row can be pressed. */
export function CheckboxRow({ id, label, extra, error, ...input }: CheckboxRowProps) {
  return (
    <div>
      <label
        htmlFor={id}
        className="flex min-h-9 cursor-pointer items-start gap-3 py-[.3125rem] text-sm has-disabled:cursor-default has-disabled:text-ink-muted pointer-coarse:min-h-target pointer-coarse:py-2.5"
      >
        <input {...input} {...fieldAria({ id, error })} type="checkbox" className="ui-check mt-px" />
        <span>{label}</span>
        {extra !== undefined && <span className="ml-auto text-ink-muted tabular-nums">{extra}</span>}
      </label>
      {error !== undefined && <FieldError id={id} message={error} />}
    </div>
  );
}
