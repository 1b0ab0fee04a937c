import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";

import { EnvironmentError, parseEnvironment } from "@warmeland/schema/rules/environment.ts";

import { parseCatalogueLine } from "./lines/catalogue-line.ts";
import { builtInModels } from "./csv/built-in-models.ts";
import { convertCsv } from "./csv/convert-csv.ts";
import { CsvDisplay } from "./csv/csv-display.ts";
import { CsvError } from "./csv/csv-faults.ts";
import { CsvPictures } from "./csv/csv-pictures.ts";
import type { CsvRow } from "./csv/csv-row.ts";
import { noPreviousCatalogue, readPreviousCatalogue } from "./csv/previous-catalogue.ts";
import { pictureFolders } from "./picture-folders.ts";
import { readLines } from "./read-lines.ts";
import type { ShopLine } from "./lines/shop-line.ts";

const usage = `npm run catalogue:from-csv -- PRODUCTS.csv CATALOGUE.ndjson [options]     (without the second, or with -: standard output)
  --images FOLDER     where your pictures are and downloaded ones go (default: IMAGES_DIR, else images below DATA_DIR, where the shop looks)
  --previous FILE     the catalogue of today (npm run catalogue:export), whose price history, addresses and shops go on
  --shop FILE         shop lines of your own, as FORMAT.md describes them
docs/own-catalogue.md explains the columns. Ends with 0, with 1 when something is wrong with the CSV, with 2 when called the wrong way.`;

/** A file beside the CSV that is not what it should be. */
class WrongFile extends Error {}

process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const request = readArguments(args);
  if (!request) {
    console.error(usage);
    return 2;
  }
  const { file, target, options } = request;
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
    const [own, builtIn] = pictureFolders(parseEnvironment(process.env));
    const models = await builtInModels();
    const previous = options.previous
      ? await readPreviousCatalogue(readLines(createReadStream(options.previous)))
      : noPreviousCatalogue;
    const shops = options.shop
      ? await readShops(options.shop)
      : withoutStories(previous.shops.length > 0 ? previous.shops : models.shops);
    if (!options.shop && previous.shops.length === 0) {
      console.error(
        "The shops are the built-in ones (Warmeland): say who you are with --shop (docs/own-catalogue.md).",
      );
    }
    const withoutPicture: CsvRow[] = [];
    const display = new CsvDisplay(process.stderr);
    const lines = convertCsv({
      file,
      pictures: new CsvPictures([options.images ?? own, builtIn]),
      previous,
      shops,
      models: models.attributes,
      today: new Date().toISOString().slice(0, 10),
      onMissingPicture: (first) => withoutPicture.push(first),
      onProgress: (progress) => display.show(progress),
    });
    await write(lines, target).finally(() => display.clear());
    if (target !== "-")
      console.error(`${target} is written; look what it changes with: npm run catalogue:import -- ${target} --dry-run`);
    await listWithoutPicture(withoutPicture, `${target === "-" ? file : target}.without-picture.txt`);
    return 0;
  } catch (error) {
    const isExpected =
      error instanceof CsvError ||
      error instanceof EnvironmentError ||
      (error as NodeJS.ErrnoException).code !== undefined;
    console.error(isExpected || error instanceof WrongFile ? (error as Error).message : error);
    return 1;
  }
}

async function write(lines: AsyncIterable<string>, target: string): Promise<void> {
  if (target === "-") return await pipeline(Readable.from(lines), process.stdout);
  const half = `${target}.${process.pid}.part`;
  try {
    await pipeline(Readable.from(lines), createWriteStream(half));
    await rename(half, target);
  } finally {
    await rm(half, { force: true });
  }
}

async function listWithoutPicture(products: readonly CsvRow[], list: string): Promise<void> {
  await rm(list, { force: true });
  if (products.length === 0) return;
  await writeFile(list, products.map(({ row, sku, name }) => `row ${row}\t${sku}\t${name}\n`).join(""));
  const they = products.length === 1 ? "1 product has" : `${products.length.toLocaleString("en")} products have`;
  console.error(`${they} no picture and will show a neutral one; ${list} lists them.`);
}

async function readShops(file: string): Promise<ShopLine[]> {
  const texts = (await readFile(file, "utf8")).split("\n").filter((text) => text.trim() !== "");
  const shops = texts.map((text, index) => {
    const { line, faults } = parseCatalogueLine(text);
    if (line?.type === "shop") return line;
    const reasons = (faults ?? [{ path: "", reason: "is no shop" }]).map(({ path, reason }) => `${path}: ${reason}`);
    throw new WrongFile(`${file}, line ${index + 1}: ${reasons.join("; ")}`);
  });
  if (shops.length === 0) throw new WrongFile(`${file} holds no shop`);
  return shops;
}

/** The built-in stories tell of the built-in products, which a CSV does not have. */
function withoutStories(shops: readonly ShopLine[]): ShopLine[] {
  return shops.map(({ stories: _builtIn, ...shop }) => shop);
}

function readArguments(args: string[]) {
  try {
    const text = { type: "string" } as const;
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { images: text, previous: text, shop: text },
    });
    const [file, target = "-", ...more] = positionals;
    return file === undefined || more.length > 0 ? undefined : { file, target, options: values };
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
}
