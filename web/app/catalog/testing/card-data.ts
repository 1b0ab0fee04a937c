const money = { __typename: "Money", formatted: "€ 100,-" };

/** A product as its card selects it, without photos, reviews or other colours. */
export function cardData(name: string) {
  return {
    __typename: "Product",
    id: name,
    productId: 1,
    slug: name.toLowerCase().replaceAll(" ", "-"),
    name,
    subtitle: null,
    soldOut: false,
    price: {
      __typename: "ProductPrice",
      startingFrom: false,
      current: { __typename: "Price", withTax: money, original: null, lowestPrior30Days: null },
    },
    images: [],
    rating: { __typename: "Rating", score: 0, count: 0 },
    badges: [],
    promotions: [],
    promotedPrice: null,
    color: null,
    siblings: [],
  };
}
