import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "#app/ui/form/text-field.tsx";

interface NumberFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** Whole centimetres: taken over with Enter or on leaving, and what is none is said and changes nothing. */
export function NumberField({ value, min, max, onChange, ...field }: NumberFieldProps) {
  const { t } = useTranslation("planner");
  const [typed, setTyped] = useState<string>();
  const number = Number(typed ?? value);
  const isValid = /^\s*\d{1,4}\s*$/.test(typed ?? String(value)) && number >= min && number <= max;
  const take = (): void => {
    if (typed === undefined || !isValid) return;
    setTyped(undefined);
    if (number !== value) onChange(number);
  };
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      error={typed !== undefined && !isValid ? t("room.outside", { min, max }) : undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === "Enter") take();
      }}
    />
  );
}
