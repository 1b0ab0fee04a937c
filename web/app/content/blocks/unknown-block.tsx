import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useSite } from "#app/locale/site.ts";

export const UnknownBlockFragment = graphql(`
  fragment UnknownBlock_block on UnknownBlock {
    id
    name
    reason
  }
`);

/** In the place of a block that cannot be shown, for its editor. */
export function UnknownBlock({ block }: { readonly block: FragmentType<typeof UnknownBlockFragment> }) {
  const { t } = useTranslation("preview");
  const { name, reason } = useFragment(UnknownBlockFragment, block);
  const { preview } = useSite();
  if (!preview) return null;
  return (
    <div className="mx-auto mt-section max-w-page px-gutter">
      <p className="rounded-md border border-dashed border-line-strong p-5 text-sm text-ink-muted">
        {t("unknownBlock", { name: name || t("nameless"), reason })}
      </p>
    </div>
  );
}
