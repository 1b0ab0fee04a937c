import { HomeWithoutStory } from "#app/content/blocks/products/home-without-story.tsx";
import { StoryBody } from "#app/content/story-body.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { loadQueries } from "#app/graphql/page/load-queries.ts";
import { usePageQuery } from "#app/graphql/page/use-page-query.ts";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { paths } from "#app/locale/paths.ts";
import { useSite } from "#app/locale/site.ts";
import { ToldSuggestions } from "#app/recommendations/told-suggestions.tsx";
import { siteJsonLd } from "#app/search/site-json-ld.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import type { Route } from "./+types/home";

const HomePageQuery = graphql(`
  query HomePage {
    shop {
      id
      name
      country
      contact {
        companyName
        street
        zipCode
        city
        email
        phone
        chamberOfCommerce
        vatNumber
      }
    }
    navigation(key: "main") {
      id
      category {
        id
        ...CategoryTile_category
      }
    }
    story(slug: "home") {
      id
      uuid
      title
      description
      images(first: 1) {
        url
      }
      ...StoryBody_story
    }
  }
`);

export const handle: RouteHandle = { pageType: "homepage" };

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  await loadQueries(args, [[HomePageQuery, {}, ["shop"]]]);
  return null;
};
export const loader = load;
export const clientLoader = load;

export default function Home() {
  const site = useSite();
  const data = usePageQuery(HomePageQuery, {});
  if (!data) return null;
  const { story, shop, navigation } = data;
  return (
    <main id="inhoud" data-page-type-id={story?.uuid} tabIndex={-1} className="outline-none">
      <PageHead
        title={story?.title ?? shop.name}
        description={story?.description}
        path={paths.home}
        image={story?.images[0]?.url}
        jsonLd={import.meta.env.SSR ? siteJsonLd(site, shop) : []}
      />
      {story ? (
        <StoryBody story={story} />
      ) : (
        <HomeWithoutStory headline={shop.name} categories={navigation.flatMap((item) => item.category ?? [])} />
      )}
      <ToldSuggestions />
    </main>
  );
}
