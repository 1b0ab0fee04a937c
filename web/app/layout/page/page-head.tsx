import { useSite } from "#app/locale/site.ts";
import { usePageFacts } from "./page-facts.ts";
import { useShell } from "#app/layout/use-shell.ts";

interface PageHeadProps {
  /** Without the shop's name, which is added. */
  readonly title: string;
  readonly description?: string | null;
  /** Path of the page in this shop with the parameters that make it another page, such as `?page=2`. */
  readonly path: string;
  /** The same page in other shops; only open ones are named to search engines. */
  readonly alternates?: readonly { readonly language: string; readonly path: string }[];
  /** Path of a photo for previews. */
  readonly image?: string;
  /** For pages that search engines should not list. */
  readonly hidden?: boolean;
  /** Part of what the page at `path` shows, which search engines should list instead. */
  readonly filtered?: boolean;
  /** Facts for search engines; made on the server only. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
}

/** Title, canonical address and what search engines and previews read. React moves it into the head. */
export function PageHead({
  title,
  description,
  path,
  alternates,
  image,
  hidden = false,
  filtered = false,
  jsonLd,
}: PageHeadProps) {
  const { origin, shop } = useSite();
  const name = useShell()?.shop.name;
  usePageFacts(jsonLd);
  const address = `${origin}${shop.pathPrefix}${path === "/" && shop.pathPrefix ? "" : path}`;
  const fullTitle = name ? `${title} | ${name}` : title;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {(hidden || filtered) && <meta name="robots" content="noindex" />}
      {!hidden && <link rel="canonical" href={address} />}
      {alternates?.map((alternate) => (
        <link
          key={alternate.language}
          rel="alternate"
          hrefLang={alternate.language}
          href={`${origin}${alternate.path}`}
        />
      ))}
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      {!hidden && <meta property="og:url" content={address} />}
      {image && <meta property="og:image" content={`${origin}${image}`} />}
    </>
  );
}
