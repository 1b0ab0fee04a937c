import type { CatalogueEngine } from "../../engine/catalogue-engine.ts";
import type { ShopCatalogue } from "../../snapshot/shop-catalogue.ts";
import { strongImpact } from "../index/field-weights.ts";
import { GroupScores } from "./group-scores.ts";
import type { QueryGroup } from "./query-group.ts";
import { ProductMarks } from "../product-marks.ts";
import { productsOfKeys, rankKey } from "./rank-keys.ts";
import { RankList } from "./rank-list.ts";
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
  /** Finds variants that meet the term's conditions on them. */
  readonly fit: VariantFit;
  private readonly catalogue: ShopCatalogue;
  private readonly mostSold: number;
  private readonly includeSoldOut: boolean;
  private readonly scores: readonly GroupScores[];
  private readonly totalWeight: number;
  private readonly mostScore: number;
  /** The group that says what is wanted, if the shop has any. */
  private readonly type: GroupScores | undefined;
  /** Keys of what was found by tier: 0 has everything, 1 mentions some of it only; two more for each thing lacking. */
  private readonly tiers: { readonly keys: RankList; buyable: number }[] = [];

  constructor(engine: CatalogueEngine, groups: readonly QueryGroup[], includeSoldOut: boolean) {
    const { search, catalogue } = engine;
    this.catalogue = catalogue;
    this.mostSold = search.mostSold;
    this.includeSoldOut = includeSoldOut;
    this.scores = groups.map(
      (group) => new GroupScores(group, search.scoresOf(group.alternatives), catalogue.snapshot.products.length),
    );
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
    const candidates = this.candidates();
    for (let place = 0; place < candidates.length; place += 1) this.judge(candidates[place]!);
    const best: Float64Array[] = [];
    let count = 0;
    let buyable = 0;
    for (const [place, tier] of this.tiers.entries()) {
      if (buyable >= enough) break;
      const fitting = place < 2 ? tier.keys.sorted() : tier.keys.sorted().subarray(0, mostPartial);
      best.push(fitting);
      count += fitting.length;
      buyable += tier.buyable;
    }
    return productsOfKeys(best.length === 1 ? best[0]! : together(best, count));
  }

  // What is wanted decides if it is said; sizes alone say everything that has them.
  private candidates(): Int32Array {
    if (this.type) return this.type.products;
    const { productsByValue, products } = this.catalogue.snapshot;
    const found = new ProductMarks(products.length);
    for (const scores of this.scores) found.add(scores.products);
    if (found.count > 0) return found.ascending();
    const sizes = this.scores.filter(({ group }) => group.isSize);
    for (const { group } of sizes)
      for (const id of group.valueIds) found.add(productsByValue.get(id) ?? new Int32Array());
    const isEverything = sizes.length === 0 && this.scores.some(({ group }) => group.decide);
    return isEverything ? Int32Array.from(products.keys()) : found.ascending();
  }

  private judge(product: number): void {
    const kind = this.type ? this.type.of(product) / this.type.best : 1;
    if (kind < leastTypeImpact) return;
    const { offers, snapshot } = this.catalogue;
    const isSoldOut = offers.isSoldOut(product);
    if ((isSoldOut && !this.includeSoldOut) || !offers.isOffered(product)) return;
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
    const popularity = Math.sqrt(snapshot.columns.soldRecently[product]! / this.mostSold);
    const tier = missing * 2 + (isMentioned ? 1 : 0) + (isKind ? 0 : otherKindTiers);
    while (this.tiers.length <= tier) this.tiers.push({ keys: new RankList(), buyable: 0 });
    const found = this.tiers[tier]!;
    const worth = score * (1 + popularityShare * popularity);
    // sold out in the size asked for: behind all of its tier that are not
    const rank = { product, isSoldOut, tier, score: this.fit.isSoldOut ? worth : this.mostScore + worth };
    found.keys.push(rankKey(rank, 2 * this.mostScore));
    if (!isSoldOut && !this.fit.isSoldOut) found.buyable += 1;
  }

  private groupScore(scores: GroupScores, product: number, bit: number): number {
    if (scores.decide) {
      const { offers } = this.catalogue;
      return scores.decide({
        lowestCents: offers.lowestCents(product),
        isReduced: offers.reductionBasisPoints(product) > 0,
      })
        ? 1
        : 0;
    }
    const isFitting = (this.fit.met & bit) !== 0;
    if (scores.isSize) return isFitting ? 1 : scores.of(product) * mentionedShare;
    // A word for a value that some variants have, though none that has the rest: mentioned only.
    const isMissed = !isFitting && (this.fit.requested & bit) !== 0;
    return isMissed ? Math.min(scores.of(product), strongImpact - 0.01) : scores.of(product);
  }
}

function together(lists: readonly Float64Array[], count: number): Float64Array {
  const keys = new Float64Array(count);
  let place = 0;
  for (const list of lists) {
    keys.set(list, place);
    place += list.length;
  }
  return keys.sort();
}
