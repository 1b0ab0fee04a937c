import type { FragmentType } from "@apollo/client/masking";
import { type SubmitEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { distanceKm, placeOfPostcode } from "@warmeland/schema/rules/stores/postcode-distance.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { postcodeParameter } from "#app/locale/paths.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { BlockSection } from "#app/content/block-section.tsx";
import { OpenNow } from "./open-now.tsx";
import { StoreMap } from "./store-map.tsx";

export const StoreFinderBlockFragment = graphql(`
  fragment StoreFinderBlock_block on StoreFinderBlock {
    id
    headline
    stores {
      id
      path
      storeName
      street
      zipCode
      city
      latitude
      longitude
      openingDays {
        key
        day
        from
        until
      }
      specialDays {
        key
        date
        name
        from
        until
      }
    }
  }
`);

/** All stores, the nearest to a postcode first. The postcode stays in the browser; without JavaScript it is in the address. */
export function StoreFinderBlock({ block }: { readonly block: FragmentType<typeof StoreFinderBlockFragment> }) {
  const { t } = useTranslation("blocks");
  const { headline, stores } = useFragment(StoreFinderBlockFragment, block);
  const id = useId();
  // no level of headings is left out
  const Name = headline ? "h3" : "h2";
  const [parameters] = useSearchParams();
  const [asked, setAsked] = useState<string>();
  const postcode = (asked ?? parameters.get(postcodeParameter) ?? "").trim().toUpperCase();
  const from = placeOfPostcode(postcode);
  const isWrong = postcode !== "" && !from;
  const places = stores
    .map((store) => {
      const place = { latitude: store.latitude ?? 0, longitude: store.longitude ?? 0 };
      return { store, place, km: from && Math.round(distanceKm(from, place)) };
    })
    .toSorted((one, other) => (from ? (one.km ?? 0) - (other.km ?? 0) : other.place.latitude - one.place.latitude));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(postcodeParameter);
    setAsked(typeof typed === "string" ? typed : "");
  };
  return (
    <BlockSection headline={headline}>
      <div className="grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <form method="get" noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
            <TextField
              id={`${id}-postcode`}
              name={postcodeParameter}
              label={t("store.postcode")}
              defaultValue={postcode}
              autoComplete="postal-code"
              maxLength={10}
              {...(isWrong && { error: t("store.noPostcode") })}
              className="w-48"
            />
            <Button type="submit" className="mt-[1.625rem]">
              {t("store.search")}
            </Button>
          </form>
          <p role="status" className="mt-3 min-h-6 text-sm text-ink-muted">
            {from && t("store.distance", { postcode })}
          </p>
          <ul className="mt-3 border-t border-line">
            {places.map(({ store, km }, index) => (
              <li
                key={store.id}
                className={`relative grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line py-4 has-focus-visible:outline-2 ${from && index === 0 ? "-mx-4 bg-surface px-4" : ""}`}
              >
                <Name className="text-h4 font-semibold">
                  <Anchor href={store.path} prefetch="intent" className="after:absolute after:inset-0 hover:underline">
                    {store.storeName}
                  </Anchor>
                </Name>
                <span className="font-semibold tabular-nums">{km !== undefined && t("store.km", { km })}</span>
                <p className="col-span-full text-sm text-ink-muted">
                  {store.street}, {store.zipCode} {store.city}
                </p>
                <div className="col-span-full">
                  <OpenNow hours={store} />
                </div>
              </li>
            ))}
          </ul>
        </div>
        <StoreMap stores={stores} nearest={from && places[0]?.store.id} />
      </div>
    </BlockSection>
  );
}
