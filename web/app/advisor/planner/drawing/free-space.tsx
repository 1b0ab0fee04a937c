import { type Floor, footprintOf } from "@warmeland/schema/rules/room/footprint.ts";
import { drawing } from "./drawing-colours.ts";
import type { FurnishedPiece } from "#app/advisor/planner/planner-product.ts";

interface FreeSpaceProps {
  readonly piece: FurnishedPiece;
  readonly others: readonly FurnishedPiece[];
  readonly floor: Floor;
}

/** How far the chosen piece is, from the middle of each of its sides, from the wall or from what stands there. Decorative: the hints say it in words. */
export function FreeSpace({ piece, others, floor }: FreeSpaceProps) {
  const own = footprintOf(piece);
  const prints = others.filter(({ kind }) => kind !== "rug" && kind !== "lamp").map(footprintOf);
  const beside = prints.filter(({ top, bottom }) => top < piece.yCm && bottom > piece.yCm);
  const along = prints.filter(({ left, right }) => left < piece.xCm && right > piece.xCm);
  const left = Math.max(0, ...beside.map((print) => print.right).filter((x) => x <= own.left + 1));
  const right = Math.min(floor.widthCm, ...beside.map((print) => print.left).filter((x) => x >= own.right - 1));
  const top = Math.max(0, ...along.map((print) => print.bottom).filter((y) => y <= own.top + 1));
  const bottom = Math.min(floor.lengthCm, ...along.map((print) => print.top).filter((y) => y >= own.bottom - 1));
  const lines = [
    { key: "left", x1: left, y1: piece.yCm, x2: own.left, y2: piece.yCm },
    { key: "right", x1: own.right, y1: piece.yCm, x2: right, y2: piece.yCm },
    { key: "top", x1: piece.xCm, y1: top, x2: piece.xCm, y2: own.top },
    { key: "bottom", x1: piece.xCm, y1: own.bottom, x2: piece.xCm, y2: bottom },
  ];
  return (
    <g aria-hidden="true" data-selection="" className="print:hidden" pointerEvents="none">
      {lines.map(({ key, ...line }) => {
        const cm = Math.round(Math.hypot(line.x2 - line.x1, line.y2 - line.y1));
        if (cm < 8) return null;
        return (
          <g key={key}>
            <line {...line} stroke={drawing.free} strokeWidth="1.5" />
            <text
              x={(line.x1 + line.x2) / 2}
              y={(line.y1 + line.y2) / 2 + 5}
              textAnchor="middle"
              fontSize="14"
              fontWeight="600"
              fill={drawing.free}
              stroke="#fff"
              strokeWidth="4"
              strokeLinejoin="round"
              paintOrder="stroke"
            >
              {cm}
            </text>
          </g>
        );
      })}
    </g>
  );
}
