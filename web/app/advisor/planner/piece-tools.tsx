import { useApolloClient } from "@apollo/client/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#app/locale/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { fetchPlannerProduct, type FurnishedPiece, placeableVariants, valueOf } from "./planner-product.ts";
import { shortName } from "./short-name.ts";
import type { Planner } from "./use-planner.ts";

interface PieceToolsProps {
  readonly planner: Planner;
  readonly piece: FurnishedPiece;
}

const moves = [
  { key: "left", xCm: -5, yCm: 0 },
  { key: "right", xCm: 5, yCm: 0 },
  { key: "up", xCm: 0, yCm: -5 },
  { key: "down", xCm: 0, yCm: 5 },
] as const;

/** Turns, moves and exchanges the chosen piece. */
export function PieceTools({ planner, piece }: PieceToolsProps) {
  const { t } = useTranslation("planner");
  const client = useApolloClient();
  const id = useId();
  const variants = placeableVariants(piece.product);
  const { siblings, color } = piece.product;
  const own = { id: piece.product.id, label: color?.values[0]?.label ?? "" };
  const colours = [own, ...siblings.map((each) => ({ id: each.id, label: each.color?.values[0]?.label ?? "" }))];
  const takeColour = async (productId: string): Promise<void> => {
    const product = await fetchPlannerProduct(client, { id: productId });
    const all = product ? placeableVariants(product) : [];
    const alike = (keys: readonly ("size" | "hardness")[]) =>
      all.find((variant) => keys.every((key) => valueOf(variant, key) === valueOf(piece.variant, key)));
    const variant = alike(["size", "hardness"]) ?? alike(["size"]) ?? all[0];
    if (variant) planner.exchange(piece.key, { productId, variantId: variant.variantId });
  };
  return (
    <div className="grid gap-3 px-2 pb-3">
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" dense onClick={() => planner.turn(piece)}>
          {t("tools.turn")}
        </Button>
        {moves.map(({ key, xCm, yCm }) => (
          <Button
            key={key}
            variant="outline"
            dense
            aria-label={t(`tools.${key}`)}
            onClick={() => planner.nudge(piece, xCm, yCm)}
          >
            {{ left: "←", right: "→", up: "↑", down: "↓" }[key]}
          </Button>
        ))}
      </div>
      {variants.length > 1 && (
        <SelectField
          id={`${id}-size`}
          label={t("tools.size")}
          value={String(piece.variant.variantId)}
          onChange={(event) =>
            planner.exchange(piece.key, {
              productId: piece.product.id,
              variantId: Number(event.currentTarget.value),
            })
          }
          options={variants.map((variant) => ({ value: String(variant.variantId), label: variant.title }))}
        />
      )}
      {colours.length > 1 && (
        <SelectField
          id={`${id}-colour`}
          label={t("tools.colour")}
          value={piece.product.id}
          onChange={(event) => void takeColour(event.currentTarget.value)}
          options={colours.map((each) => ({ value: each.id, label: each.label }))}
        />
      )}
      <TextLink
        href={paths.product(piece.product.slug, piece.variant.variantId)}
        className="justify-self-start text-sm"
      >
        {t("tools.product", { name: shortName(piece.product.name) })}
      </TextLink>
    </div>
  );
}
