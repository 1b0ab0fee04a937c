const spans: readonly (readonly [untilDay: number, words: string])[] = [
  [10, "een week"],
  [13, "anderhalve week"],
  [19, "twee weken"],
  [27, "drie weken"],
  [42, "een maand"],
  [56, "zes weken"],
  [75, "twee maanden"],
  [105, "drie maanden"],
  [135, "vier maanden"],
  [165, "vijf maanden"],
  [210, "een half jaar"],
  [260, "acht maanden"],
  [320, "tien maanden"],
  [420, "een jaar"],
  [540, "anderhalf jaar"],
];

/** A number of days as people say it: 'drie weken', 'een half jaar'. */
export function wordsFor(days: number): string {
  return spans.find(([until]) => days <= until)?.[1] ?? "bijna twee jaar";
}
