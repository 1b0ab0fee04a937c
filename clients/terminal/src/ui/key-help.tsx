import { Text } from "ink";

/** Key and what it does. */
export type KeyMeaning = readonly [key: string, meaning: string];

/** What can be pressed here, in one line. */
export function KeyHelp({ keys }: { readonly keys: readonly KeyMeaning[] }) {
  return (
    <Text wrap="truncate">
      {keys.map(([key, meaning], index) => (
        <Text key={key}>
          {index > 0 ? "  " : ""}
          <Text bold color="cyan">
            {key}
          </Text>{" "}
          <Text dimColor>{meaning}</Text>
        </Text>
      ))}
    </Text>
  );
}
