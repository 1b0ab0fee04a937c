import type { RouterContextProvider } from "react-router";
import { askOnServer } from "#app/graphql/ask-on-server.ts";
import type { SitemapProductsQuery as SitemapProducts, SitemapQuery as Sitemap } from "#app/graphql/generated/graphql.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { paths } from "#app/locale/paths.ts";
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
    about: stories(startsWith: "over-ons/", first: 100) {
      edges {
        node {
          id
          slug
        }
      }
    }
    discover: stories(startsWith: "ontdekken/", first: 100) {
      edges {
        node {
          id
          slug
        }
      }
    }
    advice: stories(startsWith: "adviseur/", first: 100) {
      edges {
        node {
          id
          slug
        }
      }
    }
    locations: stories(startsWith: "locaties/", first: 100) {
      edges {
        node {
          id
          slug
        }
      }
    }
    service: stories(startsWith: "service/", first: 100) {
      edges {
        node {
          id
          slug
        }
      }
    }
  }
`);

const SitemapProductsQuery = graphql(`
  query SitemapProducts($path: String!, $page: Int!) {
    category(path: $path) {
      id
      listing(first: 100, page: $page) {
        pageInfo {
          hasNextPage
        }
        edges {
          node {
            id
            slug
          }
        }
      }
    }
  }
`);

/** A listing pages through 1,000 products (decisions.md 18). */
const lastPage = 10;

/** Every page that a search engine should know: home, categories, products, content. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { origin, shop } = context.get(siteContext);
  const { signal } = request;
  const data = (await askOnServer(context, SitemapQuery, {}, signal)).data as Sitemap | null | undefined;
  if (!data) throw new Response(null, { status: 503 });

  const addresses = new Set<string>([paths.home]);
  for (const item of data.navigation) {
    for (const { href } of [item, ...item.children, ...item.children.flatMap((child) => child.children)]) {
      if (/^\/(?!\/)[^?#]*$/.test(href)) addresses.add(href);
    }
    if (!item.category) continue;
    for (const slug of await productSlugs(context, item.category.path, signal)) addresses.add(paths.product(slug));
  }
  for (const stories of [data.about, data.discover, data.advice, data.locations, data.service]) {
    for (const { node } of stories.edges) addresses.add(`/${node.slug}`);
  }
  const urls = [...addresses].map((path) => `<url><loc>${escapeXml(`${origin}${shop.pathPrefix}${path}`)}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}

async function productSlugs(context: Readonly<RouterContextProvider>, path: string, signal: AbortSignal): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; page <= lastPage; page += 1) {
    const data = (await askOnServer(context, SitemapProductsQuery, { path, page }, signal)).data as SitemapProducts | null | undefined;
    const listing = data?.category?.listing;
    slugs.push(...(listing?.edges.map(({ node }) => node.slug) ?? []));
    if (!listing?.pageInfo.hasNextPage) break;
  }
  return slugs;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("'", "&apos;");
}
