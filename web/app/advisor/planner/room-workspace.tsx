import { walls, type Wall } from "@warmeland/schema/rules/room/openings.ts";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon/icon-button.tsx";
import { arrowUUpLeftIcon } from "#app/ui/icon/icon-paths.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { AddPieces } from "./add-pieces.tsx";
import { Elevation } from "./drawing/elevation.tsx";
import { HintList } from "./hint-list.tsx";
import { PieceList } from "./piece-list.tsx";
import { PlanDrawing } from "./drawing/plan-drawing.tsx";
import { PlanTotal } from "./plan-total.tsx";
import type { Plan } from "./plan.ts";
import { priceOf } from "./planner-product.ts";
import { RoomFields } from "./room-fields.tsx";
import { savePicture } from "./drawing/save-picture.ts";
import { SaveRoom } from "./save-room.tsx";
import { type Planner, usePlanner } from "./use-planner.ts";

interface RoomWorkspaceProps {
  readonly opened: Plan;
  /** Back to choosing a room. */
  readonly onLeave: () => void;
}

const tabs = ["room", "add", "walls"] as const;
type Tab = (typeof tabs)[number];

/** A room that is being planned: the drawing, beside it what stands in it and what can be added, and everything that is done with the room. */
export function RoomWorkspace({ opened, onLeave }: RoomWorkspaceProps) {
  const { t } = useTranslation("planner");
  const planner = usePlanner(opened);
  const { plan, pieces, selected } = planner;
  const [tab, setTab] = useState<Tab>(opened.pieces.length > 0 ? "room" : "walls");
  const [wall, setWall] = useState<Wall>();
  const [isSaving, setSaving] = useState(false);
  const svg = useRef<SVGSVGElement>(null);
  const goAlong = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]!;
    setTab(next);
    document.getElementById(`planner-tab-${next}`)?.focus();
  };
  const name = plan.name === "" ? t(`type.${plan.type}`) : plan.name;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-6 pb-4 print:hidden">
        <h1 className="mr-auto font-display text-h3 font-medium tracking-display">{name}</h1>
        <IconButton icon={arrowUUpLeftIcon} label={t("undo")} disabled={!planner.canUndo} onClick={planner.undo} />
        <IconButton
          icon={arrowUUpLeftIcon}
          label={t("redo")}
          disabled={!planner.canRedo}
          onClick={planner.redo}
          className="-scale-x-100"
        />
        <Button variant="outline" dense onClick={() => setTab("walls")}>
          {t("room.size", { width: plan.widthCm, length: plan.lengthCm })}
        </Button>
        <Button dense onClick={() => setSaving(true)}>
          {t("save.open")}
        </Button>
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start">
        <div className="min-w-0 max-lg:-mx-gutter lg:sticky lg:top-4 print:static">
          <div className="relative bg-surface p-1 sm:rounded-sm sm:p-4">
            <PlanDrawing ref={svg} planner={planner} />
            {selected && (
              <div
                role="group"
                aria-label={t("tools.label", { name: selected.product.name })}
                className="mx-auto mt-2 flex w-max max-w-full flex-wrap gap-1 rounded-md bg-page p-1 shadow-pop print:hidden"
              >
                <Button variant="ghost" dense onClick={() => planner.turn(selected)}>
                  {t("tools.turn")}
                </Button>
                <Button variant="ghost" dense onClick={() => setTab("room")}>
                  {t("tools.change")}
                </Button>
                <Button variant="ghost" dense onClick={() => planner.remove(selected.key)}>
                  {t("tools.remove")}
                </Button>
              </div>
            )}
          </div>
          <p id="planner-keys" className="mt-3 max-w-2xl text-xs text-ink-muted max-lg:px-gutter print:hidden">
            {t("drawing.keys")}
          </p>
        </div>
        <div className="min-w-0">
          <div role="tablist" aria-label={t("tab.label")} className="flex border-b border-line print:hidden">
            {tabs.map((key) => (
              <button
                key={key}
                type="button"
                role="tab"
                id={`planner-tab-${key}`}
                aria-selected={tab === key}
                aria-controls={`planner-panel-${key}`}
                tabIndex={tab === key ? 0 : -1}
                onClick={() => setTab(key)}
                onKeyDown={goAlong}
                className="-mb-px min-h-12 cursor-pointer border-b-2 border-transparent px-4 text-sm font-semibold text-ink-muted aria-selected:border-ink aria-selected:text-ink"
              >
                {t(`tab.${key}`, { count: plan.pieces.length })}
              </button>
            ))}
          </div>
          <div
            role="tabpanel"
            id={`planner-panel-${tab}`}
            aria-labelledby={`planner-tab-${tab}`}
            className="print:hidden"
          >
            {tab === "room" && (
              <>
                <HintList planner={planner} />
                <PieceList planner={planner} />
              </>
            )}
            {tab === "add" && <AddPieces planner={planner} onAdded={() => setTab("room")} />}
            {tab === "walls" && (
              <div className="py-4">
                <RoomFields planner={planner} />
              </div>
            )}
          </div>
          <PrintedList planner={planner} name={name} />
          <div className="mt-3">
            <PlanTotal planner={planner} />
          </div>
          <div className="mt-5 flex flex-wrap gap-2 print:hidden">
            <Button variant="outline" dense onClick={() => window.print()}>
              {t("print")}
            </Button>
            <Button variant="outline" dense onClick={() => void (svg.current && savePicture(svg.current, name))}>
              {t("picture")}
            </Button>
            <Button variant="ghost" dense onClick={onLeave}>
              {t("leave")}
            </Button>
          </div>
        </div>
      </div>
      {pieces.length > 0 && (
        <section aria-labelledby="planner-elevation" className="mt-section max-w-3xl print:hidden">
          <h2 id="planner-elevation" className="font-display text-h3 font-medium tracking-display">
            {t("elevation.title")}
          </h2>
          <SelectField
            id="planner-wall"
            label={t("elevation.choose")}
            value={wall ?? ""}
            options={[
              { value: "", label: t("elevation.none") },
              ...walls.map((each) => ({ value: each, label: t(`wall.${each}`) })),
            ]}
            onChange={(event) => setWall(walls.find((each) => each === event.currentTarget.value))}
            className="mt-3 max-w-64"
          />
          {wall && (
            <div className="mt-4">
              <Elevation planner={planner} wall={wall} />
            </div>
          )}
        </section>
      )}
      {isSaving && <SaveRoom planner={planner} onClosed={() => setSaving(false)} />}
    </>
  );
}

/** What stands in the room, on paper. */
function PrintedList({ planner: { pieces, plan }, name }: { readonly planner: Planner; readonly name: string }) {
  const { t } = useTranslation("planner");
  return (
    <ul className="hidden text-sm print:block">
      <li className="pb-2 font-display text-h3 font-medium">
        {name}, {t("room.size", { width: plan.widthCm, length: plan.lengthCm })}
      </li>
      {pieces.map(({ key, product, variant }) => (
        <li key={key} className="flex justify-between gap-4 border-b border-line py-1">
          <span>
            {product.name}, {variant.title}
          </span>
          <span>{priceOf(variant).formatted}</span>
        </li>
      ))}
    </ul>
  );
}
