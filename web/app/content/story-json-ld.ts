import type { FragmentType } from "@apollo/client/masking";
import type { Weekday } from "@warmeland/schema/rules/stores/opening-hours.ts";
import type { StoryJsonLd_StoryFragment } from "#app/graphql/generated/graphql.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useSite } from "#app/locale/site.ts";
import { imageUrl } from "#app/ui/image-source.ts";
import { plainText } from "./blocks/text/plain-text.ts";
import { phoneHref } from "./blocks/stores/store-links.ts";

export const StoryJsonLdFragment = graphql(`
  fragment StoryJsonLd_story on Story {
    id
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

/** What search engines are told of a story: its questions with their answers (schema.org/FAQPage), its stores (schema.org/FurnitureStore); the server alone tells them. */
export const useStoryJsonLd: (story: JsonLdStory) => readonly JsonLd[] = import.meta.env.SSR
  ? useServerJsonLd
  : () => [];

type JsonLdStory = FragmentType<typeof StoryJsonLdFragment> | null | undefined;

function useServerJsonLd(story: JsonLdStory): readonly JsonLd[] {
  const { origin } = useSite();
  const blocks: readonly Block[] = useFragment(StoryJsonLdFragment, story)?.blocks ?? [];
  const questions = blocks.flatMap((block) => (block.__typename === "AccordionBlock" ? questionsOf(block) : []));
  const stores = blocks.flatMap((block) => (block.__typename === "StoreLocationBlock" ? [storeOf(block, origin)] : []));
  return [...(questions.length > 0 ? [{ "@type": "FAQPage", mainEntity: questions }] : []), ...stores];
}

function questionsOf({ items }: Questions): JsonLd[] {
  return items.map(({ title, richText }) => ({
    "@type": "Question",
    name: title,
    acceptedAnswer: { "@type": "Answer", text: plainText(richText?.document) },
  }));
}

function storeOf(store: Store, origin: string): JsonLd {
  const { storeName, street, zipCode, city, phone, latitude, longitude, path, image, openingDays, specialDays } = store;
  return {
    "@type": "FurnitureStore",
    name: storeName,
    url: `${origin}${path}`,
    ...(image && { image: new URL(imageUrl(image.url, 1280), origin).href }),
    ...(phone && { telephone: phoneHref(phone)?.slice("tel:".length) }),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode: zipCode,
      addressLocality: city,
      addressCountry: "NL",
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
