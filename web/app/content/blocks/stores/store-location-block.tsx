import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { StoryPhoto } from "#app/content/story-photo.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useSite } from "#app/locale/site.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { phoneIcon } from "#app/ui/icon/icon-paths.ts";
import { mapPinIcon } from "#app/ui/icon/late-icon-paths.ts";
import { HoursTable } from "./hours-table.tsx";
import { OpenNow } from "./open-now.tsx";
import { phoneHref, routeHref } from "./store-links.ts";

export const StoreLocationBlockFragment = graphql(`
  fragment StoreLocationBlock_block on StoreLocationBlock {
    id
    storeName
    street
    zipCode
    city
    phone
    latitude
    longitude
    anchor
    image {
      ...StoryImage_image @unmask
    }
    ways {
      key
      title
      text
    }
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
`);

/** A store: where it is, when it is open, how one gets there. The map is a link: nothing of anybody else is on the page. */
export function StoreLocationBlock({ block }: { readonly block: FragmentType<typeof StoreLocationBlockFragment> }) {
  const { t } = useTranslation("blocks");
  const { shop } = useSite();
  const store = useFragment(StoreLocationBlockFragment, block);
  const { storeName: name, street, zipCode, city, phone, image, ways, anchor } = store;
  const telephone = phoneHref(phone, shop.country);
  return (
    <section
      id={anchor ?? undefined}
      aria-label={name ?? undefined}
      className="mx-auto mt-8 grid max-w-page gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 px-gutter lg:grid-cols-2"
    >
      <div className="grid content-start gap-5">
        <div className="grid gap-2">
          <OpenNow hours={store} />
          <address className="not-italic">
            {street}
            <br />
            {zipCode} {city}
          </address>
        </div>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={routeHref(store)}>
            <Icon path={mapPinIcon} />
            {t("store.route")}
          </ButtonLink>
          {telephone !== undefined && (
            <ButtonLink href={telephone} variant="outline">
              <Icon path={phoneIcon} />
              {t("store.call")}
            </ButtonLink>
          )}
        </p>
        <div>
          <h2 className="mt-4 mb-2 font-display text-h3 font-medium tracking-display">{t("hours.title")}</h2>
          <HoursTable hours={store} caption={t("hours.of", { name })} />
        </div>
      </div>
      <div className="grid content-start gap-6">
        {image && <StoryPhoto image={image} eager sizes="(min-width: 992px) 46vw, 92vw" className="aspect-[3/2]" />}
        {ways.length > 0 && (
          <dl className="grid gap-x-6 sm:grid-cols-[max-content_1fr]">
            {ways.map(({ key, title, text }) => (
              <div key={key} className="grid border-b border-line py-2.5 sm:col-span-full sm:grid-cols-subgrid">
                <dt className="font-semibold">{title}</dt>
                <dd className="text-ink-muted">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
