import type { ComponentPropsWithRef, ReactNode } from "react";

interface RadioCardProps extends Omit<ComponentPropsWithRef<"input">, "className" | "type" | "title"> {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Stands at the end, such as a price. */
  readonly extra?: ReactNode;
}

/** A choice in a bordered row with room to explain itself. */
export function RadioCard({ title, description, extra, ...input }: RadioCardProps) {
  return (
    <label className="grid cursor-pointer grid-cols-[1.375rem_1fr_auto] items-center gap-x-3.5 gap-y-0.5 rounded-md border-[1.5px] border-line-strong p-4 hover:border-ink has-checked:border-selected has-checked:bg-selected-fill has-checked:ring-1 has-checked:ring-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default">
      <input {...input} type="radio" className="ui-radio outline-none" />
      <span className="font-semibold">{title}</span>
      <span className="font-semibold tabular-nums">{extra}</span>
      {description !== undefined && <span className="col-start-2 text-sm text-ink-muted">{description}</span>}
    </label>
  );
}
