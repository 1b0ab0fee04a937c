import { footprintOf } from "@warmeland/schema/rules/room/footprint.ts";
import { lengthOfWall, type Wall } from "@warmeland/schema/rules/room/openings.ts";
import { useTranslation } from "react-i18next";
import { drawing } from "./drawing-colours.ts";
import type { FurnishedPiece } from "#app/advisor/planner/planner-product.ts";
import { shortName } from "#app/advisor/planner/short-name.ts";
import type { Planner } from "#app/advisor/planner/use-planner.ts";

interface ElevationProps {
  readonly planner: Planner;
  readonly wall: Wall;
}

/** How high rooms, the sills and tops of windows, and doors are drawn, in cm. */
const heights = { room: 260, sill: 90, window: 230, door: 205 } as const;
/** How near a lamp that hangs is to the ceiling is not known: it hangs over what stands below. */
const lampBottom = 150;

/** A wall as one sees it from inside, to scale, with what stands before it: the nearest to the eye in front. */
export function Elevation({ planner: { plan, pieces }, wall }: ElevationProps) {
  const { t } = useTranslation("planner");
  const length = lengthOfWall(wall, plan);
  // facing it, the front wall and the left one run the other way
  const isMirrored = wall === "FRONT" || wall === "LEFT";
  const across = (from: number, to: number) => (isMirrored ? length - to : from);
  const seen = pieces
    .map((piece) => ({ piece, ...alongWall(piece, wall, plan) }))
    .toSorted((one, other) => (one.distance === other.distance ? 0 : one.distance - other.distance));
  return (
    <figure className="min-w-0">
      <svg
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`-10 -10 ${length + 20} ${heights.room + 30}`}
        role="img"
        aria-label={t("elevation.label", { wall: t(`wall.${wall}`) })}
        className="block font-sans h-auto max-h-96 w-full"
      >
        <rect width={length} height={heights.room} fill={drawing.floor} stroke={drawing.ink} strokeWidth="2" />
        {plan.openings
          .filter((opening) => opening.wall === wall)
          .map(({ kind, fromCm, widthCm }, index) => {
            const [top, bottom] = kind === "DOOR" ? [heights.door, 0] : [heights.window, heights.sill];
            return (
              <rect
                key={index}
                x={across(fromCm, fromCm + widthCm)}
                y={heights.room - top}
                width={widthCm}
                height={top - bottom}
                fill={kind === "DOOR" ? drawing.ground : "#e4edf2"}
                stroke={drawing.ink}
              />
            );
          })}
        {seen.map(({ piece, from, to }) => {
          const isHanging = piece.product.breadcrumbs.some(({ to: path }) => path.endsWith("/hanglampen"));
          const bottom = isHanging ? lampBottom : 0;
          const high = Math.max(2, piece.heightCm);
          const x = across(from, to);
          return (
            <g key={piece.key}>
              <rect
                x={x}
                y={heights.room - bottom - high}
                width={to - from}
                height={high}
                rx="2"
                fill={piece.colour}
                stroke={drawing.ink}
              />
              {to - from >= 60 && high >= 25 && (
                <text
                  x={x + (to - from) / 2}
                  y={heights.room - bottom - high / 2 + 5}
                  textAnchor="middle"
                  fontSize="14"
                  fontWeight="600"
                  fill={drawing.ink}
                  stroke="#fff"
                  strokeWidth="3"
                  paintOrder="stroke"
                >
                  {shortName(piece.product.name).split(" ").at(-1)}
                </text>
              )}
            </g>
          );
        })}
        <path d={`M0 ${heights.room}H${length}`} stroke={drawing.ink} strokeWidth="4" />
      </svg>
      <figcaption className="mt-1 text-xs text-ink-muted">{t("elevation.caption")}</figcaption>
    </figure>
  );
}

/** Where along a wall a piece stands, in cm from its start, and how near it is to it: the far ones are nearer to the eye, and drawn last. */
function alongWall(piece: FurnishedPiece, wall: Wall, { widthCm, lengthCm }: { widthCm: number; lengthCm: number }) {
  const { left, top, right, bottom } = footprintOf(piece);
  const places: Readonly<Record<Wall, { from: number; to: number; distance: number }>> = {
    BACK: { from: left, to: right, distance: top },
    FRONT: { from: left, to: right, distance: lengthCm - bottom },
    LEFT: { from: top, to: bottom, distance: left },
    RIGHT: { from: top, to: bottom, distance: widthCm - right },
  };
  return places[wall];
}
