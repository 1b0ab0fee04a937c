import * as z from "zod";

const text = z.string().default("");

const recordSchema = z.object({
  shopId: z.int(),
  name: z.string().min(1),
  shopCustomData: z
    .object({
      contact: z
        .object({
          companyName: text,
          street: text,
          zipCode: text,
          city: text,
          country: text,
          email: text,
          phone: text,
          phoneHours: text,
          chamberOfCommerce: text,
          vatNumber: text,
        })
        .prefault({}),
      returnDays: z.int().default(0),
      shippingCents: z.record(z.string(), z.int()).default({}),
    })
    .prefault({}),
});

/** The shop as commerce knows it; contact data, days to return and postage are what this shop keeps in `shopCustomData`. */
export interface ShopRecord {
  readonly shopId: number;
  readonly name: string;
  readonly contact: Readonly<Record<ContactField, string>>;
  readonly returnDays: number;
  /** Postage by delivery kind in cents. */
  readonly shippingCents: Readonly<Record<string, number>>;
}

type ContactField =
  | "companyName"
  | "street"
  | "zipCode"
  | "city"
  | "country"
  | "email"
  | "phone"
  | "phoneHours"
  | "chamberOfCommerce"
  | "vatNumber";

/** Reads SCAYLE's shop configuration; what a foreign upstream does not keep is empty. */
export function parseShopRecord(body: unknown): ShopRecord {
  const { shopId, name, shopCustomData } = recordSchema.parse(body);
  return { shopId, name, ...shopCustomData };
}
