import { useEffect, useEffectEvent } from "react";
import { useAddToBasket } from "./use-add-to-basket.ts";

/** Goes on with what the tab kept for the connection before it was loaded anew. */
export function ResumeAdditions() {
  const { resume } = useAddToBasket();
  const onLoad = useEffectEvent(resume);
  useEffect(() => onLoad(), []);
  return null;
}
