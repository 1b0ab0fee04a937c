import { useQuery } from "@apollo/client/react";
import { useId, useState, useTransition, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { focusInSight } from "#app/ui/browser/focus-in-sight.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { GiftChoicesQuery } from "./gift-choices-query.ts";
import { GiftOption } from "./gift-option.tsx";

/** Why a gift was not taken or given back. */
export type GiftProblem = "unavailable" | "failed";

interface GiftChooserProps {
  readonly overlayId: string;
  readonly promotionKey: string;
  /** The gift that lies in the basket and may be changed. */
  readonly chosenVariantId: number | undefined;
  readonly onTake: (variantId: number) => Promise<GiftProblem | undefined>;
  readonly onDecline: () => Promise<GiftProblem | undefined>;
}

/** The gifts of a promotion to choose from; closing decides nothing. Whoever opens it has requested them, so that it opens in its size. */
export function GiftChooser({ overlayId, promotionKey, chosenVariantId, onTake, onDecline }: GiftChooserProps) {
  const { t } = useTranslation("promotions");
  const formId = useId();
  const { data, error, refetch } = useQuery(GiftChoicesQuery, { variables: { key: promotionKey } });
  const [reloading, startReload] = useTransition();
  const reload = () =>
    startReload(() =>
      refetch().then(
        () => undefined,
        () => undefined,
      ),
    );
  const [picked, setPicked] = useState(chosenVariantId);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<GiftProblem>();
  const promotion = data?.promotions?.[0];
  const hasNone = promotion !== undefined && !promotion.gifts.some(({ variant }) => variant.sellable);

  const run = async (work: () => Promise<GiftProblem | undefined>) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const met = await work();
    setBusy(false);
    if (met === undefined) return;
    setProblem(met);
    reload();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (picked !== undefined) void run(() => onTake(picked));
  };
  return (
    <Dialog
      overlayId={overlayId}
      title={t("gift.title")}
      footer={
        <div className="flex flex-wrap-reverse items-center justify-between gap-3">
          <Button variant="outline" onClick={() => void run(onDecline)} className="max-sm:w-full">
            {t("gift.decline")}
          </Button>
          {!hasNone && (
            <Button
              type="submit"
              form={formId}
              busy={busy}
              busyLabel={t("gift.taking")}
              disabled={picked === undefined}
              className="max-sm:w-full"
            >
              {t("gift.take")}
            </Button>
          )}
        </div>
      }
    >
      {problem && <Notice live type="error" title={t(`gift.${problem}`)} className="mb-4" />}
      {!promotion && error && (
        <Notice live type="error" title={t("gift.loadFailed")}>
          <Button variant="outline" dense busy={reloading} onClick={reload} className="mt-3">
            {t("gift.retry")}
          </Button>
        </Notice>
      )}
      {hasNone && <Notice live type="info" title={t("gift.none")} />}
      {promotion && !hasNone && (
        <form id={formId} onSubmit={submit}>
          <fieldset>
            <legend className="mb-4 text-sm text-ink-muted">{promotion.name}</legend>
            <div className="grid gap-3" ref={focusInSight}>
              {promotion.gifts.map(({ product, variant }) => (
                <GiftOption
                  key={variant.id}
                  product={product}
                  variant={variant}
                  name={`${formId}-gift`}
                  picked={picked === variant.variantId}
                  onPick={() => setPicked(variant.variantId)}
                />
              ))}
            </div>
          </fieldset>
        </form>
      )}
    </Dialog>
  );
}
