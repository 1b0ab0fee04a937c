import { categoryProducts } from "#app/catalog/listing/category-products.ts";
import { sectionStories } from "#app/content/section-stories.ts";
import { type QueryComplete, queryComplete } from "#app/graphql/page/query-complete.ts";
import type { SitemapQuery as Sitemap } from "#app/graphql/generated/graphql.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { pageListXml, partListXml, type SitemapPage } from "#app/layout/sitemap/sitemap-xml.ts";
import { textStream } from "#app/layout/sitemap/text-stream.ts";
import { contentSections } from "@warmeland/schema/rules/paths/content-sections.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { paths } from "#app/locale/paths.ts";
import { siteContext } from "#app/locale/site-context.ts";
import type { Route } from "./+types/sitemap";

const SitemapQuery = graphql(`
  query Sitemap {
    navigation(key: "main") {
      id
      href
      category {
        id
        path
        productCount
        children {
          id
          path
          productCount
          standsApart
          children {
            id
            path
            productCount
            standsApart
          }
        }
      }
      children {
        id
        href
        children {
          id
          href
        }
      }
    }
  }
`);

/** Products of one file: a search engine that is cut off begins a file again. */
const mostInFile = 5000;
/** Name of the part with everything but products. */
const pagesPart = "pages";

interface Branch {
  readonly path: string;
  readonly productCount: number;
  readonly standsApart?: boolean;
  readonly children?: readonly Branch[];
}

/**
 * Every page that a search engine should know: home, categories, products, content. The list of a large shop is an index of parts, which
 * `?part=` names: `pages`, or the path of a category whose products it has. It is sent while it is read; one that cannot be completed breaks off.
 */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  const query = queryComplete(context, request.signal);
  const { navigation } = await query(SitemapQuery, {});
  const categories = navigation.flatMap(({ category }) => (category ? [category, ...apartBelow(category)] : []));
  const files = categories.flatMap(filesOf);
  const part = new URL(request.url).searchParams.get("part");
  const listed = (pages: AsyncIterable<SitemapPage>) => xml(textStream(pageListXml(pages, site)));

  if (part === pagesPart) return listed(shopPages(query, navigation));
  if (part !== null) {
    const file = files.find(({ path }) => path === part);
    if (!file) throw new Response(null, { status: 404, statusText: "Not Found" });
    return listed(productPages(query, [file]));
  }
  if (categories.reduce((sum, { productCount }) => sum + productCount, 0) > mostInFile)
    return xml(partListXml([...new Set([pagesPart, ...files.map(({ path }) => path)])], site));
  return listed(allPages(query, navigation, categories));
}

/** The categories below it whose products it does not list. */
function apartBelow({ children = [] }: Branch): Branch[] {
  return children.flatMap((child) => [...(child.standsApart ? [child] : []), ...apartBelow(child)]);
}

/** The categories that have a file each: a large one whose children have all of its products gives way to them. */
function filesOf(category: Branch): Branch[] {
  const { productCount, children = [] } = category;
  const inChildren = children.reduce((sum, child) => sum + child.productCount, 0);
  return productCount > mostInFile && inChildren >= productCount ? children.flatMap(filesOf) : [category];
}

async function* allPages(
  query: QueryComplete,
  navigation: Sitemap["navigation"],
  categories: readonly Branch[],
): AsyncGenerator<SitemapPage> {
  yield* shopPages(query, navigation);
  yield* productPages(query, categories);
}

async function* shopPages(query: QueryComplete, navigation: Sitemap["navigation"]): AsyncGenerator<SitemapPage> {
  const items = navigation.flatMap((item) => [
    item,
    ...item.children,
    ...item.children.flatMap((child) => child.children),
  ]);
  const own = items.flatMap(({ href }) => (/^\/(?!\/)[^?#]*$/.test(href) ? href : []));
  for (const path of [paths.home, paths.sale, paths.newest, ...own, latePaths.hardness, latePaths.planner])
    yield { path };
  for (const section of contentSections)
    for await (const { slug, publishedAt, images } of sectionStories(query, section))
      yield { path: `/${slug}`, changedAt: publishedAt, images: images.map(({ url }) => url) };
}

async function* productPages(query: QueryComplete, categories: readonly Branch[]): AsyncGenerator<SitemapPage> {
  for (const { path } of categories)
    for await (const { slug, updatedAt, images } of categoryProducts(query, path))
      yield { path: paths.product(slug), changedAt: updatedAt, images: images.map(({ url }) => url) };
}

function xml(body: string | ReadableStream): Response {
  return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
