import { expect, test } from "vitest";
import { deliveryDefaults, type DeliveryData } from "./delivery-defaults.ts";

const address = {
  gender: "FEMALE" as const,
  firstName: "Sanne",
  lastName: "de Wit",
  companyName: null,
  vatNumber: null,
  street: "Voorbeeldstraat",
  houseNumber: "12",
  addition: null,
  zipCode: "8011 AB",
  city: "Zwolle",
  countryCode: "NL",
  phone: null,
};
const nothing: DeliveryData = {
  customer: { gender: "FEMALE", firstName: "Sanne", lastName: "de Wit" },
  shippingAddress: null,
  billingAddress: null,
  shippingOptions: [
    { key: "standard", chosen: false },
    { key: "take_back", chosen: false },
  ],
};

test("a new checkout begins with the customer's name, the shop's country and the first way of delivery", () => {
  const form = deliveryDefaults(nothing, "NL", undefined);
  expect(form.shipping).toMatchObject({
    firstName: "Sanne",
    lastName: "de Wit",
    gender: "FEMALE",
    street: "",
    countryCode: "NL",
  });
  expect([form.billingIsSame, form.shippingOption]).toEqual([true, "standard"]);
});

test("what the checkout knows is filled in", () => {
  const known = {
    ...nothing,
    shippingAddress: address,
    billingAddress: { ...address, city: "Kampen" },
    shippingOptions: [{ key: "take_back", chosen: true }],
  };
  const form = deliveryDefaults(known, "NL", undefined);
  expect(form).toMatchObject({
    shipping: { city: "Zwolle", addition: "" },
    billing: { city: "Kampen" },
    billingIsSame: false,
    shippingOption: "take_back",
  });
});

test("what was typed in this tab comes first, unless it cannot be chosen any more", () => {
  const draft = {
    shipping: { street: "Dorpsweg" },
    billingIsSame: false,
    billing: { city: "Urk" },
    shippingOption: "by-boat",
  };
  const form = deliveryDefaults({ ...nothing, shippingAddress: address }, "NL", draft);
  expect(form).toMatchObject({
    shipping: { street: "Dorpsweg", city: "Zwolle" },
    billing: { city: "Urk" },
    billingIsSame: false,
    shippingOption: "standard",
  });
});

test.each(["text", 3, null, { shipping: "x" }])("a draft that is none (%j) is ignored", (draft) => {
  expect(deliveryDefaults(nothing, "NL", draft).shipping.firstName).toBe("Sanne");
});
