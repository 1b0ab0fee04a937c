import type { MasterSource } from "../../builder/source.ts";
import { care } from "../care.ts";

const delivery = { kind: "parcel", time: "2-3 day" } as const;

export const childrenMattresses: MasterSource[] = [
  {
    key: "03-2610",
    title: "Kindermatras Egeltje",
    subtitle: "Koudschuim voor ledikant en peuterbed, 14 cm hoog",
    description:
      "Egeltje is stevig genoeg voor een baby en past ook later in het peuterbed. Beide kanten zijn gelijk, dus na een ongelukje keert u het matras en wast u de hoes. Er zitten geen grepen, koordjes of knopen aan. De maat moet sluiten: meer dan twee vingers ruimte langs de rand is te veel.",
    brand: "veenrand",
    categories: ["/matrassen/kindermatrassen"],
    composition:
      "Kern: koudschuim met een dichtheid van 30 kilo per kubieke meter (100% polyurethaan). Tijk: 60% katoen, 40% polyester.",
    care: "Hoes in twee delen afritsbaar en wasbaar op 60 graden, mag in de droger op lage stand.",
    attributes: { fillingMaterial: ["Koudschuim"], cover: "Katoen en polyester", coreHeight: "14 cm" },
    claims: { allergySuitable: "Beide hoesdelen zijn op 60 graden te wassen, zodat huisstofmijt geen kans krijgt." },
    delivery: { kind: "parcel", time: "2-3 day" },
    prices: { "60x120": 99, "70x140": 119, "70x150": 125, "70x160": 129, "80x160": 139 },
    weight: { perSquareMetre: 5.2 },
    levy: "mattress",
    formerPrices: [{ factor: 0.95 }],
    regularSince: "2026-02-16",
    colours: {
      A: {
        colour: "salie",
        photos: ["matras-14", "hal-12", "matras-14-hoek", "matras-14-stiksel"],
        live: "2024-07-15",
        sold: 133,
      },
    },
  },
  {
    key: "03-2612",
    title: "Kindermatras Uiltje",
    subtitle: "Natuurlatex en kokos voor kinderen, 14 cm hoog",
    description:
      "Uiltje heeft een stevige kokoskant voor de eerste twee jaar en een veerkrachtige kant van natuurlatex voor daarna. De hoes is van ongebleekt katoen. Voor een bedje met een dichte bodem raden wij Egeltje aan. Omdat kokos vocht doorlaat, hebt u er wel een onderlaken bij nodig.",
    brand: "duinhof",
    categories: ["/matrassen/kindermatrassen", "/matrassen/natuurlatex"],
    composition: "Kern: 7 cm natuurlatex en 5 cm kokosvezel, gebonden met natuurrubber. Tijk: 100% katoen.",
    care: "Hoes rondom afritsbaar en wasbaar op 40 graden. De kern niet nat laten worden.",
    attributes: { fillingMaterial: ["Natuurlatex", "Kokos"], cover: "Katoen", coreHeight: "14 cm" },
    delivery: { kind: "parcel", time: "5-8 day" },
    prices: { "60x120": 189, "70x140": 219, "70x150": 229, "80x160": 259 },
    weight: { perSquareMetre: 9.6 },
    levy: "mattress",
    colours: {
      A: {
        colour: "salie",
        photos: ["matras-2612a", "hal-11", "matras-2612a-hoek", "matras-2612a-tijk"],
        live: "2026-11-09",
        sold: 8,
      },
    },
  },
  {
    key: "03-2620",
    title: "Kindermatras Otter",
    subtitle: "Koudschuim met wasbare hoes, 12 cm hoog",
    description:
      "Otter is gemaakt op een kinderkamer waar wel eens iets misgaat. De hoes gaat er in een halve minuut af, kan op 60 graden en is in drie uur droog; een tweede hoes bestelt u los. Meet de binnenkant van het ledikant, niet de buitenkant: dat scheelt al gauw 6 cm. De kern is vast genoeg om een kruipend kind te dragen.",
    brand: "nestpad",
    categories: ["/matrassen/kindermatrassen"],
    composition:
      "Kern: koudschuim met een dichtheid van 32 kilo per kubieke meter (100% polyurethaan). Tijk: 100% katoen.",
    care: "Hoes wasbaar op 60 graden en geschikt voor de droger. Laat de kern na een ongelukje een dag rechtop luchten.",
    attributes: { fillingMaterial: ["Koudschuim"], cover: "Katoen", coreHeight: "12 cm" },
    claims: {
      allergySuitable:
        "Hoes van katoen die 60 graden verdraagt; beoordeeld door Kinderlab Amersfoort, rapport 2024-12.",
      metalFree: "Schuim en katoen, met een kunststof rits zonder lipje.",
    },
    delivery,
    prices: { "60x120": 79, "70x140": 95, "70x150": 99, "70x160": 105, "80x160": 115, "90x200": 159 },
    weight: { perSquareMetre: 4.7 },
    levy: "mattress",
    formerPrices: [{ factor: 0.95 }],
    regularSince: "2026-04-20",
    colours: {
      A: {
        colour: "salie",
        photos: ["matras-2620a", "hal-12", "matras-2620a-hoek", "matras-2620a-tijk"],
        live: "2024-01-29",
        sold: 75,
      },
      B: {
        colour: "grijsblauw",
        photos: ["matras-2620b", "hal-12", "matras-2620b-hoek", "matras-2620b-tijk"],
        live: "2024-09-09",
        sold: 63,
      },
    },
  },
  {
    key: "03-2622",
    title: "Wiegmatras Mus",
    subtitle: "Dun en vlak, voor wieg en bijzetbed",
    description:
      "Een wiegmatras hoort hard aan te voelen: legt u er een boek van een kilo op, dan mag het nauwelijks inzakken. Mus voldoet daaraan met 6 cm geperst schuim. De bovenkant is doorgestikt zodat de hoes niet kan opbollen. Na een maand of zes past uw baby er niet meer op en is een ledikantmatras aan de beurt.",
    brand: "nestpad",
    categories: ["/matrassen/kindermatrassen"],
    composition:
      "Kern: koudschuim met een dichtheid van 40 kilo per kubieke meter (100% polyurethaan). Tijk: 100% biologisch katoen.",
    care: "Hoes wasbaar op 60 graden. Zet de kern wekelijks een uur op zijn kant.",
    attributes: {
      fillingMaterial: ["Koudschuim"],
      cover: "Katoen",
      coreHeight: "7 cm",
      version: "Voor wieg en bijzetbed",
    },
    claims: { metalFree: "Geheel van schuim en katoen, met een overslag in plaats van een rits." },
    delivery,
    prices: { "40x80": 39.95, "40x90": 42.95, "50x90": 46.95, "55x95": 52.95 },
    weight: { perSquareMetre: 3.6 },
    levy: "mattress",
    colours: {
      A: {
        colour: "salie",
        photos: ["matras-2622a", "hal-11", "matras-2622a-hoek", "matras-2622a-tijk"],
        live: "2024-11-04",
        sold: 38,
      },
    },
  },
  {
    key: "03-2624",
    title: "Meegroeimatras Kikker",
    subtitle: "Twee kanten voor twee leeftijden, 15 cm hoog",
    description:
      "De kant met de band in zand is stevig en hoort boven tot een jaar of acht. Daarna draait u de denimkant naar boven, die bij de schouder meegeeft. Kinderen die al meer dan 55 kilo wegen liggen beter op Vos. Kikker gaat zo van het peuterbed mee tot de middelbare school, mits u meteen de grote maat neemt.",
    brand: "nestpad",
    categories: ["/matrassen/kindermatrassen"],
    composition: "Kern: 7 cm stevig en 6 cm soepel koudschuim (100% polyurethaan). Tijk: 70% katoen, 30% polyester.",
    care: "Hoes wasbaar op 60 graden, op lage stand in de droger. Keer het matras één keer, wanneer uw kind er aan toe is.",
    attributes: {
      fillingMaterial: ["Koudschuim"],
      cover: "Katoen en polyester",
      coreHeight: "15 cm",
      version: "Twee hardheden in één",
    },
    delivery,
    prices: { "70x140": 129, "70x150": 135, "80x160": 149, "80x200": 185, "90x200": 199, "90x210": 215 },
    weight: { perSquareMetre: 5.8 },
    levy: "mattress",
    formerPrices: [{ factor: 0.94 }],
    regularSince: "2026-06-15",
    sale: { percent: 15, since: "2026-11-02" },
    colours: {
      A: {
        colour: "denim",
        photos: ["matras-2624a", "hal-03", "matras-2624a-hoek", "matras-2624a-tijk"],
        live: "2024-08-12",
        sold: 77,
      },
    },
  },
  {
    key: "03-2626",
    title: "Tienermatras Vos",
    subtitle: "Pocketvering voor wie nog groeit, 18 cm hoog",
    description:
      "Tussen twaalf en achttien komt er zo'n 30 kilo bij. Vos heeft veren die in het begin licht inzakken en onderin stugger worden, zodat het matras die jaren meemaakt. Aan beide lange kanten zit een greep, want tieners verschonen hun bed alleen als dat makkelijk gaat. In een hoogslaper past het als de rand minstens 26 cm is.",
    brand: "nestpad",
    categories: ["/matrassen/kindermatrassen", "/matrassen/pocketvering"],
    composition:
      "Kern: pocketveren van staal in oplopende sterkte, 260 per vierkante meter. Laag: 2 cm koudschuim. Tijk: 100% polyester.",
    care: care.zippedCover60,
    attributes: { fillingMaterial: ["Pocketvering", "Koudschuim"], cover: "Polyester", coreHeight: "18 cm" },
    delivery: { kind: "two_person", time: "3-5 day" },
    prices: { "80x200": 289, "90x200": 299, "90x210": 319, "90x220": 339, "120x200": 389, "140x200": 439 },
    hardness: { medium: 0, firm: 0 },
    weight: { perSquareMetre: 8.4 },
    levy: "mattress",
    formerPrices: [{ factor: 0.96 }],
    regularSince: "2026-02-02",
    sale: { percent: 10, since: "2026-10-27" },
    colours: {
      A: {
        colour: "lichtgrijs",
        photos: ["matras-2626a", "hal-03", "matras-2626a-hoek", "matras-2626a-tijk"],
        live: "2025-05-12",
        sold: 50,
      },
    },
  },
  {
    key: "03-2628",
    title: "Campingbedmatras Eend",
    subtitle: "Rolt op tot de dikte van een slaapzak",
    description:
      "Bij een campingbedje hoort een plaat van karton met een laagje vulling; daar slaapt een kind één nacht op. Eend legt u eroverheen. Zes centimeter schuim, met twee banden op te rollen en dan 25 cm dik. Het past in de gangbare campingbedden van 60 bij 120. Als vast matras voor thuis is het te dun.",
    brand: "nestpad",
    categories: ["/matrassen/kindermatrassen"],
    composition:
      "Kern: koudschuim met een dichtheid van 30 kilo per kubieke meter (100% polyurethaan). Tijk: 80% polyester, 20% katoen.",
    care: "Hoes wasbaar op 40 graden. Rol het matras pas op als het droog is.",
    attributes: {
      fillingMaterial: ["Koudschuim"],
      cover: "Polyester en katoen",
      coreHeight: "6 cm",
      version: "Opgerold",
    },
    delivery: { kind: "parcel", time: "1-2 day" },
    prices: { "60x120": 44.95, "65x125": 47.95, "75x150": 59.95 },
    weight: { perSquareMetre: 2.4 },
    levy: "mattress",
    colours: {
      A: {
        colour: "gebroken wit",
        photos: ["matras-2628a", "hal-12", "matras-2628a-hoek", "matras-2628a-tijk"],
        live: "2025-06-02",
        sold: 69,
      },
    },
  },
  {
    key: "03-2630",
    title: "Kindermatras Lam",
    subtitle: "Wol rond een kern van latex, 11 cm hoog",
    description:
      "Wol voelt niet klam aan en is van nature moeilijk brandbaar; voor Heideschaap reden genoeg om ook kinderen erop te laten slapen. Lam heeft een kern van 8 cm geperforeerde latex, stevig gegoten. Ongelukjes zijn het zwakke punt: de hoes moet op het wolprogramma en liggend drogen. Leg er daarom een molton op zolang de luiers nog niet af zijn.",
    brand: "heideschaap",
    categories: ["/matrassen/kindermatrassen", "/matrassen/natuurlatex"],
    composition:
      "Kern: 8 cm natuurlatex (meer dan 95% natuurrubber). Tijk: biologisch katoen met 400 gram scheerwol per vierkante meter.",
    care: "Hoes in twee delen, 30 graden op het wolprogramma, liggend drogen. De kern alleen luchten.",
    attributes: { fillingMaterial: ["Natuurlatex", "Wol"], cover: "Katoen met scheerwol", coreHeight: "11 cm" },
    delivery: { kind: "parcel", time: "1-2 week" },
    prices: { "60x120": 199, "70x140": 239, "70x150": 249, "80x160": 285, "90x200": 419 },
    weight: { perSquareMetre: 8.1 },
    levy: "mattress",
    colours: {
      A: {
        colour: "crème",
        photos: ["matras-2630a", "hal-12", "matras-2630a-hoek", "matras-2630a-tijk"],
        live: "2026-02-16",
        sold: 21,
      },
    },
  },
];
