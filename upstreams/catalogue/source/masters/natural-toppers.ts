import type { MasterSource } from "../../builder/source.ts";

const zipped =
  "Hoes rondom afritsbaar en wasbaar op 60 graden. Leg de topper na het uitpakken een dag vlak voordat u erop slaapt.";

/** Toppers of latex and wool. */
export const naturalToppers: MasterSource[] = [
  {
    key: "03-3106",
    title: "Topper Rijp",
    subtitle: "Natuurlatex, 8 cm hoog, met hoekelastieken",
    description:
      "Elastieken op de vier hoeken houden Rijp op zijn plaats, ook op een verstelbaar bed. Hij is zwaarder dan schuim: 180 breed tilt u met twee. Niet kiezen bij een allergie voor latex. De kern van natuurlatex geeft overal even veel mee en wordt niet harder in de kou.",
    brand: "duinhof",
    categories: ["/matrassen/toppers/latex-toppers", "/matrassen/toppers"],
    composition: "Kern: 7 cm natuurlatex (meer dan 90% natuurrubber). Hoes: 100% katoen.",
    care: zipped,
    attributes: { fillingMaterial: ["Natuurlatex"], cover: "Katoen", coreHeight: "8 cm" },
    delivery: { kind: "two_person", time: "5-8 day" },
    prices: { "80x200": 329, "90x200": 349, "90x210": 369, "140x200": 509, "160x200": 569, "180x200": 629 },
    weight: { perSquareMetre: 6.4 },
    colours: {
      A: {
        colour: "wit",
        photos: ["topper-3106a", "hal-09", "topper-3106a-hoek", "topper-3106a-tijk"],
        live: "2025-01-27",
        sold: 49,
      },
    },
  },
  {
    key: "03-3118",
    title: "Topper Harsdruppel",
    subtitle: "Natuurlatex in een wollen hoes, 7 cm hoog",
    description:
      "Heideschaap giet de latex dunner dan gebruikelijk en stopt het verschil in de hoes: 500 gram wol per vierkante meter, aan beide kanten. De topper is daardoor soepel, droog en een graad warmer dan schuim. Liefhebbers van een koel bed moeten dat niet willen. Opbergen mag alleen vlak, want gerolde latex scheurt op den duur.",
    brand: "heideschaap",
    categories: ["/matrassen/toppers/latex-toppers", "/matrassen/toppers"],
    composition: "Kern: 5 cm natuurlatex (meer dan 95% natuurrubber). Hoes: katoen, doorgestikt met scheerwol.",
    care: "Hoes afritsbaar, 30 graden op het wolprogramma, liggend drogen. Latex buiten direct zonlicht houden.",
    attributes: { fillingMaterial: ["Natuurlatex", "Wol"], cover: "Katoen met scheerwol", coreHeight: "7 cm" },
    claims: { metalFree: "Latex, wol, katoen en een rits van nylon; opgave HS-25-11 van de maker." },
    delivery: { kind: "two_person", time: "1-2 week" },
    prices: {
      "80x200": 379,
      "90x200": 399,
      "90x210": 419,
      "140x200": 575,
      "160x200": 639,
      "180x200": 709,
      "180x210": 735,
    },
    weight: { perSquareMetre: 5.7 },
    formerPrices: [{ factor: 0.97 }],
    regularSince: "2026-03-02",
    colours: {
      A: {
        colour: "gebroken wit",
        photos: ["topper-3118a", "hal-09", "topper-3118a-hoek", "topper-3118a-tijk"],
        live: "2025-06-30",
        sold: 53,
      },
    },
  },
  {
    key: "03-3119",
    title: "Topper Strijklicht",
    subtitle: "Geperforeerde latex voor boxsprings, 6 cm hoog",
    description:
      "Vierhonderd gaatjes per vierkante meter maken de kern van Strijklicht luchtig, en een band van gaas laat die lucht ook werkelijk langs de zijkant weg. Hij is uit één stuk tot 180 breed en blijft door zijn gewicht liggen. Op een bed dat elektrisch verstelt is dat gewicht juist lastig: neem daar een splittopper voor.",
    brand: "veenrand",
    categories: ["/matrassen/toppers/latex-toppers", "/matrassen/toppers"],
    composition: "Kern: 5 cm natuurlatex (meer dan 85% natuurrubber). Hoes: 74% polyester, 26% katoen.",
    care: zipped,
    attributes: { fillingMaterial: ["Natuurlatex"], cover: "Polyester en katoen", coreHeight: "6 cm" },
    claims: {
      madeInGermany: "Latex gegoten in Rheine, hoes genaaid in Rheine; herkomstverklaring VR-2026-33 van de fabrikant.",
    },
    delivery: { kind: "two_person", time: "5-8 day" },
    prices: { "140x200": 429, "160x200": 479, "160x210": 499, "180x200": 529, "180x210": 549, "180x220": 569 },
    weight: { perSquareMetre: 5.1 },
    colours: {
      A: {
        colour: "grijsblauw",
        photos: ["topper-3119a", "kamer-topper-3109a", "topper-3119a-hoek", "topper-3119a-tijk"],
        live: "2025-11-03",
        sold: 51,
      },
    },
  },
  {
    key: "03-3121",
    title: "Wollen topper Kuddeweg",
    subtitle: "Gekaarde wol tussen katoen, 4 cm dik",
    description:
      "Geen veerkracht, wel klimaat: Kuddeweg is een dik wollen kleed onder uw hoeslaken. Zoekt u drukverlichting, dan is een topper van latex of traagschuim een beter idee. In de winter voelt het bed niet kil aan als u erin stapt, in augustus plakt het laken minder. De wol zet zich in een maand of twee tot ongeveer 3 cm.",
    brand: "heideschaap",
    categories: ["/matrassen/toppers"],
    composition: "Vulling: 1.400 gram scheerwol per vierkante meter. Hoes: 100% biologisch katoen.",
    care: "Niet wassen. Buiten luchten bij mist of vochtig weer, dan reinigt wol zichzelf. Chemisch reinigen mag.",
    attributes: { fillingMaterial: ["Wol"], cover: "Katoen", coreHeight: "4 cm" },
    claims: { metalFree: "Wol en katoen, aan de hoeken met katoenen band; er is geen rits." },
    delivery: { kind: "parcel", time: "5-8 day" },
    prices: { "80x200": 189, "90x200": 199, "90x210": 212, "140x200": 289, "160x200": 325, "180x200": 359 },
    weight: { perSquareMetre: 1.9 },
    formerPrices: [{ factor: 0.95 }],
    regularSince: "2025-10-13",
    colours: {
      A: {
        colour: "crème",
        photos: ["topper-3121a", "hal-09", "topper-3121a-hoek", "topper-3121a-tijk"],
        live: "2024-10-07",
        sold: 57,
      },
    },
  },
];
