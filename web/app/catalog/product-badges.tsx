import { useTranslation } from "react-i18next";
import { badgeLook } from "#app/ui/badge-look.ts";
import { Badge } from "#app/ui/badge.tsx";
import { InfoTip } from "#app/ui/overlay/info-tip.tsx";

interface ProductBadgesProps {
  readonly badges: readonly {
    readonly key: string;
    readonly label: string;
    readonly color: string;
    /** What the claim rests on. */
    readonly basis?: string | null;
  }[];
}

/** A product's badges; a claim opens its proof. */
export function ProductBadges({ badges }: ProductBadgesProps) {
  const { t } = useTranslation("product");
  if (badges.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {badges.map(({ key, label, color, basis }) => (
        <li key={key} className="flex items-center gap-0.5">
          <Badge look={badgeLook(color)} ringed>
            {label}
          </Badge>
          {basis && <InfoTip label={t("badgeBasis", { badge: label })}>{basis}</InfoTip>}
        </li>
      ))}
    </ul>
  );
}
