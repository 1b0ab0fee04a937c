import type { CatalogueRule } from "../catalogue-rule.ts";

/** Bed and bath linen says how it is washed, in symbols that its care text bears out, and bed linen what is in the packet (docs/rules.md#linen). */
export const linenCare: CatalogueRule = {
  name: "linen-care",
  *find({ products }) {
    for (const { referenceKey: subject, categories, attributes, passport, variants } of products) {
      const isOf = (above: string) => categories.some((path) => path.startsWith(above));
      if (!isOf("/bedtextiel") && !isOf("/badtextiel")) continue;
      const washing = (attributes["careSymbols"] ?? []).flatMap((symbol) => /^wash-(\d+)$/.exec(symbol)?.[1] ?? []);
      const [degrees] = washing;
      if (degrees === undefined || washing.length > 1) {
        yield {
          subject,
          problem: `has ${washing.length} symbols of washing`,
          remedy: "write one temperature in its care",
        };
      } else if (!new RegExp(`\\b${degrees}\\b`).test(passport.care?.["nl"] ?? "")) {
        yield { subject, problem: `is washed at ${degrees}, which its care does not say`, remedy: "say it" };
      }
      if (!isOf("/bedtextiel") || isOf("/bedtextiel/accessoires")) continue;
      for (const { referenceKey, attributes: own } of variants)
        if ((own["packet"] ?? []).length === 0)
          yield { subject: referenceKey, problem: "does not say what is in the packet", remedy: "give packagingUnit" };
    }
  },
};
