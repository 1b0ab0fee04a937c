type Json = Readonly<Record<string, unknown>>;

const image = (title = "") => ({
  fieldtype: "asset",
  filename: "/images/kamer-01.webp",
  alt: "Een slaapkamer",
  title,
  focus: "800x450:801x451",
  meta_data: { width: 1600, height: 900 },
});
const address = { fieldtype: "multilink", linktype: "url", url: "/matrassen", cached_url: "/matrassen" };
const link = { _uid: "link", component: "link", label: "Alle matrassen", link: address, style: "button" };
const richText = {
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: "Wol houdt warm en voert vocht af." }] }],
};
const masterKey = "03-2417";

const blocks: Readonly<Record<string, Json>> = {
  hero: {
    headline: "Thuis begint hier",
    text: "Bedden en banken.",
    links: [link],
    image: image(),
    hotspots: [{ component: "hotspot", product: masterKey, left: "40", top: 60 }],
  },
  page_head: { headline: "Ons verhaal", lead: "Sinds 1950.", anchor: "boven" },
  category_mosaic: {
    headline: "Begin hier",
    links: [link],
    tiles: [{ component: "category_tile", category: "/matrassen" }],
  },
  product_slider: { headline: "Geliefd", logic: "BESTSELLER", references: [masterKey], limit: "6" },
  room_products: { headline: "De kamer", image: image(), products: [masterKey], links: [link] },
  action_block: { headline: "Nu", text: "Kom langs.", links: [link], image: image(), conditions: "Zolang het kan." },
  advice_cards: {
    headline: "Lees meer",
    cards: [{ component: "advice_card", title: "Hardheid", image: image(), link: address }],
  },
  page_finder: {
    label: "Zoek een pagina",
    groups: [
      {
        component: "page_group",
        title: "Bestellen",
        pages: [{ component: "findable_page", title: "Betalen", words: "ideal", link: address }],
      },
    ],
  },
  rich_text: { headline: "Wol", text: richText, anchor: "wol" },
  quote: { text: "Slapen is oefenen.", source: "Een klant", anchor: "citaat" },
  accordion: { headline: "Vragen", items: [{ component: "accordion_item", title: "Hoe lang?", text: richText }] },
  table: {
    headline: "Maten",
    caption: "In cm",
    table: { thead: [{ value: "Maat" }], tbody: [{ body: [{ value: "90 x 200" }] }] },
  },
  image_pair: { images: [image("Links"), image("Rechts")] },
};

/** One block of each kind that a page may have, filled in, as the content system sends them. */
export const exampleBlocks: readonly Json[] = Object.entries(blocks).map(([component, fields]) =>
  Object.assign({ _uid: `example-${component}`, component }, fields),
);

/** The contents of stories that are no pages. */
export const exampleSettings = {
  shop_settings: {
    _uid: "settings",
    component: "shop_settings",
    promises: [{ component: "promise", icon: "truck", text: "Gratis bezorgd", link: address }],
    claim: "Voor een warm huis.",
    footer_columns: [{ component: "footer_column", title: "Service", links: [link] }],
  },
  shop_menu: {
    _uid: "menu",
    component: "shop_menu",
    panels: [{ component: "menu_panel", category: "/matrassen", image: image(), products: [masterKey], links: [link] }],
  },
} satisfies Readonly<Record<string, Json>>;
