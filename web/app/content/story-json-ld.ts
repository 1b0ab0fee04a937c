import type { FragmentType } from "@apollo/client/masking";
import type { Weekday } from "@warmeland/schema/rules/stores/opening-hours.ts";
import type { StoryJsonLd_StoryFragment } from "#app/graphql/generated/graphql.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { FragmentFields } from "#app/graphql/fragment-fields.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { pageAddress, type PageSite } from "#app/locale/page-address.ts";
import { paths } from "#app/locale/paths.ts";
import { useSite } from "#app/locale/site.ts";
import { organizationId } from "#app/search/site-json-ld.ts";
import { imageUrl } from "@warmeland/schema/rules/images/image-source.ts";
import { plainText } from "./blocks/text/plain-text.ts";
import { phoneHref } from "./blocks/stores/store-links.ts";

export const StoryJsonLdFragment = graphql(`
  fragment StoryJsonLd_story on Story {
    id
    slug
    title
    description
    publishedAt
    firstPublishedAt
    images(first: 1) {
      url
    }
    blocks {
      id
      ... on AccordionBlock {
        items {
          title
          richText {
            document
          }
        }
      }
      ... on StoreLocationBlock {
        storeName
        street
        zipCode
        city
        phone
        latitude
        longitude
        path
        image {
          url
        }
        openingDays {
          day
          from
          until
        }
        specialDays {
          date
          from
          until
        }
      }
    }
  }
`);

type Block = StoryJsonLd_StoryFragment["blocks"][number];
type Questions = Extract<Block, { __typename: "AccordionBlock" }>;
type Store = Extract<Block, { __typename: "StoreLocationBlock" }>;
type JsonLd = Readonly<Record<string, unknown>>;

/** Sections whose pages are articles: something somebody wrote to be read. */
const articles = /^(?:ontdekken|adviseur)\/./;

/** What search engines are told of a story; the server alone tells them. */
export const useStoryJsonLd: (story: JsonLdStory, shopName: string | undefined) => readonly JsonLd[] = import.meta.env
  .SSR
  ? useServerJsonLd
  : () => [];

type JsonLdStory = FragmentType<typeof StoryJsonLdFragment> | null | undefined;

function useServerJsonLd(masked: JsonLdStory, shopName: string | undefined): readonly JsonLd[] {
  const site = useSite();
  const story = useFragment(StoryJsonLdFragment, masked);
  return story ? storyJsonLd(site, shopName, story) : [];
}

/** A story as an article (schema.org/Article), its questions with their answers (FAQPage), its stores (FurnitureStore). */
export function storyJsonLd(
  site: PageSite,
  shopName: string | undefined,
  story: FragmentFields<StoryJsonLd_StoryFragment>,
): readonly JsonLd[] {
  const blocks: readonly Block[] = story.blocks;
  const questions = blocks.flatMap((block) => (block.__typename === "AccordionBlock" ? questionsOf(block) : []));
  const stores = blocks.flatMap((block) => (block.__typename === "StoreLocationBlock" ? [storeOf(block, site)] : []));
  return [
    ...(articles.test(story.slug) ? [articleOf(story, site, shopName)] : []),
    ...(questions.length > 0 ? [{ "@type": "FAQPage", mainEntity: questions }] : []),
    ...stores,
  ];
}

function articleOf(
  { slug, title, description, publishedAt, firstPublishedAt, images }: FragmentFields<StoryJsonLd_StoryFragment>,
  site: PageSite,
  shopName: string | undefined,
): JsonLd {
  const { origin } = site;
  const publisher = {
    "@type": "Organization",
    "@id": organizationId(origin),
    name: shopName,
    url: pageAddress(site, paths.home),
  };
  return {
    "@type": "Article",
    headline: title,
    ...(description && { description }),
    mainEntityOfPage: pageAddress(site, `/${slug}`),
    image: images.map(({ url }) => new URL(imageUrl(url, 1280), origin).href),
    ...(firstPublishedAt && { datePublished: firstPublishedAt }),
    ...(publishedAt && { dateModified: publishedAt }),
    author: publisher,
    publisher,
  };
}

function questionsOf({ items }: Questions): JsonLd[] {
  return items.map(({ title, richText }) => ({
    "@type": "Question",
    name: title,
    acceptedAnswer: { "@type": "Answer", text: plainText(richText?.document) },
  }));
}

function storeOf(store: Store, site: PageSite): JsonLd {
  const {
    origin,
    shop: { country },
  } = site;
  const { storeName, street, zipCode, city, phone, latitude, longitude, path, image, openingDays, specialDays } = store;
  return {
    "@type": "FurnitureStore",
    name: storeName,
    url: path && pageAddress(site, path),
    ...(image && { image: new URL(imageUrl(image.url, 1280), origin).href }),
    ...(phone && { telephone: phoneHref(phone, country)?.slice("tel:".length) }),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode: zipCode,
      addressLocality: city,
      addressCountry: country,
    },
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    openingHoursSpecification: openingDays.flatMap(({ day, from, until }) =>
      day && from && until
        ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: dayName(day), opens: from, closes: until }]
        : [],
    ),
    specialOpeningHoursSpecification: specialDays.map(({ date, from, until }) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: date,
      validThrough: date,
      // what opens and closes at midnight is closed
      opens: from ?? "00:00",
      closes: until ?? "00:00",
    })),
  };
}

function dayName(day: Weekday): string {
  return `https://schema.org/${day.charAt(0)}${day.slice(1).toLowerCase()}`;
}
