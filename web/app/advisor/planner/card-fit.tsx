import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon/icon.tsx";
import { checkIcon, xIcon } from "#app/ui/icon/icon-paths.ts";
import type { firstToFit } from "./first-to-fit.ts";

/** Whether a product that is offered has a place in the room, in which size. */
export function CardFit({ found }: { readonly found: ReturnType<typeof firstToFit> }) {
  const { t } = useTranslation("planner");
  if (!found) return null;
  const { size, place } = found;
  const says = !place ? "no" : place.isInSwing ? "atDoor" : "yes";
  return (
    <span className={`mt-0.5 flex gap-1 text-xs font-medium ${place ? "text-success" : "text-error"}`}>
      <Icon path={place ? checkIcon : xIcon} className="mt-0.5 size-3" />
      {t(`add.fits.${says}`, { width: size.widthCm, depth: size.depthCm })}
    </span>
  );
}
