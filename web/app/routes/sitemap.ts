import { categorySlugs } from "#app/catalog/listing/category-slugs.ts";
import { sectionSlugs } from "#app/content/section-slugs.ts";
import { type QueryComplete, queryComplete } from "#app/graphql/page/query-complete.ts";
import type { SitemapQuery as Sitemap } from "#app/graphql/generated/graphql.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { contentSections, paths } from "#app/locale/paths.ts";
import { siteContext } from "#app/locale/site.ts";
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

/** Products of one file: more take longer than a page may. */
const mostInFile = 5000;
/** Name of the part with everything but products. */
const pagesPart = "pages";
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

interface Branch {
  readonly path: string;
  readonly productCount: number;
  readonly standsApart?: boolean;
  readonly children?: readonly Branch[];
}

/**
 * Every page that a search engine should know: home, categories, products, content. The list of a large shop is an index of parts, which
 * `?part=` names: `pages`, or the path of a category whose products it has.
 */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { origin, shop } = context.get(siteContext);
  const query = queryComplete(context, request.signal);
  const { navigation } = await query(SitemapQuery, {});
  const categories = navigation.flatMap(({ category }) => (category ? [category, ...apartBelow(category)] : []));
  const files = categories.flatMap(filesOf);
  const part = new URL(request.url).searchParams.get("part");
  const locate = (address: string) => `<loc>${escapeXml(`${origin}${shop.pathPrefix}${address}`)}</loc>`;
  const listed = (addresses: Iterable<string>) => xml("urlset", "url", [...new Set(addresses)].map(locate));

  if (part === pagesPart) return listed(await pageAddresses(query, navigation));
  if (part !== null) {
    const file = files.find(({ path }) => path === part);
    if (!file) throw new Response(null, { status: 404, statusText: "Not Found" });
    return listed(await productAddresses(query, file));
  }
  if (categories.reduce((sum, { productCount }) => sum + productCount, 0) > mostInFile) {
    const parts = new Set([pagesPart, ...files.map(({ path }) => path)]);
    return xml(
      "sitemapindex",
      "sitemap",
      [...parts].map((name) => locate(`/sitemap.xml?${new URLSearchParams({ part: name })}`)),
    );
  }
  const addresses = await pageAddresses(query, navigation);
  for (const category of categories) addresses.push(...(await productAddresses(query, category)));
  return listed(addresses);
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

async function pageAddresses(query: QueryComplete, navigation: Sitemap["navigation"]): Promise<string[]> {
  const items = navigation.flatMap((item) => [
    item,
    ...item.children,
    ...item.children.flatMap((child) => child.children),
  ]);
  const own = items.flatMap(({ href }) => (/^\/(?!\/)[^?#]*$/.test(href) ? href : []));
  const stories = await Promise.all(contentSections.map((section) => sectionSlugs(query, section)));
  return [
    ...new Set([
      paths.home,
      paths.sale,
      paths.newest,
      ...own,
      paths.hardness,
      ...stories.flat().map((slug) => `/${slug}`),
    ]),
  ];
}

async function productAddresses(query: QueryComplete, { path }: Branch): Promise<string[]> {
  return (await categorySlugs(query, path)).map((slug) => paths.product(slug));
}

function xml(root: string, entry: string, entries: readonly string[]): Response {
  const lines = entries.map((each) => `<${entry}>${each}</${entry}>\n`).join("");
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${lines}</${root}>\n`;
  return new Response(text, { headers: { "content-type": "application/xml; charset=utf-8" } });
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}
