import type { ShopFacts } from "../facts/shop-facts.ts";
import { linkTo, page, pageHead, section } from "./block-parts.ts";
import { contactSentence } from "./contact-sentence.ts";

const servicePages = [
  { title: "Contact", words: "bellen mailen telefoon e-mail adres", path: "/service/contact" },
  {
    title: "Levering en verzending",
    words: "bezorgen levertijd verzendkosten",
    path: "/service/hulp/levering-verzending",
  },
  { title: "Bestelling volgen", words: "waar is mijn pakket status", path: "/service/bestelling-volgen" },
  { title: "Retourneren", words: "terugsturen ruilen geld terug", path: "/service/retourneren" },
  { title: "Bestelling herroepen", words: "annuleren bedenktijd", path: "/service/herroepen" },
  { title: "Betalen", words: "ideal creditcard achteraf", path: "/service/betalen" },
  { title: "Garantie", words: "kapot defect klacht", path: "/service/garantie" },
  { title: "Algemene voorwaarden", words: "voorwaarden", path: "/service/algemene-voorwaarden" },
  { title: "Privacyverklaring", words: "gegevens avg", path: "/service/privacyverklaring" },
  { title: "Cookies", words: "toestemming", path: "/service/cookies" },
];

/** What every shop says about itself: how to reach it, its terms, and what it does with data. */
export const shopPages = [
  {
    uuid: "50089120-76d5-4fae-b1de-6b6ad2c10fbd",
    slug: "service",
    name: "Klantenservice",
    content: (shop: ShopFacts) =>
      page("Klantenservice", "Antwoord op vragen over bestellen, bezorgen, betalen en retourneren.", [
        pageHead("Klantenservice", contactWays(shop)),
        {
          _uid: "paginas",
          component: "page_finder",
          label: "Waarmee kunnen wij u helpen?",
          groups: [
            {
              _uid: "groep",
              component: "page_group",
              title: "Alle onderwerpen",
              pages: servicePages.map(({ title, words, path }) => ({
                _uid: `pagina-${path}`,
                component: "findable_page",
                title,
                words,
                link: linkTo(path),
              })),
            },
          ],
        },
      ]),
  },
  {
    uuid: "ddac3a8f-aa93-42fe-b23f-8c267e38daca",
    slug: "service/contact",
    name: "Contact",
    content: (shop: ShopFacts) =>
      page("Contact", "Zo bereikt u {{shopName}}.", [
        pageHead("Contact", "Hebt u een vraag? Houd uw bestelnummer bij de hand als het over een bestelling gaat."),
        section("bereiken", "Zo bereikt u ons", [
          shop.contact.phone || shop.contact.email ? contactSentence(shop) : "Ons adres staat hieronder.",
        ]),
        section("bedrijf", "Wie wij zijn", [
          "{{companyName}}, {{address}}.",
          "Kamer van Koophandel {{chamberOfCommerce}}, btw-nummer {{vatNumber}}.",
        ]),
      ]),
  },
  {
    uuid: "94c6c309-c06d-44e4-a352-7a66d29ee015",
    slug: "service/algemene-voorwaarden",
    name: "Algemene voorwaarden",
    content: (shop: ShopFacts) =>
      page("Algemene voorwaarden", "De voorwaarden bij een bestelling in deze winkel.", [
        pageHead("Algemene voorwaarden", "Deze voorwaarden gelden voor elke bestelling op deze website."),
        section("wie", "Met wie u afspreekt", [
          "U koopt van {{companyName}}, {{address}}, ingeschreven bij de Kamer van Koophandel onder nummer {{chamberOfCommerce}}, btw-nummer {{vatNumber}}.",
        ]),
        section("bestellen", "Bestellen en betalen", [
          "De koop is gesloten als u op de knop ‘Bestellen en betalen’ hebt gedrukt. U krijgt een bevestiging per e-mail. Mislukt de betaling, dan is er geen koop.",
          "Alle prijzen zijn met btw. Wat bezorgen kost, ziet u voordat u bestelt.",
        ]),
        section("bezorgen", "Bezorgen", [
          "De verwachte levertijd ziet u voordat u bestelt. Tot de bezorging draagt {{companyName}} het risico van verlies en schade.",
        ]),
        section("herroepen", "Bedenktijd en retourneren", [
          "U hebt 14 dagen bedenktijd: tot 14 dagen na ontvangst mag u een bestelling [herroepen](/service/herroepen), zonder een reden te geven. U krijgt uw geld binnen 14 dagen terug op de manier waarop u betaalde.",
          ...(shop.returnDays > 14
            ? ["Los daarvan kunt u tot {{returnDays}} dagen na ontvangst [retourneren](/service/retourneren)."]
            : []),
        ]),
        section("klachten", "Klachten", [
          `Hebt u een klacht? ${contactSentence(shop)} Komen wij er samen niet uit, dan kunt u naar de rechter. Nederlands recht is van toepassing.`,
        ]),
      ]),
  },
  {
    uuid: "befdd37f-7267-49b1-84b1-c6c1bade3b52",
    slug: "service/privacyverklaring",
    name: "Privacyverklaring",
    content: (shop: ShopFacts) =>
      page("Privacyverklaring", "Welke gegevens deze winkel bewaart, waarom, en wat u ermee kunt.", [
        pageHead("Privacyverklaring", "Welke gegevens wij bewaren, waarom, en wat u ermee kunt."),
        section("wie", "Wie uw gegevens bewaart", [
          `{{companyName}}, {{address}}, is verantwoordelijk voor uw gegevens. Een vraag? ${contactSentence(shop)}`,
        ]),
        section("wat", "Wat wij bewaren", [
          "Van een bestelling: naam, adressen, e-mailadres, telefoonnummer als u dat geeft, de artikelen en de betaalmethode. Dat is nodig voor de koop en voor de belastingwet.",
          "Van een account: wat u zelf invult, uw adresboek en uw verlanglijst, tot u het account verwijdert. Uw e-mailadres voor de nieuwsbrief alleen nadat u dat hebt bevestigd.",
        ]),
        section("delen", "Met wie wij delen", [
          "Wie uw bestelling bezorgt krijgt wat daarvoor nodig is, de betaaldienst wat voor de betaling nodig is.",
        ]),
        section("rechten", "Wat u mag vragen", [
          "U mag uw gegevens inzien, verbeteren, meenemen en laten verwijderen. Met een account doet u dat zelf bij [Mijn gegevens](/account/gebruiker). Een klacht kunt u indienen bij de Autoriteit Persoonsgegevens.",
        ]),
        section("cookies", "Cookies", ["Welke cookies wij gebruiken, leest u bij [Cookies](/service/cookies)."]),
      ]),
  },
  {
    uuid: "96270b9d-2715-4df0-9ea8-196258951c02",
    slug: "service/cookies",
    name: "Cookies",
    content: () =>
      page("Cookies", "Welke cookies deze winkel gebruikt, en hoe u daarover beslist.", [
        pageHead("Cookies", "Zonder uw toestemming gebruiken wij alleen cookies die de winkel nodig heeft."),
        section("nodig", "Altijd nodig", [
          "De winkel onthoudt uw winkelwagen, uw taal en, als u inlogt, uw sessie. Zonder deze cookies werkt bestellen niet.",
        ]),
        section("toestemming", "Alleen als u het goedvindt", [
          "Meten en adverteren doen wij niet zonder uw toestemming. Vragen wij die, dan verandert u uw keuze met ‘Cookie-instellingen’ onder aan elke pagina.",
          "Wat er met uw toestemming is verstuurd, wanneer en naar wie, leest en wist u in [uw logboek](/privacy/logboek).",
        ]),
      ]),
  },
];

function contactWays({ contact }: ShopFacts): string {
  const ways = [contact.phone && "bel {{phone}}", contact.email && "mail naar {{email}}"].filter(Boolean).join(" of ");
  return ways ? `Staat uw vraag er niet bij? ${ways.charAt(0).toUpperCase()}${ways.slice(1)}.` : "Zoek uw onderwerp.";
}
