import { stat } from "node:fs/promises";

import { measureFilterKeys } from "@warmeland/schema/rules/measure-range.ts";

import type { AttributeLine } from "#upstreams/catalogue/lines/attribute-line.ts";
import { parseCatalogueLine, type CatalogueLine } from "#upstreams/catalogue/lines/catalogue-line.ts";
import { CatalogueReferences, nothingStored } from "../catalogue-references.ts";
import { printLine } from "#upstreams/catalogue/export/print-line.ts";
import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";
import type { ShopLine } from "#upstreams/catalogue/lines/shop-line.ts";
import { buildCsvProduct } from "./build-csv-product.ts";
import { CsvAttributes } from "./csv-attributes.ts";
import { CsvCategories } from "./csv-categories.ts";
import type { CsvProgress } from "./csv-display.ts";
import { csvFaultOfLine } from "./csv-fault-of-line.ts";
import { CsvError, type CsvFault } from "./csv-faults.ts";
import type { CsvPicture, CsvPictures } from "./csv-pictures.ts";
import { groupRows, type CsvProduct } from "./csv-products.ts";
import { CsvRepeats } from "./csv-repeats.ts";
import { masterOf, type CsvRow } from "./csv-row.ts";
import { MasterKeys } from "./master-keys.ts";
import type { PreviousCatalogue } from "./previous-catalogue.ts";
import { readHeader, readRows, type CsvHeader, type ReadRow } from "./read-csv.ts";

export interface CsvOptions {
  /** A file, because it is read several times: attributes and categories stand before the products. */
  file: string;
  pictures: CsvPictures;
  previous: PreviousCatalogue;
  /** The shops to write, one at least. */
  shops: readonly ShopLine[];
  /** Attribute lines of the built-in catalogue, for their labels and colours. */
  models: readonly AttributeLine[];
  /** The day of the conversion. */
  today: string;
  /** Called once for each product without a picture of its own, with its first row. */
  onMissingPicture?: (first: CsvRow) => void;
  onProgress?: (progress: CsvProgress) => void;
}

/**
 * A catalogue of a CSV, line by line with line ends. Nothing comes before the whole CSV was found in order, and no more than one product is held.
 * @throws CsvError with everything that is wrong, by row and column
 */
export async function* convertCsv(options: CsvOptions): AsyncGenerator<string> {
  const conversion = new CsvConversion(options, await readHeader(options.file), (await stat(options.file)).size);
  const faults: CsvFault[] = [];
  await conversion.readKeys(faults);
  await conversion.survey(faults);
  if (faults.length === 0) await conversion.compare(faults);
  if (faults.length > 0) throw new CsvError(faults.toSorted((one, other) => one.row - other.row));
  for (const line of conversion.baseLines()) yield printLine(line);
  for await (const { line } of conversion.products(4, [])) yield printLine(line);
}

class CsvConversion {
  readonly #options: CsvOptions;
  readonly #header: CsvHeader;
  readonly #length: number;
  readonly #attributes: CsvAttributes;
  readonly #categories = new CsvCategories();
  readonly #masterKeys = new MasterKeys();
  readonly #repeats = new CsvRepeats();
  readonly #withoutPicture = new Set<string>();

  constructor(options: CsvOptions, header: CsvHeader, length: number) {
    this.#options = options;
    this.#header = header;
    this.#length = length;
    this.#attributes = new CsvAttributes(options.models, header.attributes);
  }

  /** Collects skus, categories and master keys; a key that rows name, or had before, is theirs: what is drawn keeps away from it. */
  async readKeys(faults: CsvFault[]): Promise<void> {
    for await (const { value } of this.#rows(1)) {
      if (value) this.#repeats.take(value);
      const key = value?.article ?? this.#options.previous.masterKeys.get(value?.sku ?? "");
      const owner = value && key ? this.#masterKeys.give(masterOf(value), key) : undefined;
      if (value?.article && owner !== undefined) {
        faults.push({ row: value.row, column: "article", reason: `${value.article} belongs to '${owner}' already` });
      }
    }
  }

