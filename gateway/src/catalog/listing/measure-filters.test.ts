import { createReadStream } from "node:fs";
import { builtInCatalogueFile } from "@warmeland/upstreams/src/catalogue/built-in-catalogue.ts";
import { readLines, textOf } from "@warmeland/upstreams/src/catalogue/read-lines.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

interface Listing {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: { readonly name: string } }[];
  readonly filters: readonly {
    readonly slug: string;
    readonly type: string;
    readonly values: readonly {
      readonly key: string;
      readonly min: number;
      readonly max: number;
      readonly selected: boolean;
    }[];
  }[];
}

interface Piece {
  readonly name: string;
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
}

const document = `query Sized($path: String!, $filters: [FilterInput!]) {
  category(path: $path) {
    listing(first: 100, filters: $filters) {
      totalCount
      edges { node { name } }
      filters { slug type values { key min max selected } }
    }
  }
}`;

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});

afterAll(() => shop.close());

async function listing(path: string, filters: Readonly<Record<string, string>> = {}): Promise<Listing> {
  const chosen = Object.entries(filters).map(([slug, value]) => ({ slug, values: [value] }));
  const { data, errors } = await gateway.send<{ category: { listing: Listing } }>(document, {
    variables: { path, filters: chosen },
  });
  expect(errors).toEqual([]);
  return data.category.listing;
}

/** What the catalogue file itself says of the pieces of a category and those below it. */
async function piecesOf(path: string): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for await (const text of readLines(createReadStream(builtInCatalogueFile))) {
    const line = JSON.parse(textOf(text)) as {
      type: string;
      name: { nl: string };
      categories: string[];
      variants: { attributes: Record<string, string[]> }[];
    };
    if (line.type !== "product" || !line.categories.some((own) => `${own}/`.startsWith(`${path}/`))) continue;
    const sizes = line.variants.map(({ attributes }) => ({
      width: measure(attributes, "width"),
      height: measure(attributes, "height"),
    }));
    pieces.push({ name: line.name.nl, sizes });
  }
  return pieces;
}

function measure(attributes: Record<string, string[]>, key: string): number {
  return Number(attributes[key]?.[0] ?? Number.NaN);
}

const filterOf = ({ filters }: Listing, key: string) => filters.find(({ slug }) => slug === key);
const namesOf = ({ edges }: Listing) => edges.map(({ node }) => node.name).toSorted();

test("furniture is filtered by ranges of its measures, all of which one variant has", async () => {
  const all = await listing("/meubels");
  for (const key of ["width", "depth", "height"]) {
    expect(filterOf(all, key)).toMatchObject({
      type: "RANGE",
      values: [{ min: expect.any(Number), max: expect.any(Number), selected: false }],
    });
  }
  const found = await listing("/meubels", { width: "100-130", height: "-100" });
  const expected = (await piecesOf("/meubels")).filter(({ sizes }) =>
    sizes.some(({ width, height }) => width >= 100 && width <= 130 && height <= 100),
  );
  expect(expected.length).toBeGreaterThan(5);
  expect(namesOf(found)).toEqual(expected.map(({ name }) => name).toSorted());
  expect(filterOf(found, "width")?.values[0]).toMatchObject({ ...filterOf(all, "width")?.values[0], selected: true });
});

test("bounds are clamped to what there is, swapped when they are crossed, and a range in a gap shows nothing", async () => {
  const all = await listing("/banken");
  const pieces = await piecesOf("/banken");
  const widths = new Set(
    pieces.flatMap(({ sizes }) => sizes.map(({ width }) => width)).filter((width) => !Number.isNaN(width)),
  );
  const { min, max } = filterOf(all, "width")!.values[0]!;
  expect([min, max]).toEqual([Math.min(...widths), Math.max(...widths)]);
  const narrowest = pieces.filter(({ sizes }) => sizes.some(({ width }) => width === min)).map(({ name }) => name);
  expect(namesOf(await listing("/banken", { width: `-${min - 10}` }))).toEqual(narrowest.toSorted());
  expect(namesOf(await listing("/banken", { width: "200-150" }))).toEqual(
    namesOf(await listing("/banken", { width: "150-200" })),
  );
  const gap = Array.from({ length: max - min }, (_, step) => min + step).find((width) => !widths.has(width))!;
  expect((await listing("/banken", { width: `${gap}-${gap}` })).totalCount).toBe(0);
  expect((await listing("/banken", { width: "wide" })).totalCount).toBe(all.totalCount);
});
