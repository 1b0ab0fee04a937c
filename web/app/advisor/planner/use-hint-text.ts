import type { RoomHint } from "@warmeland/schema/rules/room/room-hints.ts";
import { useTranslation } from "react-i18next";
import { shortName } from "./short-name.ts";
import type { Planner } from "./use-planner.ts";

/** Says a hint in words, with the names of the pieces it is about. */
export function useHintText({ pieces }: Planner): (hint: RoomHint) => string {
  const { t } = useTranslation("planner");
  const nameOf = (wanted: string | undefined) => {
    const piece = pieces.find((each) => each.key === wanted);
    return piece ? shortName(piece.product.name) : t("hints.wall");
  };
  return ({ kind, level, key, other, cm = 0 }) => {
    const values = { name: nameOf(key), other: nameOf(other), count: cm };
    if (level === "error") return t(`hints.${kind as "outside" | "collision" | "inSwing"}`, values);
    return `${t(`hints.${kind as "bedSide"}`, values)} ${t(level === "tight" ? "hints.tight" : "hints.snug")}`;
  };
}