  /** Collects attributes and categories, loads pictures, and finds what is wrong with each product by itself. */
  async survey(faults: CsvFault[]): Promise<void> {
    let count = 0;
    for await (const { product, line } of this.products(2, faults)) {
      count += 1;
      for (const fault of parseCatalogueLine(printLine(line)).faults ?? [])
        addUnlessReported(csvFaultOfLine(product, fault), faults);
    }
    if (count === 0 && faults.length === 0) faults.push({ row: 1, column: "", reason: "no product follows" });
  }

  /** Finds what is wrong between products, such as a key that stands twice. */
  async compare(faults: CsvFault[]): Promise<void> {
    const references = new CatalogueReferences(nothingStored);
    for (const line of this.baseLines()) references.check(line, 1);
    for await (const { product, line } of this.products(3, [])) {
      for (const fault of references.check(line, product.first.row)) {
        const { row, column, reason } = csvFaultOfLine(product, fault);
        faults.push({ row, column, reason: reason.replace("on line", "in the product of row") });
      }
    }
  }

  /** Shops, attributes and categories, once all rows are read. */
  baseLines(): CatalogueLine[] {
    return [
      ...this.#options.shops,
      ...this.#attributes.lines(),
      ...this.#categories.lines(this.#attributes.filterable),
    ];
  }

  /** The products one by one; those that are not in order are left out, and why is in `faults`. */
  async *products(
    step: CsvProgress["step"],
    faults: CsvFault[],
  ): AsyncGenerator<{ product: CsvProduct; line: ProductLine }> {
    const { previous, shops, today } = this.#options;
    const seller = shops[0]!.contact;
    for await (const product of groupRows(this.#rows(step), this.#repeats, faults)) {
      const categories = this.#categoriesOf(product, faults);
      const pictures = await this.#picturesOf(product, faults);
      const masterKey = this.#masterKeys.of(product.master);
      const background = { masterKey, categories, pictures, attributes: this.#attributes, previous, seller, today };
      yield { product, line: buildCsvProduct(product, background, faults) };
    }
  }

  #rows(step: CsvProgress["step"]): AsyncGenerator<ReadRow> {
    let rows = 0;
    return readRows(this.#options.file, this.#header, (bytesRead) => {
      rows += 1;
      this.#options.onProgress?.({ step, share: Math.min(bytesRead / this.#length, 1), rows });
    });
  }

  #categoriesOf({ first, rows }: CsvProduct, faults: CsvFault[]): string[] {
    const ofVariants = (["size", "hardness"] as const).filter((key) => rows.some((row) => row[key] !== undefined));
    const measures = measureFilterKeys.filter((key) => rows.some((row) => row[`${key}_cm`] !== undefined));
    const keys = [
      ...(first.brand ? ["brand"] : []),
      ...(first.color ? ["color"] : []),
      ...Object.keys(first.attributes),
      ...ofVariants,
      ...measures,
    ];
    if (!first.category?.length)
      faults.push({ row: first.row, column: "category", reason: "is empty in the first row of a product" });
    return [...this.#repeats.categoriesOf(first)].flatMap(([text, row]) => {
      const path = this.#categories.take(text, keys);
      if (path === undefined)
        faults.push({ row, column: "category", reason: `'${text}' is no path such as Slapen > Matrassen` });
      return path ?? [];
    });
  }

  async #picturesOf({ first }: CsvProduct, faults: CsvFault[]): Promise<CsvPicture[]> {
    if (!first.images?.length) {
      if (!this.#withoutPicture.has(first.sku)) this.#options.onMissingPicture?.(first);
      this.#withoutPicture.add(first.sku);
      return [await this.#options.pictures.placeholder()];
    }
    const taken = await Promise.allSettled(first.images.map((source) => this.#options.pictures.take(source)));
    return taken.flatMap((result) => {
      if (result.status === "fulfilled") return result.value;
      faults.push({ row: first.row, column: "images", reason: (result.reason as Error).message });
      return [];
    });
  }
}

/** A cell that is wrong makes a line that is wrong: one reason is enough. */
function addUnlessReported(fault: CsvFault, faults: CsvFault[]): void {
  if (!faults.some(({ row, column }) => row === fault.row && column === fault.column)) faults.push(fault);
}
