import { builder } from "#gateway/builder.ts";
import type { WireAddress } from "#gateway/sources/rpc/wire-checkout.ts";
import { genderOf, GenderRef } from "#gateway/account/gender.ts";
import { AddressCountryRef } from "./address-country.ts";

export const AddressRef = builder.interfaceRef<WireAddress>("Address").implement({
  description: "Where something is delivered or billed.",
  resolveType: () => "PostalAddress",
  fields: (t) => ({
    firstName: t.exposeString("firstName", { description: "First name of the addressee." }),
    lastName: t.exposeString("lastName", { description: "Last name of the addressee, with its prefix." }),
    gender: t.field({
      type: GenderRef,
      description: "How the addressee wants to be addressed.",
      resolve: (address) => genderOf(address.gender),
    }),
    street: t.exposeString("street", { description: "Street without the number." }),
    houseNumber: t.exposeString("houseNumber", { description: "House number; begins with a digit." }),
    addition: t.string({
      nullable: true,
      description: "Addition to the house number, null when there is none.",
      resolve: (address) => address.addition ?? null,
    }),
    zipCode: t.exposeString("zipCode", { description: "Postal code as its country writes it, such as `1015 CJ`." }),
    city: t.exposeString("city", { description: "Town or city." }),
    countryCode: t.exposeString("countryCode", { description: "Country, ISO 3166-1 alpha-2." }),
    phone: t.string({
      nullable: true,
      description: "Telephone number for the carrier, null when none was given.",
      resolve: (address) => address.phone ?? null,
    }),
    companyName: t.string({
      nullable: true,
      description: "Company, null for a private address.",
      resolve: (address) => address.companyName ?? null,
    }),
    vatNumber: t.string({
      nullable: true,
      description: "VAT number of the company, null when none was given.",
      resolve: (address) => address.vatNumber ?? null,
    }),
  }),
});

builder.objectRef<WireAddress>("PostalAddress").implement({
  description: "An address of a checkout or an order, which belongs to it alone.",
  interfaces: [AddressRef],
});

export const AddressInput = builder.inputType("AddressInput", {
  description: "An address as a form sends it; the rules are those of `schema/rules/account/address.ts`.",
  fields: (t) => ({
    firstName: t.string({ required: true, description: "First name, at most 60 characters." }),
    lastName: t.string({ required: true, description: "Last name with its prefix, at most 60 characters." }),
    gender: t.field({ type: GenderRef, required: true, description: "How the person wants to be addressed." }),
    street: t.string({ required: true, description: "Street without the number, at most 80 characters." }),
    houseNumber: t.string({
      required: true,
      description: "House number, beginning with a digit, at most 10 characters.",
    }),
    addition: t.string({ description: "Addition to the house number, at most 20 characters." }),
    zipCode: t.string({
      required: true,
      description: "Postal code of the country; Dutch ones with or without their space.",
    }),
    city: t.string({ required: true, description: "Town or city, at most 60 characters." }),
    countryCode: t.field({
      type: AddressCountryRef,
      required: true,
      description: "Country; delivery is limited to the shop's own.",
    }),
    phone: t.string({ description: "Telephone number with 8 to 15 digits, such as +12 3456 7890." }),
    companyName: t.string({ description: "Company, at most 80 characters." }),
    vatNumber: t.string({ description: "VAT number of the company, checked by its format alone." }),
  }),
});
