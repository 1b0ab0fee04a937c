export type HardnessLevel = "soft" | "medium" | "firm";

interface Sag {
  /** Height of the ball's centre. */
  readonly ball: number;
  /** How deep each stripe hangs under its own line. */
  readonly depths: readonly [ochre: number, brick: number, sage: number];
}

const sags: Readonly<Record<HardnessLevel, Sag>> = {
  soft: { ball: 44.8, depths: [23.8, 19.2, 14.7] },
  medium: { ball: 33.5, depths: [12.5, 10.1, 7.8] },
  firm: { ball: 24, depths: [3, 2.4, 1.9] },
};

const stripes = [
  { y: 45, colour: "stroke-stripe-ochre" },
  { y: 58, colour: "stroke-stripe-brick" },
  { y: 71, colour: "stroke-stripe-sage" },
] as const;

/** Three stripes of a blanket that sag under a ball: the softer, the deeper. Decorative, the word stands beside it. */
export function HardnessGlyph({
  level,
  className = "",
}: {
  readonly level: HardnessLevel;
  readonly className?: string;
}) {
  const { ball, depths } = sags[level];
  return (
    <svg
      viewBox="0 0 150 94"
      fill="none"
      strokeWidth="10"
      aria-hidden="true"
      focusable="false"
      className={`block h-auto w-full ${className}`}
    >
      <circle cx="75" cy={ball} r="19" className="fill-ink" />
      {stripes.map(({ y, colour }, index) => {
        const bottom = y + depths[index]!;
        return (
          <path key={y} d={`M0 ${y}H13C44 ${y} 42.8 ${bottom} 75 ${bottom}S106 ${y} 137 ${y}H150`} className={colour} />
        );
      })}
    </svg>
  );
}
