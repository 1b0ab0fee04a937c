import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { useSignOut } from "#app/account/sign-in/use-sign-out.ts";

/** Ends the sessions of all devices, this one too. */
export function SignOutEverywhere() {
  const { t } = useTranslation("profile");
  const { signOut, busy } = useSignOut({ everywhere: true });
  return (
    <div className="mt-8 max-w-xl text-sm">
      <p className="text-ink-muted">{t("password.everywhereText")}</p>
      <Button variant="ghost" dense busy={busy} onClick={signOut} className="-ml-2 mt-1">
        {t("password.everywhere")}
      </Button>
    </div>
  );
}
