import type { CatalogueRule } from "../catalogue-rule.ts";
import { shingles } from "../shingles.ts";

const words = 3;
const highest = 0.12;

/** No two masters have descriptions that share more than a tenth of their three-word shingles (Jaccard). */
export const alikeDescriptions: CatalogueRule = {
  name: "alike-descriptions",
  *find({ products }) {
    const masters = [...new Map(products.map((product) => [product.masterKey, product])).values()];
    const owners = new Map<string, number[]>();
    const sets = masters.map((master, index) => {
      const own = shingles(master.description.nl ?? "", words);
      for (const shingle of own) owners.set(shingle, [...(owners.get(shingle) ?? []), index]);
      return own;
    });
    for (const [index, master] of masters.entries()) {
      const common = new Map<number, number>();
      for (const other of [...sets[index]!].flatMap((shingle) => owners.get(shingle) ?? [])) {
        if (other > index) common.set(other, (common.get(other) ?? 0) + 1);
      }
      for (const [other, count] of common) {
        const share = count / (sets[index]!.size + sets[other]!.size - count);
        if (share <= highest) continue;
        const problem = `its description shares ${Math.round(share * 100)} % with ${masters[other]!.referenceKey}`;
        yield { subject: master.referenceKey, problem, remedy: "rewrite one of them" };
      }
    }
  },
};
