import type { AnalysedWord } from "../text/analyser.ts";
import { largestImpact, strongImpact, type FieldWeight } from "./field-weights.ts";

const impactBits = 8;
const impactScale = 255;
const mostMentioned = strongImpact - 0.01;

/** The terms of one product with their impacts, packed as `term id << 8 | impact`. */
export type TermRow = Uint32Array;

export function termOf(packed: number): number {
  return packed >>> impactBits;
}

/** From 0 to 255. */
export function impactOf(packed: number): number {
  return packed & impactScale;
}

/** Gathers the words of one product after the other into rows. */
export class RowWriter {
  private readonly terms: Map<string, number>;
  private readonly misses = new Map<number, number>();
  private readonly parts = new Map<number, number>();
  /** Terms that a field says the product is. */
  private readonly said = new Set<number>();

  /** `terms` gives each term its id and grows. */
  constructor(terms: Map<string, number>) {
    this.terms = terms;
  }

  add(words: readonly AnalysedWord[], weight: FieldWeight): void {
    for (const { term, heads, modifiers } of words) {
      this.addTerm(term, weight.word);
      for (const head of heads) this.addPart(head, weight.head);
      for (const modifier of modifiers) this.addPart(modifier, weight.modifier);
    }
  }

  /** The row of what was added since the last one. */
  take(): TermRow {
    for (const [id, weight] of this.parts) this.misses.set(id, (this.misses.get(id) ?? 1) * (1 - weight));
    const row = Uint32Array.from(
      this.misses,
      ([id, miss]) => (id << impactBits) | scaled(Math.min(1 - miss, this.mostOf(id))),
    );
    this.misses.clear();
    this.parts.clear();
    this.said.clear();
    return row;
  }

  private addTerm(term: string, weight: number): void {
    if (weight === 0) return;
    const id = this.idOf(term);
    if (weight >= strongImpact) this.said.add(id);
    this.misses.set(id, (this.misses.get(id) ?? 1) * (1 - weight));
  }

  private addPart(term: string, weight: number): void {
    if (weight === 0) return;
    const id = this.idOf(term);
    if (weight >= strongImpact) this.said.add(id);
    this.parts.set(id, Math.max(weight, this.parts.get(id) ?? 0));
  }

  // However often a thing is mentioned, a boxspring with loose cushions is no cushion.
  private mostOf(id: number): number {
    return this.said.has(id) ? largestImpact : mostMentioned;
  }

  private idOf(term: string): number {
    let id = this.terms.get(term);
    if (id === undefined) {
      id = this.terms.size;
      this.terms.set(term, id);
    }
    return id;
  }
}

function scaled(impact: number): number {
  return Math.max(1, Math.round(impact * impactScale));
}
