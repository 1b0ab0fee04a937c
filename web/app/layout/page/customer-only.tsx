import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "#app/locale/paths.ts";
import { useVisitor } from "#app/layout/use-visitor.ts";

interface CustomerOnlyProps {
  /** Shown until it is known who is looking; holds nothing personal, because the server renders it. */
  readonly fallback: ReactNode;
  /** Shown to somebody who orders as a guest, where the page needs an account. */
  readonly guest?: ReactNode;
  readonly children: ReactNode;
}

/** A page that needs a customer: an anonymous visitor goes to sign in and comes back from there (docs/rules.md#page-guard). */
export function CustomerOnly({ fallback, guest, children }: CustomerOnlyProps) {
  const { visitor, isLoaded } = useVisitor();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const mustSignIn = isLoaded && !visitor?.viewer;
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!mustSignIn || isLeaving.current) return;
    isLeaving.current = true;
    const wanted = new URLSearchParams({ redirectUrl: `${pathname}${search}${hash}` });
    void navigate(`${paths.signIn}?${wanted}`, { replace: true });
  }, [mustSignIn, navigate, pathname, search, hash]);
  if (!isLoaded || !visitor?.viewer) return fallback;
  return visitor.viewer.isGuest && guest !== undefined ? guest : children;
}
