import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-2 day" } as const;
const floor = ["/wonen/verlichting/vloerlampen", "/wonen/verlichting"];
const pendant = ["/wonen/verlichting/hanglampen", "/wonen/verlichting"];

export const floorAndPendantLamps: MasterSource[] = [
  {
    key: "11-2104",
    title: "Vloerlamp Driesprong",
    subtitle: "Eiken driepoot, 150 cm hoog",
    description:
      "Drie slanke poten van eiken en een kap van ecru katoen. Driesprong zet een donkere hoek in het licht zonder in uw ogen te schijnen. De voet heeft 55 cm vloer nodig, langs een looproute is dat veel. De schakelaar zit in het snoer, op voethoogte.",
    brand: "schemerlicht",
    categories: floor,
    composition: "Poten: massief eiken, geolied. Kap: 100% katoen op kunststof.",
    care: "Hout afnemen met een droge doek, kap afborstelen.",
    attributes: {
      woodType: "Massief eiken",
      woodColor: "Naturel",
      footVariant: "Driepoot",
      version: "E27, met voetschakelaar",
      unit: "Stuk",
    },
    delivery: { kind: "parcel", time: "3-5 day" },
    prices: { "55x55x150": 169 },
    weight: { kg: 4.2 },
    formerPrices: [{ factor: 0.95 }],
    regularSince: "2026-01-12",
    colours: {
      A: {
        colour: "ecru",
        photos: ["lamp-02", "kamer-bank-1110a", "lamp-02-kap", "lamp-02-poten"],
        live: "2024-10-21",
        sold: 58,
      },
    },
  },
  {
    key: "11-2122",
    title: "Booglamp Hengel",
    subtitle: "Licht boven tafel zonder gat in het plafond",
    description:
      "De boog reikt een meter ver, zodat de kap boven een bank of eettafel hangt terwijl de voet ernaast staat. Die voet is van massieve steen en weegt elf kilo; een peuter die zich optrekt, krijgt hem niet om. De kap kantelt dertig graden. Reken op een plafond van minstens 2,30 meter.",
    brand: "schemerlicht",
    categories: floor,
    composition: "Boog en kap: staal met poedercoating. Voet: kalksteen. Snoer: 2,5 m, weggewerkt in de buis.",
    care: "Afnemen met een zachte doek. De steen na morsen meteen droogmaken, hij zuigt.",
    attributes: { footVariant: "Stenen voet", version: "E27, met voetschakelaar", unit: "Stuk" },
    delivery: { kind: "two_person", time: "3-5 day" },
    prices: { "35x110x185": 229, "40x130x205": 279 },
    weight: { kg: { "35x110x185": 15.5, "40x130x205": 18 } },
    formerPrices: [{ factor: 0.96 }],
    regularSince: "2026-04-20",
    colours: {
      A: {
        colour: "zwart",
        photos: ["lamp-05", "kamer-bank-1101a", "lamp-05-kap", "lamp-05-voet"],
        live: "2023-09-18",
        sold: 72,
      },
    },
  },
  {
    key: "11-2125",
    title: "Leeslamp Lepelaar",
    subtitle: "Lage boog naast de fauteuil",
    description:
      "Half zo breed als een gewone booglamp en bedoeld voor één stoel. De kap is van binnen wit gelakt en bundelt het licht op uw boek in plaats van in de kamer. Als enige lamp in een kamer geeft Lepelaar te weinig. Wie links leest zet hem rechts, en andersom: de boog draait rond op de voet.",
    brand: "schemerlicht",
    categories: floor,
    composition: "Buis en kap: staal met poedercoating. Voet: beton.",
    care: "Droog afstoffen. Vet van vingers gaat weg met een doekje en wat spiritus.",
    attributes: { footVariant: "Stenen voet", version: "E27, met dimmer in het snoer", unit: "Stuk" },
    delivery: { kind: "parcel", time: "3-5 day" },
    prices: { "25x60x140": 139 },
    weight: { kg: 7.8 },
    sale: { percent: 15, since: "2026-11-13" },
    colours: {
      A: {
        colour: "zwart",
        photos: ["lamp-2125a", "kamer-bank-1122a", "lamp-2125a-kap", "lamp-2125a-voet"],
        live: "2025-01-06",
        sold: 34,
      },
    },
  },
  {
    key: "11-2128",
    title: "Vloerlamp Statief",
    subtitle: "Driepoot in twee hoogten",
    description:
      "Zoals landmeters hun toestel neerzetten: de poten schuift u elk apart in, zodat de lamp ook op een scheve plankenvloer waterpas staat. De kap van ecru katoen is aan de bovenkant open en verlicht het plafond mee. Op hoogpolig tapijt wiebelt elke driepoot. In de lage uitvoering past hij onder een schuin dak.",
    brand: "kleurhof",
    categories: floor,
    composition: "Poten: massief beuken, eikenkleurig gebeitst. Kap: 100% katoen op kunststof.",
    care: "Hout met een licht vochtige doek, kap met een plumeau.",
    attributes: {
      woodType: "Massief beuken",
      woodColor: "Eiken",
      footVariant: "Driepoot",
      version: "E27, met snoerschakelaar",
      unit: "Stuk",
    },
    delivery: { kind: "parcel", time: "3-5 day" },
    prices: { "45x45x125": 99.95, "50x50x150": 119 },
    weight: { kg: { "45x45x125": 3.1, "50x50x150": 3.6 } },
    colours: {
      A: {
        colour: "ecru",
        photos: ["lamp-2128a", "kamer-bank-1104a", "lamp-2128a-kap", "lamp-2128a-voet"],
        live: "2026-03-23",
        sold: 27,
      },
    },
  },
  {
    key: "11-2107",
    title: "Hanglamp Klokje",
    subtitle: "Gelakt metaal in salie",
    description:
      "Een halve bol die het licht recht naar beneden stuurt, met een messing detail bij de fitting. Boven een tafel van 160 cm hangt u er twee. Het snoer is 150 cm lang en in te korten bij het plafondkapje. Sluit hem spanningsloos aan of laat het doen.",
    brand: "schemerlicht",
    categories: pendant,
    composition: "Kap: staal met poedercoating. Snoer: textiel.",
    care: "Afnemen met een droge doek als de lamp koud is.",
    attributes: { version: "E27", shape: "Rond", unit: "Stuk" },
    delivery,
    prices: { "rond-25": 64.95, "rond-35": 79.95, "rond-45": 109 },
    weight: { kg: { "rond-25": 1, "rond-35": 1.5, "rond-45": 2.2 } },
    colours: {
      A: {
        colour: "salie",
        photos: ["lamp-03", "kamer-tafel-2104a", "lamp-03-kap", "lamp-03-plafond"],
        live: "2025-03-24",
        sold: 65,
      },
    },
  },
  {
    key: "11-2110",
    title: "Hanglamp Lampion",
    subtitle: "Rijstpapier, vanaf 40 cm",
    description:
      "Een bol van rijstpapier over een fijne spiraal: vrolijk in een kinderkamer, rustig boven een bed. Plat verpakt en in een minuut open. Papier verkleurt na jaren in de zon, maar een nieuwe bol kost weinig. Gebruik alleen led, een gloeilamp wordt te heet.",
    brand: "kleurhof",
    categories: pendant,
    composition: "Rijstpapier op een spiraal van staaldraad.",
    care: "Afstoffen met een plumeau.",
    attributes: { version: "E27, zonder snoer", shape: "Rond", unit: "Stuk" },
    claims: {
      bestseller:
        "Bij de vijf meest verkochte artikelen van de afdeling Wonen, geteld over de 90 dagen tot en met 31 oktober 2026.",
    },
    delivery,
    prices: { "rond-40": 14.95, "rond-50": 19.95, "rond-60": 24.95 },
    weight: { kg: { "rond-40": 0.2, "rond-50": 0.25, "rond-60": 0.3 } },
    colours: {
      A: {
        colour: "wit",
        photos: ["lamp-06", "kamer-tafel-2119a", "lamp-06-bol", "lamp-06-plafond"],
        live: "2024-05-06",
        sold: 137,
      },
    },
  },
  {
    key: "11-2131",
    title: "Hanglamp Volle maan",
    subtitle: "Met snoer en plafondkap",
    description:
      "Aan deze bol zit alles al vast: snoer, fitting en een zwart kapje voor het plafond. Het papier is met kunsthars versterkt, waardoor er een voetbal tegenaan kan zonder scheur. Wie alleen een kap zoekt, is met gewoon rijstpapier goedkoper uit. Het snoer is zonder gereedschap in te korten: onder het kapje zit een klem.",
    brand: "nestpad",
    categories: pendant,
    composition: "Versterkt papier op staaldraad. Snoer: 1,5 m, kunststof.",
    care: "Met een vochtige doek langs de ribbels, van boven naar beneden.",
    attributes: { version: "E27, met snoer", shape: "Rond", unit: "Stuk" },
    delivery,
    prices: { "rond-45": 44.95, "rond-60": 54.95 },
    weight: { kg: { "rond-45": 0.7, "rond-60": 0.8 } },
    colours: {
      A: {
        colour: "wit",
        photos: ["lamp-2131a", "kamer-tafel-2101a", "lamp-2131a-kap", "lamp-2131a-snoer"],
        live: "2026-10-29",
        sold: 45,
      },
    },
  },
  {
    key: "11-2134",
    title: "Hanglamp Stolp",
    subtitle: "Dimbaar, met facetten in de kap",
    description:
      "De kap is uit één plaat staal geperst en heeft langs de bovenrand flauwe facetten, die u pas ziet als er zon op valt. Binnenin zit een witte laag die het licht weerkaatst. Boven een spiegel of bureau schijnt hij te gericht; daar hoort een lamp met een doorschijnende kap. Stolp hangt aan een snoer van twee meter en dimt met elke wanddimmer voor led.",
    brand: "schemerlicht",
    categories: pendant,
    composition: "Kap: geëmailleerd staal. Fitting: messing. Snoer: 2 m, textiel.",
    care: "Email mag met zeepsop. Messing oppoetsen of dof laten worden.",
    attributes: { version: "E27, geschikt voor wanddimmer", shape: "Rond", unit: "Stuk" },
    delivery: { kind: "parcel", time: "1-2 week" },
    prices: { "rond-30": 119, "rond-40": 149 },
    weight: { kg: { "rond-30": 1.9, "rond-40": 2.7 } },
    colours: {
      A: {
        colour: "salie",
        photos: ["lamp-2134a", "kamer-tafel-2107a", "lamp-2134a-kap", "lamp-2134a-snoer"],
        live: "2025-11-17",
        sold: 30,
      },
    },
  },
];
