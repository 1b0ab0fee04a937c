import { useTranslation } from "react-i18next";
import { arrowRightIcon } from "#app/ui/icon/late-icon-paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { OptionGroup } from "./option-group.tsx";
import { OptionLink } from "./option-link.tsx";
import type { SearchOption, SearchOptions } from "./search-options.ts";
import { SuggestedProduct } from "./suggested-product.tsx";

interface ProductOptionsProps {
  readonly id: string;
  readonly options: SearchOptions;
  readonly isLoading: boolean;
  readonly totalCount: number | undefined;
  readonly activeId: string | undefined;
  readonly onChoose: (option: SearchOption) => void;
}

const cards = 4;

/** Four products that fit, and the way to all of them; placeholders while they are on their way. */
export function ProductOptions({ id, options, isLoading, totalCount, activeId, onChoose }: ProductOptionsProps) {
  const { t } = useTranslation("searchFlyout");
  return (
    <OptionGroup
      id={id}
      heading={t("products")}
      className="relative row-start-4 mt-5 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:mt-0"
    >
      {options.all.map((option) => (
        <OptionLink
          key={option.id}
          option={option}
          isActive={option.id === activeId}
          onChoose={onChoose}
          className="absolute -top-1.5 -right-2 flex min-h-target items-center gap-2 rounded-sm px-2 text-sm font-semibold underline-offset-[.22em] hover:underline"
        >
          {totalCount ? t("all", { count: totalCount }) : t("allUncounted")}
          <Icon path={arrowRightIcon} className="size-[1.125rem]" />
        </OptionLink>
      ))}
      <div role="presentation" className="mt-2 grid grid-cols-2 gap-x-grid gap-y-5 md:grid-cols-4">
        {isLoading
          ? Array.from({ length: cards }, (_, index) => <Skeleton key={index} />)
          : options.products.map((option) => (
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
  );
}
