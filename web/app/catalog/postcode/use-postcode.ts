import { useSyncExternalStore } from "react";
import { deliveryArea } from "@warmeland/schema/rules/delivery/delivery-area.ts";
import { useSite } from "#app/locale/site.ts";
import { onPostcodeChanged, rememberedPostcode } from "./remembered-postcode.ts";

/** The postcode this browser remembers, and the working days it adds to a delivery; an empty one adds none. */
export function usePostcode(): { readonly postcode: string; readonly extraDays: number } {
  const { shop } = useSite();
  const stored = useSyncExternalStore(onPostcodeChanged, rememberedPostcode, () => "");
  const area = stored === "" ? null : deliveryArea(shop, stored);
  return area ? { postcode: stored, extraDays: area.extraDays } : { postcode: "", extraDays: 0 };
}
