import type { AnchorHTMLAttributes, Ref } from "react";
import { Link, type LinkProps } from "react-router";

export interface AnchorProps
  extends AnchorHTMLAttributes<HTMLAnchorElement>, Pick<LinkProps, "prefetch" | "viewTransition" | "preventScrollReset"> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link by its address: other sites open in a new tab, mail and telephone stay what they are, a hash stays on the page (specification §2). */
export function Anchor({ href, prefetch, viewTransition, preventScrollReset, children, ...rest }: AnchorProps) {
  if (/^(https?:)?\/\//i.test(href)) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  // '#/…' is a step of a page that the router knows, any other hash an element.
  if (/^(mailto:|tel:|#(?!\/))/i.test(href)) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={href} prefetch={prefetch} viewTransition={viewTransition} preventScrollReset={preventScrollReset}>
      {children}
    </Link>
  );
}
