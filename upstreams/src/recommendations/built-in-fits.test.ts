import { readFileSync } from "node:fs";

import { type FitPiece, readFitPiece } from "@warmeland/schema/rules/fits/fit-piece.ts";
import { judgeFit } from "@warmeland/schema/rules/fits/judge-fit.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import { builtInCatalogueFile, importBuiltInCatalogue } from "#upstreams/catalogue/built-in-catalogue.ts";
import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";
import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";
import type { Handler } from "#upstreams/handler.ts";

import { createRecommendationsUpstream } from "./recommendations-upstream.ts";

const products = readFileSync(builtInCatalogueFile, "utf8")
  .split("\n")
  .filter((line) => line.startsWith('{"type":"product"'))
  .map((line) => JSON.parse(line) as ProductLine);

interface Piece {
  readonly master: string;
  readonly size: string;
  readonly piece: FitPiece;
}

const pieces: readonly Piece[] = products.flatMap((product) =>
  product.variants.flatMap(({ attributes }) => {
    const piece = readFitPiece((key) => attributes[key]?.[0] ?? product.attributes[key]?.[0]);
    return piece ? [{ master: product.masterKey, size: attributes["size"]![0]!, piece }] : [];
  }),
);
const ofKind = (kind: FitPiece["kind"]) => pieces.filter(({ piece }) => piece.kind === kind);

let database: TestDatabase;
let handle: Handler;

beforeAll(async () => {
  database = await createTestDatabase();
  await importBuiltInCatalogue({ db: database.db });
  handle = createRecommendationsUpstream({ db: database.db }).handle;
});
afterAll(() => database.close());

async function completing(references: string): Promise<string[]> {
  const request = new Request(
    `http://recommendations.example/v1/recommendations?logic=COMPLETE&references=${references}&limit=100`,
    { headers: { "x-shop-id": "1001" } },
  );
  const { articles } = (await (await handle(request)).json()) as { articles: { articleNumber: string }[] };
  return articles.map(({ articleNumber }) => articleNumber);
}

function without(whole: FitPiece["kind"], part: FitPiece["kind"]): string[] {
  const parts = ofKind(part);
  const lacking = ofKind(whole).filter(({ piece }) => !parts.some((other) => judgeFit(other.piece, piece) === null));
  return [...new Set(lacking.map(({ size }) => size))];
}

test("every size of every mattress has a sheet that fits, every duvet a cover, every bed a mattress", () => {
  expect(without("mattress", "fitted-sheet")).toEqual([]);
  // the narrowest topper of a guest bed
  expect(without("topper", "topper-sheet")).toEqual(["70x200", "70x190"]);
  expect(without("duvet", "duvet-cover")).toEqual([]);
  expect(without("bed", "mattress")).toEqual([]);
  expect(without("box-spring", "topper-sheet")).toEqual([]);
});

test("nothing is suggested that does not fit in the size chosen, over the whole catalogue", async () => {
  const wanted = new Map(pieces.map((each) => [`${each.master}@${each.size}`, each]));
  let pairs = 0;
  for (const [reference, { piece }] of wanted) {
    for (const key of await completing(reference)) {
      const verdicts = pieces
        .filter(({ master }) => master === key)
        .map((other) => judgeFit(other.piece, piece))
        .filter((verdict) => verdict !== undefined);
      pairs += 1;
      expect(verdicts.length === 0 || verdicts.includes(null), `${key} for ${reference}`).toBe(true);
    }
  }
  expect(wanted.size).toBeGreaterThan(800);
  expect(pairs).toBeGreaterThan(wanted.size);
}, 120_000);

test("a mattress is completed in its size by a sheet and a protector, and two sizes by what fits either", async () => {
  const kindsOf = async (references: string) => {
    const keys = new Set(await completing(references));
    return new Set(pieces.filter(({ master }) => keys.has(master)).map(({ piece }) => piece.kind));
  };
  expect(await kindsOf("03-2417@90x200")).toEqual(expect.objectContaining(new Set(["protector", "pillow", "duvet"])));
  const [narrow, wide] = ["03-2417@90x200", "03-2418@180x200"];
  const both = await completing(`${narrow},${wide}`);
  for (const key of both) {
    const fits = [narrow, wide].some((reference) =>
      pieces
        .filter(({ master }) => master === key)
        .map((other) => judgeFit(other.piece, wantedPiece(reference)))
        .every((verdict, _index, all) => verdict === undefined || all.includes(null)),
    );
    expect(fits, key).toBe(true);
  }
});

function wantedPiece(reference: string): FitPiece {
  return pieces.find(({ master, size }) => `${master}@${size}` === reference)!.piece;
}
