import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { safeRedirect } from "@warmeland/schema/rules/safe-redirect.ts";
import { useVisitor } from "./use-visitor.ts";

/** On the pages where one signs in: whoever has done so goes where they wanted, else home (decisions.md 29). */
export function useCustomerLeaves(): void {
  const viewer = useVisitor().visitor?.viewer;
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const target = safeRedirect(parameters.get("redirectUrl"));
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!viewer || isLeaving.current) return;
    isLeaving.current = true;
    void navigate(target, { replace: true });
  }, [viewer, navigate, target]);
}
