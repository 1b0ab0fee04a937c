import type { ShopCatalogue } from "../../snapshot/shop-catalogue.ts";
import { strongImpact } from "../index/field-weights.ts";
import { fittingVariant, type VariantFit } from "./fitting-variant.ts";
import { GroupScores } from "./group-scores.ts";
import type { QueryGroup } from "./query-group.ts";

/** A product that has something of what is asked for. */
export interface Candidate {
  product: number;
  variant: number | undefined;
  isSellable: boolean;
  /** 0 has everything asked for, 1 mentions some of it only; two more for each thing it lacks, three for another kind of thing. */
  tier: number;
  score: number;
}

// With so many good ones, nobody needs those that only partly fit.
const enough = 6;
const mostPartial = 24;
const popularityShare = 0.25;
const leastShare = 0.5;
// A thing that is only mentioned somewhere is not what is wanted.
const leastTypeImpact = 0.18;
// Another kind of thing that has all words stands behind the right kind that lacks one.
const otherKindTiers = 3;
const mentionedShare = 0.3;

/** One search of one catalogue for the groups of a term. */
export class TermSearch {
  private readonly catalogue: ShopCatalogue;
  private readonly includeSoldOut: boolean;
  private readonly scores: readonly GroupScores[];
  private readonly totalWeight: number;
  private readonly mostSold: number;
  /** The group that says what is wanted, if the shop has any. */
  private readonly type: GroupScores | undefined;

  constructor(catalogue: ShopCatalogue, groups: readonly QueryGroup[], includeSoldOut: boolean) {
    const { postings } = catalogue.search.parts;
    this.catalogue = catalogue;
    this.includeSoldOut = includeSoldOut;
    this.scores = groups.map((group) => new GroupScores(group, postings, catalogue.snapshot.products.length));
    this.totalWeight = this.scores.reduce((sum, { weight }) => sum + weight, 0);
    this.type = this.scores.find(({ group, strongCount }) => group.isType && strongCount > 0);
    this.mostSold = catalogue.search.mostSold;
  }

  best(): Candidate[] {
    const tiers: Candidate[][] = [];
    for (const product of this.candidates()) {
      const candidate = this.judge(product);
      if (candidate) (tiers[candidate.tier] ??= []).push(candidate);
    }
    const best: Candidate[] = [];
    for (const [tier, candidates] of tiers.entries()) {
      if (best.length >= enough) break;
      const ranked = (candidates ?? []).sort(byRank);
      best.push(...(tier < 2 ? ranked : ranked.slice(0, mostPartial)));
    }
    return best.sort(byRank);
  }

  // What is wanted decides if it is said; sizes alone say everything that has them.
  private candidates(): Iterable<number> {
    if (this.type) return this.type.products();
    const { productsByValue, products } = this.catalogue.snapshot;
    const found = new Set<number>();
    for (const scores of this.scores) for (const product of scores.products()) found.add(product);
    if (found.size > 0) return found;
    const sizes = this.scores.filter(({ group }) => group.isSize);
    for (const { group } of sizes) for (const id of group.valueIds) for (const product of productsByValue.get(id) ?? []) found.add(product);
    return sizes.length === 0 && this.scores.some(({ group }) => group.decide) ? products.keys() : found;
  }

  private judge(product: number): Candidate | undefined {
    const { offers, snapshot } = this.catalogue;
    if (!offers.isOffered(product) || (!this.includeSoldOut && offers.isSoldOut(product))) return undefined;
    const fit = this.fit(product);
    let missing = 0;
    let isMentioned = false;
    let score = 0;
    let share = 0;
    for (const [place, scores] of this.scores.entries()) {
      const has = this.groupScore(scores, product, fit, place);
      if (has === 0) missing += 1;
      else share += scores.weight;
      isMentioned ||= has > 0 && has < strongImpact * scores.best;
      score += has * scores.weight;
    }
    const kind = this.type ? this.type.of(product) / this.type.best : 1;
    const isKind = kind >= strongImpact;
    if (share === 0 || !(isKind || (missing === 0 && kind >= leastTypeImpact))) return undefined;
    if (!this.type && share < this.totalWeight * leastShare) return undefined;
    const popularity = Math.sqrt(snapshot.product(product).soldRecently / this.mostSold);
    return {
      product,
      variant: fit?.variant,
      isSellable: !offers.isSoldOut(product),
      tier: missing * 2 + (isMentioned ? 1 : 0) + (isKind ? 0 : otherKindTiers),
      score: score * (1 + popularityShare * popularity),
    };
  }

  private fit(product: number): VariantFit | undefined {
    const wanted = this.scores.map(({ group }) => group.valueIds);
    return wanted.some((ids) => ids.size > 0) ? fittingVariant(this.catalogue, product, wanted, this.includeSoldOut) : undefined;
  }

  private groupScore(scores: GroupScores, product: number, fit: VariantFit | undefined, place: number): number {
    const { group } = scores;
    const { offers } = this.catalogue;
    if (group.decide)
      return group.decide({ lowestCents: offers.lowestCents(product), isReduced: offers.reductionBasisPoints(product) > 0 }) ? 1 : 0;
    const isFitting = fit !== undefined && fit.met.has(place);
    if (group.isSize) return isFitting ? 1 : scores.of(product) * mentionedShare;
    // A word for a value that some variants have, though none that has the rest: mentioned only.
    const isMissed = fit !== undefined && fit.asked.has(place) && !isFitting;
    return isMissed ? Math.min(scores.of(product), strongImpact - 0.01) : scores.of(product);
  }
}

/** Sold-out ones last, then by how much of what is asked for they have, then by score. */
export function byRank(first: Candidate, second: Candidate): number {
  if (first.isSellable !== second.isSellable) return first.isSellable ? -1 : 1;
  return first.tier - second.tier || second.score - first.score || first.product - second.product;
}
