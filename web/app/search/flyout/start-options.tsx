import { useTranslation } from "react-i18next";
import { infoIcon } from "#app/ui/icon/late-icon-paths.ts";
import { OptionGroup } from "./option-group.tsx";
import { OptionLink } from "./option-link.tsx";
import { OptionRows } from "./option-rows.tsx";
import type { SearchOption, SearchOptions } from "./search-options.ts";
import { SuggestedProduct } from "./suggested-product.tsx";
import { ViewedProduct } from "./viewed-product.tsx";

interface StartOptionsProps {
  readonly id: string;
  readonly options: SearchOptions;
  readonly activeId: string | undefined;
  readonly onChoose: (option: SearchOption) => void;
  readonly className: string;
}

/** What stands beside the searches before anything is typed: products looked at last, bestsellers, and answers. */
export function StartOptions({ id, options, activeId, onChoose, className }: StartOptionsProps) {
  const { t } = useTranslation("searchFlyout");
  const { viewed, bestsellers, answers } = options;
  return (
    <div role="presentation" className={className}>
      {viewed.length > 0 && (
        <OptionGroup id={`${id}-viewed`} heading={t("viewed")}>
          <div role="presentation" className="mt-1 grid grid-cols-2 gap-x-grid md:grid-cols-4">
            {viewed.map((option) => (
              <OptionLink
                key={option.id}
                option={option}
                isActive={option.id === activeId}
                onChoose={onChoose}
                className="group -mx-1.5 flex min-w-0 items-center gap-3 rounded-sm p-1.5"
              >
                <ViewedProduct product={option.product} />
              </OptionLink>
            ))}
          </div>
        </OptionGroup>
      )}
      {bestsellers.length > 0 && (
        <OptionGroup id={`${id}-bestsellers`} heading={t("bestsellers")}>
          <div role="presentation" className="mt-2 grid grid-cols-2 gap-x-grid gap-y-5 md:grid-cols-4">
            {bestsellers.map((option) => (
              <OptionLink
                key={option.id}
                option={option}
                isActive={option.id === activeId}
                onChoose={onChoose}
                className="group -m-1.5 block min-w-0 rounded-sm p-1.5"
              >
                <SuggestedProduct product={option.product} />
              </OptionLink>
            ))}
          </div>
        </OptionGroup>
      )}
      {answers.length > 0 && (
        <OptionGroup id={`${id}-answers`} heading={t("answers.title")}>
          <div role="presentation" className="md:grid md:grid-cols-3 md:gap-x-grid">
            <OptionRows
              options={answers}
              icon={infoIcon}
              typed=""
              activeId={activeId}
              onChoose={onChoose}
              textOf={(option) => option.label}
            />
          </div>
        </OptionGroup>
      )}
    </div>
  );
}
