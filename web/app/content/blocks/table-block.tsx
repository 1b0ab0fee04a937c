import { blocksOf, type Block } from "#app/content/block.ts";
import { BlockSection } from "#app/content/block-section.tsx";
import { recordOf, textOf } from "#app/content/untyped.ts";

/** A table of facts; it scrolls by itself where the window is narrow. */
export function TableBlock({ block }: { readonly block: Block }) {
  const table = recordOf(block["table"]);
  const head = blocksOf(table["thead"]).map((cell) => textOf(cell["value"]));
  const rows = blocksOf(table["tbody"]).map((row) => blocksOf(row["body"]).map((cell) => textOf(cell["value"])));
  const caption = textOf(block["caption"]);
  return (
    <BlockSection id={textOf(block["anchor"])} headline={textOf(block["headline"])}>
      <div className="overflow-x-auto" role="region" aria-label={caption || textOf(block["headline"])} tabIndex={0}>
        <table className="w-full min-w-[32rem] text-left text-sm">
          {caption !== "" && <caption className="pb-3 text-left text-ink-muted">{caption}</caption>}
          <thead className="bg-surface">
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col" className="px-4 py-3 font-semibold">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells.join()} className="border-b border-line">
                {cells.map((cell, index) => (
                  <td key={`${head[index]}${cell}`} className="px-4 py-3 align-top">
                    {cell}
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
