import { safeUrl } from "./safe-url.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Where a link of a story leads: to a product or category that has yet to be looked up, or to an address. */
export type LinkTarget =
  | { readonly kind: "product"; readonly masterKey: string; readonly original: string }
  | { readonly kind: "category"; readonly categoryId: number; readonly original: string }
  | { readonly kind: "address"; readonly href: string };

const sharedProduct = /^\/?shared\/pdps\/([\w-]+)\/?$/;
const sharedCategory = /^\/?shared\/plps\/(\d{1,9})\/?$/;

/** Whether an object is a link: a Storyblok multilink, or the attributes of a link in rich text. */
export function isLink(fields: Fields): boolean {
  return (
    fields["fieldtype"] === "multilink" ||
    (typeof fields["linktype"] === "string" && typeof fields["href"] === "string")
  );
}

/** Reads a link of a story (upstreams/stories/README.md, 'Links'). */
export function targetOf(link: Fields): LinkTarget {
  const story = isFields(link["story"]) ? link["story"] : {};
  const address = firstText(link["url"], link["href"], link["cached_url"]);
  const stored = firstText(link["cached_url"], address);
  const original = safeUrl(stored) ?? "";
  const masterKey = sharedProduct.exec(stored)?.[1];
  if (masterKey) return { kind: "product", masterKey, original };
  const categoryId = sharedCategory.exec(stored)?.[1];
  if (categoryId) return { kind: "category", categoryId: Number(categoryId), original };
  if (link["linktype"] === "email") return { kind: "address", href: mailTo(firstText(link["email"], address)) };
  if (link["linktype"] === "story") {
    const slug = firstText(story["full_slug"], link["cached_url"], address).replace(/^\/+|\/+$/g, "");
    return { kind: "address", href: `${pagePath(slug)}${anchorOf(link)}` };
  }
  return { kind: "address", href: `${safeUrl(address) ?? ""}${anchorOf(link)}` };
}

function pagePath(slug: string): string {
  return slug === "" || slug === "home" ? "/" : (safeUrl(`/${slug}`) ?? "/");
}

function anchorOf(link: Fields): string {
  const anchor = link["anchor"];
  return typeof anchor === "string" && /^[\w-]+$/.test(anchor) ? `#${anchor}` : "";
}

function mailTo(address: string): string {
  return safeUrl(/^mailto:/i.test(address) ? address : `mailto:${address}`) ?? "";
}

function firstText(...candidates: readonly unknown[]): string {
  return candidates.find((candidate): candidate is string => typeof candidate === "string" && candidate !== "") ?? "";
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
