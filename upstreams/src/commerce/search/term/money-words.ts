const euros = String.raw`(?:€|eur|euro|euros)`;
const amount = String.raw`(\d{1,6})(?:[.,]\d{2}|,-)?`;
const atMost = new RegExp(
  `(?:onder|tot|max|maximaal|minder dan|goedkoper dan|under|bis)(?: de)? (?:${euros} ?${amount}|${amount} ?${euros})(?![a-z])`,
  "u",
);
const reduced = new Set([
  "sale",
  "aanbieding",
  "aanbiedingen",
  "korting",
  "uitverkoop",
  "opruiming",
  "afgeprijsd",
  "afgeprijsde",
  "outlet",
  "actie",
]);

/** Takes 'onder 500 euro' out of a folded text; the limit is in cents. */
export function takePriceLimit(folded: string): { mostCents: number | undefined; rest: string } {
  const found = atMost.exec(folded);
  const whole = found?.[1] ?? found?.[2];
  if (!found || whole === undefined) return { mostCents: undefined, rest: folded };
  return { mostCents: Number(whole) * 100, rest: folded.replace(found[0], " ") };
}

/** Whether a folded word means what is reduced. */
export function isReductionWord(word: string): boolean {
  return reduced.has(word);
}
