import { strongestFirst, type Neighbours } from "./learn-neighbours.ts";

/** A master that was bought with what somebody looks at. */
export interface BoughtWith {
  key: string;
  /** The one of the references that speaks for it most. */
  because: string;
}

/**
 * What is bought with the references, best first and without them: the sum of how strongly each of them wants it.
 * @param references master keys with how much they count
 */
export function boughtWith(neighbours: Neighbours, references: ReadonlyMap<string, number>): BoughtWith[] {
  const scores = new Map<string, number>();
  const reasons = new Map<string, { because: string; strength: number }>();
  for (const [reference, weight] of references) {
    for (const [key, strength] of neighbours.get(reference) ?? []) {
      if (references.has(key)) continue;
      const counted = weight * strength;
      scores.set(key, (scores.get(key) ?? 0) + counted);
      if (counted > (reasons.get(key)?.strength ?? 0)) reasons.set(key, { because: reference, strength: counted });
    }
  }
  return [...scores].sort(strongestFirst).map(([key]) => ({ key, because: reasons.get(key)!.because }));
}
