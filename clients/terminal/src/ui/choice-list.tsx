import { Box, Text, useInput } from "ink";
import { type ReactNode, useState } from "react";

interface ChoiceListProps<Item> {
  readonly items: readonly Item[];
  /** How many are seen at once; the list moves with the choice. */
  readonly rows: number;
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item, isChosen: boolean) => ReactNode;
  readonly onOpen: (item: Item) => void;
  readonly onMove?: (item: Item, index: number) => void;
  /** Where the choice begins. */
  readonly first?: number;
  readonly isActive?: boolean;
}

/** Rows of which one is chosen with the arrow keys and opened with Enter. */
export function ChoiceList<Item>({
  items,
  rows,
  keyOf,
  children,
  onOpen,
  onMove,
  first = 0,
  isActive = true,
}: ChoiceListProps<Item>) {
  const [wanted, setWanted] = useState(first);
  const chosen = Math.max(0, Math.min(wanted, items.length - 1));
  const top = Math.max(0, Math.min(chosen - Math.floor(rows / 2), items.length - rows));

  const move = (to: number): void => {
    const index = Math.max(0, Math.min(to, items.length - 1));
    setWanted(index);
    const item = items[index];
    if (item !== undefined && index !== chosen) onMove?.(item, index);
  };
  useInput(
    (_input, key) => {
      const item = items[chosen];
      if (key.upArrow) move(chosen - 1);
      else if (key.downArrow) move(chosen + 1);
      else if (key.pageUp) move(chosen - rows);
      else if (key.pageDown) move(chosen + rows);
      else if (key.return && item !== undefined) onOpen(item);
    },
    { isActive },
  );

  return (
    <Box flexDirection="column">
      {items.slice(top, top + rows).map((item, index) => {
        const isChosen = isActive && top + index === chosen;
        return (
          <Box key={keyOf(item)} height={1} flexShrink={0} overflow="hidden">
            <Box flexShrink={0}>
              <Text color="cyan">{isChosen ? "❯ " : "  "}</Text>
            </Box>
            {children(item, isChosen)}
          </Box>
        );
      })}
    </Box>
  );
}
