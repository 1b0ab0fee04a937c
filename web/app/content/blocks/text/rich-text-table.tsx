import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { childrenOf, type Json, recordOf } from "./rich-text-json.ts";

interface RichTextTableProps {
  readonly rows: readonly Json[];
  readonly renderCell: (cell: Json) => ReactNode;
}

/** A table within a text; it scrolls by itself where the window is narrow. */
export function RichTextTable({ rows, renderCell }: RichTextTableProps) {
  const { t } = useTranslation("content");
  return (
    <div className="my-6 overflow-x-auto" role="region" aria-label={t("table")} tabIndex={0}>
      <table className="w-full text-left text-sm">
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-b border-line">
              {childrenOf(row).map((cell, column) => {
                const { colspan, rowspan } = recordOf(cell["attrs"]);
                const spans = { colSpan: spanOf(colspan), rowSpan: spanOf(rowspan) };
                return cell["type"] === "tableHeader" ? (
                  <th
                    key={column}
                    {...spans}
                    scope={index === 0 ? "col" : "row"}
                    className="bg-surface px-4 py-3 font-semibold"
                  >
                    {renderCell(cell)}
                  </th>
                ) : (
                  <td key={column} {...spans} className="px-4 py-3 align-top">
                    {renderCell(cell)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function spanOf(value: unknown): number | undefined {
  const span = Number(value);
  return Number.isInteger(span) && span > 1 && span < 100 ? span : undefined;
}
