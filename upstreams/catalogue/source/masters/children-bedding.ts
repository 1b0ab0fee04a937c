import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-3 day" } as const;

/** Duvets and pillows for cot, toddler bed and the first big bed. */
export const childrenBedding: MasterSource[] = [
  {
    key: "04-1154",
    title: "Kinderdekbed Pluim",
    subtitle: "Holle vezel, snel droog",
    description:
      "Een nachtelijk ongelukje is met Pluim voor het ontbijt opgelost: een uur wassen, een uur in de droger. De vulling is dun gehouden, omdat kinderen het warmer hebben dan hun ouders denken. Voor een ledikant neemt u 100 × 135 cm. Baby's tot een jaar slapen veiliger in een slaapzak, daar is geen enkel dekbed voor bedoeld.",
    brand: "nestpad",
    categories: ["/dekbedden/kinderdekbedden", "/dekbedden/synthetische-dekbedden"],
    composition: "Vulling: 100% polyester, 200 gram per vierkante meter. Tijk: 100% katoen.",
    care: "Wasbaar op 60 graden, mag in de droger.",
    attributes: {
      unit: "Stuk",
      fillingMaterial: ["Polyester"],
      season: "Vier seizoenen",
      warmthClass: "3",
      cover: "Katoen",
    },
    claims: { allergySuitable: "Geheel wasbaar op 60 graden; vrij van dons, veren en wol volgens opgave van Nestpad." },
    delivery,
    prices: { "100x135": 24.95, "120x150": 29.95, "140x200": 39.95, "140x220": 44.95 },
    weight: { perSquareMetre: 0.38 },
    colours: {
      A: {
        colour: "wit",
        photos: ["dekbed-1154a", "kamer-dekbed-1154a", "dekbed-1154a-hoek", "dekbed-1154a-tijk"],
        live: "2023-07-03",
        sold: 122,
      },
    },
  },
  {
    key: "04-1157",
    title: "Kinderdekbed Lammetje",
    subtitle: "Zachte wol voor ledikant en peuterbed",
    description:
      "Kinderen woelen zich bloot en krijgen het daarna koud. Wol houdt ook dan nog warmte vast, en Lammetje is zo soepel dat het als een dekentje om een klein lichaam valt. Spoel na een nat nachtje niet uit in heet water: dan vervilt de wol. De tijk is twee keer zo dicht doorgestikt als bij volwassenen, zodat de vulling het springen overleeft.",
    brand: "heideschaap",
    categories: ["/dekbedden/kinderdekbedden", "/dekbedden/wollen-dekbedden"],
    composition: "Vulling: 100% lamswol, 300 gram per vierkante meter. Tijk: 100% biologisch katoen.",
    care: "Wolprogramma op 30 graden met een mild wasmiddel, plat laten drogen.",
    attributes: {
      unit: "Stuk",
      fillingMaterial: ["Wol"],
      season: "Vier seizoenen",
      warmthClass: "2",
      cover: "Katoen",
    },
    delivery,
    prices: { "100x135": 69.95, "120x150": 84.95, "140x200": 129 },
    weight: { perSquareMetre: 0.5 },
    colours: {
      A: {
        colour: "ecru",
        photos: ["dekbed-1157a", "kamer-dekbed-1154a", "dekbed-1157a-hoek", "dekbed-1157a-tijk"],
        live: "2024-11-04",
        sold: 41,
      },
    },
  },
  {
    key: "04-1181",
    title: "Kinderdekbed Zeilboot",
    subtitle: "Katoen met matrozenstreep",
    description:
      "Blauwe strepen, een katoenen vulling en een tijk die tegen een stootje kan. Zeilboot is bedoeld voor de zomer en voor warme kinderkamers onder het dak. In november haalt u een dikker dekbed uit de kast. Omdat de streep geweven is, kan het zonder overtrek op bed, wat verschonen een stuk korter maakt.",
    brand: "nestpad",
    categories: ["/dekbedden/kinderdekbedden", "/dekbedden/katoenen-dekbedden"],
    composition: "Vulling en tijk: 100% katoen, vulling 180 gram per vierkante meter.",
    care: "Wasbaar op 60 graden. Krimpt de eerste keer tot 3 procent; daar is op gerekend.",
    attributes: {
      unit: "Stuk",
      fillingMaterial: ["Katoen"],
      season: "Zomer",
      warmthClass: "4",
      cover: "Katoen",
    },
    claims: { vegan: "Katoen van tijk tot stikgaren, opgave van Nestpad." },
    delivery,
    prices: { "100x135": 39.95, "120x150": 46.95, "140x200": 64.95 },
    weight: { perSquareMetre: 0.42 },
    colours: {
      A: {
        colour: "ijsblauw",
        photos: ["dekbed-1181a", "kamer-dekbed-1181a", "dekbed-1181a-hoek", "dekbed-1181a-tijk"],
        live: "2025-06-16",
        sold: 32,
      },
    },
  },
  {
    key: "04-1184",
    title: "Kinderdekbed Tweeling",
    subtitle: "Zomer- en winterlaag voor de kleine maten",
    description:
      "Het model dat grote mensen al kenden, nu voor het ledikant: een dunne en een dikke laag, met elkaar verbonden door acht platte drukknopen. Kleine vingers krijgen die niet open. Bij een ongelukje hebt u wel twee delen te wassen. Groeit uw kind naar een bed van 140 × 200 cm, dan kunt u beide lagen als speelkleed blijven gebruiken.",
    brand: "nestpad",
    categories: ["/dekbedden/kinderdekbedden", "/dekbedden/vierseizoenendekbedden"],
    composition: "Vulling: 50% katoen, 50% polyester, 120 en 200 gram per vierkante meter. Tijk: 100% katoen.",
    care: "Knoop de lagen los en was ze elk op 60 graden.",
    attributes: {
      unit: "Set",
      fillingMaterial: ["Katoen", "Polyester"],
      season: "Vier seizoenen",
      warmthClass: "1 tot 4",
      cover: "Katoen",
      packagingUnit: "2 dekbedden",
    },
    delivery,
    prices: { "100x135": 49.95, "120x150": 57.95, "140x200": 79.95 },
    weight: { perSquareMetre: 0.68 },
    colours: {
      A: {
        colour: "crème",
        photos: ["dekbed-1184a", "kamer-dekbed-1181a", "dekbed-1184a-hoek", "dekbed-1184a-tijk"],
        live: "2026-11-09",
        sold: 6,
      },
    },
  },
  {
    key: "05-1279",
    title: "Kinderkussen Dromedaris",
    subtitle: "Stippen, met rits om vulling bij te doen",
    description:
      "Dromedaris begint als bult van vier centimeter en wordt hoger als uw kind dat wordt: een zakje extra vulling zit in de verpakking. Tot een jaar of zes is de lage stand genoeg. De rits is kindveilig, zonder trekker; u opent hem met een paperclip. De stippen op de tijk blijven ook na veel wassen rond.",
    brand: "nestpad",
    categories: ["/kussens/kinderkussens"],
    composition: "Vulling: 100% polyester. Tijk: 100% katoen, bedrukt.",
    care: "Wasbaar op 60 graden; mag op lage stand in de droger.",
    attributes: {
      unit: "Stuk",
      fillingMaterial: ["Polyester"],
      shape: "Rechthoekig",
      cover: "Katoen",
      version: "Verstelbaar in hoogte",
    },
    delivery,
    prices: { "40x60": 22.95, "50x60": 26.95 },
    weight: { kg: { "40x60": 0.4, "50x60": 0.5 } },
    colours: {
      A: {
        colour: "wit",
        photos: ["kussen-1279a", "hal-01", "kussen-1279a-hoek", "kussen-1279a-stof"],
        live: "2025-08-18",
        sold: 79,
      },
    },
  },
  {
    key: "05-1282",
    title: "Kinderkussen Krul",
    subtitle: "Dun, doorgestikt, met wol",
    description:
      "Zweterige haartjes zijn bij peuters heel gewoon, en juist daar helpt wol tegen. Krul is met lamswol gevuld en zo plat dat een kind er niet af rolt. Een kind dat snel last heeft van wolvet of dat alles in de wasmachine achterlaat, krijgt beter een kussen van katoen. De doorgestikte ruit houdt de vulling vast.",
    brand: "heideschaap",
    categories: ["/kussens/kinderkussens", "/kussens/hoofdkussens/wollen-kussens"],
    composition: "Vulling: 100% lamswol. Tijk: 100% biologisch katoen.",
    care: "Luchten; met de hand wassen op 30 graden.",
    attributes: { unit: "Stuk", fillingMaterial: ["Wol"], shape: "Rechthoekig", cover: "Katoen" },
    delivery,
    prices: { "40x60": 34.95 },
    weight: { kg: 0.35 },
    colours: {
      A: {
        colour: "crème",
        photos: ["kussen-1282a", "hal-01", "kussen-1282a-hoek", "kussen-1282a-stof"],
        live: "2024-03-04",
        sold: 44,
      },
    },
  },
  {
    key: "05-1285",
    title: "Kinderkussen Opstap",
    subtitle: "Vlak kussen van koudschuim vanaf vijf jaar",
    description:
      "Op de basisschool worden schouders breder en mag een kussen meegroeien naar zes centimeter. Opstap is een plak ademend koudschuim in een ijsblauwe hoes, zonder golf, zodat links, rechts, boven en onder hetzelfde zijn. Jonger dan vijf: neem een platter model. Ribbels en randen ontbreken met opzet.",
    brand: "nestpad",
    categories: ["/kussens/kinderkussens"],
    composition: "Kern: koudschuim (100% polyurethaan). Hoes: 95% katoen, 5% elastaan.",
    care: "Hoes wasbaar op 60 graden; kern afnemen met een vochtige doek.",
    attributes: { unit: "Stuk", fillingMaterial: ["Koudschuim"], shape: "Rechthoekig", cover: "Katoen met elastaan" },
    delivery,
    prices: { "40x60": 29.95 },
    hardness: { soft: 0, medium: 0 },
    weight: { kg: 0.7 },
    colours: {
      A: {
        colour: "ijsblauw",
        photos: ["kussen-1285a", "hal-01", "kussen-1285a-hoek", "kussen-1285a-stof"],
        live: "2026-01-19",
        sold: 95,
      },
    },
  },
];
