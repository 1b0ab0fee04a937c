import { type Measure, measureRanges } from "./hardness-answers.ts";

interface BodyDrawingProps {
  readonly measure: Measure;
  readonly value: number;
}

/** A figure against a ruler, or stripes that sag deeper for more weight. Decorative: the figure stands beside it in words. */
export function BodyDrawing({ measure, value }: BodyDrawingProps) {
  const { min, max } = measureRanges[measure];
  const share = (value - min) / (max - min);
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="h-auto w-full" fill="none">
      {measure === "heightCm" ? <Figure share={share} /> : <Sag share={share} />}
    </svg>
  );
}

const marks = [0, 1, 2, 3, 4, 5, 6, 7];

function Figure({ share }: { readonly share: number }) {
  const top = 38 - share * 30;
  return (
    <>
      {marks.map((mark) => (
        <path
          key={mark}
          d={`M104 ${8 + mark * 15}h${mark % 2 === 0 ? 12 : 7}`}
          className="stroke-line-strong"
          strokeWidth="2"
        />
      ))}
      <path d={`M66 ${top}H116`} className="stroke-teaser" strokeWidth="3" />
      <circle cx="46" cy={top + 9} r="9" className="fill-ink" />
      <path
        d={`M46 ${top + 24}V${112 - (88 - top) * 0.42}`}
        className="stroke-ink"
        strokeWidth="24"
        strokeLinecap="round"
      />
      <path
        d={`M40 ${112 - (88 - top) * 0.42}V113M52 ${112 - (88 - top) * 0.42}V113`}
        className="stroke-ink"
        strokeWidth="9"
      />
    </>
  );
}

const stripes = [
  { y: 62, colour: "stroke-stripe-ochre", share: 1 },
  { y: 78, colour: "stroke-stripe-brick", share: 0.8 },
  { y: 94, colour: "stroke-stripe-sage", share: 0.6 },
] as const;

function Sag({ share }: { readonly share: number }) {
  const depth = 2 + share * 20;
  return (
    <>
      <circle cx="60" cy={62 + depth - 6 - (14 + share * 8)} r={14 + share * 8} className="fill-ink" />
      {stripes.map((stripe) => {
        const bottom = stripe.y + depth * stripe.share;
        return (
          <path
            key={stripe.y}
            d={`M0 ${stripe.y}H8C34 ${stripe.y} 34 ${bottom} 60 ${bottom}S86 ${stripe.y} 112 ${stripe.y}H120`}
            className={stripe.colour}
            strokeWidth="12"
          />
        );
      })}
    </>
  );
}
