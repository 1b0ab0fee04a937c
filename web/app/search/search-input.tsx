import { useTranslation } from "react-i18next";
import { magnifyingGlassIcon, xIcon } from "#app/ui/icon/icon-paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { longestSearchTerm } from "@warmeland/schema/rules/search-term.ts";
import type { SearchFieldState } from "./use-search-field.ts";

interface SearchInputProps {
  readonly field: SearchFieldState;
  /** Id of the list of suggestions. */
  readonly listId: string;
}

const buttonClasses = "grid size-target shrink-0 cursor-pointer place-items-center rounded-sm hover:bg-surface";

/** The field itself, a combobox once its suggestions are open, with its buttons. */
export function SearchInput({ field, listId }: SearchInputProps) {
  const { t } = useTranslation("search");
  const { input, term, text, isOpen, activeId, open, clear, onKeyDown } = field;
  return (
    <div className="flex h-control min-w-0 flex-1 items-center rounded-sm border-[1.5px] border-line-strong bg-page has-[input:focus]:border-primary has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus">
      <input
        ref={input}
        type="search"
        name="term"
        defaultValue={term}
        maxLength={longestSearchTerm}
        placeholder={t("placeholder")}
        aria-label={t("label")}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={open}
        onClick={isOpen ? undefined : open}
        onInput={open}
        onKeyDown={onKeyDown}
        className="h-full min-w-0 flex-1 bg-transparent pr-1 pl-4 outline-none placeholder:text-ink-subtle [&::-webkit-search-cancel-button]:hidden"
      />
      {isOpen && text !== "" && (
        <button type="button" aria-label={t("clear")} onClick={clear} className={buttonClasses}>
          <Icon path={xIcon} />
        </button>
      )}
      <button type="submit" aria-label={t("submit")} className={buttonClasses}>
        <Icon path={magnifyingGlassIcon} />
      </button>
    </div>
  );
}
