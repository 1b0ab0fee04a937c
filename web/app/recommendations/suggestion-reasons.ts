import type { TFunction } from "i18next";

const kinds = ["viewed", "wished", "bought"] as const;
/** Of each kind. */
const mostNamed = 3;

interface Reasoned {
  readonly reason?: string | null;
  readonly because?: { readonly name: string } | null;
}

/** Why these products are suggested: “u Veen bekeek, Duin op uw verlanglijst staat en u Kade kocht”; empty for those that are for everybody. */
export function suggestionReasons(
  recommendations: readonly Reasoned[],
  t: TFunction<["personal", "recommendations"]>,
  language: string,
): string {
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const clauses = kinds.flatMap((kind) => {
    const named = recommendations.flatMap(({ reason, because }) => (reason === kind && because ? because.name : []));
    const names = [...new Set(named)].slice(0, mostNamed);
    return names.length === 0 ? [] : t(`personal:reasons.${kind}`, { names: list.format(names), count: names.length });
  });
  return list.format(clauses);
}
