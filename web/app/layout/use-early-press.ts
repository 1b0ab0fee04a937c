import { useEffect } from "react";
import { markTakenOver } from "#app/ui/browser/taken-over.ts";

/** Notifies the page's starter that React listens now: a button pressed or a form sent before is pressed or sent again (page-starter.js). */
export function useEarlyPress(): void {
  useEffect(() => {
    markTakenOver();
    window.dispatchEvent(new Event("page-hydrated"));
  }, []);
}
