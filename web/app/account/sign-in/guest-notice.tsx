import { useTranslation } from "react-i18next";
import { latePaths } from "#app/locale/late-paths.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { useSignOut } from "./use-sign-out.ts";

/** What the account shows to somebody who orders as a guest: that there is none, how to get one, and the way out of guest mode. */
export function GuestNotice() {
  const { t } = useTranslation("profile");
  const { signOut, busy } = useSignOut();
  return (
    <section aria-labelledby="guest-mode" className="grid justify-items-start gap-2.5 rounded-md bg-surface p-8">
      <h2 id="guest-mode" className="font-display text-h3 font-medium tracking-display">
        {t("guest.title")}
      </h2>
      <p className="max-w-text text-ink-muted">{t("guest.text")}</p>
      <div className="mt-3 flex flex-wrap gap-3 max-sm:w-full">
        <ButtonLink href={latePaths.signUp} className="max-sm:w-full">
          {t("guest.signUp")}
        </ButtonLink>
        <Button variant="outline" busy={busy} onClick={signOut} className="max-sm:w-full">
          {t("guest.leave")}
        </Button>
      </div>
    </section>
  );
}
