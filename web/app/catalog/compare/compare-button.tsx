import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon/icon.tsx";
import { checkIcon, plusIcon } from "#app/ui/icon/icon-paths.ts";
import type { ComparedProduct } from "./compared-products.ts";
import { useCompareToggle } from "./use-compare-toggle.ts";
import { useCompared } from "./use-compared.ts";

const CompareTray = lazy(async () => ({ default: (await import("./compare-tray.tsx")).CompareTray }));

/** Puts the product of a page among those to compare, and takes it from them; the bar of them shows once there is one. */
export function CompareButton({ product }: { readonly product: ComparedProduct }) {
  const { t } = useTranslation("compare");
  const { isCompared, toggle } = useCompareToggle(product);
  const isTrayShown = useCompared().length > 0;
  return (
    <>
      <button
        type="button"
        aria-pressed={isCompared}
        onClick={toggle}
        className="group -my-2 inline-flex min-h-target cursor-pointer items-center gap-2 justify-self-start text-sm print:hidden"
      >
        <span
          className={`grid size-5 place-items-center rounded-xs border-[1.5px] ${isCompared ? "border-primary bg-primary text-on-primary" : "border-line-strong"}`}
        >
          <Icon path={isCompared ? checkIcon : plusIcon} className="size-3.5" />
        </span>
        <span className="underline-offset-4 group-hover:underline">{t("compare")}</span>
        <span className="sr-only">{product.name}</span>
      </button>
      {isTrayShown && (
        <Suspense>
          <CompareTray />
        </Suspense>
      )}
    </>
  );
}
