import type { Product } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { advancedText } from "#gateway/catalog/wire-attributes.ts";

export interface ProductPassport {
  readonly manufacturer: string;
  readonly manufacturerAddress: string;
  readonly safetyContact: string;
  readonly composition: string | null;
  readonly care: string | null;
  readonly origin: string | null;
}

export const ProductPassportRef = builder.objectRef<ProductPassport>("ProductPassport").implement({
  description: "The manufacturer and materials of a product, as product safety law requires.",
  fields: (t) => ({
    manufacturer: t.exposeString("manufacturer", { description: "Name of the manufacturer or importer." }),
    manufacturerAddress: t.exposeString("manufacturerAddress", {
      description: "Postal address of the manufacturer or importer.",
    }),
    safetyContact: t.exposeString("safetyContact", {
      description: "Where questions about safety go: an e-mail address or URL.",
    }),
    composition: t.exposeString("composition", {
      nullable: true,
      description: "What it is made of, null when not given.",
    }),
    care: t.exposeString("care", { nullable: true, description: "How to wash and keep it, null when not given." }),
    origin: t.exposeString("origin", { nullable: true, description: "Where it was made, null when not given." }),
  }),
});

/** The passport of a product; null when the catalogue names no manufacturer. */
export function passportOf(product: Product): ProductPassport | null {
  const field = (key: string): string | undefined => advancedText(product.advancedAttributes, key);
  const manufacturer = field("manufacturerName");
  if (manufacturer === undefined) return null;
  return {
    manufacturer,
    manufacturerAddress: field("manufacturerAddress") ?? "",
    safetyContact: field("safetyContact") ?? "",
    composition: field("composition") ?? null,
    care: field("care") ?? null,
    origin: field("origin") ?? null,
  };
}
