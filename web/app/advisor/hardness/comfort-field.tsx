import { lyingComforts, type Sleeper, sleepingPositions } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Fieldset } from "#app/ui/form/fieldset.tsx";
import { RadioRow } from "#app/ui/form/radio-row.tsx";
import { HardnessGlyph } from "#app/ui/icon/hardness-glyph.tsx";

interface ComfortFieldProps {
  readonly value: Sleeper;
  /** Whose it is, when two are asked. */
  readonly sleeper: string | undefined;
  readonly onChange: (changed: Partial<Sleeper>) => void;
}

const levels = { soft: "soft", neutral: "medium", firm: "firm" } as const;

/** How somebody likes to lie and mostly sleeps. */
export function ComfortField({ value, sleeper, onChange }: ComfortFieldProps) {
  const { t } = useTranslation("hardness");
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-6">
      {sleeper !== undefined && <h3 className="-mb-3 font-semibold">{sleeper}</h3>}
      <Fieldset id={`${id}-comfort`} legend={t("comfort.legend")}>
        <div className="mt-1 grid grid-cols-3 gap-2">
          {lyingComforts.map((comfort) => (
            <label
              key={comfort}
              className="cursor-pointer rounded-sm border-[1.5px] border-line-strong px-2 pt-2 pb-2.5 text-center text-sm font-semibold hover:border-ink has-checked:border-selected has-checked:bg-selected-fill has-checked:ring-1 has-checked:ring-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={`${id}-comfort`}
                value={comfort}
                checked={value.comfort === comfort}
                onChange={() => onChange({ comfort })}
                className="sr-only"
              />
              <HardnessGlyph level={levels[comfort]} className="mx-auto max-w-28" />
              {t(`comfort.${comfort}`)}
            </label>
          ))}
        </div>
      </Fieldset>
      <Fieldset id={`${id}-position`} legend={t("position.legend")}>
        {sleepingPositions.map((position) => (
          <RadioRow
            key={position}
            name={`${id}-position`}
            value={position}
            label={t(`position.${position}`)}
            checked={value.position === position}
            onChange={() => onChange({ position })}
          />
        ))}
      </Fieldset>
    </div>
  );
}
