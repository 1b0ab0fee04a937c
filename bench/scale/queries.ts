import { webDocuments } from "../gateway-client.ts";

/** One kind of question, each time another one, so that no copy of a response serves. */
export interface ScaleQuery {
  name: string;
  goalCpuMs: number;
  /** Paths below /v1 and /v2 of the commerce upstream that one page needs. */
  upstream: (index: number) => string[];
  /** The web app's document of the page. */
  graphql: string;
  variables: (index: number) => Record<string, unknown>;
}

/** What the queries are about, as one catalogue holds it. */
export interface ScaleSubject {
  categoryId: number;
  categoryPath: string;
  /** The highest price of the category. */
  mostCents: number;
  /** Attribute values of the category's filters: chosen in turn, alone and in pairs. */
  choices: readonly { slug: string; id: number }[];
}

const cardWith =
  "attributes:key(brand|masterTitle|productName|subtitle|color|shippingType|bestseller|topReview|vegan|productFilterMadeInGermany|allergySuitable|metalFree|masterReviewsCount|masterReviewsScore),images.attributes:legacy(false),priceRange,lowestPriorPrice";

/** The questions of issue 4's goals. */
export async function scaleQueries({
  categoryId,
  categoryPath,
  mostCents,
  choices,
}: ScaleSubject): Promise<ScaleQuery[]> {
  const documents = await webDocuments();
  // cents below the dearest: leaves out next to nothing, and lies between the prices, to which the gateway clamps
  const maxCents = (index: number) => mostCents - 1 - index;
  return [
    {
      name: "listing with facets",
      goalCpuMs: 8,
      upstream: (index) =>
        listingPaths({
          "filters[category]": categoryId,
          "filters[maxPrice]": maxCents(index),
          sortingKey: "scayle:v1:topseller",
        }),
      graphql: documents.get("CategoryPage")!,
      variables: (index) => ({ path: categoryPath, page: 1, sort: "TOPSELLER", price: { maxCents: maxCents(index) } }),
    },
    {
      name: "with filters, by price",
      goalCpuMs: 8,
      upstream: (index) =>
        listingPaths({
          "filters[category]": categoryId,
          ...chosen(choices, index).parameters,
          sort: "price",
          sortDir: "asc",
        }),
      graphql: documents.get("CategoryPage")!,
      variables: (index) => ({
        path: categoryPath,
        page: 1,
        sort: "PRICE_ASC",
        filters: chosen(choices, index).inputs,
      }),
    },
    ...["matras 140x200", "wit dekbedovertrek", "mattras 140x200"].map((term) => ({
      name: `search '${term}'`,
      goalCpuMs: 10,
      upstream: (index: number) => listingPaths({ "filters[term]": anotherWriting(term, index) }),
      graphql: documents.get("SearchPage")!,
      variables: (index: number) => ({ term: anotherWriting(term, index), page: 1, sort: "RELEVANCE" }),
    })),
    {
      name: "suggestions",
      goalCpuMs: 3,
      upstream: (index) => [
        `/v2/search/suggestions?${new URLSearchParams({ term: prefix(index), with: "product.priceRange" }).toString()}`,
      ],
      graphql: documents.get("SearchSuggestions")!,
      variables: (index) => ({ term: prefix(index) }),
    },
    {
      // what the flyout requests once suggestions have stood for a while
      name: "results counted",
      goalCpuMs: 10,
      upstream: (index) => [
        `/v1/products?${new URLSearchParams({ "filters[term]": prefix(index), includeSoldOut: "true", perPage: "1" }).toString()}`,
      ],
      graphql: documents.get("SearchTotal")!,
      variables: (index) => ({ term: prefix(index) }),
    },
  ];
}

function listingPaths(conditions: Record<string, string | number>): string[] {
  const given = Object.entries(conditions).map(([key, value]): [string, string] => [key, String(value)]);
  const query = (more: Record<string, string>) =>
    new URLSearchParams([...given, ["includeSoldOut", "true"], ...Object.entries(more)]).toString();
  return [`/v1/products?${query({ perPage: "24", with: cardWith })}`, `/v1/filters?${query({ with: "values" })}`];
}

// one value in every fourth question, else two: each only once, and the same mixture wherever one counts
function chosen(choices: ScaleSubject["choices"], index: number) {
  const quarter = Math.floor(index / 4);
  const both = Map.groupBy(
    index % 4 === 0 ? [choices[quarter % choices.length]!] : pair(choices, index - quarter - 1),
    ({ slug }) => slug,
  );
  return {
    parameters: Object.fromEntries(
      both.entries().map(([slug, values]) => [`filters[${slug}]`, values.map(({ id }) => id).join(",")]),
    ),
    inputs: [...both].map(([slug, values]) => ({ slug, values: values.map(({ id }) => String(id)) })),
  };
}

// two are less than half a circle apart, so that no pair comes back the other way round
function pair(choices: ScaleSubject["choices"], number: number) {
  const place = number % choices.length;
  const apart = 1 + ((place * 17 + Math.floor(number / choices.length)) % Math.floor((choices.length - 1) / 2));
  return [choices[place]!, choices[(place + apart) % choices.length]!];
}

// the same words in other letters: understood anew each time
function anotherWriting(term: string, index: number): string {
  let place = 0;
  const written = term.replaceAll(/[a-z]/g, (letter) => ((index >> place++) & 1 ? letter.toUpperCase() : letter));
  // a dot is no word
  return `${written} ${".".repeat(index >> place)}`.trim();
}

const words = [
  "matras",
  "boxspring",
  "dekbed",
  "hoofdkussen",
  "hoeslaken",
  "nachtkastje",
  "eetkamerstoel",
  "gordijn",
  "vloerkleed",
  "hoekbank",
];
const endings = ["140x200", "wit", "grijs", "blauw", "zwart", "katoen", "naturel", "groot", "aanbieding"];
const prefixes = [
  ...new Set(words.flatMap((word) => ["", ...endings].flatMap((ending) => beginnings(`${word} ${ending}`.trim())))),
];

// what is in the field after each letter from the third on
function beginnings(typed: string): string[] {
  return Array.from({ length: typed.length - 2 }, (_, more) => typed.slice(0, more + 3).trim());
}

// a prime step meets each once before any comes back
function prefix(index: number): string {
  return prefixes[(index * 997) % prefixes.length]!;
}
