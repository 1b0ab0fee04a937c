import { searchTerm } from "@warmeland/schema/rules/search-term.ts";
import { type FormEvent, lazy, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { paths } from "#app/locale/paths.ts";
import { classes } from "#app/ui/classes.ts";
import { SearchInput } from "./search-input.tsx";
import { useSearchField } from "./use-search-field.ts";

const SearchFlyout = lazy(async () => ({ default: (await import("./flyout/search-flyout.tsx")).SearchFlyout }));

const fullWindow =
  "max-lg:fixed max-lg:inset-0 max-lg:z-(--z-flyout) max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:bg-page";
const fullWindowRow =
  "max-lg:sticky max-lg:top-0 max-lg:z-(--z-raised) max-lg:border-b max-lg:border-line max-lg:bg-page max-lg:px-gutter max-lg:py-2";

/**
 * The search field of the header: a form that any browser can send. Its suggestions come with the first focus; on a narrow window they and
 * the field take the whole of it.
 */
export function SearchField() {
  const { t } = useTranslation("search");
  const field = useSearchField();
  const listId = useId();
  const { input, keys, text, isOpen, wasOpened, setActiveId, leave, onBlur } = field;
  const [early, setEarly] = useState<string>();
  const onSubmit = (event: FormEvent) => {
    const term = searchTerm(input.current?.value ?? "");
    if (term === "") return event.preventDefault();
    if (keys.current) keys.current.onSubmitted(term);
    else setEarly(term);
    return leave();
  };
  return (
    <div className="max-lg:h-control">
      <Form
        action={paths.search}
        role="search"
        onBlur={onBlur}
        onSubmit={onSubmit}
        className={classes(isOpen && fullWindow)}
      >
        <div className={classes("flex items-center gap-3", isOpen && fullWindowRow)}>
          <SearchInput field={field} listId={listId} />
          {isOpen && (
            <button type="button" onClick={leave} className="min-h-target cursor-pointer font-semibold lg:hidden">
              {t("close")}
            </button>
          )}
        </div>
        {isOpen && (
          <div
            aria-hidden="true"
            onPointerDown={leave}
            className="absolute inset-x-0 top-full hidden h-screen bg-scrim lg:block"
          />
        )}
        {wasOpened && (
          // A press on an option leaves the focus in the field.
          <div
            role="presentation"
            hidden={!isOpen}
            onMouseDown={(event) => event.preventDefault()}
            className="bg-page lg:absolute lg:inset-x-0 lg:top-full lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:shadow-pop"
          >
            <Suspense>
              <SearchFlyout
                id={listId}
                typed={searchTerm(text)}
                isOpen={isOpen}
                keys={keys}
                early={early}
                onActive={setActiveId}
                onChosen={leave}
              />
            </Suspense>
          </div>
        )}
      </Form>
    </div>
  );
}
