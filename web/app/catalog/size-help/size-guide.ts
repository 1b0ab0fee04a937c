/** What is measured for a size, in which drawing it is shown and under which heading of the guide's page it stands. */
export type MeasuredThing = "bed" | "mattress" | "duvet" | "window";

/** Values of the catalogue's attribute `sizeGuide`. */
const things = {
  mattress: "bed",
  topper: "bed",
  bed: "bed",
  "slatted-base": "bed",
  "fitted-sheet": "mattress",
  "topper-sheet": "mattress",
  protector: "mattress",
  sheet: "mattress",
  duvet: "duvet",
  "duvet-cover": "duvet",
  curtain: "window",
  "roman-blind": "window",
} as const satisfies Record<string, MeasuredThing>;

export type SizeGuide = keyof typeof things;

interface Trait {
  readonly key: string;
  readonly values: readonly { readonly value: string | null }[];
}

/** Which guide belongs to a product with these attributes; undefined for what has none. */
export function sizeGuideOf(traits: readonly Trait[]): SizeGuide | undefined {
  const value = traits.find(({ key }) => key === "sizeGuide")?.values[0]?.value ?? "";
  return Object.hasOwn(things, value) ? (value as SizeGuide) : undefined;
}

export function thingMeasuredFor(guide: SizeGuide): MeasuredThing {
  return things[guide];
}

/** Up to which height in centimetres a sheet or protector fits, as its version says (`hoek-tot-30-cm`). */
export function cornerHeight(traits: readonly Trait[]): number | undefined {
  const version = traits.find(({ key }) => key === "version")?.values[0]?.value ?? "";
  const height = Number(/tot-(\d+)-cm/.exec(version)?.[1]);
  return height > 0 ? height : undefined;
}
