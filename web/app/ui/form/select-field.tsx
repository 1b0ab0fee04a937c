import type { ComponentPropsWithRef } from "react";
import { controlClasses } from "./control-classes.ts";
import { fieldAria } from "./field-error.tsx";
import { FieldShell, type FieldFrame } from "./field-shell.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { caretDownIcon } from "#app/ui/icon/icon-paths.ts";

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldFrame, Omit<ComponentPropsWithRef<"select">, "id" | "className"> {
  readonly options: readonly SelectOption[];
}

/** A native select with a caret of its own. */
export function SelectField({ id, label, optional, hint, error, className, options, ...select }: SelectFieldProps) {
  return (
    <FieldShell id={id} label={label} optional={optional} hint={hint} error={error} className={className}>
      <span className="relative block">
        <select
          {...select}
          {...fieldAria({ id, hint, error })}
          className={`${controlClasses} cursor-pointer appearance-none pr-10`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          path={caretDownIcon}
          className="pointer-events-none absolute top-1/2 right-3.5 size-[1.125rem] -translate-y-1/2"
        />
      </span>
    </FieldShell>
  );
}
