import type { Floor } from "@warmeland/schema/rules/room/footprint.ts";
import { floorBefore, hingeOf, type Opening } from "@warmeland/schema/rules/room/openings.ts";
import { drawing } from "./drawing-colours.ts";

interface OpeningDrawingProps {
  readonly opening: Opening;
  readonly floor: Floor;
  /** How thick walls are drawn, in cm. */
  readonly wall: number;
}

/** A window as three lines in its wall, a door with the quarter circle it swings through. */
export function OpeningDrawing({ opening, floor, wall }: OpeningDrawingProps) {
  const strip = floorBefore(opening, -wall, floor);
  const x = Math.min(strip.left, strip.right);
  const y = Math.min(strip.top, strip.bottom);
  const width = Math.abs(strip.right - strip.left);
  const height = Math.abs(strip.bottom - strip.top);
  const isAcross = width > height;
  return (
    <g aria-hidden="true">
      <rect x={x} y={y} width={width} height={height} fill={drawing.floor} />
      {opening.kind === "WINDOW" ? (
        <path
          d={
            isAcross
              ? `M${x} ${y + 0.5}h${width}M${x} ${y + height / 2}h${width}M${x} ${y + height - 0.5}h${width}`
              : `M${x + 0.5} ${y}v${height}M${x + width / 2} ${y}v${height}M${x + width - 0.5} ${y}v${height}`
          }
          stroke={drawing.ink}
          strokeWidth="1"
        />
      ) : (
        opening.swingsIn && <Swing opening={opening} floor={floor} />
      )}
    </g>
  );
}

function Swing({ opening, floor }: Omit<OpeningDrawingProps, "wall">) {
  const hinge = hingeOf(opening, floor);
  const { left, top, right, bottom } = floorBefore(opening, opening.widthCm, floor);
  const isInRow = opening.wall === "BACK" || opening.wall === "FRONT";
  // the open leaf ends opposite the hinge, the closed one at the other post
  const open = isInRow
    ? { x: hinge.x, y: opening.wall === "BACK" ? bottom : top }
    : { x: opening.wall === "LEFT" ? right : left, y: hinge.y };
  const closed = isInRow
    ? { x: hinge.x === left ? right : left, y: hinge.y }
    : { x: hinge.x, y: hinge.y === top ? bottom : top };
  const turn = (open.x - hinge.x) * (closed.y - hinge.y) - (open.y - hinge.y) * (closed.x - hinge.x);
  const radius = opening.widthCm;
  return (
    <>
      <path
        d={`M${hinge.x} ${hinge.y}L${open.x} ${open.y}A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${closed.x} ${closed.y}Z`}
        fill={drawing.swing}
        stroke={drawing.error}
        strokeWidth="1"
        strokeDasharray="4 3"
      />
      <path d={`M${hinge.x} ${hinge.y}L${open.x} ${open.y}`} stroke={drawing.ink} strokeWidth="2.5" />
    </>
  );
}
