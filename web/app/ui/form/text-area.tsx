import type { ComponentPropsWithRef } from "react";
import { focusInSight } from "#app/ui/browser/focus-in-sight.ts";
import { controlClasses } from "./control-classes.ts";
import { fieldAria } from "./field-error.tsx";
import { FieldShell, type FieldFrame } from "./field-shell.tsx";

type TextAreaProps = FieldFrame & Omit<ComponentPropsWithRef<"textarea">, "id" | "className">;

/** A text of several lines; every other prop goes to the control, so that a form library can register it. */
export function TextArea({ id, label, optional, hint, error, className, rows = 6, ...control }: TextAreaProps) {
  return (
    <FieldShell id={id} label={label} optional={optional} hint={hint} error={error} className={className}>
      {/* browsers bring its caret into sight, not the field */}
      <div ref={focusInSight} className="grid">
        <textarea
          {...control}
          {...fieldAria({ id, hint, error })}
          rows={rows}
          className={`${controlClasses} h-auto min-h-40 py-2.5`}
        />
      </div>
    </FieldShell>
  );
}
