import type { ShopFacts } from "../facts/shop-facts.ts";
import { link, linkTo } from "./block-parts.ts";
import type { Assortment } from "./assortment.ts";

const service = [
  link("Contact", "/service/contact"),
  link("Levering en verzending", "/service/hulp/levering-verzending"),
  link("Retourneren", "/service/retourneren"),
  link("Betalen", "/service/betalen"),
  link("Garantie", "/service/garantie"),
];
const account = [
  link("Mijn account", "/account"),
  link("Mijn bestellingen", "/account/bestellingen"),
  link("Verlanglijst", "/verlanglijst"),
  link("Cookies", "/service/cookies"),
];
const mostCategories = 6;

/** Service bar and footer of a shop, with links to pages that every shop has. */
export function neutralSettings(_shop: ShopFacts, { categories }: Assortment) {
  return {
    _uid: "instellingen",
    component: "shop_settings",
    menu_links: [menuLink("Sale", "/sale", "sale"), menuLink("Nieuw", "/nieuw", "")],
    promises: [
      promise("truck", "{{delivery}}", "/service/hulp/levering-verzending"),
      promise("return", "{{returnDays}} dagen om te retourneren", "/service/retourneren"),
      promise("payment", "Veilig betalen", "/service/betalen"),
    ],
    claim: "",
    footer_columns: [
      column("assortiment", "Assortiment", [
        ...categories.slice(0, mostCategories).map(({ name, path }) => link(name, path)),
        link("Nieuw", "/nieuw"),
      ]),
      column("service", "Klantenservice", service),
      column("account", "Uw account", account),
    ],
  };
}

function promise(icon: string, text: string, path: string) {
  return { _uid: `belofte-${icon}`, component: "promise", icon, text, link: linkTo(path) };
}

function menuLink(label: string, path: string, style: string) {
  return { _uid: `menu-${path.slice(1)}`, component: "menu_link", label, link: linkTo(path), style };
}

function column(key: string, title: string, links: readonly object[]) {
  return { _uid: `kolom-${key}`, component: "footer_column", title, links };
}
