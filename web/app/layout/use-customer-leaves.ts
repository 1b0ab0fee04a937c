import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { safeRedirect } from "@warmeland/schema/rules/paths/safe-redirect.ts";
import { useVisitor } from "./use-visitor.ts";

/**
 * On the pages where one signs in: whoever has done so goes where they wanted, else home (docs/rules.md#page-guard).
 * @param guestsStay on the page that makes an account of a guest
 * @param otherwise where one goes who wanted nothing special
 */
export function useCustomerLeaves({ guestsStay = false, otherwise = "/" } = {}): void {
  const viewer = useVisitor().visitor?.viewer;
  const isLeft = viewer != null && !(guestsStay && viewer.isGuest);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const target = safeRedirect(parameters.get("redirectUrl") ?? otherwise);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isLeft || isLeaving.current) return;
    isLeaving.current = true;
    void navigate(target, { replace: true });
  }, [isLeft, navigate, target]);
}
