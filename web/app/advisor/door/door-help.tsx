import type { FragmentType } from "@apollo/client/masking";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { OnceOpened } from "#app/ui/overlay/once-opened.tsx";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { textLinkClasses } from "#app/ui/text-link.tsx";

const DoorDialog = lazy(async () => ({ default: (await import("./door-dialog.tsx")).DoorDialog }));

export const DoorHelpFragment = graphql(`
  fragment DoorHelp_product on Product {
    id
    name
    attributes {
      key
      values {
        value
      }
    }
  }
`);

const overlayId = "door-check";
/** They come in parts, as does what says so itself. */
const shapesInParts = new Set(["hoek", "chaise-longue"]);

/** Opens the check whether a sofa passes the door; nothing for what is no seat in one piece. */
export function DoorHelp({ product }: { readonly product: FragmentType<typeof DoorHelpFragment> }) {
  const { t } = useTranslation("product");
  const { open } = useOverlay(overlayId);
  const { id, attributes } = useFragment(DoorHelpFragment, product);
  const valueOf = (key: string) => attributes.find((attribute) => attribute.key === key)?.values[0]?.value ?? "";
  const isSeat =
    valueOf("upholstery") !== "" && valueOf("shippingType") === "two_person" && valueOf("sizeGuide") === "";
  const isInParts =
    shapesInParts.has(valueOf("shape")) || valueOf("version") === "modulair" || valueOf("deliveredAs") !== "";
  if (!isSeat || isInParts) return null;
  return (
    <>
      <button
        type="button"
        onClick={open}
        className={`-my-2 min-h-target justify-self-start text-sm print:hidden ${textLinkClasses}`}
      >
        {t("doorHelp")}
      </button>
      <OnceOpened overlayId={overlayId}>
        <DoorDialog overlayId={overlayId} productId={id} />
      </OnceOpened>
    </>
  );
}
