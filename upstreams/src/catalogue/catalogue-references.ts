import type { AttributeLine } from "./lines/attribute-line.ts";
import type { CatalogueLine, LineFault } from "./lines/catalogue-line.ts";
import { parentPath, type CategoryLine } from "./lines/category-line.ts";
import type { OrderLine } from "./lines/order-line.ts";
import type { ProductLine } from "./lines/product-line.ts";
import type { RedirectLine } from "./lines/redirect-line.ts";
import type { ReviewLine } from "./lines/review-line.ts";
import type { ShopLine } from "./lines/shop-line.ts";

export interface StoredAttribute {
  multiSelect: boolean;
  values: ReadonlySet<string>;
}

/** What lines may refer to before the first line is read: nothing in a full import, the stored catalogue in a partial one. */
export interface StoredCatalogue {
  attributes: ReadonlyMap<string, StoredAttribute>;
  categoryPaths: Iterable<string>;
  masterKeys: Iterable<string>;
  variantKeys: Iterable<string>;
}

/** What a full import begins with. */
export const nothingStored: StoredCatalogue = {
  attributes: new Map(),
  categoryPaths: [],
  masterKeys: [],
  variantKeys: [],
};

/** Badges that are product attributes on the wire as well; a claim never travels without its proof. */
const claimAttributes = {
  vegan: "vegan",
  allergySuitable: "allergySuitable",
  metalFree: "metalFree",
  bestseller: "bestseller",
  topReview: "topReview",
  productFilterMadeInGermany: "madeInGermany",
} as const;

/** Checks each line against the lines before it: keys that stand twice, and keys nobody introduced. */
export class CatalogueReferences {
  readonly #attributes: Map<string, StoredAttribute>;
  /** By path, whether it is open. */
  readonly #categories: Map<string, boolean>;
  readonly #masters: Set<string>;
  readonly #variants: Set<string>;
  readonly #firstLines = new Map<string, number>();
  readonly #coloursOfMasters = new Map<string, string>();
  readonly #images: ReadonlySet<string> | undefined;

  constructor(stored: StoredCatalogue, images?: ReadonlySet<string>) {
    this.#attributes = new Map(stored.attributes);
    this.#categories = new Map(Array.from(stored.categoryPaths, (path) => [path, true]));
    this.#masters = new Set(stored.masterKeys);
    this.#variants = new Set(stored.variantKeys);
    this.#images = images;
  }

  /** Faults of the line, which counts as introduced even when it has some, so that one mistake is reported once. */
  check(line: CatalogueLine, lineNumber: number): LineFault[] {
    if (line.type === "shop") return this.#checkShop(line, lineNumber);
    if (line.type === "attribute") return this.#checkAttribute(line, lineNumber);
    if (line.type === "category") return this.#checkCategory(line, lineNumber);
    if (line.type === "product") return this.#checkProduct(line, lineNumber);
    if (line.type === "review") return this.#checkReview(line, lineNumber);
    if (line.type === "order") return this.#checkOrder(line, lineNumber);
    return this.#checkRedirect(line, lineNumber);
  }

