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
const hours = {
  opening_days: [
    { component: "opening_day", day: "monday" },
    { component: "opening_day", day: "saturday", from: "09:30", until: "17:30" },
  ],
  special_days: [
    { component: "special_day", date: "2026-12-24 00:00", name: "Kerstavond", from: "10:00", until: "16:00" },
  ],
};

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
  category_tiles: {
    headline: "Alle kamers",
    links: [link],
    tiles: [{ component: "category_tile", category: "/matrassen", title: "Slapen", image: image() }],
  },
  product_slider: { headline: "Uit dit verhaal", products: [masterKey] },
  recommendation_slider: { headline: "Geliefd", logic: "BESTSELLER", references: [masterKey], limit: "6" },
  room_products: { headline: "De kamer", image: image(), products: [masterKey], links: [link] },
  shop_the_room: {
    headline: "In deze kamer",
    text: "Drie dingen.",
    image: image(),
    hotspots: [{ component: "hotspot", product: masterKey, left: 10, top: "20" }],
    links: [link],
  },
  comparison_table: { headline: "Naast elkaar", text: "Twee matrassen.", products: [masterKey], anchor: "verschil" },
  action_block: { headline: "Nu", text: "Kom langs.", links: [link], image: image(), conditions: "Zolang het kan." },
  advisor_entry: { headline: "Hoe hard?", text: "Drie vragen.", label: "Begin", image: image() },
  usp_bar: { promises: [{ component: "promise", icon: "return", text: "Honderd dagen", link: address }] },
  advice_cards: {
    headline: "Lees meer",
    cards: [{ component: "advice_card", title: "Hardheid", image: image(), link: address }],
  },
  teaser_row: {
    headline: "Verder",
    teasers: [{ component: "teaser", title: "Winkels", text: "Kom liggen.", image: image(), links: [link] }],
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
  text: { headline: "Kort", text: "Eerste alinea.\n\nTweede alinea.", anchor: "kort" },
  rich_text: { headline: "Wol", text: richText, anchor: "wol" },
  steps: {
    headline: "Zo meet u",
    steps: [{ component: "step", title: "Meet de bodem", text: "Binnen de ombouw.", image: image() }],
    anchor: "meten",
  },
  quote: { text: "Slapen is oefenen.", source: "Een klant", anchor: "citaat" },
  accordion: { headline: "Vragen", items: [{ component: "accordion_item", title: "Hoe lang?", text: richText }] },
  table: {
    headline: "Maten",
    caption: "In cm",
    table: { thead: [{ value: "Maat" }], tbody: [{ body: [{ value: "90 x 200" }] }] },
  },
  image: { image: image("De kamer"), anchor: "foto" },
  image_pair: { images: [image("Links"), image("Rechts")] },
  image_grid: { headline: "Drie kamers", images: [image("Een"), image("Twee"), image("Drie")] },
  video: {
    headline: "In beweging",
    video: { fieldtype: "asset", filename: "/videos/kamer.webm" },
    image: image(),
    captions: { fieldtype: "asset", filename: "/videos/kamer.vtt" },
    caption: "Een rondgang.",
    anchor: "film",
  },
  store_finder: { headline: "Onze winkels", section: "locaties" },
  store_location: {
    name: "Warmeland Amersfoort",
    street: "Dekenkade 1",
    zip_code: "3812 ZW",
    city: "Amersfoort",
    phone: "088 000 10 00",
    latitude: "52.15",
    longitude: 5.38,
    image: image(),
    ways: [{ component: "way_there", title: "Met de trein", text: "Zeven minuten lopen." }],
    ...hours,
    anchor: "winkel",
  },
  opening_hours: { headline: "Aan de telefoon", text: "Ook voor slaapadvies.", ...hours, anchor: "tijden" },
  contact_form: { headline: "Stel uw vraag", text: "Binnen een werkdag antwoord.", anchor: "formulier" },
  newsletter: { headline: "Post", text: "Eén keer per maand." },
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
    announcements: [{ component: "announcement", text: "Maandag zijn wij dicht.", link: address }],
    menu_links: [{ component: "menu_link", label: "Sale", link: address, style: "sale" }],
    promises: [{ component: "promise", icon: "truck", text: "Gratis bezorgd", link: address }],
    claim: "Voor een warm huis.",
    footer_columns: [{ component: "footer_column", title: "Service", links: [link] }],
    empty_pages: [{ component: "empty_page", place: "basket", title: "Leeg", text: "Nog niets.", links: [link] }],
  },
  shop_menu: {
    _uid: "menu",
    component: "shop_menu",
    panels: [{ component: "menu_panel", category: "/matrassen", image: image(), products: [masterKey], links: [link] }],
  },
  shop_redirects: {
    _uid: "redirects",
    component: "shop_redirects",
    redirects: [{ component: "redirect", from: "/oud", link: address, lasts: "good" }],
  },
} satisfies Readonly<Record<string, Json>>;
