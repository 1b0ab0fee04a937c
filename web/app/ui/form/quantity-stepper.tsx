import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon/icon.tsx";
import { minusIcon, plusIcon } from "#app/ui/icon/icon-paths.ts";

interface QuantityStepperProps {
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  /** What is counted, for screen readers. */
  readonly of: string;
  readonly onChange: (value: number) => void;
  /** Takes what is typed as it is, out of bounds too; without it a typed number is moved into them. */
  readonly onTyped?: (value: number) => void;
  readonly tall?: boolean;
}

const stepClasses =
  "grid h-full min-h-target w-11 cursor-pointer place-items-center hover:bg-surface disabled:cursor-default disabled:text-ink-disabled disabled:hover:bg-transparent";

/** A number with a button on either side; a typed number counts when the field is left or Enter is pressed. */
export function QuantityStepper({ value, min = 1, max, of, onChange, onTyped, tall = false }: QuantityStepperProps) {
  const { t } = useTranslation("fields");
  // A draft belongs to the value it was typed over: a new value from outside replaces it.
  const [draft, setDraft] = useState<{ text: string; over: number }>();
  const typed = draft?.over === value ? draft.text : undefined;
  const change = (next: number) => {
    const allowed = Math.min(Math.max(next, min), Math.max(max, min));
    if (allowed !== value) onChange(allowed);
  };
  const commit = () => {
    const number = typed !== undefined && /^\d{1,6}$/.test(typed) ? Number(typed) : value;
    if (number !== value) (onTyped ?? change)(number);
    setDraft(undefined);
  };
  return (
    <div
      role="group"
      aria-label={t("quantity.of", { name: of })}
      className={`inline-flex items-center rounded-sm border-[1.5px] border-line-strong bg-page ${tall ? "h-control" : ""}`}
    >
      <button
        type="button"
        aria-label={t("quantity.less")}
        disabled={value <= min}
        onClick={() => change(value - 1)}
        className={stepClasses}
      >
        <Icon path={minusIcon} className="size-[1.125rem]" />
      </button>
      <input
        aria-label={t("quantity.label")}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={(event) => setDraft({ text: event.target.value, over: value })}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          commit();
        }}
        className="h-full min-h-target w-8 pointer-coarse:w-11 bg-transparent text-center font-semibold tabular-nums"
      />
      <button
        type="button"
        aria-label={t("quantity.more")}
        disabled={value >= max}
        onClick={() => change(value + 1)}
        className={stepClasses}
      >
        <Icon path={plusIcon} className="size-[1.125rem]" />
      </button>
    </div>
  );
}
