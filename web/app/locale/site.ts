import { createContext as createReactContext, use } from "react";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

/** What a page knows of where it stands. */
export interface Site {
  /** Scheme and host that shoppers use, for absolute links. */
  readonly origin: string;
  readonly shop: ShopLocale;
  /** The shops that have a page at the same path, this one included; known to the server alone. */
  readonly alternates?: readonly ShopLocale[];
  /** The build that rendered the page. */
  readonly buildId: string;
  /** The shop's tag manager, which waits for the visitor's consent; most shops have none. */
  readonly tagManagerId?: string | undefined;
  /** Whether the shop is tried out, with a company that does not exist. */
  readonly isDemo?: boolean | undefined;
  /** A page that shows drafts: what the gateway knows it by, and the origin of the editor that may change it. */
  readonly preview?: { readonly signed: string; readonly editor: string } | undefined;
}

export const SiteContext = createReactContext<Site | undefined>(undefined);

/** @throws Error outside a page. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error("A page needs its site.");
  return site;
}

/** The site as attributes of `<html>`, from which the browser reads it again. */
export function siteAttributes({
  origin,
  shop,
  buildId,
  tagManagerId,
  isDemo,
  preview,
}: Site): Record<`data-${string}`, string> {
  return {
    "data-origin": origin,
    // whole, so that a browser carries one shop and not the table of all
    "data-shop": JSON.stringify(shop),
    "data-build": buildId,
    ...(isDemo && { "data-demo": "" }),
    ...(preview && { "data-preview": preview.signed, "data-editor": preview.editor }),
    ...(tagManagerId && { "data-tag-manager": tagManagerId }),
  };
}

export function readSite({ dataset }: HTMLElement): Site {
  const {
    origin = location.origin,
    shop = '{"pathPrefix":""}',
    build = "",
    tagManager,
    demo,
    preview,
    editor,
  } = dataset;
  return {
    origin,
    shop: JSON.parse(shop) as ShopLocale,
    buildId: build,
    tagManagerId: tagManager,
    isDemo: demo !== undefined,
    preview: preview && editor ? { signed: preview, editor } : undefined,
  };
}
