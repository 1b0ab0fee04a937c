interface Entry {
  readonly name: string;
  readonly under?: readonly Entry[];
}

/** Items of the main menu as the gateway sends them. */
export function navigationData(entries: readonly Entry[], parent = ""): object[] {
  return entries.map(({ name, under = [] }) => {
    const href = `${parent}/${name.toLowerCase()}`;
    return {
      __typename: "NavigationItem",
      id: `item:${href}`,
      name,
      href,
      highlight: name === "Sale",
      category: { __typename: "Category", id: `category:${href}`, image: null },
      children: navigationData(under, href),
    };
  });
}
