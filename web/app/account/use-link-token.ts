import { useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

/**
 * The secret that the link of a mail carries as `token` or `hash`, taken out of the address as soon as the page is there, so that it stays in
 * no history and goes nowhere else. Null without one.
 */
export function useLinkToken(): string | null {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const given = parameters.get("token") ?? parameters.get("hash");
  const [token] = useState(given);
  useEffect(() => {
    if (given !== null) void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [given, navigate, pathname]);
  return token === "" ? null : token;
}
