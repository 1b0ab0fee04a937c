import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { controlClasses } from "#app/ui/form/control-classes.ts";
import { fieldAria, FieldError } from "#app/ui/form/field-error.tsx";
import { BodyDrawing } from "./body-drawing.tsx";
import { type Measure, measureRanges } from "./hardness-answers.ts";

interface MeasureFieldProps {
  readonly measure: Measure;
  readonly value: number;
  /** Whose it is, when two are asked. */
  readonly sleeper: string | undefined;
  readonly onChange: (value: number) => void;
  /** Whether what is typed is a value; nobody goes on while it is none. */
  readonly onValid: (valid: boolean) => void;
}

const keyOf = { heightCm: "height", weightKg: "weight" } as const;
const pageKeys: Readonly<Record<string, number>> = { PageUp: 10, PageDown: -10 };

/** One measure of a sleeper: slid, typed or keyed, with a drawing that follows it. */
export function MeasureField({ measure, value, sleeper, onChange, onValid }: MeasureFieldProps) {
  const { t } = useTranslation("hardness");
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const { min, max } = measureRanges[measure];
  const isOutside = (text: string) => !/^\d{1,3}$/.test(text.trim()) || Number(text) < min || Number(text) > max;
  const error = typed !== undefined && isOutside(typed) ? t("outside", { min, max }) : undefined;
  const label = t(`${keyOf[measure]}.label`);
  const inWords = (count: number) => t(`${keyOf[measure]}.value`, { count });
  const set = (next: number) => {
    setTyped(undefined);
    onValid(true);
    onChange(Math.min(max, Math.max(min, next)));
  };
  const type = (text: string) => {
    setTyped(text);
    onValid(!isOutside(text));
    if (!isOutside(text)) onChange(Number(text));
  };
  const page = (event: KeyboardEvent) => {
    const step = pageKeys[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(value + step);
  };
  return (
    <div className="min-w-0">
      {sleeper !== undefined && <h3 className="mb-2 font-semibold">{sleeper}</h3>}
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-end gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <output
          htmlFor={id}
          className={`font-display text-[3rem] leading-none whitespace-nowrap tabular-nums ${sleeper === undefined ? "sm:text-[4.5rem]" : ""}`}
        >
          {inWords(value)}
        </output>
        <BodyDrawing measure={measure} value={value} />
      </div>
      <div
        className="ui-dual-range mt-4"
        style={{ "--low": "0%", "--high": `${((value - min) / (max - min)) * 100}%` } as React.CSSProperties}
      >
        <input
          type="range"
          aria-label={sleeper === undefined ? label : `${label}, ${sleeper}`}
          aria-valuetext={inWords(value)}
          min={min}
          max={max}
          value={value}
          onKeyDown={page}
          onChange={(event) => set(event.currentTarget.valueAsNumber)}
        />
      </div>
      <p className="flex justify-between text-xs text-ink-muted tabular-nums" aria-hidden="true">
        <span>{inWords(min)}</span>
        <span>{inWords(max)}</span>
      </p>
      <label htmlFor={id} className="mt-3 mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        {...fieldAria(error === undefined ? { id } : { id, error })}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => {
          if (error === undefined) setTyped(undefined);
        }}
        className={`${controlClasses} max-w-32 tabular-nums`}
      />
      {error !== undefined && (
        <div className="mt-1.5">
          <FieldError id={id} message={error} />
        </div>
      )}
    </div>
  );
}
