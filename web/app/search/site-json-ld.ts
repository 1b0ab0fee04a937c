import { pageAddress, type PageSite } from "#app/locale/page-address.ts";
import { paths } from "#app/locale/paths.ts";

interface SiteShop {
  readonly name: string;
  readonly country: string;
  readonly contact: {
    readonly companyName: string;
    readonly street: string;
    readonly zipCode: string;
    readonly city: string;
    readonly email: string;
    readonly phone: string;
    readonly chamberOfCommerce: string;
    readonly vatNumber: string;
  };
}

type JsonLd = Readonly<Record<string, unknown>>;

/** What facts of other pages name the shop's company by. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

/** For search engines: the company that runs the shop (schema.org/OnlineStore, an Organization), and the shop as a site that can be searched (WebSite). */
export function siteJsonLd(site: PageSite, { name, country, contact }: SiteShop): readonly JsonLd[] {
  const { companyName, street, zipCode, city, email, phone, chamberOfCommerce, vatNumber } = contact;
  const organization = {
    "@type": "OnlineStore",
    "@id": organizationId(site.origin),
    name,
    legalName: companyName,
    url: pageAddress(site, paths.home),
    logo: `${site.origin}/favicon.svg`,
    email,
    telephone: phone.replaceAll(/[^+\d]/g, ""),
    vatID: vatNumber,
    identifier: chamberOfCommerce,
    address: street &&
      city && {
        "@type": "PostalAddress",
        streetAddress: street,
        postalCode: zipCode,
        addressLocality: city,
        addressCountry: country,
      },
  };
  return [
    // the record of a shop need not say everything
    Object.fromEntries(Object.entries(organization).filter(([, value]) => value !== "")),
    {
      "@type": "WebSite",
      name,
      url: pageAddress(site, paths.home),
      publisher: { "@id": organizationId(site.origin) },
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${pageAddress(site, paths.search)}?term={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
