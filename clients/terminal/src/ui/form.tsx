import { Box, Text, useInput } from "ink";
import { useState } from "react";
import { FieldLabel } from "./field-label.tsx";
import { TextField } from "./text-field.tsx";

/** A field of a form; one with choices is changed by the arrow keys. */
export interface Field<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly choices?: Readonly<Record<string, string>>;
}

interface FormProps<Name extends string> {
  readonly fields: readonly Field<Name>[];
  readonly values: Readonly<Record<Name, string>>;
  /** What the shop has against a field, by its name. */
  readonly problems: Readonly<Partial<Record<Name, string>>>;
  readonly onChange: (name: Name, change: (value: string) => string) => void;
  /** A field was left. */
  readonly onLeave?: (name: Name) => void;
  readonly onSubmit: () => void;
}

/** Fields below each other: Enter, Tab and the arrows lead through them, Enter in the last one submits. */
export function Form<Name extends string>({ fields, values, problems, onChange, onLeave, onSubmit }: FormProps<Name>) {
  const [active, setActive] = useState(0);
  const field = fields[active];

  function turn({ name, choices }: Field<Name>, by: number): void {
    const keys = Object.keys(choices ?? {});
    const next = keys[(keys.indexOf(values[name]) + by + keys.length) % keys.length];
    if (next !== undefined) onChange(name, () => next);
  }

  useInput((_input, key) => {
    if (field === undefined) return;
    if (key.leftArrow || key.rightArrow) return turn(field, key.rightArrow ? 1 : -1);
    const step = key.upArrow || (key.tab && key.shift) ? -1 : key.downArrow || key.tab || key.return ? 1 : 0;
    if (step === 0) return;
    onLeave?.(field.name);
    if (key.return && active === fields.length - 1) onSubmit();
    else setActive(Math.max(0, Math.min(active + step, fields.length - 1)));
  });

  return (
    <Box flexDirection="column">
      {fields.map(({ name, label, choices }, index) =>
        choices ? (
          <Box key={name}>
            <FieldLabel label={label} isActive={index === active} />
            <Text inverse={index === active}>‹ {choices[values[name]]} ›</Text>
          </Box>
        ) : (
          <TextField
            key={name}
            label={label}
            value={values[name]}
            isActive={index === active}
            problem={problems[name]}
            onChange={(change) => onChange(name, change)}
          />
        ),
      )}
    </Box>
  );
}
