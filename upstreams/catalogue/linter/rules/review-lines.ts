import type { CatalogueRule } from "../catalogue-rule.ts";

/** Reviews speak of masters and variants that exist, after they came into the shop and not after the day of the catalogue. */
export const reviewLines: CatalogueRule = {
  name: "review-lines",
  *find({ products, reviews, day }) {
    const masters = Map.groupBy(products, ({ masterKey }) => masterKey);
    const owners = new Map(
      products.flatMap(({ masterKey, variants }) => variants.map(({ referenceKey }) => [referenceKey, masterKey])),
    );
    for (const { referenceKey, masterKey, variant, writtenAt, score, text } of reviews) {
      const finding = (problem: string, remedy: string) => ({ subject: referenceKey, problem, remedy });
      const siblings = masters.get(masterKey);
      if (!siblings)
        yield finding(`reviews the master ${masterKey}, which does not exist`, "give it another master, or remove it");
      const live = siblings?.map(({ firstLiveAt }) => firstLiveAt).toSorted()[0];
      if (live && writtenAt < live)
        yield finding(`was written before ${masterKey} came into the shop on ${live}`, "date it later");
      if (writtenAt > `${day}T24`) yield finding(`is dated ${writtenAt}, after ${day}`, "date it earlier");
      if (variant && owners.get(variant) !== masterKey)
        yield finding(`names the variant ${variant}, which is none of ${masterKey}`, "name one of its variants");
      if (score === 1 && /\b(fantastisch|geweldig|perfect)\b/i.test(text))
        yield finding("praises with one star", "correct score or text");
    }
  },
};
