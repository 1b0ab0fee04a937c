/** Measures of a thing in whole centimetres, as written: 140×200 is [140, 200]. */
export type Size = readonly number[];

const number = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
const unit = String.raw`(?:\s?(?:cm|centimeter|mm|meter|m)\b)?`;
const sign = String.raw`\s*(?:x|×|\*|\/|bij|by|op|mal)\s*`;
const written = new RegExp(`(?<![\\d.,-])${number}${unit}(?:${sign}${number}${unit}){1,2}(?![\\d-])`, "gu");
const sideBySide = /(?<![\d.,-])([5-9]\d|1\d\d|2\d\d) ([6-9]\d|1\d\d|2\d\d|3\d\d)(?: ?cm)?(?![\d-]|[.,]\d)/gu;
const count = /(?<![\d.,])\d{1,2} ?x(?= |$)/gu;
const largestCentimetres = 1000;

/**
 * Takes the sizes out of a folded text: '140x200', '140 x 200 cm', '1,40 bij 2,00', '140 200', '2x 90*200'. A count goes, too: '2x matras'.
 * Linear in the length of the text.
 */
export function takeSizes(folded: string): { sizes: Size[]; rest: string } {
  const sizes: Size[] = [];
  const take = (match: string): string => {
    const size = readSize(match);
    if (!size) return match;
    sizes.push(size);
    return " ";
  };
  const rest = folded.replaceAll(written, take).replaceAll(sideBySide, take).replaceAll(count, " ");
  return { sizes, rest };
}

/** The measures in the name of a size: '140x200' is [140, 200], 'rond-140' is [140]. */
export function measuresOf(value: string): Size {
  return (value.match(/\d+(?:[.,]\d+)?/g) ?? []).map(toNumber);
}

function readSize(text: string): Size | undefined {
  const isMillimetres = /\dmm|\d mm/.test(text);
  const given = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map(toNumber);
  const measures = given
    .map((value) => (isMillimetres ? value / 10 : value < 10 ? value * 100 : value))
    .map(Math.round);
  // '2x 90x200' is two of them.
  if (given.length === 3 && (given[0] ?? 0) < 10 && Number.isInteger(given[0]) && (given[1] ?? 0) >= 10)
    measures.shift();
  if (given.length === 2 && (given[0] ?? 0) < 10 && Number.isInteger(given[0]) && (given[1] ?? 0) >= 10)
    return undefined;
  return measures.every((measure) => measure > 0 && measure <= largestCentimetres) ? measures : undefined;
}

function toNumber(text: string): number {
  return Number(text.replace(",", "."));
}
