import { Box, Text } from "ink";

interface RowProps {
  readonly text: string;
  /** At the right end, never cut. */
  readonly end?: string;
  readonly isChosen?: boolean;
  readonly isDim?: boolean;
}

/** A line with a text that gives way and something at its end that does not. */
export function Row({ text, end = "", isChosen = false, isDim = false }: RowProps) {
  return (
    <Box flexGrow={1} justifyContent="space-between">
      <Box flexShrink={1} overflow="hidden">
        <Text bold={isChosen} dimColor={isDim} wrap="truncate">
          {text}
        </Text>
      </Box>
      <Box flexShrink={0} marginLeft={2}>
        <Text bold={isChosen} dimColor={isDim}>
          {end}
        </Text>
      </Box>
    </Box>
  );
}
