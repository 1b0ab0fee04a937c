import { Icon } from "#app/ui/icon/icon.tsx";
import { warningCircleFillIcon } from "#app/ui/icon/icon-paths.ts";

interface DescribedField {
  readonly id: string;
  readonly hint?: string;
  readonly error?: string;
}

/** The message under a control that is not right yet. */
export function FieldError({ id, message }: { readonly id: string; readonly message: string }) {
  return (
    <p id={errorId(id)} className="flex items-start gap-1.5 text-xs font-medium text-error">
      <Icon path={warningCircleFillIcon} className="size-[1.125rem]" />
      {message}
    </p>
  );
}

/** The attributes that tie a control to its hint and error. */
export function fieldAria({ id, hint, error }: DescribedField) {
  const described = [error === undefined ? undefined : errorId(id), hint === undefined ? undefined : hintId(id)]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": described || undefined,
  } as const;
}

const errorId = (id: string) => `${id}-error`;
export const hintId = (id: string) => `${id}-hint`;
