import { useId } from "react";
import type { LayerMaterial } from "#app/graphql/generated/graphql.ts";
import { classes } from "#app/ui/classes.ts";

interface Layer {
  readonly material: LayerMaterial | null;
  readonly heightCm: number | null;
}

interface MattressDrawingProps {
  /** From top to bottom. */
  readonly layers: readonly Layer[];
  /** Centimetres of the whole mattress; unknown for some. */
  readonly height: number | undefined;
  readonly label: string;
}

type Look = { readonly front: string; readonly top: string; readonly pattern?: "springs" | "dots" | "quilt" };

const foam: Look = { front: "#b9cede", top: "#d3e0ea", pattern: "dots" };
const fleece: Look = { front: "#e9e2d4", top: "#f3eee4" };
const looks: Readonly<Record<LayerMaterial, Look>> = {
  COVER: { front: "#f7f4ee", top: "#fffdf9", pattern: "quilt" },
  SPRINGS: { front: "#c9cfd4", top: "#dfe3e6", pattern: "springs" },
  FOAM: foam,
  MEMORY_FOAM: { front: "#ecd58c", top: "#f5e6b4", pattern: "dots" },
  GEL_FOAM: { front: "#a9d3d0", top: "#c8e4e2", pattern: "dots" },
  LATEX: { front: "#efe3c4", top: "#f7efdb", pattern: "dots" },
  WOOL: { front: "#f7f4ee", top: "#fffdf9" },
  COTTON: fleece,
  FELT: { front: "#b9b4ab", top: "#cdc9c1" },
  FLAX: fleece,
  HORSEHAIR: { front: "#8f7a66", top: "#a8947f" },
  COCONUT: { front: "#b58d5e", top: "#caa679" },
};

/** At least 11 px where the drawing is 340 px wide. */
const textSize = "text-[18px] max-sm:text-[29px]";
const width = 570;
const left = 4;
/** How far the top runs back, sideways and upwards. */
const back = { x: 190, y: 96 };
const pixelsPerCm = 9;
/** Of a layer whose height nobody gives, which is thin where another fills the rest. */
const thin = 1.6;

/** A mattress cut open in steps: every layer as high as it is, shorter than the one below it. */
export function MattressDrawing({ layers, height, label }: MattressDrawingProps) {
  const id = useId();
  const centimetres = heightsOf(layers, height);
  const step = layers.length > 4 ? 92 : 118;
  const total = centimetres.reduce((sum, each) => sum + each, 0) * pixelsPerCm;
  const slabs = layers.map((layer, index) => {
    const top = centimetres.slice(0, index).reduce((sum, each) => sum + each, 0) * pixelsPerCm + back.y + 6;
    const length = width - (layers.length - 1 - index) * step;
    return { look: looks[layer.material ?? "FOAM"], top, tall: (centimetres[index] ?? thin) * pixelsPerCm, length };
  });
  return (
    <svg
      viewBox={`0 0 ${left + width + back.x + 112} ${total + back.y + 12}`}
      role="img"
      aria-label={label}
      className="h-auto w-full text-ink"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <defs>
        <pattern id={`${id}springs`} width="27" height="19" patternUnits="userSpaceOnUse">
          <path d="M1 0v19M26 0v19M5 5q8.5 9 17 0M5 14q8.5 9 17 0" fill="none" stroke="#74808f" strokeWidth="1.4" />
        </pattern>
        <pattern id={`${id}dots`} width="16" height="12" patternUnits="userSpaceOnUse">
          <path d="M3 3h.1M11 9h.1" stroke="#1b2738" strokeOpacity=".35" strokeWidth="2.2" strokeLinecap="round" />
        </pattern>
        <pattern id={`${id}quilt`} width="36" height="20" patternUnits="userSpaceOnUse">
          <path d="M0 10L18 0L36 10L18 20Z" fill="none" stroke="#b9ae9c" strokeWidth="1" />
        </pattern>
      </defs>
      {slabs.toReversed().map(({ look, top, tall, length }) => (
        <g key={top}>
          <path d={`M${left} ${top}h${length}l${back.x} ${-back.y}h${-length}z`} fill={look.top} />
          <path d={`M${left} ${top}h${length}v${tall}h${-length}z`} fill={look.front} />
          {look.pattern && (
            <path
              d={
                look.pattern === "quilt"
                  ? `M${left} ${top}h${length}l${back.x} ${-back.y}h${-length}z`
                  : `M${left} ${top}h${length}v${tall}h${-length}z`
              }
              fill={`url(#${id}${look.pattern})`}
            />
          )}
          <path d={`M${left + length} ${top}l${back.x} ${-back.y}v${tall}l${-back.x} ${back.y}z`} fill={look.front} />
        </g>
      ))}
      {slabs.map(({ top, length }, index) => (
        <g key={top} transform={`translate(${left + length + back.x / 2 - 62} ${top - back.y / 2})`}>
          <circle r="18" className="fill-night max-sm:[r:27px]" stroke="none" />
          <text
            textAnchor="middle"
            dy=".35em"
            fontWeight="600"
            stroke="none"
            className={classes("fill-on-night", textSize)}
          >
            {index + 1}
          </text>
        </g>
      ))}
      {height !== undefined && (
        <g transform={`translate(${left + width + back.x + 14} 6)`} fill="none">
          <path d={`M0 0v${total}M-6 0h12M-6 ${total}h12`} />
          <text x="12" y={total / 2} dy=".35em" fontWeight="600" fill="currentColor" stroke="none" className={textSize}>
            {`${height} cm`}
          </text>
        </g>
      )}
    </svg>
  );
}

/** Centimetres of each layer: its own, a thin one for cover and fleeces, and an equal part of the rest where that is not known. */
function heightsOf(layers: readonly Layer[], height: number | undefined): number[] {
  const thick = new Set<LayerMaterial | null>(["SPRINGS", "FOAM", "MEMORY_FOAM", "LATEX", "COCONUT"]);
  const isOpen = ({ heightCm, material }: Layer) => heightCm === null && thick.has(material);
  const known = layers.reduce((sum, layer) => sum + (isOpen(layer) ? 0 : (layer.heightCm ?? thin)), 0);
  const open = layers.filter(isOpen).length;
  const rest = open === 0 ? 0 : Math.max(thin, ((height ?? known + 12) - known) / open);
  return layers.map((layer) => (isOpen(layer) ? rest : (layer.heightCm ?? thin)));
}
