import { roomSides, roomTypes } from "@warmeland/schema/rules/room-configuration.ts";
import { onFloor } from "@warmeland/schema/rules/room/footprint.ts";
import {
  hinges,
  lengthOfWall,
  mostOpenings,
  type Opening,
  openingKinds,
  openingWidths,
  walls,
} from "@warmeland/schema/rules/room/openings.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { CheckboxRow } from "#app/ui/form/checkbox-row.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { NumberField } from "./number-field.tsx";
import type { Plan } from "./plan.ts";
import type { Planner } from "./use-planner.ts";

/** How large the room is, and where its doors and windows are. */
export function RoomFields({ planner }: { readonly planner: Planner }) {
  const { t } = useTranslation("planner");
  const id = useId();
  const { plan, change } = planner;
  const resize = (size: Partial<Pick<Plan, "widthCm" | "lengthCm">>): void => {
    const floor = { widthCm: plan.widthCm, lengthCm: plan.lengthCm, ...size };
    // what stood outside comes along with its wall
    const pieces = planner.plan.pieces.map((piece) => {
      const { xCm, yCm } = onFloor({ ...piece, widthCm: 0, depthCm: 0 }, floor);
      return { ...piece, xCm, yCm };
    });
    change({ ...plan, ...size, pieces, openings: plan.openings.map((opening) => within(opening, floor)) });
  };
  const setOpening = (index: number, part: Partial<Opening>): void =>
    change({
      ...plan,
      openings: plan.openings.map((opening, at) => (at === index ? within({ ...opening, ...part }, plan) : opening)),
    });
  const add = (kind: Opening["kind"]): void =>
    change({
      ...plan,
      openings: [
        ...plan.openings,
        within(
          {
            kind,
            wall: kind === "DOOR" ? "FRONT" : "BACK",
            fromCm: 50,
            widthCm: kind === "DOOR" ? 83 : 120,
            hinge: "START",
            swingsIn: kind === "DOOR",
          },
          plan,
        ),
      ],
    });
  return (
    <div className="grid gap-5">
      <SelectField
        id={`${id}-type`}
        label={t("room.type")}
        value={plan.type}
        options={roomTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        onChange={(event) => change({ ...plan, type: event.currentTarget.value as Plan["type"] })}
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          id={`${id}-width`}
          label={t("room.width")}
          value={plan.widthCm}
          {...roomSides}
          onChange={(widthCm) => resize({ widthCm })}
        />
        <NumberField
          id={`${id}-length`}
          label={t("room.length")}
          value={plan.lengthCm}
          {...roomSides}
          onChange={(lengthCm) => resize({ lengthCm })}
        />
      </div>
      {plan.openings.map((opening, index) => (
        <fieldset key={index} className="grid grid-cols-2 gap-3 border-t border-line pt-3">
          <legend className="sr-only">{t(`opening.${opening.kind}`, { number: index + 1 })}</legend>
          <SelectField
            id={`${id}-${index}-kind`}
            label={t("opening.kind")}
            value={opening.kind}
            options={openingKinds.map((kind) => ({ value: kind, label: t(`opening.kinds.${kind}`) }))}
            onChange={(event) =>
              setOpening(index, {
                kind: event.currentTarget.value as Opening["kind"],
                swingsIn: event.currentTarget.value === "DOOR",
              })
            }
          />
          <SelectField
            id={`${id}-${index}-wall`}
            label={t("opening.wall")}
            value={opening.wall}
            options={walls.map((wall) => ({ value: wall, label: t(`wall.${wall}`) }))}
            onChange={(event) => setOpening(index, { wall: event.currentTarget.value as Opening["wall"] })}
          />
          <NumberField
            id={`${id}-${index}-from`}
            label={t(opening.wall === "BACK" || opening.wall === "FRONT" ? "opening.fromLeft" : "opening.fromBack")}
            value={opening.fromCm}
            min={0}
            max={lengthOfWall(opening.wall, plan) - opening.widthCm}
            onChange={(fromCm) => setOpening(index, { fromCm })}
          />
          <NumberField
            id={`${id}-${index}-width`}
            label={t("opening.width")}
            value={opening.widthCm}
            min={openingWidths.min}
            max={Math.min(openingWidths.max, lengthOfWall(opening.wall, plan))}
            onChange={(widthCm) => setOpening(index, { widthCm })}
          />
          {opening.kind === "DOOR" && (
            <SelectField
              id={`${id}-${index}-hinge`}
              label={t("opening.hinge")}
              value={opening.hinge}
              options={hinges.map((hinge) => ({
                value: hinge,
                label: t(
                  `opening.hinges.${opening.wall === "BACK" || opening.wall === "FRONT" ? "across" : "along"}.${hinge}`,
                ),
              }))}
              onChange={(event) => setOpening(index, { hinge: event.currentTarget.value as Opening["hinge"] })}
            />
          )}
          {opening.kind === "DOOR" && (
            <CheckboxRow
              id={`${id}-${index}-in`}
              checked={opening.swingsIn}
              onChange={(event) => setOpening(index, { swingsIn: event.currentTarget.checked })}
              label={t("opening.swingsIn")}
            />
          )}
          <Button
            variant="outline"
            dense
            className="col-span-2 justify-self-start"
            onClick={() => change({ ...plan, openings: plan.openings.filter((_opening, at) => at !== index) })}
          >
            {t(`opening.remove.${opening.kind}`)}
          </Button>
        </fieldset>
      ))}
      {plan.openings.length < mostOpenings && (
        <div className="flex flex-wrap gap-2">
          {openingKinds.map((kind) => (
            <Button key={kind} variant="outline" dense onClick={() => add(kind)}>
              {t(`opening.add.${kind}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The opening inside its wall, as wide as that allows. */
function within(opening: Opening, floor: Pick<Plan, "widthCm" | "lengthCm">): Opening {
  const length = lengthOfWall(opening.wall, floor);
  const widthCm = Math.min(opening.widthCm, length);
  return { ...opening, widthCm, fromCm: Math.min(opening.fromCm, length - widthCm) };
}
