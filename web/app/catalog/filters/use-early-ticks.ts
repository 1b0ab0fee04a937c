import { useEffect, useEffectEvent } from "react";
import { withValue } from "./filter-choice.ts";
import { filterFormId } from "./drawer/filter-drawer-id.ts";
import type { ListingAddress } from "#app/catalog/listing/use-listing-address.ts";

/** What was ticked before the page's scripts were there is applied as soon as they are. */
export function useEarlyTicks({ chosen, go }: ListingAddress): void {
  const apply = useEffectEvent(() => {
    const form = document.getElementById(filterFormId);
    if (!(form instanceof HTMLFormElement)) return;
    const inputs = [...form.elements].filter(
      (element) => element instanceof HTMLInputElement && (element.type === "checkbox" || element.type === "radio"),
    );
    const ticked = (inputs as HTMLInputElement[]).filter(
      ({ name, checked, defaultChecked }) => name !== "" && checked !== defaultChecked,
    );
    if (ticked.length > 0)
      go(ticked.reduce((choice, { name, value, checked }) => withValue(choice, name, value, checked), chosen));
  });
  useEffect(() => apply(), []);
}
