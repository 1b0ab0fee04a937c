import { Box, Text, useInput } from "ink";
import { nl } from "../nl.ts";
import { faultText } from "../shop/fault-text.ts";
import type { Loaded } from "../shop/use-loaded.ts";
import { KeyHelp } from "./key-help.tsx";

/** In place of what is not there yet, or could not be loaded. */
export function Waiting({ loaded: { error, retry } }: { readonly loaded: Loaded<unknown> }) {
  useInput((input) => input === "r" && retry(), { isActive: error !== undefined });
  if (error === undefined) return <Text dimColor>{nl.loading}…</Text>;
  return (
    <Box flexDirection="column" gap={1}>
      <Text color="red">{faultText(error)}</Text>
      <KeyHelp keys={[["r", nl.keys.again]]} />
    </Box>
  );
}
