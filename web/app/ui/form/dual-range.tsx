import type { CSSProperties } from "react";

interface DualRangeProps {
  readonly min: number;
  readonly max: number;
  readonly low: number;
  readonly high: number;
  readonly lowLabel: string;
  readonly highLabel: string;
  /** A value in words, for screen readers. */
  readonly describe: (value: number) => string;
  /** While a thumb moves. */
  readonly onMove: (low: number, high: number) => void;
  /** Once it rests. */
  readonly onRest: () => void;
}

/** A track with two thumbs that stop at each other: two native sliders on top of one another. */
export function DualRange({ min, max, low, high, lowLabel, highLabel, describe, onMove, onRest }: DualRangeProps) {
  const share = (value: number) => `${max > min ? ((value - min) / (max - min)) * 100 : 0}%`;
  const rest = { onPointerUp: onRest, onKeyUp: onRest, onBlur: onRest };
  return (
    <div className="ui-dual-range" style={{ "--low": share(low), "--high": share(high) } as CSSProperties}>
      <input
        {...rest}
        type="range"
        aria-label={lowLabel}
        aria-valuetext={describe(low)}
        min={min}
        max={max}
        value={low}
        onChange={(event) => onMove(Math.min(event.currentTarget.valueAsNumber, high), high)}
      />
      <input
        {...rest}
        type="range"
        aria-label={highLabel}
        aria-valuetext={describe(high)}
        min={min}
        max={max}
        value={high}
        onChange={(event) => onMove(low, Math.max(event.currentTarget.valueAsNumber, low))}
      />
    </div>
  );
}
