interface MeasureLineProps {
  readonly from: readonly [x: number, y: number];
  /** Straight right of `from`, or straight below it. */
  readonly to: readonly [x: number, y: number];
  readonly label: string;
}

/** Half the length of the strokes at the ends. */
const stroke = 6;

/** A line with an end stroke on either side and what it measures: below it, or right of one that runs down. */
export function MeasureLine({ from: [x, y], to: [endX, endY], label }: MeasureLineProps) {
  const isAcross = y === endY;
  const ends = isAcross
    ? `M${x} ${y - stroke}v${stroke * 2}M${endX} ${y - stroke}v${stroke * 2}`
    : `M${x - stroke} ${y}h${stroke * 2}M${x - stroke} ${endY}h${stroke * 2}`;
  return (
    <>
      <path d={`M${x} ${y}L${endX} ${endY}${ends}`} fill="none" className="stroke-ink-muted" strokeWidth="1.25" />
      <text
        x={isAcross ? (x + endX) / 2 : x + 12}
        y={isAcross ? y + 21 : (y + endY) / 2}
        textAnchor={isAcross ? "middle" : "start"}
        dominantBaseline={isAcross ? "auto" : "central"}
        className="fill-current text-[17px] font-semibold"
      >
        {label}
      </text>
    </>
  );
}
