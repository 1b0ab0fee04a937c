import { defaultShop, shopByCode } from "@warmeland/schema/rules/shops.ts";
import { expect, test } from "vitest";
import { storyJsonLd } from "./story-json-ld.ts";

const origin = "https://shop.example";
const site = { origin, shop: defaultShop };
const name = "Winkel";
type Story = Parameters<typeof storyJsonLd>[2];

const story = (slug: string, blocks: readonly object[] = []) =>
  ({
    __typename: "Story",
    id: slug,
    slug,
    title: "Linnen",
    description: "Waarom linnen kreukt.",
    firstPublishedAt: "2026-10-01T07:00:00.000Z",
    publishedAt: "2026-11-23T07:00:00.000Z",
    images: [{ __typename: "StoryImage", url: "/images/kamer-01.webp" }],
    blocks,
  }) as unknown as Story;

const richText = (text: string) => ({
  document: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] },
});

const accordion = (title: string, text: string) => ({
  __typename: "AccordionBlock",
  items: [{ title, richText: richText(text) }],
});

test("a page of the magazine and a guide are articles, by the shop's company", () => {
  const [article, ...rest] = storyJsonLd(site, name, story("ontdekken/linnen"));
  const company = { "@type": "Organization", "@id": `${origin}/#organization`, name: "Winkel", url: `${origin}/` };
  expect(article).toEqual({
    "@type": "Article",
    headline: "Linnen",
    description: "Waarom linnen kreukt.",
    mainEntityOfPage: `${origin}/ontdekken/linnen`,
    image: [`${origin}/images/kamer-01.webp?w=1280`],
    datePublished: "2026-10-01T07:00:00.000Z",
    dateModified: "2026-11-23T07:00:00.000Z",
    author: company,
    publisher: company,
  });
  expect(rest).toEqual([]);
  expect(storyJsonLd(site, name, story("adviseur/bank-kiezen"))[0]).toMatchObject({ "@type": "Article" });
});

test.each(["ontdekken", "adviseur", "service/retourneren", "over-ons/ons-verhaal"])("%s is no article", (slug) => {
  expect(storyJsonLd(site, name, story(slug))).toEqual([]);
});

test("the questions of all accordions are one list, with their answers as plain text", () => {
  const blocks = [accordion("Wanneer komt het?", "Morgen."), accordion("Wat kost het?", "Niets.")];
  expect(storyJsonLd(site, name, story("service/veelgestelde-vragen", blocks))).toEqual([
    {
      "@type": "FAQPage",
      mainEntity: [
        {
          "@type": "Question",
          name: "Wanneer komt het?",
          acceptedAnswer: { "@type": "Answer", text: expect.stringMatching(/^Morgen\.\s*$/) as string },
        },
        {
          "@type": "Question",
          name: "Wat kost het?",
          acceptedAnswer: { "@type": "Answer", text: expect.stringMatching(/^Niets\.\s*$/) as string },
        },
      ],
    },
  ]);
});

test("a store has its address, place, telephone and hours; a day without times is closed", () => {
  const store = {
    __typename: "StoreLocationBlock",
    storeName: "Winkel Zwolle",
    street: "Grote Markt 1",
    zipCode: "8011 LV",
    city: "Zwolle",
    phone: "038 123 45 67",
    latitude: 52.5,
    longitude: 6.1,
    path: "/locaties/zwolle",
    image: { url: "/images/winkel.webp" },
    openingDays: [
      { day: "MONDAY", from: null, until: null },
      { day: "TUESDAY", from: "09:30", until: "18:00" },
    ],
    specialDays: [{ date: "2026-12-25", from: null, until: null }],
  };
  expect(storyJsonLd(site, name, story("locaties/zwolle", [store]))).toEqual([
    {
      "@type": "FurnitureStore",
      name: "Winkel Zwolle",
      url: `${origin}/locaties/zwolle`,
      image: `${origin}/images/winkel.webp?w=1280`,
      telephone: "+31381234567",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Grote Markt 1",
        postalCode: "8011 LV",
        addressLocality: "Zwolle",
        addressCountry: "NL",
      },
      geo: { "@type": "GeoCoordinates", latitude: 52.5, longitude: 6.1 },
      openingHoursSpecification: [
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: "https://schema.org/Tuesday",
          opens: "09:30",
          closes: "18:00",
        },
      ],
      specialOpeningHoursSpecification: [
        {
          "@type": "OpeningHoursSpecification",
          validFrom: "2026-12-25",
          validThrough: "2026-12-25",
          opens: "00:00",
          closes: "00:00",
        },
      ],
    },
  ]);
  expect(storyJsonLd({ origin, shop: shopByCode("be-nl")! }, name, story("locaties/zwolle", [store]))).toMatchObject([
    {
      url: `${origin}/be-nl/locaties/zwolle`,
      telephone: "+32381234567",
      address: { addressCountry: "BE" },
    },
  ]);
});
