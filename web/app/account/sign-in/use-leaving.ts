import { useTranslation } from "react-i18next";
import { paths } from "#app/locale/paths.ts";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { useSignOut } from "./use-sign-out.ts";
import { useSignOutEverywhere } from "./use-sign-out-everywhere.ts";

/** Signs out and goes home; says so when that fails. A guest leaves guest mode with it. */
export function useLeaving({ everywhere = false } = {}): { readonly leave: () => void; readonly busy: boolean } {
  const { t } = useTranslation("profile");
  const here = useSignOut();
  const all = useSignOutEverywhere();
  const { signOut, busy } = everywhere ? all : here;
  const notifications = useNotifications();
  const leave = async () => {
    if (busy) return;
    const isOver = await signOut(paths.home);
    if (!isOver) notifications.show({ id: "sign-out-failed", type: "error", title: t("signOutFailed") });
  };
  return { leave: () => void leave(), busy };
}
