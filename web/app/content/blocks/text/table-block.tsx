import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { BlockSection } from "#app/content/block-section.tsx";

export const TableBlockFragment = graphql(`
  fragment TableBlock_block on TableBlock {
    id
    headline
    caption
    anchor
    table {
      head
      rows {
        cells
      }
    }
  }
`);

/** A table of facts; it scrolls by itself where the window is narrow. */
export function TableBlock({ block }: { readonly block: FragmentType<typeof TableBlockFragment> }) {
  const { headline, caption, anchor, table } = useFragment(TableBlockFragment, block);
  if (!table) return null;
  // two columns fit the narrowest phone, three most phones
  const width = ["", "", "", "min-w-[21rem]"][table.head.length] ?? "min-w-[32rem]";
  const cell = "px-2.5 py-3 sm:px-4";
  return (
    <BlockSection id={anchor} headline={headline}>
      <div className="overflow-x-auto" role="region" aria-label={caption ?? headline ?? undefined} tabIndex={0}>
        <table className={`w-full text-left text-sm ${width}`}>
          {caption && (
            <caption className="pb-3 text-left text-ink-muted">
              {/* stands still while the table scrolls */}
              <span className="sticky left-0 block max-w-[calc(100vw-2*var(--spacing-gutter))]">{caption}</span>
            </caption>
          )}
          <thead className="bg-surface">
            <tr>
              {table.head.map((text, index) => (
                <th key={index} scope="col" className={`${cell} font-semibold`}>
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ cells }, row) => (
              <tr key={row} className="border-b border-line">
                {cells.map((text, column) => (
                  <td key={column} className={`${cell} align-top`}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </BlockSection>
  );
}
