import { builder } from "#gateway/builder.ts";
import type { ShopRecord } from "#gateway/sources/commerce/shop-record.ts";

export const ShopContactRef = builder.objectRef<ShopRecord["contact"]>("ShopContact").implement({
  description:
    "The company that runs the shop, and its contact details; texts are empty when the shop record lacks them.",
  fields: (t) => ({
    companyName: t.exposeString("companyName", { description: "Legal name of the company." }),
    street: t.exposeString("street", { description: "Street and house number." }),
    zipCode: t.exposeString("zipCode", { description: "Postal code." }),
    city: t.exposeString("city", { description: "City." }),
    country: t.exposeString("country", { description: "Country, in the shop's language." }),
    email: t.exposeString("email", { description: "E-mail address of the customer service." }),
    phone: t.exposeString("phone", { description: "Telephone number of the customer service." }),
    phoneHours: t.exposeString("phoneHours", {
      description: "Telephone hours, in the shop's language.",
    }),
    chamberOfCommerce: t.exposeString("chamberOfCommerce", { description: "Number in the trade register." }),
    vatNumber: t.exposeString("vatNumber", { description: "VAT number." }),
  }),
});
