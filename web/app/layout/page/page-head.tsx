import { pageAddress } from "#app/locale/page-address.ts";
import { useSite } from "#app/locale/site.ts";
import { useShopSettings } from "#app/layout/shop-settings.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { imageUrl } from "@warmeland/schema/rules/images/image-source.ts";
import { usePageFacts } from "./page-facts.ts";

interface PageHeadProps {
  /** Without the shop's name, which is added. */
  readonly title: string;
  readonly description?: string | null;
  /** Path of the page in this shop with the parameters that make it another page, such as `?page=2`. */
  readonly path: string;
  /** Address of the photo that stands for the page where its link is shared; the shop's own one unless given. */
  readonly image?: string | undefined;
  /** For pages that search engines should not list. */
  readonly hidden?: boolean;
  /** Part of what the page at `path` shows, which search engines should list instead. */
  readonly filtered?: boolean;
  /** Facts for search engines; made on the server only. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
}

/** Title, canonical address and what search engines and previews read. React moves it into the head. */
export function PageHead({ title, description, path, image, hidden = false, filtered = false, jsonLd }: PageHeadProps) {
  const site = useSite();
  const { origin, alternates: shops = [] } = site;
  const shell = useShell();
  const { shareImage } = useShopSettings(shell?.settings);
  const name = shell?.shop.name;
  usePageFacts(jsonLd);
  const address = pageAddress(site, path);
  const alternates = hidden || filtered ? [] : shops;
  const fullTitle = name ? `${title} | ${name}` : title;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {(hidden || filtered) && <meta name="robots" content="noindex" />}
      {!hidden && <link rel="canonical" href={address} />}
      {alternates.length > 1 &&
        alternates.map((shop) => (
          <link
            key={shop.language}
            rel="alternate"
            hrefLang={shop.language}
            href={pageAddress({ origin, shop }, path)}
          />
        ))}
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      {!hidden && <meta property="og:url" content={address} />}
      <meta property="og:image" content={new URL(imageUrl(image ?? shareImage ?? "/share.png", 1280), origin).href} />
    </>
  );
}
