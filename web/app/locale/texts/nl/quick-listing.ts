export const quickListing = {
  sale: {
    name: "Sale",
    description:
      "Alles wat nu in prijs is verlaagd. Elke korting rekenen wij vanaf de laagste prijs van de dertig dagen ervoor.",
  },
  isNew: { name: "Nieuw", description: "Wat er de laatste tijd bij is gekomen, in slapen en wonen." },
};
