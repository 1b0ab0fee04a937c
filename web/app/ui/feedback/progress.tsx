interface ProgressProps {
  readonly value: number;
  readonly max: number;
  /** What the bar says in words. */
  readonly label: string;
}

/** A 4 px bar of how much of something there is. */
export function Progress({ value, max, label }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className="ui-progress block h-1 w-full appearance-none overflow-hidden rounded-full border-0 bg-surface-sunken"
    />
  );
}
