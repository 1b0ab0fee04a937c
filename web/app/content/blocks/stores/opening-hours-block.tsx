import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { BlockSection } from "#app/content/block-section.tsx";
import { HoursTable } from "./hours-table.tsx";
import { OpenNow } from "./open-now.tsx";

export const OpeningHoursBlockFragment = graphql(`
  fragment OpeningHoursBlock_block on OpeningHoursBlock {
    id
    headline
    text
    anchor
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

/** When something is open, and whether it is now. */
export function OpeningHoursBlock({ block }: { readonly block: FragmentType<typeof OpeningHoursBlockFragment> }) {
  const { headline, text, anchor, ...hours } = useFragment(OpeningHoursBlockFragment, block);
  return (
    <BlockSection id={anchor} headline={headline} narrow>
      <OpenNow hours={hours} />
      {text && <p className="mt-2 mb-4 text-ink-muted">{text}</p>}
      <HoursTable hours={hours} caption={headline ?? ""} />
    </BlockSection>
  );
}
