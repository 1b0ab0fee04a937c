import type { ShopConfiguration } from "@scayle/storefront-api";

import type { CommerceCall } from "../commerce-call.ts";
import { jsonResponse } from "../json-response.ts";

/**
 * `GET /v1/shop-configuration`: the shop record. Its properties are texts by dotted name: `contact.email`, `returnDays`,
 * `shippingCents.parcel`; `shopCustomData` holds the same as it is.
 */
export function getShopConfiguration({ catalogue, shop }: CommerceCall): Response {
  const { name = "", ...record } = catalogue.document ?? {};
  const configuration: ShopConfiguration = {
    shopId: shop.shopId,
    name,
    country: shop.country,
    customData: {},
    shopCustomData: record,
    properties: flatten(record, ""),
  };
  return jsonResponse(configuration);
}

function flatten(record: object, prefix: string): ShopConfiguration["properties"] {
  return Object.entries(record).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? flatten(value, `${prefix}${name}.`)
      : [{ key: prefix + name, value: String(value) }],
  );
}
