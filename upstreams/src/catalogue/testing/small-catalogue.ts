/** A catalogue of two products that is right in every way, as plain objects for tests to alter. */
export function smallCatalogue() {
  return {
    shop: {
      type: "shop",
      shopId: 1001,
      locale: "nl-NL",
      name: "Proefwinkel",
      contact: {
        companyName: "Proef B.V.",
        street: "Straat 1",
        zipCode: "1000 AA",
        city: "Stad",
        country: "Nederland",
        email: "proef@example.com",
        phone: "088 000 00 00",
        phoneHours: "altijd",
        chamberOfCommerce: "00000000",
        vatNumber: "NL000000000B00",
      },
      returnDays: 100,
      shippingCents: { parcel: 0, two_person: 4900 },
    },
    hardness: attribute("hardness", "", [
      ["soft", "Zacht"],
      ["medium", "Gemiddeld"],
    ]),
    color: attribute("color", "color", [
      ["#c2b299", "zand"],
      ["#2c3648", "marine"],
    ]),
    vegan: attribute("vegan", "boolean", [["true", "Ja"]]),
    beds: category("/slapen", "Slapen"),
    mattresses: category("/slapen/matrassen", "Matrassen"),
    sand: product("03-0001-A", "#c2b299"),
    navy: product("03-0001-B", "#2c3648"),
    review: review("r-0001"),
    order: order("o-0001", ["03-0001-A-S", "03-0001-B-M"]),
  };
}

export type SmallCatalogue = ReturnType<typeof smallCatalogue>;

/** The lines of the file. */
export function linesOf(catalogue: object): string[] {
  return Object.values(catalogue).map((line) => JSON.stringify(line));
}

function attribute(key: string, valueType: string, values: [string, string][]) {
  return {
    type: "attribute",
    key,
    label: { nl: key },
    valueType,
    multiSelect: false,
    filterable: true,
    visible: true,
    values: values.map(([value, label]) => ({ value, label: { nl: label } })),
  };
}

function category(path: string, name: string) {
  return {
    type: "category",
    path,
    name: { nl: name },
    description: { nl: `Alles om te ${name}` },
    hidden: false,
    supportedFilter: ["hardness"],
    properties: {},
  };
}

function product(referenceKey: string, colour: string) {
  return {
    type: "product",
    referenceKey,
    masterKey: "03-0001",
    firstLiveAt: "2025-01-06",
    categories: ["/slapen/matrassen"],
    name: { nl: `Matras ${referenceKey}` },
    masterTitle: { nl: "Matras Proef" },
    subtitle: { nl: "Om te proeven" },
    description: { nl: "Een matras." },
    attributes: { color: [colour] } as Record<string, string[]>,
    badges: [] as { key: string; basis: { nl: string } }[],
    images: [
      {
        file: "matras-01.webp",
        type: "packshot",
        description: { nl: "Een matras" },
        width: 1200,
        height: 900,
        averageColour: "#dfd9cf",
      },
    ],
    passport: {
      manufacturer: "Proef B.V.",
      manufacturerAddress: "Straat 1, Stad",
      safetyContact: "veilig@example.com",
    },
    delivery: { kind: "two_person" },
    soldRecently: 3,
    variants: [variant(`${referenceKey}-S`, "soft"), variant(`${referenceKey}-M`, "medium")],
  };
}

function variant(referenceKey: string, hardness: string) {
  return {
    referenceKey,
    title: { nl: hardness },
    articleNumber: referenceKey,
    ean: "2900000000001",
    attributes: { hardness: [hardness] } as Record<string, string[]>,
    delivery: { min: 3, max: 5, unit: "day" },
    levies: [{ column: "nl", code: "mattress", cents: 325 }],
    weightGrams: 16_400,
    stock: { quantity: 7, sellableWithoutStock: false },
    prices: {
      nl: {
        cents: 39_900,
        vatRate: 0.21,
        reduction: "sale",
        reducedSince: "2026-11-09",
        history: [
          ["2025-01-06", 45_900],
          ["2026-03-02", 49_900],
          ["2026-11-09", 39_900],
        ] as [string, number][],
      },
    } as Record<string, Record<string, unknown>>,
  };
}

function review(referenceKey: string) {
  return {
    type: "review",
    referenceKey,
    masterKey: "03-0001",
    language: "nl",
    score: 4,
    writtenAt: "2026-09-14",
    title: "Slaapt goed",
    text: "Na twee weken sliep ik beter.",
    author: "Ineke",
    sleeperType: "side",
    variant: "03-0001-A-S",
    translations: { de: { title: "Schläft gut", text: "Nach zwei Wochen schlief ich besser." } } as Record<
      string,
      unknown
    >,
  };
}

function order(referenceKey: string, variants: string[]) {
  return {
    type: "order",
    referenceKey,
    shopId: 1001,
    placedAt: "2026-10-02T10:15:00Z",
    seed: true,
    items: variants.map((variant) => ({ variant, quantity: 1 })),
  };
}
