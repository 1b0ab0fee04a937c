import type { AttributeGroup, Value } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { valuesIn } from "./wire-attributes.ts";

export const AttributeValueRef = builder.objectRef<Value>("AttributeValue").implement({
  description: "One value of an attribute.",
  fields: (t) => ({
    key: t.string({
      description: "Key of the value, which `FilterInput.values` takes.",
      resolve: keyOfValue,
    }),
    label: t.exposeString("label", { description: "The value in the shop's language." }),
    value: t.string({
      description: "The value for programs: a key, a hex colour, `true` or `false`.",
      resolve: (value) => value.value ?? value.label,
    }),
  }),
});

/** By which filters, and values of one attribute among themselves, are told apart. */
export function keyOfValue({ id, value, label }: Value): string {
  return String(id ?? value ?? label);
}

export const AttributeRef = builder.objectRef<AttributeGroup>("Attribute").implement({
  description: "A property of a product or variant, such as its cover or size.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "Stable name of the attribute, such as `fillingMaterial`." }),
    label: t.exposeString("label", { description: "Name of the attribute in the shop's language." }),
    values: t.field({
      type: [AttributeValueRef],
      description: "Its values; one unless the attribute allows several.",
      resolve: (group, _args, { log, call }) => {
        const values = valuesIn(group);
        if (!values)
          log.error(
            { correlationId: call.correlationId, attribute: group.key },
            "an attribute's values are not a list",
          );
        return values ?? [];
      },
    }),
  }),
});
