import { footprintOf } from "@warmeland/schema/rules/room/footprint.ts";
import { type KeyboardEvent, type PointerEvent, type Ref, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FreeSpace } from "./free-space.tsx";
import { OpeningDrawing } from "./opening-drawing.tsx";
import { PieceDrawing } from "./piece-drawing.tsx";
import { drawing } from "./drawing-colours.ts";
import type { FurnishedPiece } from "#app/advisor/planner/planner-product.ts";
import { shortName } from "#app/advisor/planner/short-name.ts";
import type { Planner } from "#app/advisor/planner/use-planner.ts";

interface PlanDrawingProps {
  readonly planner: Planner;
  readonly ref?: Ref<SVGSVGElement>;
}

/** Room around the walls, in cm. */
const margin = 42;
const wall = 8;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The room from above, to scale: a centimetre is a unit of the drawing. Its colours stand in it, so that it can be kept as a picture. */
export function PlanDrawing({ planner, ref }: PlanDrawingProps) {
  const { t } = useTranslation("planner");
  const { plan, pieces, hints, selected } = planner;
  const { widthCm, lengthCm, openings } = plan;
  const grabbed = useRef<{ key: string; dx: number; dy: number; moved: boolean }>(undefined);
  const bad = new Set(hints.filter(({ level }) => level === "error").map(({ key }) => key));
  // rugs lie below, lamps stand above
  const order = { rug: 0, lamp: 2 } as Readonly<Record<string, number>>;
  const drawn = pieces.toSorted((one, other) => (order[one.kind] ?? 1) - (order[other.kind] ?? 1));

  const grab = (event: PointerEvent<SVGGElement>, piece: FurnishedPiece): void => {
    if (event.button !== 0) return;
    const { x, y } = pointOf(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    grabbed.current = { key: piece.key, dx: piece.xCm - x, dy: piece.yCm - y, moved: false };
    planner.select(piece.key);
  };
  const drag = (event: PointerEvent<SVGGElement>, piece: FurnishedPiece): void => {
    const held = grabbed.current;
    if (held?.key !== piece.key) return;
    const { x, y } = pointOf(event);
    const [xCm, yCm] = [x + held.dx, y + held.dy];
    if (!held.moved && Math.hypot(xCm - piece.xCm, yCm - piece.yCm) < 3) return;
    planner.drag(piece, xCm, yCm, held.moved);
    held.moved = true;
  };
  const press = (event: KeyboardEvent<SVGGElement>, piece: FurnishedPiece): void => {
    const arrow = arrows[event.key];
    const step = event.shiftKey ? 1 : 5;
    if (arrow) planner.nudge(piece, arrow[0] * step, arrow[1] * step);
    else if (event.key === "r" || event.key === "R") planner.turn(piece);
    else if (event.key === "Delete" || event.key === "Backspace") planner.remove(piece.key);
    else if (event.key === "Enter" || event.key === " ") planner.select(piece.key);
    else return;
    event.preventDefault();
  };
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-margin} ${-margin} ${widthCm + 2 * margin} ${lengthCm + 2 * margin}`}
      role="group"
      aria-label={t("drawing.label", { width: widthCm, length: lengthCm })}
      fontFamily="sans-serif"
      className="mx-auto block font-sans h-auto max-h-[46rem] w-full print:max-h-none"
      style={{ aspectRatio: `${widthCm + 2 * margin} / ${lengthCm + 2 * margin}` }}
    >
      <rect x={-wall} y={-wall} width={widthCm + 2 * wall} height={lengthCm + 2 * wall} fill={drawing.ink} />
      <rect width={widthCm} height={lengthCm} fill={drawing.floor} onPointerDown={() => planner.select(undefined)} />
      <Grid widthCm={widthCm} lengthCm={lengthCm} />
      {openings.map((opening, index) => (
        <OpeningDrawing key={index} opening={opening} floor={plan} wall={wall} />
      ))}
      {drawn.map((piece) => (
        <g
          key={piece.key}
          tabIndex={0}
          role="button"
          aria-pressed={selected?.key === piece.key}
          aria-label={t("drawing.piece", namesOf(piece))}
          aria-describedby="planner-keys"
          onFocus={() => planner.select(piece.key)}
          onPointerDown={(event) => grab(event, piece)}
          onPointerMove={(event) => drag(event, piece)}
          onPointerUp={() => (grabbed.current = undefined)}
          onPointerCancel={() => (grabbed.current = undefined)}
          onKeyDown={(event) => press(event, piece)}
          className="cursor-grab touch-none outline-none focus-visible:[&>[data-selection]]:stroke-focus"
          transform={`translate(${piece.xCm} ${piece.yCm})`}
        >
          <PieceDrawing piece={piece} isBad={bad.has(piece.key)} isSelected={selected?.key === piece.key} />
        </g>
      ))}
      {selected && <FreeSpace piece={selected} others={pieces.filter((piece) => piece !== selected)} floor={plan} />}
      <Measure from={0} to={widthCm} at={-26} text={t("cm", { count: widthCm })} />
      <g transform="rotate(90)">
        <Measure from={0} to={lengthCm} at={26} text={t("cm", { count: lengthCm })} />
      </g>
      <g stroke={drawing.ink} strokeWidth="1.5">
        <path d={`M0 ${lengthCm + 24}v6M100 ${lengthCm + 24}v6M0 ${lengthCm + 27}h100`} fill="none" />
        <text x="108" y={lengthCm + 32} fontSize="13" stroke="none" fill={drawing.muted}>
          {t("drawing.scale")}
        </text>
      </g>
    </svg>
  );
}

/** Where a pointer is, in cm. */
function pointOf(event: PointerEvent<SVGGElement>): { x: number; y: number } {
  const svg = event.currentTarget.ownerSVGElement!;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
  return { x: at.x, y: at.y };
}

function namesOf(piece: FurnishedPiece) {
  const { left, top, right, bottom } = footprintOf(piece);
  return {
    name: shortName(piece.product.name),
    width: Math.round(right - left),
    depth: Math.round(bottom - top),
    x: Math.round(left),
    y: Math.round(top),
  };
}

/** A line every half metre, without the walls. */
function linesAlong(length: number): number[] {
  return Array.from({ length: Math.ceil(length / 50) - 1 }, (_, index) => (index + 1) * 50);
}

function Grid({ widthCm, lengthCm }: { readonly widthCm: number; readonly lengthCm: number }) {
  return (
    <path
      d={`${linesAlong(widthCm)
        .map((x) => `M${x} 0V${lengthCm}`)
        .join("")}${linesAlong(lengthCm)
        .map((y) => `M0 ${y}H${widthCm}`)
        .join("")}`}
      fill="none"
      stroke={drawing.grid}
      strokeWidth="0.6"
    />
  );
}

interface MeasureProps {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly text: string;
}

function Measure({ from, to, at, text }: MeasureProps) {
  return (
    <g aria-hidden="true">
      <path
        d={`M${from} ${at - 5}v10M${to} ${at - 5}v10M${from} ${at}H${to}`}
        stroke={drawing.muted}
        strokeWidth="1"
        fill="none"
      />
      <rect x={(from + to) / 2 - 32} y={at - 9} width="64" height="18" fill={drawing.ground} />
      <text x={(from + to) / 2} y={at + 5} textAnchor="middle" fontSize="15" fill={drawing.ink}>
        {text}
      </text>
    </g>
  );
}
