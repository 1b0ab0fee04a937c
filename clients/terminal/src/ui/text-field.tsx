import { Box, Text, useInput } from "ink";
import { FieldLabel } from "./field-label.tsx";

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isActive: boolean;
  readonly problem?: string | undefined;
  /** Given as what is to become of the value: keys may come faster than they are shown. */
  readonly onChange: (change: (value: string) => string) => void;
}

/** A line to type in: letters are added at its end, Backspace takes one away, Ctrl+U all. */
export function TextField({ label, value, isActive, problem, onChange }: TextFieldProps) {
  useInput(
    (input, key) => {
      if (key.backspace || key.delete) onChange(withoutLast);
      else if (key.ctrl && input === "u") onChange(() => "");
      // arrows, Tab and what a terminal sends for other keys are no text
      else if (!key.ctrl && !key.meta && !key.tab && !key.return && !key.escape)
        onChange((before) => typed(before, input));
    },
    { isActive },
  );
  return (
    <Box>
      <FieldLabel label={label} isActive={isActive} />
      <Text wrap="truncate-start">{value}</Text>
      {isActive && <Text inverse> </Text>}
      {problem !== undefined && (
        <Text color="red" wrap="truncate">
          {"  "}
          {problem}
        </Text>
      )}
    </Box>
  );
}

const withoutLast = (text: string): string => Array.from(text).slice(0, -1).join("");

/** What comes at once, of a fast hand or a paste, is read letter by letter. */
function typed(before: string, input: string): string {
  let text = before;
  for (const letter of input) {
    if (letter === "\u0015") text = "";
    else if (letter === "\u007F" || letter === "\b") text = withoutLast(text);
    else if (!/\p{Cc}/u.test(letter)) text += letter;
  }
  return text;
}
