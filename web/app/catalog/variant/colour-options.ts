import { paths } from "#app/locale/paths.ts";
import { nearestVariant } from "./nearest-variant.ts";
import { type Choice, type ChoiceVariant, dimensions } from "./variant-choice.ts";

interface Colour {
  readonly productId: number;
  readonly slug: string;
  readonly name: string;
  /** Hex code. */
  readonly hex: string;
  /** Address of a photo of its fabric or wood. */
  readonly swatch: string | undefined;
  readonly variants: readonly ChoiceVariant[];
}

export interface ColourOption {
  readonly name: string;
  readonly hex: string;
  readonly swatch: string | undefined;
  readonly current: boolean;
  readonly href: string;
  /** The variant that the link leads to; undefined for a colour without any. */
  readonly variantId: number | undefined;
  /** Impossible: this colour has not got what is chosen; its link leads to the nearest it has. */
  readonly state: "open" | "soldOut" | "impossible";
}

/** Every colour of a master in the catalogue's order; each keeps what is chosen, as far as it has it. */
export function colourOptions(own: Colour, siblings: readonly Colour[], choice: Choice): ColourOption[] {
  return [own, ...siblings]
    .toSorted((one, other) => one.productId - other.productId)
    .map((colour) => {
      const nearest = nearestVariant(colour.variants, choice);
      const misses = dimensions.some(
        (dimension) =>
          choice[dimension] !== undefined &&
          nearest?.[dimension] !== undefined &&
          nearest[dimension] !== choice[dimension],
      );
      return {
        name: colour.name,
        hex: colour.hex,
        swatch: colour.swatch,
        current: colour === own,
        href: paths.product(colour.slug, nearest?.variantId),
        variantId: nearest?.variantId,
        state: misses ? "impossible" : nearest?.sellable ? "open" : "soldOut",
      };
    });
}
