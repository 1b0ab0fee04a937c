import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { paths } from "#app/locale/paths.ts";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { leaveSession } from "./leave-session.ts";
import { SignOutMutation } from "./sign-out.ts";

const SignOutEverywhereMutation = graphql(`
  mutation SignOutEverywhere {
    signOutEverywhere {
      ... on SignOutEverywherePayload {
        viewer {
          id
        }
      }
    }
  }
`);

interface SignOutOptions {
  /** All sessions of the customer, not only this one. */
  readonly everywhere?: boolean;
  readonly next?: string;
  /** Said when the session could not be ended. */
  readonly failed?: string;
}

/** Ends the session, a guest's too, and loads another page anew, so that nothing personal stays in memory (docs/rules.md#signing-in-and-out). */
export function useSignOut({ everywhere = false, next = paths.home, failed }: SignOutOptions = {}) {
  const { t } = useTranslation("profile");
  const notifications = useNotifications();
  const [endThis, { loading: isEndingThis }] = useSend(SignOutMutation, "signOut");
  const [endAll, { loading: isEndingAll }] = useSend(SignOutEverywhereMutation, "signOutEverywhere");
  const busy = isEndingThis || isEndingAll;
  const signOut = async () => {
    if (busy) return;
    const { status } = await (everywhere ? endAll() : endThis());
    if (status === "done") leaveSession(next);
    else notifications.show({ id: "sign-out-failed", type: "error", title: failed ?? t("signOutFailed") });
  };
  return { signOut: () => void signOut(), busy };
}
