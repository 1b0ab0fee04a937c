import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "3-5 day" } as const;
const categories = ["/wonen/vloerkleden/vlakgeweven", "/wonen/vloerkleden"];

export const flatWovenRugs: MasterSource[] = [
  {
    key: "11-1101",
    title: "Vloerkleed Dijk",
    subtitle: "Geweven katoen met streep",
    description:
      "Een vlak geweven kleed met smalle strepen in zand en denim. Leg er op een gladde vloer een antislip onder, want uit zichzelf ligt het niet stil. Dijk is licht, dus uitkloppen boven het balkon gaat makkelijk, en het is aan twee kanten te gebruiken.",
    brand: "kleurhof",
    categories,
    composition: "100% katoen, met de hand geweven.",
    care: "Wekelijks stofzuigen zonder borstel. Kleine maten wasbaar op 30 graden.",
    attributes: { fabric: "Katoen", shape: "Rechthoekig", version: "Vlakgeweven", unit: "Stuk" },
    delivery,
    prices: { "60x90": 44.95, "80x150": 89.95, "120x180": 155, "140x200": 195, "160x230": 250, "200x290": 375 },
    weight: { perSquareMetre: 1.4 },
    formerPrices: [{ factor: 0.9 }],
    regularSince: "2026-08-24",
    sale: { percent: 30, since: "2026-11-02" },
    colours: {
      A: {
        colour: "zand",
        photos: ["vloerkleed-01", "kamer-boxspring-1128a", "vloerkleed-01-streep", "vloerkleed-01-franje"],
        live: "2024-06-10",
        sold: 78,
      },
    },
  },
  {
    key: "11-1113",
    title: "Vloerkleed Steenoven",
    subtitle: "Kelim van wol, effen terracotta",
    description:
      "De kleur van een dakpan die net geregend heeft. Steenoven is een kelim: geweven zonder pool, dus een stoel schuift er zonder haperen overheen en onder de eettafel krijgt u kruimels er weer uit. Wie warme voeten zoekt, neemt iets met pool. Het wolgaren is per streng geverfd, waardoor de tint binnen het kleed licht verloopt.",
    brand: "kleurhof",
    categories,
    composition: "Inslag: 100% wol. Ketting: 100% katoen.",
    care: "Stofzuigen langs de draad, twee keer per jaar keren. Vlekken direct deppen met bruiswater.",
    attributes: { fabric: "Wol", shape: "Rechthoekig", version: "Vlakgeweven", unit: "Stuk" },
    delivery,
    prices: { "70x140": 99.95, "120x180": 199, "140x200": 249, "170x240": 349, "200x300": 495, "250x350": 729 },
    weight: { perSquareMetre: 1.9 },
    formerPrices: [{ factor: 0.93 }],
    regularSince: "2026-06-15",
    sale: { percent: 20, since: "2026-11-12" },
    colours: {
      A: {
        colour: "terracotta",
        photos: ["vloerkleed-1113a", "kamer-boxspring-1104a", "vloerkleed-1113a-hoek", "vloerkleed-1113a-pool"],
        live: "2024-02-26",
        sold: 64,
      },
    },
  },
  {
    key: "11-1116",
    title: "Vloerkleed Karavaan",
    subtitle: "Medaillon in marineblauw en roest",
    description:
      "Drie randen en een ruit in een ruit, naar een patroon dat al eeuwen in Anatolië geweven wordt. De motieven zijn als losse vlakken in elkaar gehaakt, wat kleine spleetjes geeft waar twee kleuren elkaar raken; dat is geen fout maar het kenmerk van de techniek. Bij een drukke bank kiest u beter een effen kleed. Marineblauw en roest verdragen schoenen en honden.",
    brand: "kleurhof",
    categories,
    composition: "100% wol, ketting 100% katoen, met de hand geweven.",
    care: "Stofzuigen zonder borstel. Elke vijf jaar laten wassen door een tapijtreiniger.",
    attributes: { fabric: "Wol", shape: "Rechthoekig", version: "Vlakgeweven", unit: "Stuk" },
    delivery,
    prices: { "80x150": 159, "120x180": 289, "140x200": 379, "160x230": 479, "200x300": 749, "250x350": 1095 },
    weight: { perSquareMetre: 2.1 },
    colours: {
      A: {
        colour: "marine",
        photos: ["vloerkleed-07", "kamer-boxspring-1133a", "vloerkleed-07-medaillon", "vloerkleed-07-franje"],
        live: "2025-02-17",
        sold: 52,
        stock: { "200300": 4 },
      },
    },
  },
  {
    key: "11-1119",
    title: "Vloerkleed Dorsvloer",
    subtitle: "Sisal met band van katoen",
    description:
      "Sisal komt van de agave en is van alle plantaardige vezels de taaiste: in een gang met drie kinderen en een fiets houdt Dorsvloer het vol. Op blote voeten voelt het stroef. Morst u water, dep dan meteen, want een opgedroogde druppel laat een kring achter. Een genaaide band in antraciet houdt de rand vlak.",
    brand: "weverijOost",
    categories,
    composition: "Veld: 100% sisal. Band: 100% katoen. Rug: natuurlatex.",
    care: "Stofzuigen in twee richtingen. Niet nat reinigen, ook niet met een stoomreiniger.",
    attributes: { fabric: "Sisal", shape: "Rechthoekig", version: "Vlakgeweven", unit: "Stuk" },
    claims: { vegan: "Sisal, katoen en natuurlatex; verklaring van Weverij Oost van 9 september 2024." },
    delivery,
    prices: {
      "60x90": 54.95,
      "80x200": 139,
      "120x180": 169,
      "140x200": 219,
      "160x230": 269,
      "200x290": 419,
      "240x340": 589,
    },
    weight: { perSquareMetre: 2.6 },
    colours: {
      A: {
        colour: "zand",
        photos: ["vloerkleed-03", "kamer-boxspring-1134a", "vloerkleed-03-hoek", "vloerkleed-03-rand"],
        live: "2024-09-16",
        sold: 47,
      },
    },
  },
  {
    key: "11-1122",
    title: "Buitenkleed Tuindeur",
    subtitle: "Van petflessen, voor terras en keuken",
    description:
      "Het garen van Tuindeur is gesponnen uit petflessen, ongeveer 45 per vierkante meter. Regen loopt erdoor en de kleur blijft in de zon jarenlang staan, maar haal het in november naar binnen: vorst in een nat kleed breekt de vezel. Ook handig onder een kinderstoel, omdat u het met de tuinslang schoonspuit.",
    brand: "kleurhof",
    categories,
    composition: "100% gerecycled polyester.",
    care: "Afspuiten, met een zachte bezem en groene zeep boenen, hangend laten drogen.",
    attributes: { fabric: "Polyester", shape: "Rechthoekig", version: "Voor binnen en buiten", unit: "Stuk" },
    claims: { vegan: "Geheel van gerecycled polyester; rapport Textiellab Twente 2025-0713." },
    delivery,
    prices: { "70x140": 59.95, "120x180": 109, "140x200": 129, "160x230": 159, "200x290": 229, "240x340": 319 },
    weight: { perSquareMetre: 1.2 },
    colours: {
      A: {
        colour: "zand",
        photos: ["vloerkleed-1122a", "kamer-bed-2105a", "vloerkleed-1122a-hoek", "vloerkleed-1122a-pool"],
        live: "2025-04-07",
        sold: 33,
      },
    },
  },
  {
    key: "11-1125",
    title: "Vloerkleed Mergel",
    subtitle: "Wasbaar katoen in één tint",
    description:
      "Een kleed dat in de gewone wasmachine kan: de maat van 120 × 180 cm past in een trommel van 8 kilo. Mergel is daarom geschikt voor een keuken of een kamer met een puppy. Een donkere broek kan in het begin afgeven op het katoen, en omgekeerd. Na het wassen trekt u het nat in vorm en legt u het plat weg.",
    brand: "weverijOost",
    categories,
    composition: "100% katoen, waarvan 60% gerecycled.",
    care: "Wasbaar op 30 graden, centrifugeren op 600 toeren, liggend drogen.",
    attributes: { fabric: "Katoen", shape: "Rechthoekig", version: "Wasbaar", unit: "Stuk" },
    delivery,
    prices: { "60x110": 39.95, "70x140": 49.95, "120x180": 99.95, "140x200": 129, "160x230": 175 },
    weight: { perSquareMetre: 1.3 },
    colours: {
      A: {
        colour: "terracotta",
        photos: ["vloerkleed-1125a", "kamer-boxspring-1149a", "vloerkleed-1125a-hoek", "vloerkleed-1125a-pool"],
        live: "2026-11-06",
        sold: 22,
      },
    },
  },
];
