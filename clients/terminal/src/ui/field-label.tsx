import { Box, Text } from "ink";

const width = 16;

/** The name of a field, marked while it is the one that keys go to. */
export function FieldLabel({ label, isActive }: { readonly label: string; readonly isActive: boolean }) {
  return (
    <Box width={width} flexShrink={0}>
      <Text color={isActive ? "cyan" : undefined}>
        {isActive ? "❯ " : "  "}
        {label}
      </Text>
    </Box>
  );
}
