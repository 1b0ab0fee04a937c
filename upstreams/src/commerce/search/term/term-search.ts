import type { ShopCatalogue } from "../../snapshot/shop-catalogue.ts";
import { strongImpact } from "../index/field-weights.ts";
import { GroupScores } from "./group-scores.ts";
import type { QueryGroup } from "./query-group.ts";
import { productsOfKeys, rankKey } from "./rank-keys.ts";
import { VariantFit } from "./variant-fit.ts";

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
  /** Finds variants with what the term asks of them. */
  readonly fit: VariantFit;
  private readonly catalogue: ShopCatalogue;
  private readonly includeSoldOut: boolean;
  private readonly scores: readonly GroupScores[];
  private readonly totalWeight: number;
  private readonly mostScore: number;
  /** The group that says what is wanted, if the shop has any. */
  private readonly type: GroupScores | undefined;
  /** Keys of what was found by tier: 0 has everything, 1 mentions some of it only; two more for each thing lacking. */
  private readonly tiers: number[][] = [];

  constructor(catalogue: ShopCatalogue, groups: readonly QueryGroup[], includeSoldOut: boolean) {
    const { postings } = catalogue.search.parts;
    this.catalogue = catalogue;
    this.includeSoldOut = includeSoldOut;
    this.scores = groups.map((group) => new GroupScores(group, postings, catalogue.snapshot.products.length));
    this.totalWeight = this.scores.reduce((sum, { weight }) => sum + weight, 0);
    this.mostScore = this.totalWeight * (1 + popularityShare);
    this.type = this.scores.find(({ group, strongCount }) => group.isType && strongCount > 0);
    this.fit = new VariantFit(
      catalogue,
      groups.map(({ valueIds }) => valueIds),
      includeSoldOut,
    );
  }

  /** Product indexes, the best first. */
  ranked(): Int32Array {
    for (const product of this.candidates()) this.judge(product);
    const best: number[] = [];
    for (const [tier, keys = []] of this.tiers.entries()) {
      if (best.length >= enough) break;
      const partial = tier < 2 ? keys : sorted(keys).subarray(0, mostPartial);
      for (const key of partial) best.push(key);
    }
    return productsOfKeys(sorted(best));
  }

  // What is wanted decides if it is said; sizes alone say everything that has them.
  private candidates(): Iterable<number> {
    if (this.type) return this.type.products;
    const { productsByValue, products } = this.catalogue.snapshot;
    const found = new Set<number>();
    for (const scores of this.scores) for (const product of scores.products) found.add(product);
    if (found.size > 0) return found;
    const sizes = this.scores.filter(({ group }) => group.isSize);
    for (const { group } of sizes) for (const id of group.valueIds) for (const product of productsByValue.get(id) ?? []) found.add(product);
    return sizes.length === 0 && this.scores.some(({ group }) => group.decide) ? products.keys() : found;
  }

  private judge(product: number): void {
    const { offers, snapshot, search } = this.catalogue;
    const isSoldOut = offers.isSoldOut(product);
    if ((isSoldOut && !this.includeSoldOut) || !offers.isOffered(product)) return;
    const kind = this.type ? this.type.of(product) / this.type.best : 1;
    if (kind < leastTypeImpact) return;
    this.fit.look(product);
    let missing = 0;
    let isMentioned = false;
    let score = 0;
    let share = 0;
    for (let place = 0; place < this.scores.length; place += 1) {
      const scores = this.scores[place]!;
      const has = this.groupScore(scores, product, 1 << place);
      if (has === 0) missing += 1;
      else share += scores.weight;
      isMentioned ||= has > 0 && has < strongImpact * scores.best;
      score += has * scores.weight;
    }
    const isKind = kind >= strongImpact;
    if (share === 0 || (!isKind && missing > 0)) return;
    if (!this.type && share < this.totalWeight * leastShare) return;
    const popularity = Math.sqrt(snapshot.columns.soldRecently[product]! / search.mostSold);
    const tier = missing * 2 + (isMentioned ? 1 : 0) + (isKind ? 0 : otherKindTiers);
    const key = rankKey({ product, isSoldOut, tier, score: score * (1 + popularityShare * popularity) }, this.mostScore);
    (this.tiers[tier] ??= []).push(key);
  }

  private groupScore(scores: GroupScores, product: number, bit: number): number {
    if (scores.decide) {
      const { offers } = this.catalogue;
      return scores.decide({ lowestCents: offers.lowestCents(product), isReduced: offers.reductionBasisPoints(product) > 0 }) ? 1 : 0;
    }
    const isFitting = (this.fit.met & bit) !== 0;
    if (scores.isSize) return isFitting ? 1 : scores.of(product) * mentionedShare;
    // A word for a value that some variants have, though none that has the rest: mentioned only.
    const isMissed = !isFitting && (this.fit.asked & bit) !== 0;
    return isMissed ? Math.min(scores.of(product), strongImpact - 0.01) : scores.of(product);
  }
}

function sorted(keys: readonly number[]): Float64Array {
  return new Float64Array(keys).sort();
}
