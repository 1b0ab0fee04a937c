import { useTranslation } from "react-i18next";
import type { Block } from "#app/content/block.ts";
import { textOf } from "#app/content/untyped.ts";

/** In the place of a block that the shop does not know, for whoever tries the shop out with stories of their own. */
export function UnknownBlock({ block }: { readonly block: Block }) {
  const { t } = useTranslation("content");
  return (
    <div className="mx-auto mt-section max-w-page px-gutter">
      <p className="rounded-md border border-dashed border-line-strong p-5 text-sm text-ink-muted">
        {t("unknownBlock", { name: textOf(block["component"]) || t("nameless") })}
      </p>
    </div>
  );
}
