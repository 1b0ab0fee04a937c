import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useSite } from "#app/locale/site.ts";
import { completeItems } from "#app/tracking/complete-items.ts";
import type { Consent as Answer } from "#app/tracking/consent.ts";
import { createConsentAnswer } from "#app/tracking/consent-answer.ts";
import { events } from "#app/tracking/events.ts";
import { createTagManager } from "#app/tracking/tag-manager.ts";
import { isSecret } from "#app/tracking/told-address.ts";
import { resetFocus } from "#app/ui/browser/focus-reset.ts";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { ConsentSettings } from "./consent-settings.tsx";

/** Asks the visitor once, keeps the answer, and lets the tag manager know of it. */
export function Consent({ tagManagerId }: { readonly tagManagerId: string }) {
  const { t } = useTranslation("consent");
  const notifications = useNotifications();
  const { pathname } = useLocation();
  const client = useApolloClient();
  const { shop } = useSite();
  const [answer] = useState(createConsentAnswer);
  const [tagManager] = useState(() =>
    createTagManager(tagManagerId, events, (send) => completeItems(client, shop, send)),
  );
  const consent = useSyncExternalStore(answer.subscribe, answer.get);
  // A page whose address is a key is not one to load other people's scripts on; the next one is.
  const mayApply = !isSecret(pathname);

  useEffect(() => answer.follow(), [answer]);
  useEffect(() => {
    if (mayApply) tagManager.apply(consent);
  }, [tagManager, consent, mayApply]);

  const give = useCallback(
    (given: Answer) => {
      answer.give(given);
      notifications.show({ id: "consent", type: "success", title: t("saved"), duration: 5000 });
      // The banner is gone, and with it the button that had the focus.
      setTimeout(() => {
        if (document.activeElement === document.body) resetFocus();
      });
    },
    [answer, notifications, t],
  );

  return (
    <>
      {consent === undefined && <ConsentBanner onAnswer={give} />}
      <ConsentSettings consent={consent ?? []} onAnswer={give} />
    </>
  );
}