  #checkShop(line: ShopLine, lineNumber: number): LineFault[] {
    return this.#claim(`shop ${line.shopId}`, lineNumber, "shopId");
  }

  #checkAttribute(line: AttributeLine, lineNumber: number): LineFault[] {
    const faults = this.#claim(`attribute ${line.key}`, lineNumber, "key");
    this.#attributes.set(line.key, {
      multiSelect: line.multiSelect,
      values: new Set(line.values.map(({ value }) => value)),
    });
    return faults;
  }

  #checkCategory(line: CategoryLine, lineNumber: number): LineFault[] {
    const faults = this.#claim(`category ${line.path}`, lineNumber, "path");
    const parent = parentPath(line.path);
    const isActive = line.active ?? true;
    const parentIsActive = parent === undefined || this.#categories.get(parent);
    if (parentIsActive === undefined)
      faults.push({ path: "path", reason: `its parent ${parent} stands on no earlier line` });
    if (parentIsActive === false && isActive)
      faults.push({ path: "active", reason: `its parent ${parent} is not active` });
    for (const [index, key] of line.supportedFilter.entries()) {
      if (!this.#attributes.has(key))
        faults.push({ path: `supportedFilter.${index}`, reason: `no attribute line introduces '${key}'` });
    }
    if (line.image && isActive) faults.push(...this.#imageFaults(line.image, "image"));
    this.#categories.set(line.path, isActive);
    return faults;
  }

  #checkProduct(line: ProductLine, lineNumber: number): LineFault[] {
    const faults = this.#claim(`product ${line.referenceKey}`, lineNumber, "referenceKey");
    for (const [index, path] of line.categories.entries()) {
      if (!this.#categories.has(path))
        faults.push({ path: `categories.${index}`, reason: `no category line introduces ${path}` });
    }
    faults.push(
      ...this.#attributeFaults(line.attributes, "attributes", line.active),
      ...claimFaults(line),
      ...this.#siblingFaults(line),
    );
    for (const [index, { file }] of line.images.entries())
      if (line.active) faults.push(...this.#imageFaults(file, `images.${index}.file`));
    this.#masters.add(line.masterKey);
    for (const [index, variant] of line.variants.entries()) {
      this.#variants.add(variant.referenceKey);
      faults.push(...this.#claim(`variant ${variant.referenceKey}`, lineNumber, `variants.${index}.referenceKey`));
      faults.push(
        ...this.#attributeFaults(
          variant.attributes,
          `variants.${index}.attributes`,
          line.active && variant.active !== false,
        ),
      );
    }
    return faults;
  }

  #checkReview(line: ReviewLine, lineNumber: number): LineFault[] {
    const faults = this.#claim(`review ${line.referenceKey}`, lineNumber, "referenceKey");
    if (!this.#masters.has(line.masterKey))
      faults.push({ path: "masterKey", reason: `no product line introduces ${line.masterKey}` });
    return line.variant === undefined ? faults : [...faults, ...this.#variantFaults(line.variant, "variant")];
  }

  #checkOrder(line: OrderLine, lineNumber: number): LineFault[] {
    const faults = this.#claim(`order ${line.referenceKey}`, lineNumber, "referenceKey");
    return [
      ...faults,
      ...line.items.flatMap(({ variant }, index) => this.#variantFaults(variant, `items.${index}.variant`)),
    ];
  }

  #checkRedirect(line: RedirectLine, lineNumber: number): LineFault[] {
    return this.#claim(`redirect ${line.shopId} ${line.source}`, lineNumber, "source");
  }

  #variantFaults(key: string, path: string): LineFault[] {
    return this.#variants.has(key) ? [] : [{ path, reason: `no product line has a variant ${key}` }];
  }

  #claim(key: string, lineNumber: number, path: string): LineFault[] {
    const first = this.#firstLines.get(key);
    if (first === undefined) this.#firstLines.set(key, lineNumber);
    return first === undefined ? [] : [{ path, reason: `${key} stands on line ${first} already` }];
  }

  /** What is inactive keeps values of the time it was sold, when its attribute may have taken several. */
  #attributeFaults(attributes: Record<string, string[]>, path: string, isActive: boolean): LineFault[] {
    const faults: LineFault[] = [];
    for (const [key, values] of Object.entries(attributes)) {
      const group = this.#attributes.get(key);
      if (!group) {
        faults.push({ path: `${path}.${key}`, reason: `no attribute line introduces '${key}'` });
        continue;
      }
      if (isActive && !group.multiSelect && values.length > 1)
        faults.push({ path: `${path}.${key}`, reason: "has several values, but takes one" });
      for (const [index, value] of values.entries()) {
        if (!group.values.has(value))
          faults.push({ path: `${path}.${key}.${index}`, reason: `the attribute has no value '${value}'` });
      }
    }
    return faults;
  }

  /** Siblings differ by colour (docs/rules.md#products-and-masters); one that is no longer sold is not among them. */
  #siblingFaults(line: ProductLine): LineFault[] {
    const colour = line.attributes.color?.[0];
    if (!colour || !line.active) return [];
    const key = `${line.masterKey} ${colour}`;
    const other = this.#coloursOfMasters.get(key);
    if (other === undefined) this.#coloursOfMasters.set(key, line.referenceKey);
    return other === undefined
      ? []
      : [{ path: "attributes.color", reason: `its sibling ${other} has this colour already` }];
  }

  #imageFaults(file: string, path: string): LineFault[] {
    return !this.#images || this.#images.has(file)
      ? []
      : [{ path, reason: `no picture ${file} in the folder of images` }];
  }
}

function claimFaults(line: ProductLine): LineFault[] {
  return Object.entries(claimAttributes)
    .filter(
      ([key, badge]) => line.attributes[key]?.includes("true") && !line.badges.some((given) => given.key === badge),
    )
    .map(([key, badge]) => ({
      path: `attributes.${key}`,
      reason: `claims what no badge '${badge}' with a basis proves`,
    }));
}
