import type { ReactNode } from "react";
import { fieldAria, FieldError } from "./field-error.tsx";

interface FieldsetProps {
  /** Target of the error summary's link. */
  readonly id: string;
  readonly legend: ReactNode;
  /** 'label' looks like the label of a field, 'heading' like a part of the page. */
  readonly look?: "label" | "heading";
  readonly error?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const looks = {
  label: "mb-1 text-sm font-semibold",
  heading: "mb-4.5 font-display text-h3 font-medium tracking-display",
} as const;

/** Controls that belong together, under one legend. */
export function Fieldset({ id, legend, look = "label", error, className = "", children }: FieldsetProps) {
  const { "aria-describedby": describedBy } = fieldAria({ id, error });
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy} className={`min-w-0 ${className}`}>
      <legend className={looks[look]}>{legend}</legend>
      {children}
      {error !== undefined && <FieldError id={id} message={error} />}
    </fieldset>
  );
}
