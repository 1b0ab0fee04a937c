import { useNavigation } from "react-router";
import type { ProductSort } from "#app/graphql/generated/graphql.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { listingSearch } from "./listing-parameters.ts";

const shown = 4;

/** Placeholders for the next page of a listing while it is on its way. */
export function PendingCards({ from, sort }: { readonly from: number; readonly sort: ProductSort }) {
  const navigation = useNavigation();
  if (navigation.state !== "loading" || navigation.location.search !== listingSearch({ page: from + 1, sort })) return null;
  return Array.from({ length: shown }, (_, index) => (
    <li key={index}>
      <Skeleton />
    </li>
  ));
}
