import { safeHref } from "#app/content/safe-href.ts";
import { shownLinks } from "#app/content/story-link.ts";
import type { FragmentFields } from "#app/graphql/fragment-fields.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import type {
  ShellQuery,
  ShopSettings_BlockFragment,
  StoryEmptyPagePlace,
  StoryPromiseIcon,
} from "#app/graphql/generated/graphql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import type { EmptyText } from "#app/ui/feedback/empty-state.tsx";

const ShopSettingsFragment = graphql(`
  fragment ShopSettings_block on ShopSettingsBlock {
    id
    announcements {
      key
      text
      href
    }
    menuLinks {
      key
      label
      href
      style
    }
    promises {
      key
      icon
      text
      href
    }
    claim
    shareImage {
      url
    }
    footerColumns {
      key
      title
      links {
        ...StoryLink_link @unmask
      }
    }
    emptyPages {
      key
      place
      title
      text
      links {
        ...StoryLink_link @unmask
      }
    }
  }
`);

export interface SettingsLink {
  readonly key: string;
  readonly label: string;
  readonly href: string;
}

/** A link of the main menu beside the categories. */
export interface ShopLink {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  readonly highlight: boolean;
  /** Whether a menu row without room to spare leaves it out. */
  readonly wideOnly: boolean;
}

export interface ShopPromise {
  readonly key: string;
  readonly icon: StoryPromiseIcon | null | undefined;
  readonly text: string;
  readonly href: string | undefined;
}

/** What editors decide about header, footer and pages with nothing to show. */
export interface ShopSettings {
  /** What stands above every page. */
  readonly announcement: { readonly text: string; readonly href: string | undefined } | undefined;
  readonly menuLinks: readonly ShopLink[];
  readonly promises: readonly ShopPromise[];
  readonly claim: string;
  /** Picture of shared links to pages that have none of their own. */
  readonly shareImage: string | undefined;
  readonly columns: readonly {
    readonly key: string;
    readonly title: string;
    readonly links: readonly SettingsLink[];
  }[];
  readonly emptyPages: readonly (EmptyText & { readonly place: StoryEmptyPagePlace | null | undefined })[];
}

/** The settings in their story; empty without one, because the shop must show without it. */
export function useShopSettings(story: ShellQuery["settings"] | undefined): ShopSettings {
  const block = story?.blocks.find((each) => each.__typename === "ShopSettingsBlock");
  return readShopSettings(useFragment(ShopSettingsFragment, block));
}

/** What is missing or leads nowhere is left out. */
export function readShopSettings(data: FragmentFields<ShopSettings_BlockFragment> | undefined): ShopSettings {
  const [announcement] = data?.announcements ?? [];
  return {
    announcement: announcement?.text ? { text: announcement.text, href: safeHref(announcement.href) } : undefined,
    menuLinks: (data?.menuLinks ?? []).flatMap(({ key, label, href: address, style }) => {
      const href = safeHref(address);
      return label && href ? [{ key, name: label, href, highlight: style === "SALE", wideOnly: style === "WIDE" }] : [];
    }),
    promises: (data?.promises ?? []).flatMap(({ key, icon, text, href }) =>
      text ? [{ key, icon, text, href: safeHref(href) }] : [],
    ),
    claim: data?.claim ?? "",
    shareImage: data?.shareImage?.url,
    columns: (data?.footerColumns ?? []).flatMap(({ key, title, links: all }) => {
      const links = shownLinks(all);
      return title && links.length > 0 ? [{ key, title, links }] : [];
    }),
    emptyPages: (data?.emptyPages ?? []).flatMap(({ place, title, text, links }) =>
      text ? [{ place, title: title ?? "", text, links: shownLinks(links) }] : [],
    ),
  };
}
