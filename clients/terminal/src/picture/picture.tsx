import { Box, Text } from "ink";
import { useLoaded } from "../shop/use-loaded.ts";
import { loadPicture } from "./load-picture.ts";

interface PictureProps {
  readonly image: { readonly url: string; readonly alt: string };
  readonly columns: number;
  readonly rows: number;
}

/** Below 8 bits of colour blocks show nothing. */
const showsColors = process.stdout.isTTY && process.stdout.getColorDepth() >= 8;

/** A picture in blocks of colour; its description where there are no colours, or while it does not come. */
export function Picture({ image: { url, alt }, columns, rows }: PictureProps) {
  const { value } = useLoaded(`${url} ${columns} ${rows}`, async (signal) =>
    showsColors ? loadPicture(url, columns, rows, signal) : undefined,
  );
  return (
    <Box width={columns} height={rows} flexShrink={0} flexDirection="column" overflow="hidden">
      {value?.map((cells, row) => (
        <Text key={row}>
          {cells.map(({ upper, lower }, column) => (
            <Text key={column} color={upper} backgroundColor={lower}>
              ▀
            </Text>
          ))}
        </Text>
      )) ?? <Text dimColor>{alt}</Text>}
    </Box>
  );
}
