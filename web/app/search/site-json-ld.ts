import { paths } from "#app/locale/paths.ts";

/** The shop as a site that can be searched, for search engines (schema.org/WebSite). */
export function siteJsonLd(origin: string, name: string): Readonly<Record<string, unknown>> {
  return {
    "@type": "WebSite",
    name,
    url: `${origin}${paths.home}`,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}${paths.search}?term={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}
