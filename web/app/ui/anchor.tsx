import type { AnchorHTMLAttributes, Ref } from "react";
import { Link, useLocation, type LinkProps } from "react-router";
import { savesData } from "./browser/saves-data.ts";

export interface AnchorProps
  extends
    AnchorHTMLAttributes<HTMLAnchorElement>,
    Pick<LinkProps, "prefetch" | "viewTransition" | "preventScrollReset"> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link by its address: other sites open in a new tab, mail and telephone stay what they are, a hash scrolls to its place on the page. */
export function Anchor({ href, prefetch, viewTransition, preventScrollReset, children, ...rest }: AnchorProps) {
  if (/^(https?:)?\/\//i.test(href)) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  // '#/…' is a step of a page that the router knows, any other hash an element.
  if (/^#(?!\/)/.test(href)) {
    return (
      <HashLink {...rest} href={href}>
        {children}
      </HashLink>
    );
  }
  // files stand at the root of a site, pages below their shop's prefix
  if (/^(mailto:|tel:|\/images\/|\/videos\/)/i.test(href)) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  // On intent only the one link under the pointer or the focus is loaded ahead, so the limit of five holds.
  const ahead = prefetch === "intent" && savesData() ? "none" : prefetch;
  return (
    <Link {...rest} to={href} prefetch={ahead} viewTransition={viewTransition} preventScrollReset={preventScrollReset}>
      {children}
    </Link>
  );
}

// Through the router, which scrolls smoothly; the browser would jump.
function HashLink({ href, ...rest }: AnchorProps) {
  const { search } = useLocation();
  return <Link {...rest} to={{ search, hash: href }} />;
}
