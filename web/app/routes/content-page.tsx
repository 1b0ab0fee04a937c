import { useLocation } from "react-router";
import { addressInShop } from "#app/locale/address-in-shop.ts";
import { StoryBody } from "#app/content/story-body.tsx";
import { useStoryJsonLd } from "#app/content/story-json-ld.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { loadQueries } from "#app/graphql/page/load-queries.ts";
import { usePageQuery } from "#app/graphql/page/use-page-query.ts";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import type { Route } from "./+types/content-page";

const ContentPageQuery = graphql(`
  query ContentPage($slug: String!) {
    story(slug: $slug) {
      id
      uuid
      title
      description
      images(first: 1) {
        url
      }
      ...StoryBody_story
      ...StoryJsonLd_story
    }
  }
`);

export const handle: RouteHandle = { pageType: "content_page" };

const slugOf = (pathname: string) => pathname.replace(/^\//, "");

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { pathname } = addressInShop(args);
  const [data] = await loadQueries(args, [[ContentPageQuery, { slug: slugOf(pathname) }, ["story"]]]);
  if (!data.story) {
    const { redirectOrNotFound } = await import("#app/layout/page/redirect-or-not-found.ts");
    throw await redirectOrNotFound(args);
  }
  return null;
};
export const loader = load;
export const clientLoader = load;

export default function ContentPage() {
  const { pathname } = useLocation();
  const slug = slugOf(pathname);
  const data = usePageQuery(ContentPageQuery, { slug });
  const jsonLd = useStoryJsonLd(data?.story, useShell()?.shop.name);
  return (
    <main id="inhoud" data-page-type-id={data?.story?.uuid} tabIndex={-1} className="outline-none">
      {data?.story && (
        <>
          <PageHead
            title={data.story.title}
            description={data.story.description}
            path={pathname}
            image={data.story.images[0]?.url}
            jsonLd={jsonLd}
          />
          <StoryBody story={data.story} />
        </>
      )}
    </main>
  );
}
