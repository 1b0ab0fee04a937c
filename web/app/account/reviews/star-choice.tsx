import { useTranslation } from "react-i18next";
import { classes } from "#app/ui/classes.ts";
import { Fieldset } from "#app/ui/form/fieldset.tsx";
import type { FieldBinding } from "#app/ui/form/use-validated-form.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { starFillIcon } from "#app/ui/icon/late-icon-paths.ts";

const scores = [1, 2, 3, 4, 5] as const;

interface StarChoiceProps {
  readonly field: FieldBinding;
  /** What is chosen; 0 for nothing yet. */
  readonly score: number;
}

/** One to five stars as radio buttons, with the word for what is chosen. */
export function StarChoice({ field, score }: StarChoiceProps) {
  const { t } = useTranslation("writeReview");
  const { id, error, ...input } = field;
  const chosen = scores.find((each) => each === score);
  return (
    <Fieldset id={id} legend={t("stars.legend")} error={error}>
      <div className="-ml-1.5 flex flex-wrap items-center gap-x-4">
        <div className="flex">
          {scores.map((each) => (
            <label
              key={each}
              className="relative grid size-target cursor-pointer place-items-center rounded-xs has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                {...input}
                type="radio"
                value={each}
                aria-label={t(`stars.${each}`)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <Icon
                path={starFillIcon}
                className={classes(
                  "size-8",
                  each <= score ? "text-star" : "fill-page stroke-line-strong [stroke-width:14]",
                )}
              />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-sm font-semibold">
          {chosen ? t(`stars.${chosen}`) : ""}
        </span>
      </div>
    </Fieldset>
  );
}
