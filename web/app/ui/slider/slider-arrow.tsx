import { Icon } from "#app/ui/icon/icon.tsx";

interface SliderArrowProps {
  readonly icon: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** One of the two round arrows beside a slider's heading. */
export function SliderArrow({ icon, label, disabled, onClick }: SliderArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-target cursor-pointer place-items-center rounded-full border-[1.5px] border-line-strong bg-page hover:border-ink disabled:cursor-default disabled:border-line disabled:text-ink-disabled"
    >
      <Icon path={icon} className="size-5" />
    </button>
  );
}
