import { builder } from "#gateway/builder.ts";
import { ShopRef } from "#gateway/catalog/shop.ts";

builder.objectField(ShopRef, "recommenderScript", (t) =>
  t.string({
    nullable: true,
    description:
      "Address of a third party's script that pages may ask for recommendations, with the visitor's consent; null where the shop has none.",
    resolve: (_shop, _args, { recommenderScript }) => recommenderScript || null,
  }),
);
