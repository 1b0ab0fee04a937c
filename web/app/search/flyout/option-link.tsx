import type { ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "#app/ui/classes.ts";
import type { SearchOption } from "./search-options.ts";

interface OptionLinkProps {
  readonly option: SearchOption;
  readonly isActive: boolean;
  readonly onChoose: (option: SearchOption) => void;
  /** What it is called, where its content says too little. */
  readonly label?: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link that is an option of the combobox: reached by arrow keys from the field, never by Tab. */
export function OptionLink({ option, isActive, onChoose, label, className, children }: OptionLinkProps) {
  return (
    <Link
      id={option.id}
      role="option"
      aria-selected={isActive}
      aria-label={label}
      tabIndex={-1}
      to={option.href}
      onClick={() => onChoose(option)}
      className={classes(className, isActive && "bg-surface")}
    >
      {children}
    </Link>
  );
}
