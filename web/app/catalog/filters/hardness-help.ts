import { createContext, type ReactNode } from "react";

export interface HardnessFilterHelpProps {
  /** Sets it apart from that of another panel on the page. */
  readonly overlayId: string;
  /** Values of `hardness` of which the listing has products. */
  readonly grades: readonly string[];
  /** Shows those grades and no others. */
  readonly onApply: (grades: readonly string[]) => void;
}

/** What helps to find a hardness, below its filter: a later domain's, which the listing's page puts here. */
export const HardnessHelp = createContext<((props: HardnessFilterHelpProps) => ReactNode) | undefined>(undefined);
