import { Box, Text } from "ink";
import type { ReactNode } from "react";
import { useShop } from "../shop/shop-context.ts";
import { KeyHelp, type KeyMeaning } from "./key-help.tsx";

interface ScreenProps {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: string | undefined;
  readonly keys: readonly KeyMeaning[];
  readonly children: ReactNode;
}

/** One screen below the shop's head: a title, what it shows, what just happened, and its keys at the bottom. */
export function Screen({ title, aside, keys, children }: ScreenProps) {
  const { notice } = useShop();
  return (
    <Box flexDirection="column" flexGrow={1}>
      <Box height={1} flexShrink={0} justifyContent="space-between">
        <Text bold wrap="truncate">
          {title}
        </Text>
        <Text dimColor>{aside}</Text>
      </Box>
      <Box flexDirection="column" flexGrow={1} marginTop={1} overflow="hidden">
        {children}
      </Box>
      <Box height={1} flexShrink={0}>
        <Text color={notice?.isProblem ? "red" : "green"} wrap="truncate">
          {notice?.text ?? ""}
        </Text>
      </Box>
      <Box height={1} flexShrink={0}>
        <KeyHelp keys={keys} />
      </Box>
    </Box>
  );
}
