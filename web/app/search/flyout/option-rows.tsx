import { Icon } from "#app/ui/icon/icon.tsx";
import { MatchedText } from "./matched-text.tsx";
import { OptionLink } from "./option-link.tsx";
import type { SearchOption } from "./search-options.ts";

interface OptionRowsProps<Option extends SearchOption> {
  readonly options: readonly Option[];
  readonly icon: string;
  readonly typed: string;
  readonly activeId: string | undefined;
  readonly textOf: (option: Option) => string;
  readonly countOf?: (option: Option) => number | undefined;
  readonly labelOf?: (option: Option) => string;
  readonly onChoose: (option: SearchOption) => void;
}

/** Options as rows: icon, text with what was typed in bold, and a count. */
export function OptionRows<Option extends SearchOption>(props: OptionRowsProps<Option>) {
  const { options, icon, typed, activeId, textOf, countOf, labelOf, onChoose } = props;
  return options.map((option) => (
    <OptionLink
      key={option.id}
      option={option}
      isActive={option.id === activeId}
      onChoose={onChoose}
      label={labelOf?.(option)}
      className="-mx-2.5 flex min-h-target items-center gap-2.5 rounded-sm px-2.5 hover:bg-surface"
    >
      <Icon path={icon} className="size-5 text-ink-muted" />
      <span className="min-w-0 flex-1 truncate" dir="auto">
        <MatchedText text={textOf(option)} typed={typed} />
      </span>
      {countOf?.(option) !== undefined && (
        <span className="text-xs text-ink-muted tabular-nums">{countOf(option)}</span>
      )}
    </OptionLink>
  ));
}
