/** Where in the shop somebody is. */
export type Place =
  | { readonly kind: "home" }
  | { readonly kind: "category"; readonly path: string }
  | { readonly kind: "search"; readonly term: string }
  | { readonly kind: "results"; readonly term: string }
  | { readonly kind: "product"; readonly slug: string }
  | { readonly kind: "basket" }
  | { readonly kind: "checkout" }
  | { readonly kind: "payment"; readonly id: string; readonly number: string; readonly redirectUrl: string | null };

/** Where letters are typed, so that none of them is a command. */
export const isTyping = ({ kind }: Place): boolean => kind === "search" || kind === "checkout";
