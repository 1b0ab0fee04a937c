import { useTranslation } from "react-i18next";
import type { DrawingKind } from "./drawing-kind.ts";

interface FurnitureDrawingProps {
  readonly kind: DrawingKind;
  /** The catalogue's key of how it is made, such as `3-zits` or `2-deuren-en-3-laden`. */
  readonly version: string;
  /** Whole centimetres. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

const fabric = "#a9bfae";
const cushion = "#c3d2c6";
const wood = "#dcb98d";
const woodDark = "#c79a63";
/** Height of a leg in centimetres, as in most pieces of the kind. */
const leg = 14;

/** A piece of furniture from the front and the side at one scale: one unit is one centimetre. A corner sofa is seen from above. */
export function FurnitureDrawing({ kind, version, width, depth, height }: FurnitureDrawingProps) {
  const { t } = useTranslation("product");
  const gap = Math.max(30, width * 0.12);
  const right = kind === "corner" ? 0 : gap + depth;
  const tall = kind === "corner" ? depth : height;
  const total = width + right + 44;
  // text has at least 11 px where the drawing is 340 px wide
  const size = Math.max(9, total / 30);
  const side = width + gap;
  const text = { fontSize: size, fontWeight: 600, textAnchor: "middle", fill: "currentColor", stroke: "none" } as const;
  return (
    <svg
      viewBox={`-4 -6 ${total} ${tall + size * 3.4}`}
      role="img"
      aria-label={t("dimensions.drawing", { width, depth, height })}
      className="h-auto max-h-[26rem] w-full max-w-[42rem] text-ink"
      fill="none"
      stroke="currentColor"
      strokeWidth={total / 360}
      strokeLinejoin="round"
    >
      {kind === "seat" && (
        <Seat seats={countOf(version, "zits")} width={width} depth={depth} height={height} side={side} />
      )}
      {kind === "corner" && <Corner width={width} depth={depth} />}
      {kind === "cabinet" && (
        <Cabinet
          doors={countOf(version, "(?:schuif)?deur")}
          drawers={countOf(version, "lade")}
          width={width}
          depth={depth}
          height={height}
          side={side}
        />
      )}
      {kind === "table" && <Table width={width} depth={depth} height={height} side={side} />}
      <Measure from={0} to={width} y={tall + size} />
      <text x={width / 2} y={tall + size * 2.6} {...text}>
        {t("dimensions.wide", { count: width })}
      </text>
      {kind !== "corner" && (
        <>
          <Measure from={side} to={side + depth} y={tall + size} />
          <text x={side + depth / 2} y={tall + size * 2.6} {...text}>
            {t("dimensions.deep", { count: depth })}
          </text>
        </>
      )}
      <g transform={`translate(${width + right + 10} 0)`}>
        <path d={`M0 0V${tall}M-4 0h8M-4 ${tall}h8`} className="text-ink-muted" />
        <text x={7} y={tall / 2} {...text} textAnchor="start" dominantBaseline="central">
          {tall}
        </text>
      </g>
    </svg>
  );
}

function Measure({ from, to, y }: { readonly from: number; readonly to: number; readonly y: number }) {
  return <path d={`M${from} ${y}H${to}M${from} ${y - 4}v8M${to} ${y - 4}v8`} className="text-ink-muted" />;
}

interface ViewProps {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** Where the side view begins. */
  readonly side: number;
}

function Seat({ seats: named, width, depth, height, side }: ViewProps & { readonly seats: number }) {
  const arm = Math.min(22, width * 0.16);
  const floor = height - leg;
  const seat = height * 0.5;
  const inner = width - 2 * arm;
  const seats = named || Math.max(1, Math.round(inner / 75));
  const cushions = Array.from({ length: seats }, (_, index) => arm + (index * inner) / seats);
  return (
    <>
      <path d={legs(8, width - 8, floor, leg)} fill={woodDark} />
      <rect x={arm / 2} y={0} width={width - arm} height={floor} rx={8} fill={fabric} />
      {cushions.map((x) => (
        <rect key={x} x={x} y={6} width={inner / seats} height={seat - 4} rx={4} fill={cushion} />
      ))}
      {cushions.map((x) => (
        <rect key={x} x={x} y={seat} width={inner / seats} height={height * 0.17} rx={4} fill={cushion} />
      ))}
      {[0, width - arm].map((x) => (
        <rect key={x} x={x} y={height * 0.32} width={arm} height={floor - height * 0.32} rx={7} fill={fabric} />
      ))}
      <g transform={`translate(${side} 0)`}>
        <path d={legs(8, depth - 8, floor, leg)} fill={woodDark} />
        <path
          d={`M${depth - 22} ${seat}L${depth - 14} 4Q${depth - 12} 0 ${depth - 6} 0Q${depth} 0 ${depth} 6V${floor}H${depth - 24}Z`}
          fill={fabric}
        />
        <rect x={0} y={height * 0.32} width={depth - 8} height={floor - height * 0.32} rx={7} fill={fabric} />
      </g>
    </>
  );
}

function Corner({ width, depth }: Pick<ViewProps, "width" | "depth">) {
  const seat = Math.min(95, depth * 0.55);
  const back = 22;
  return (
    <>
      <path
        d={`M6 0H${width - 6}Q${width} 0 ${width} 6V${depth - 6}Q${width} ${depth} ${width - 6} ${depth}H${width - seat}V${seat}H6Q0 ${seat} 0 ${seat - 6}V6Q0 0 6 0Z`}
        fill={fabric}
      />
      <path
        d={`M${back} ${back}H${width - back}V${depth - 4}H${width - seat + 4}V${seat - 4}H${back}Z`}
        fill={cushion}
      />
      <path d={`M${width - seat} ${back}V${seat}H${width - back}`} />
    </>
  );
}

interface CabinetProps extends ViewProps {
  readonly doors: number;
  readonly drawers: number;
}

/** Doors beside each other, drawers above each other in a column between them. */
function Cabinet({ doors, drawers, width, depth, height, side }: CabinetProps) {
  const foot = Math.min(12, height * 0.12);
  const column = (width - 6) / (doors + (drawers > 0 ? 1 : 0) || 1);
  const floor = height - foot;
  return (
    <>
      <path d={legs(4, width - 4, floor, foot)} fill={woodDark} />
      <rect width={width} height={floor} fill={wood} />
      {Array.from({ length: doors }, (_, index) => (
        <rect
          key={`door-${index}`}
          x={index < doors / 2 ? 3 + index * column : width - 3 - (doors - index) * column}
          y={3}
          width={column}
          height={floor - 6}
        />
      ))}
      {Array.from({ length: drawers }, (_, index) => (
        <rect
          key={`drawer-${index}`}
          x={3 + Math.ceil(doors / 2) * column}
          y={3 + (index * (floor - 6)) / drawers}
          width={column}
          height={(floor - 6) / drawers}
        />
      ))}
      <g transform={`translate(${side} 0)`}>
        <path d={legs(4, depth - 4, floor, foot)} fill={woodDark} />
        <rect width={depth} height={floor} fill={wood} />
      </g>
    </>
  );
}

function Table({ width, depth, height, side }: ViewProps) {
  const top = 5;
  return (
    <>
      <path d={legs(8, width - 8, top, height - top)} fill={woodDark} />
      <rect width={width} height={top} fill={wood} />
      <g transform={`translate(${side} 0)`}>
        <path d={legs(8, depth - 8, top, height - top)} fill={woodDark} />
        <rect width={depth} height={top} fill={wood} />
      </g>
    </>
  );
}

/** How many of something a version names: 3 of `lade` in `2-deuren-en-3-laden`; 0 where it names none. */
function countOf(version: string, thing: string): number {
  return Number(new RegExp(`(\\d+)(?:-5)?-${thing}`).exec(version)?.[1] ?? 0);
}

/** Two legs between `left` and `right`, from `y` down. */
function legs(left: number, right: number, y: number, length: number): string {
  return `M${left} ${y}v${length}h4l3 ${-length}ZM${right} ${y}v${length}h-4l-3 ${-length}Z`;
}
