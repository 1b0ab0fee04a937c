import { measureParameters, rangeOf, readBound } from "@warmeland/schema/rules/measure-range.ts";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { chosenRange, withRange } from "./filter-choice.ts";
import type { FilterGroup } from "./filter-groups.ts";
import type { ListingParameters } from "#app/catalog/listing/listing-parameters.ts";

interface MeasureFilterProps {
  readonly group: Extract<FilterGroup, { readonly kind: "measure" }>;
  readonly parameters: ListingParameters;
  readonly onChange: (parameters: ListingParameters) => void;
  readonly idPrefix: string;
}

/** Bounds of a measure in whole centimetres; without JavaScript a form sends them as the address says them. */
export function MeasureFilter({ group, parameters, onChange, idPrefix }: MeasureFilterProps) {
  const { t } = useTranslation("listing");
  const { key, name, available } = group;
  const chosen = chosenRange(parameters, key);
  const enter = (bound: "min" | "max", value: number | undefined) => {
    const range = rangeOf(bound === "min" ? value : chosen?.min, bound === "max" ? value : chosen?.max);
    if (range?.min !== chosen?.min || range?.max !== chosen?.max) onChange(withRange(parameters, key, range));
  };
  const field = (bound: "min" | "max", label: string) => (
    <CentimetreField
      key={chosen?.[bound]}
      id={`${idPrefix}-${key}-${bound}`}
      name={measureParameters[key][bound]}
      label={label}
      value={chosen?.[bound]}
      placeholder={available[bound]}
      onEnter={(value) => enter(bound, value)}
    />
  );
  return (
    <div className="flex items-center gap-2.5">
      {field("min", t("measure.lowest", { name }))}
      <span className="text-ink-muted">{t("measure.to")}</span>
      {field("max", t("measure.highest", { name }))}
    </div>
  );
}

interface CentimetreFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: number | undefined;
  /** What there is. */
  readonly placeholder: number | undefined;
  readonly onEnter: (value: number | undefined) => void;
}

/** A number in centimetres that counts when it is left or entered; an empty one is open. */
function CentimetreField({ id, name, label, value, placeholder, onEnter }: CentimetreFieldProps) {
  const [typed, setTyped] = useState(value === undefined ? "" : String(value));
  const enter = () => onEnter(readBound(typed.replaceAll(/\D/g, "")));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    enter();
  };
  return (
    <span className="relative min-w-0 flex-1">
      <input
        id={id}
        name={name}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder === undefined ? undefined : String(placeholder)}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={enter}
        onKeyDown={onKeyDown}
        className="h-target w-full rounded-sm border-[1.5px] border-line-strong bg-page pr-10 pl-2.5 tabular-nums hover:border-ink focus:border-primary"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-sm text-ink-muted"
      >
        cm
      </span>
    </span>
  );
}
