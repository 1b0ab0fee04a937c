import type { ComponentPropsWithRef } from "react";
import { controlClasses } from "./control-classes.ts";
import { fieldAria } from "./field-error.tsx";
import { FieldShell, type FieldFrame } from "./field-shell.tsx";

type TextFieldProps = FieldFrame & Omit<ComponentPropsWithRef<"input">, "id" | "className">;

/** A one-line text; every other prop goes to the input, so that a form library can register it. */
export function TextField({ id, label, optional, hint, error, className, type = "text", ...input }: TextFieldProps) {
  return (
    <FieldShell id={id} label={label} optional={optional} hint={hint} error={error} className={className}>
      <input {...input} {...fieldAria({ id, hint, error })} type={type} className={controlClasses} />
    </FieldShell>
  );
}
