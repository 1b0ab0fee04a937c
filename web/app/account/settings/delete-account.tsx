import { useTranslation } from "react-i18next";
import { classes } from "#app/ui/classes.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { textLinkClasses } from "#app/ui/text-link.tsx";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { DeletionForm } from "./deletion-form.tsx";

const overlayId = "delete-account";

/** The way out for good: a link at the end, and an overlay that says what it means. */
export function DeleteAccount() {
  const { t } = useTranslation("profile");
  const { open, close } = useOverlay(overlayId);
  return (
    <div className="border-t border-line pt-8">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className={classes(textLinkClasses, "min-h-target text-sm")}
      >
        {t("deletion.open")}
      </button>
      <Dialog overlayId={overlayId} title={t("deletion.title")}>
        <DeletionForm onCancel={close} />
      </Dialog>
    </div>
  );
}
