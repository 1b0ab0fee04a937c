import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { latePaths } from "#app/locale/late-paths.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { OnceOpened } from "#app/ui/overlay/once-opened.tsx";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { textLinkClasses } from "#app/ui/text-link.tsx";
import type { SizeDrawerProps } from "./size-drawer.tsx";
import { thingMeasuredFor } from "./size-guide.ts";

const fetchDrawer = async () => ({ default: (await import("./size-drawer.tsx")).SizeDrawer });
const SizeDrawer = lazy(fetchDrawer);
const overlayId = "size-help";

/** How the size of a product is measured: a drawer, whose code comes when somebody is about to need it, else a page of the service. */
export function SizeHelp(props: Omit<SizeDrawerProps, "overlayId">) {
  const { t } = useTranslation("sizeHelp");
  const { open } = useOverlay(overlayId, "drawer");
  const thing = thingMeasuredFor(props.guide);
  return (
    <>
      <Anchor
        href={`${latePaths.measuring}#${t(`anchor.${thing}`)}`}
        aria-haspopup="dialog"
        onPointerEnter={() => void fetchDrawer()}
        onFocus={() => void fetchDrawer()}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          open();
        }}
        className={`touch-target -my-1 inline-block py-1 text-sm print:hidden ${textLinkClasses}`}
      >
        <span className="xs:hidden">{t("openShort")}</span>
        <span className="max-xs:hidden">{t(`open.${thing}`)}</span>
      </Anchor>
      <OnceOpened overlayId={overlayId}>
        <SizeDrawer overlayId={overlayId} {...props} />
      </OnceOpened>
    </>
  );
}
