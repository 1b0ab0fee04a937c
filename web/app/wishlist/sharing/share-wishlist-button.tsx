import { lazy, Suspense, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { shareNetworkIcon } from "#app/ui/icon/late-icon-paths.ts";

const ShareWishlistDialog = lazy(async () => ({
  default: (await import("./share-wishlist-dialog.tsx")).ShareWishlistDialog,
}));

/** Opens the dialog in which the wishlist gets its link; the dialog's code comes with the first press. */
export function ShareWishlistButton() {
  const { t } = useTranslation("wishlistPage");
  const [isOpen, setOpen] = useState(false);
  const onClosed = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button variant="outline" dense onClick={() => setOpen(true)}>
        <Icon path={shareNetworkIcon} className="size-5" />
        {t("share.open")}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareWishlistDialog onClosed={onClosed} />
        </Suspense>
      )}
    </>
  );
}
