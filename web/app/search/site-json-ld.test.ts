import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { expect, test } from "vitest";
import { siteJsonLd } from "./site-json-ld.ts";

const origin = "https://shop.example";
const site = { origin, shop: defaultShop };
const contact = {
  companyName: "Winkel B.V.",
  street: "Kade 1",
  zipCode: "1011 AB",
  city: "Amsterdam",
  email: "service@winkel.example",
  phone: "020 123 45 67",
  chamberOfCommerce: "12345678",
  vatNumber: "NL001234567B01",
};

test("the company is told with its address and numbers, and the site with its search", () => {
  expect(siteJsonLd(site, { name: "Winkel", country: "NL", contact })).toEqual([
    {
      "@type": "OnlineStore",
      "@id": `${origin}/#organization`,
      name: "Winkel",
      legalName: "Winkel B.V.",
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
      email: "service@winkel.example",
      telephone: "0201234567",
      vatID: "NL001234567B01",
      identifier: "12345678",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Kade 1",
        postalCode: "1011 AB",
        addressLocality: "Amsterdam",
        addressCountry: "NL",
      },
    },
    expect.objectContaining({
      "@type": "WebSite",
      publisher: { "@id": `${origin}/#organization` },
      potentialAction: expect.objectContaining({
        target: { "@type": "EntryPoint", urlTemplate: `${origin}/zoeken?term={search_term_string}` },
      }) as object,
    }),
  ]);
});

test("what the record does not say is not told", () => {
  const nothing = { companyName: "", street: "", zipCode: "", city: "", email: "", phone: "" };
  const [company] = siteJsonLd(site, {
    name: "Winkel",
    country: "NL",
    contact: { ...contact, ...nothing, chamberOfCommerce: "", vatNumber: "" },
  });
  expect(Object.keys(company ?? {})).toEqual(["@type", "@id", "name", "url", "logo"]);
});
