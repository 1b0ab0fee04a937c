import type { ShopFacts } from "../facts/shop-facts.ts";
import { page, pageHead, section } from "./block-parts.ts";
import { contactSentence } from "./contact-sentence.ts";

const withdrawal =
  "U hebt 14 dagen bedenktijd: tot 14 dagen na ontvangst mag u een bestelling herroepen, zonder een reden te geven. Dat doet u met [Bestelling herroepen](/service/herroepen), ook te vinden onder aan elke pagina.";

/** What every shop says about orders: delivery, returns, payment, guarantee. */
export const orderPages = [
  {
    uuid: "acdae4b1-8596-4039-8f18-90ed3535a39c",
    slug: "service/hulp/levering-verzending",
    name: "Levering en verzending",
    content: (shop: ShopFacts) =>
      page("Levering en verzending", "Wanneer uw bestelling komt, wat bezorgen kost en hoe u iets terugstuurt.", [
        pageHead("Levering en verzending", "Wanneer uw bestelling komt, wat bezorgen kost en hoe u iets terugstuurt."),
        section("levertijd", "Wanneer komt uw bestelling?", [
          "De levertijd staat bij elk artikel, en nog eens bij het afrekenen. Na uw bestelling krijgt u een bevestiging per e-mail.",
          "Waar uw bestelling is, ziet u bij [Bestelling volgen](/service/bestelling-volgen).",
        ]),
        section("kosten", "Wat kost bezorgen?", [
          ...(Object.keys(shop.shippingCents).length > 0
            ? [
                "Een pakket bezorgen: {{parcelShipping}}. Een groot artikel dat door twee mensen wordt gebracht: {{twoPersonShipping}}.",
              ]
            : []),
          "In uw winkelwagen ziet u wat het voor uw bestelling kost.",
        ]),
        section("terugsturen", "Terugsturen", [
          "U hebt {{returnDays}} dagen na ontvangst om te retourneren. Hoe dat gaat, leest u bij [Retourneren](/service/retourneren).",
        ]),
      ]),
  },
  {
    uuid: "f9d66a6c-26c6-4e17-8f91-85f94a1d1164",
    slug: "service/retourneren",
    name: "Retourneren",
    content: (shop: ShopFacts) =>
      page("Retourneren", "Zo stuurt u iets terug: binnen {{returnDays}} dagen na ontvangst.", [
        pageHead("Retourneren", "Tot {{returnDays}} dagen na ontvangst kunt u een artikel retourneren."),
        section("hoe", "Zo werkt het", [
          `Laat ons weten welk artikel u terugstuurt en bij welke bestelling het hoort. ${contactSentence(shop)}`,
          "U krijgt uw geld terug op de manier waarop u hebt betaald.",
        ]),
        section("bedenktijd", "Uw bedenktijd", [withdrawal]),
      ]),
  },
  {
    uuid: "b4ff51ab-1a01-42e6-ab3d-0f319f35a39c",
    slug: "service/betalen",
    name: "Betalen",
    content: (shop: ShopFacts) =>
      page("Betalen", "Hoe u betaalt en wat er gebeurt als een betaling niet lukt.", [
        pageHead(
          "Betalen",
          "Bij het afrekenen kiest u hoe u betaalt. De mogelijkheden staan ook onder aan elke pagina.",
        ),
        section("bestellen", "Bestellen en betalen", [
          "Voordat u betaalt ziet u wat u koopt, wat het kost en wanneer het komt. U kunt dan alles nog wijzigen.",
          "Lukt een betaling niet, dan blijven de artikelen in uw winkelwagen en kunt u het opnieuw proberen.",
        ]),
        section("vragen", "Vragen over een betaling", [contactSentence(shop)]),
      ]),
  },
  {
    uuid: "7fb8abe5-37ca-495c-a84c-071c0a69e641",
    slug: "service/garantie",
    name: "Garantie",
    content: (shop: ShopFacts) =>
      page("Garantie", "Wat u mag verwachten als een artikel niet goed is.", [
        pageHead("Garantie", "Is een artikel niet wat u ervan mag verwachten, dan lossen wij dat kosteloos op."),
        section("wettelijk", "Wettelijke garantie", [
          "Een artikel moet doen wat u ervan mag verwachten. Is dat niet zo, dan herstellen of vervangen wij het zonder kosten. Blijkt een gebrek binnen een jaar na ontvangst, dan gaan wij ervan uit dat het er al was.",
          "Een garantie van de fabrikant komt daarbij en vervangt dit recht niet.",
        ]),
        section("melden", "Iets melden", [contactSentence(shop)]),
      ]),
  },
];
