import { pageAddress, type PageSite } from "#app/locale/page-address.ts";

interface Crumb {
  readonly value: string;
  readonly to: string;
}

/** A breadcrumb list for search engines (schema.org/BreadcrumbList). */
export function breadcrumbJsonLd(site: PageSite, crumbs: readonly Crumb[]): Readonly<Record<string, unknown>> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ value, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: value,
      item: pageAddress(site, to),
    })),
  };
}
