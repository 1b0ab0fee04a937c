import { useState } from "react";
import { Button } from "./button.tsx";
import type { ButtonLook } from "./button-classes.ts";

interface CopyLinkButtonProps extends ButtonLook {
  readonly url: string;
  readonly label: string;
  readonly copied: string;
  /** Says the address, for copying by hand. */
  readonly failed: string;
  readonly className?: string;
}

/** Copies an address, and says that it has. */
export function CopyLinkButton({ url, label, copied, failed, ...look }: CopyLinkButtonProps) {
  const [said, setSaid] = useState<string>();
  const copy = async () =>
    setSaid(
      await navigator.clipboard
        .writeText(url)
        .then(() => copied)
        .catch(() => failed),
    );
  return (
    <>
      <Button variant="outline" {...look} onClick={() => void copy()}>
        {label}
      </Button>
      <p
        role="status"
        className={said === undefined ? "sr-only" : "w-full text-sm font-medium [overflow-wrap:anywhere]"}
      >
        {said}
      </p>
    </>
  );
}
