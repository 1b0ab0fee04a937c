import type { ComponentPropsWithRef, ReactNode } from "react";

interface RadioRowProps extends Omit<ComponentPropsWithRef<"input">, "className" | "type"> {
  readonly label: ReactNode;
}

/** A radio button whose whole row can be pressed. */
export function RadioRow({ label, ...input }: RadioRowProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-start gap-3 py-[.3125rem] text-sm pointer-coarse:min-h-target pointer-coarse:py-2.5">
      <input {...input} type="radio" className="ui-radio mt-px" />
      <span>{label}</span>
    </label>
  );
}
