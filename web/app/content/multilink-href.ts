import { recordOf, textOf } from "./untyped.ts";

const homeSlug = "home";
const safeScheme = /^(?:https?:|mailto:|tel:)/i;

/** Where a Storyblok multilink leads (upstreams/stories/README.md, 'Links'); undefined when it leads nowhere or to an address that could run something. */
export function multilinkHref(multilink: unknown): string | undefined {
  const link = recordOf(multilink);
  const anchor = textOf(link["anchor"]);
  const hash = anchor === "" ? "" : `#${anchor}`;
  if (link["linktype"] === "email") {
    const email = textOf(link["email"]) || textOf(link["url"]).replace(/^mailto:/, "");
    return email === "" ? undefined : `mailto:${email}`;
  }
  if (link["linktype"] === "story") {
    const slug = textOf(link["cached_url"]).replace(/^\/+|\/+$/g, "");
    if (slug === "") return undefined;
    return slug === homeSlug ? `/${hash}` : `/${slug}${hash}`;
  }
  const url = textOf(link["url"]) || textOf(link["cached_url"]);
  if (url === "" || (!url.startsWith("/") && !url.startsWith("#") && !safeScheme.test(url))) return undefined;
  return `${url}${hash}`;
}
