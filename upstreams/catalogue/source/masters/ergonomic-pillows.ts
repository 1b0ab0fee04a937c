import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "2-3 day" } as const;

/** Pillows that are shaped, layered or to be adjusted to the sleeper. */
export const ergonomicPillows: MasterSource[] = [
  {
    key: "05-1228",
    title: "Hoofdkussen Meetpunt",
    subtitle: "Drie lagen, op uw schouder in te stellen",
    description:
      "Meet van uw hals tot de rand van uw schouder en kijk in de tabel: tot 12 cm haalt u één laag uit Meetpunt, tot 15 cm laat u alles zitten. De lagen zijn 2, 3 en 5 cm dik en liggen in een binnenhoes met rits. Buikslapers houden alleen de dunste laag over en hebben daar geen golf bij nodig. Van matras gewisseld of wat afgevallen? Dan past u de hoogte opnieuw aan.",
    brand: "ruststand",
    categories: ["/kussens/hoofdkussens/nekkussens", "/kussens/hoofdkussens"],
    composition: "Lagen: traagschuim en koudschuim (polyurethaan). Hoes: 62% lyocell, 38% polyester.",
    care: "Alleen de hoes wassen, op 60 graden. De lagen af en toe uit elkaar nemen en rechtop luchten.",
    attributes: {
      unit: "Stuk",
      fillingMaterial: ["Traagschuim", "Koudschuim"],
      shape: "Nekkussen",
      cover: "Lyocell en polyester",
      version: "Verstelbaar in hoogte",
    },
    claims: {
      madeInGermany: "Schuim gesneden en kussen samengesteld in Herford; opgave van Ruststand van januari 2026.",
      allergySuitable: "Hoes wasbaar op 60 graden, kern van gesloten lagen zonder losse vezels.",
    },
    delivery,
    prices: { "60x38": 89.95, "70x40": 99.95 },
    hardness: { soft: 0, medium: 0, firm: 0 },
    weight: { kg: { "60x38": 1.2, "70x40": 1.5 } },
    formerPrices: [{ factor: 0.94 }],
    regularSince: "2026-04-07",
    colours: {
      A: {
        colour: "gebroken wit",
        photos: ["kussen-1228a", "bed-op-02", "kussen-1228a-hoek", "kussen-1228a-stof"],
        live: "2024-10-07",
        sold: 172,
      },
    },
  },
  {
    key: "05-1231",
    title: "Hoofdkussen Schouderholte",
    subtitle: "Voor wie op de zij slaapt",
    description:
      "Aan de voorkant is een ondiepe boog uitgesneden waar uw schouder in past. Uw hoofd hoeft daardoor niet over de rand te hangen en uw oor krijgt minder druk. Schouderholte werkt alleen op uw zij: op de rug duwt het hoofd te ver naar voren. De ribbels in de hoes maken kanaaltjes voor lucht.",
    brand: "ruststand",
    categories: ["/kussens/zijslaapkussens", "/kussens/hoofdkussens/nekkussens"],
    composition: "Kern: koudschuim (100% polyurethaan), 50 kg per kubieke meter. Hoes: 70% polyester, 30% katoen.",
    care: "Hoes afritsen en op 60 graden wassen; niet in de droger, dan krimpt de rib.",
    attributes: { unit: "Stuk", fillingMaterial: ["Koudschuim"], shape: "Nekkussen", cover: "Katoen en polyester" },
    claims: { madeInGermany: "Kern en hoes worden in Herford gesneden en genaaid; opgave van de maker." },
    delivery,
    prices: { "60x40": 69.95, "70x40": 79.95 },
    hardness: { medium: 0, firm: 0 },
    weight: { kg: { "60x40": 1, "70x40": 1.2 } },
    sale: { percent: 20, since: "2026-11-05" },
    colours: {
      A: {
        colour: "lichtgrijs",
        photos: ["kussen-1231a", "bed-op-02", "kussen-1231a-hoek", "kussen-1231a-stof"],
        live: "2025-01-20",
        sold: 139,
      },
    },
  },
  {
    key: "05-1234",
    title: "Hoofdkussen Zandloper",
    subtitle: "Smal midden, hoge zijkanten",
    description:
      "In het midden 8 cm, aan de zijden 12 cm: draait u van rug naar zij, dan komt u vanzelf op de goede hoogte uit. Dat vraagt een kussen van 80 cm breed, want wie zich verder omrolt zit anders al op de rand. De eerste nachten voelt het ongewoon hard; dat trekt bij na ongeveer een week. Zandloper is van koudschuim, veert direct terug en wordt niet warm.",
    brand: "ruststand",
    categories: ["/kussens/hoofdkussens/nekkussens", "/kussens/zijslaapkussens"],
    composition: "Kern: koudschuim (100% polyurethaan). Hoes: 100% polyester met geribd breisel.",
    care: "Hoes wasbaar op 40 graden. Kern droog houden.",
    attributes: { unit: "Stuk", fillingMaterial: ["Koudschuim"], shape: "Nekkussen", cover: "Polyester" },
    claims: {
      madeInGermany:
        "Gesneden in Herford uit Duits koudschuim, leverancier bekend bij Warmeland; opgave van Ruststand.",
    },
    delivery,
    prices: { "80x40": 84.95 },
    hardness: { soft: 0, medium: 0, firm: 0 },
    weight: { kg: 1.4 },
    colours: {
      A: {
        colour: "lichtgrijs",
        photos: ["kussen-1234a", "bed-op-02", "kussen-1234a-hoek", "kussen-1234a-stof"],
        live: "2026-02-02",
        sold: 28,
      },
    },
  },
  {
    key: "05-1237",
    title: "Hoofdkussen Koelpunt",
    subtitle: "Traagschuim met een koele kant",
    description:
      "Blauw is koel, wit is gewoon. In de blauwe kant zit een dunne gellaag die de eerste twintig minuten merkbaar frisser is dan uw huid; daarna heeft ze uw temperatuur aangenomen en draait u het kussen om. Bij het inslapen in een warme kamer helpt dat, tegen de hele nacht zweten niet. De vorm is vlak, zonder golf, zodat u alle kanten op kunt liggen.",
    brand: "ruststand",
    categories: ["/kussens/hoofdkussens"],
    composition:
      "Kern: traagschuim met gellaag (polyurethaan). Hoes: 55% polyetheen, 45% polyester aan de koele kant, katoen aan de andere.",
    care: "Hoes wasbaar op 40 graden, niet drogen in de machine. Gellaag niet knikken.",
    attributes: { unit: "Stuk", fillingMaterial: ["Traagschuim"], shape: "Rechthoekig", cover: "Katoen en polyester" },
    delivery,
    prices: { "60x50": 79.95, "70x50": 89.95 },
    hardness: { soft: 0, medium: 0, firm: 0 },
    weight: { kg: { "60x50": 1.6, "70x50": 1.8 } },
    formerPrices: [{ factor: 1.1 }],
    regularSince: "2026-08-24",
    colours: {
      A: {
        colour: "ijsblauw",
        photos: ["kussen-1237a", "hal-01", "kussen-1237a-hoek", "kussen-1237a-stof"],
        live: "2025-06-09",
        sold: 74,
      },
    },
  },
  {
    key: "05-1240",
    title: "Hoofdkussen Inzet",
    subtitle: "Vezelkussen met losse binnenzakken",
    description:
      "Van buiten een gewoon zacht kussen, van binnen twee zakken die u er los uit trekt. Met allebei erin steunt Inzet een zijslaper, met één ligt u er laag op uw rug of buik op. Zo strak als schuim steunt losse vezel de nek niet. De overgebleven zak kunt u als reiskussen gebruiken.",
    brand: "ruststand",
    categories: ["/kussens/hoofdkussens/synthetische-kussens", "/kussens/hoofdkussens"],
    composition: "Vulling: 100% polyester, vezelbolletjes in twee zakken. Tijk: 100% katoen, percal.",
    care: "Tijk en zakken mogen apart op 60 graden in de was en daarna in de droger.",
    attributes: {
      unit: "Stuk",
      fillingMaterial: ["Polyester"],
      shape: "Rechthoekig",
      cover: "Katoen",
      version: "Verstelbaar in hoogte",
    },
    claims: {
      madeInGermany: "Zakken gevuld en gestikt in Herford; opgave van Ruststand van maart 2025.",
      vegan: "Katoen en polyester, ritsen van nylon; opgave van Ruststand.",
    },
    delivery,
    prices: { "50x60": 44.95, "60x70": 49.95 },
    hardness: { soft: 0, medium: 0, firm: 3 },
    weight: { kg: { "50x60": 0.85, "60x70": 1.05 } },
    colours: {
      A: {
        colour: "wit",
        photos: ["kussen-1240a", "hal-01", "kussen-1240a-hoek", "kussen-1240a-stof"],
        live: "2024-04-22",
        sold: 116,
      },
    },
  },
  {
    key: "05-1243",
    title: "Zijslaapkussen Bocht",
    subtitle: "Steun van hoofd tot knie, 160 cm",
    description:
      "Met iets tussen de knieën kantelt uw bekken niet als u op de zij ligt. Bocht zorgt daarvoor en houdt meteen uw bovenste arm op hoogte. In een bed van 90 cm breed neemt het veel plaats in. Het kussen is met 160 cm langer dan de meeste en weegt ruim twee kilo, zodat het blijft waar u het neerlegt.",
    brand: "ruststand",
    categories: ["/kussens/zijslaapkussens"],
    composition: "Vulling: 80% kapok, 20% polyester. Hoes: 96% katoen, 4% elastaan.",
    care: "Hoes wasbaar op 60 graden. Kussen zelf niet wassen; kapok klontert in water.",
    attributes: {
      unit: "Stuk",
      fillingMaterial: ["Kapok", "Polyester"],
      shape: "Halve maan",
      cover: "Katoen met elastaan",
    },
    delivery,
    prices: { "160x35": 94.95 },
    hardness: { soft: 0, medium: 0 },
    weight: { kg: 2.2 },
    colours: {
      A: {
        colour: "ijsblauw",
        photos: ["kussen-1243a", "kamer-kussen-1243a", "kussen-1243a-hoek", "kussen-1243a-stof"],
        live: "2025-03-10",
        sold: 33,
      },
    },
  },
];
