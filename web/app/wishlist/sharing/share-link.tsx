import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { latePaths } from "#app/locale/late-paths.ts";
import { pageAddress } from "#app/locale/page-address.ts";
import { useSite } from "#app/locale/site.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

interface ShareLinkProps {
  readonly token: string;
  readonly busy: boolean;
  readonly onStop: () => void;
}

/** The link of a shared wishlist: to copy, to send, and to take back. */
export function ShareLink({ token, busy, onStop }: ShareLinkProps) {
  const { t } = useTranslation("wishlistPage");
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<"copied" | "notCopied">();
  const [isAsking, setAsking] = useState(false);
  const url = pageAddress(useSite(), latePaths.sharedWishlist(token));
  const copy = async () => {
    field.current?.select();
    setCopied(
      await navigator.clipboard
        .writeText(url)
        .then(() => "copied" as const)
        .catch(() => "notCopied" as const),
    );
  };
  // closing the app's own list of receivers is no failure
  const send = () => void navigator.share({ url, title: t("share.title") }).catch(() => {});
  return (
    <>
      <TextField
        ref={field}
        id="wishlist-link"
        label={t("share.link")}
        hint={t("share.hint")}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()} className="max-sm:w-full">
          {t("share.copy")}
        </Button>
        {"share" in navigator && (
          <Button variant="outline" onClick={send} className="max-sm:w-full">
            {t("share.send")}
          </Button>
        )}
        <p role="status" className={copied ? "text-sm font-medium" : "sr-only"}>
          {copied && t(`share.${copied}`)}
        </p>
      </div>
      <div className="grid justify-items-start gap-3 border-t border-line pt-4">
        {isAsking ? (
          <>
            <p className="text-sm">{t("share.stopQuestion")}</p>
            <div className="flex flex-wrap gap-3">
              <Button variant="danger" dense busy={busy} onClick={onStop}>
                {t("share.stopYes")}
              </Button>
              <Button variant="outline" dense onClick={() => setAsking(false)}>
                {t("share.stopNo")}
              </Button>
            </div>
          </>
        ) : (
          <Button variant="ghost" dense onClick={() => setAsking(true)} className="-ml-2">
            {t("share.stop")}
          </Button>
        )}
      </div>
    </>
  );
}
