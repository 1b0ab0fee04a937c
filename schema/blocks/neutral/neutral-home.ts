import type { ShopFacts } from "../facts/shop-facts.ts";
import { link, page, pageHead } from "./block-parts.ts";
import type { Assortment } from "./assortment.ts";

/** The home of a shop: its categories, what sells and what is new, and how to reach it. */
export function neutralHome({ contact }: ShopFacts, { categories, newest }: Assortment) {
  const names = categories.map(({ name }) => name);
  const assortment = listOf(names.slice(0, 4));
  const intro = assortment ? `Bekijk ons assortiment: ${assortment}.` : "Bekijk ons assortiment.";
  const ways = [contact.phone && "Bel {{phone}}", contact.email && "mail naar {{email}}"].filter(Boolean).join(" of ");
  return page(assortment || "Welkom", `${intro} {{delivery}}, {{returnDays}} dagen om te retourneren.`, [
    pageHead("Welkom bij {{shopName}}", `${intro} {{delivery}}, en u hebt {{returnDays}} dagen om te retourneren.`),
    ...(categories.length > 0
      ? [
          {
            _uid: "categorieen",
            component: "category_mosaic",
            headline: "Ons assortiment",
            links: [],
            tiles: categories.map(({ path }) => ({
              _uid: `tegel-${path}`,
              component: "category_tile",
              category: path,
            })),
          },
        ]
      : []),
    { _uid: "gekozen", component: "recommendation_slider", headline: "Vaak gekozen", logic: "BESTSELLER", limit: 12 },
    ...(newest.length > 0
      ? [{ _uid: "nieuw", component: "product_slider", headline: "Nieuw in de winkel", products: newest }]
      : []),
    {
      _uid: "contact",
      component: "action_block",
      headline: "Kunnen wij u helpen?",
      text: ways
        ? `${ways.charAt(0).toUpperCase()}${ways.slice(1)}.`
        : "Alles over bestellen, bezorgen en retourneren.",
      links: [link("Neem contact op", "/service/contact", "button"), link("Klantenservice", "/service")],
    },
  ]);
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} en ${names.at(-1)}`;
}
