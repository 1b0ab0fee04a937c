import type { AttributeLine } from "#upstreams/catalogue/lines/attribute-line.ts";
import { keyOf } from "./csv-cells.ts";
import type { CsvFault } from "./csv-faults.ts";
import type { CsvProduct } from "./csv-products.ts";
import type { CsvRow } from "./csv-row.ts";
import type { AttributeColumn } from "./read-csv.ts";

const hardnessLabels: Readonly<Record<string, string>> = { soft: "Zacht", medium: "Gemiddeld", firm: "Stevig" };
const measures = /^(\d{1,4})\s*[x×]\s*(\d{1,4})(?:\s*[x×]\s*(\d{1,4}))?(?:\s*cm)?$/i;
const nbsp = "\u00A0";

interface Value {
  value: string;
  label: string;
}

/** The attributes that a CSV makes: their values as they come, by key, and the keys the lines of products name. */
export class CsvAttributes {
  readonly #models: ReadonlyMap<string, AttributeLine>;
  readonly #labels: ReadonlyMap<string, string | undefined>;
  readonly #colours: ReadonlyMap<string, string>;
  readonly #values = new Map<string, Map<string, string>>();
  readonly #severalOf = new Set<string>();

  /** @param models attribute lines of the built-in catalogue, whose labels and colours are used */
  constructor(models: readonly AttributeLine[], columns: readonly AttributeColumn[]) {
    this.#models = new Map(models.map((line) => [line.key, line]));
    this.#labels = new Map(columns.map(({ key, label }) => [key, label]));
    const colours = this.#models.get("color")?.values ?? [];
    this.#colours = new Map(colours.map(({ value, label }) => [(label["nl"] ?? "").toLowerCase(), value]));
  }

  /** Attributes of the product as a whole. */
  ofProduct({ first }: CsvProduct, faults: CsvFault[]): Record<string, string[]> {
    const attributes: Record<string, string[]> = {};
    if (first.brand) attributes["brand"] = [this.#take("brand", { value: keyOf(first.brand), label: first.brand })];
    if (first.color) attributes["color"] = [this.#take("color", this.#colour(first, first.color, faults))];
    for (const [key, words] of Object.entries(first.attributes)) {
      attributes[key] = [...new Set(words.map((label) => this.#take(key, this.#word(key, label, first, faults))))];
      if (attributes[key].length > 1) this.#severalOf.add(key);
    }
    return attributes;
  }

  /** What sets a variant apart, and the words for it. */
  ofVariant({ size, hardness, width_cm, depth_cm, height_cm }: CsvRow): {
    attributes: Record<string, string[]>;
    title: string;
  } {
    const sizeValue = size === undefined ? undefined : readSize(size);
    const measures = Object.entries({ width: width_cm, depth: depth_cm, height: height_cm }).flatMap(([key, measure]) =>
      measure === undefined ? [] : [[key, { value: String(measure), label: `${measure}${nbsp}cm` }] as const],
    );
    const values: Record<string, Value> = {
      ...(sizeValue && { size: sizeValue }),
      ...(hardness && { hardness: { value: hardness, label: hardnessLabels[hardness]! } }),
      ...Object.fromEntries(measures),
    };
    const attributes = Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, [this.#take(key, value)]]),
    );
    return {
      attributes,
      title: [sizeValue?.label, hardness && hardnessLabels[hardness]!.toLowerCase()].filter(Boolean).join(", "),
    };
  }

  /** The lines of all attributes that were taken, and of the built-in ones that exist for their label. */
  lines(): AttributeLine[] {
    const labelsOnly = [...this.#models.values()].filter(
      ({ key, values }) => values.length === 0 && !this.#values.has(key),
    );
    return [...labelsOnly, ...[...this.#values.keys()].map((key) => this.#line(key))];
  }

  /** Keys of the attributes that are offered as filters. */
  get filterable(): string[] {
    return this.lines().flatMap(({ key, filterable, values }) => (filterable && values.length > 0 ? [key] : []));
  }

  #line(key: string): AttributeLine {
    const model = this.#models.get(key);
    const values = [...(this.#values.get(key) ?? [])].map(([value, label]) => ({ value, label: { nl: label } }));
    return {
      type: "attribute",
      key,
      label: { nl: this.#labels.get(key) ?? model?.label["nl"] ?? key },
      valueType: model?.valueType ?? "",
      multiSelect: this.#severalOf.has(key) || (model?.multiSelect ?? false),
      filterable: model?.filterable ?? true,
      visible: model?.visible ?? true,
      values,
    };
  }

  #take(key: string, { value, label }: Value): string {
    const values = this.#values.get(key) ?? new Map<string, string>();
    this.#values.set(key, values);
    if (!values.has(value)) values.set(value, label);
    return value;
  }

  #colour(row: CsvRow, name: string, faults: CsvFault[]): Value {
    const value = row.color_code ?? this.#colours.get(name.toLowerCase());
    if (value === undefined)
      faults.push({ row: row.row, column: "color_code", reason: `is needed for '${name}', such as #c2b299` });
    return { value: value ?? "#000000", label: name };
  }

  #word(key: string, label: string, row: CsvRow, faults: CsvFault[]): Value {
    const valueType = this.#models.get(key)?.valueType ?? "";
    if (valueType === "") return { value: keyOf(label) || label, label };
    const isRight =
      valueType === "boolean" ? /^(true|false)$/.test(label) : valueType === "integer" ? /^\d+$/.test(label) : false;
    if (!isRight)
      faults.push({
        row: row.row,
        column: `attribute.${key}`,
        reason: `must be ${valueType === "boolean" ? "true or false" : "a whole number"}`,
      });
    return {
      value: label,
      label: this.#models.get(key)?.values.find((option) => option.value === label)?.label["nl"] ?? label,
    };
  }
}

/** `90 x 200 cm` has the key `90x200` and reads `90 × 200 cm`; other sizes by their words. */
function readSize(text: string): Value {
  const sides = measures.exec(text)?.slice(1).filter(Boolean);
  if (!sides) return { value: keyOf(text) || text, label: text };
  return { value: sides.join("x"), label: `${sides.join(`${nbsp}×${nbsp}`)}${nbsp}cm` };
}
