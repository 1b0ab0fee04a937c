import { builder } from "#gateway/builder.ts";
import { money, MoneyRef } from "#gateway/catalog/money.ts";
import type { WireDeliveryOption } from "#gateway/sources/commerce/basket-calls.ts";
import { packageOfBasket, PackageRef } from "./package.ts";

export const DeliveryChoiceRef = builder.enumType("DeliveryChoice", {
  description: "How packages that are ready at different times are delivered.",
  values: {
    APART: { value: "apart", description: "Each as soon as it is ready." },
    TOGETHER: { value: "together", description: "All at once, on the days of the last one." },
  } as const,
});

export const DeliveryOptionRef = builder.objectRef<WireDeliveryOption>("DeliveryOption").implement({
  description: "One of the two ways in which packages that are ready at different times can be delivered.",
  fields: (t) => ({
    key: t.field({
      type: DeliveryChoiceRef,
      description: "Which way; `setBasketDelivery` takes it.",
      resolve: (option) => option.key,
    }),
    chosen: t.exposeBoolean("chosen", {
      description: "Whether the basket's packages are those of this option; `APART` until the shopper chooses.",
    }),
    packages: t.field({
      type: [PackageRef],
      description: "The packages this option makes, in order of time.",
      resolve: (option) => option.packages.map(packageOfBasket),
    }),
    shippingCost: t.field({
      type: MoneyRef,
      description: "What standard delivery of these packages costs before discounts, VAT included; 0 is free.",
      resolve: async ({ packages }, _args, context) => {
        const { shippingCents } = await context.sources.commerce.shop.record();
        const carriers = new Set(packages.map(({ carrierKey }) => carrierKey));
        return money(
          [...carriers].reduce((sum, carrier) => sum + (shippingCents[carrier] ?? 0), 0),
          context,
        );
      },
    }),
  }),
});
