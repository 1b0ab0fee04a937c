import type { ReactNode } from "react";
import { drawing } from "./drawing-colours.ts";
import type { FurnishedPiece } from "#app/advisor/planner/planner-product.ts";
import { shortName } from "#app/advisor/planner/short-name.ts";

interface PieceDrawingProps {
  readonly piece: FurnishedPiece;
  readonly isBad: boolean;
  readonly isSelected: boolean;
}

/** A piece from above in the colour it has, around the middle of the drawing. */
export function PieceDrawing({ piece, isBad, isSelected }: PieceDrawingProps) {
  const { widthCm: width, depthCm: depth, turnDegrees, variant } = piece;
  const [shownWidth, shownDepth] = turnDegrees % 180 === 0 ? [width, depth] : [depth, width];
  const isRound = width === depth && /rond-/.test(variant.attributes[0]?.values[0]?.value ?? "");
  const outline = {
    fill: isBad ? drawing.errorFill : piece.colour,
    stroke: isBad ? drawing.error : drawing.ink,
    strokeWidth: isBad ? 2 : 1.2,
    ...(isBad && { strokeDasharray: "5 3" }),
  };
  const name = shortName(piece.product.name).split(" ").at(-1)!;
  const isUpright = shownDepth > shownWidth * 1.6 && shownWidth < 70;
  return (
    <>
      <g transform={`rotate(${turnDegrees}) translate(${-width / 2} ${-depth / 2})`}>
        {isRound ? (
          <circle cx={width / 2} cy={depth / 2} r={width / 2} {...outline} />
        ) : (
          <rect width={width} height={depth} rx={piece.kind === "rug" ? 0 : 3} {...outline} />
        )}
        <Parts piece={piece} />
      </g>
      {isSelected && (
        <rect
          data-selection=""
          className="print:hidden"
          x={-shownWidth / 2 - 4}
          y={-shownDepth / 2 - 4}
          width={shownWidth + 8}
          height={shownDepth + 8}
          fill="none"
          stroke={drawing.ink}
          strokeWidth="2.5"
        />
      )}
      {Math.max(shownWidth, shownDepth) >= 60 && (
        <text
          aria-hidden="true"
          textAnchor="middle"
          y={piece.kind === "rug" ? shownDepth / 2 - 8 : 5}
          transform={isUpright ? "rotate(90)" : undefined}
          fontSize="14"
          fontWeight="600"
          fill={drawing.ink}
          stroke="#fff"
          strokeWidth="3"
          strokeLinejoin="round"
          paintOrder="stroke"
          pointerEvents="none"
        >
          {name}
        </text>
      )}
    </>
  );
}

const line = { fill: "none", stroke: drawing.ink, strokeWidth: 1 } as const;
const soft = { fill: drawing.linen, stroke: drawing.ink, strokeWidth: 1 } as const;

/** What makes a bed a bed: pillows, backs, doors. The back is on top. */
function Parts({ piece: { kind, widthCm: width, depthCm: depth } }: { readonly piece: FurnishedPiece }): ReactNode {
  switch (kind) {
    case "bed": {
      const head = Math.max(6, depth - 200);
      const pillows = width >= 150 ? 2 : 1;
      const each = Math.min(70, (width - 12 * (pillows + 1)) / pillows);
      const gap = (width - pillows * each) / (pillows + 1);
      return (
        <>
          <rect x="3" y={head} width={width - 6} height={depth - head - 3} rx="3" {...soft} />
          {Array.from({ length: pillows }, (_, index) => (
            <rect
              key={index}
              x={gap + index * (each + gap)}
              y={head + 10}
              width={each}
              height="42"
              rx="6"
              {...soft}
              fill="#fff"
            />
          ))}
          <path d={`M3 ${head + 68}H${width - 3}`} {...line} />
        </>
      );
    }
    case "sofa":
      return (
        <path d={`M16 ${depth}V22H${width - 16}V${depth}M${width / 2} 22V${depth}`} {...line} strokeOpacity="0.6" />
      );
    case "wardrobe":
      return <path d={`M0 ${depth - 4}H${width}M${width / 2} ${depth - 4}V${depth}`} {...line} />;
    case "rug":
      return (
        <rect x="7" y="7" width={width - 14} height={depth - 14} {...line} strokeOpacity="0.35" strokeDasharray="6 5" />
      );
    case "lamp":
      return <circle cx={width / 2} cy={depth / 2} r={Math.min(width, depth) / 4} {...soft} />;
    default:
      return null;
  }
}
