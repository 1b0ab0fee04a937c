import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useSite } from "#app/locale/site.ts";
import { completeItems } from "#app/tracking/complete-items.ts";
import type { Consent as GivenConsent } from "#app/tracking/consent.ts";
import { createConsentChoice } from "#app/tracking/consent-choice.ts";
import { events } from "#app/tracking/events.ts";
import { createTagManager } from "#app/tracking/tag-manager.ts";
import { usePageType } from "#app/tracking/use-page-type.ts";
import { isSecret } from "#app/tracking/reported-address.ts";
import { useContentView } from "#app/tracking/use-content-view.ts";
import { resetFocus } from "#app/ui/browser/focus-reset.ts";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { ConsentSettings } from "./consent-settings.tsx";

/** Asks the visitor once, stores the choice, passes it to the tag manager, and queues the views of pages for it. */
export function Consent({ tagManagerId }: { readonly tagManagerId: string }) {
  const { t } = useTranslation("consent");
  const notifications = useNotifications();
  const { pathname } = useLocation();
  const client = useApolloClient();
  const { shop } = useSite();
  const [choice] = useState(createConsentChoice);
  const [tagManager] = useState(() =>
    createTagManager(tagManagerId, events, (send) => completeItems(client, shop, send)),
  );
  const consent = useSyncExternalStore(choice.subscribe, choice.get);
  // A page whose address is a key is not one to load other people's scripts on; the next one is.
  const mayApply = !isSecret(pathname);

  useContentView();
  const pageType = usePageType();
  const [firstPageType] = useState(pageType);
  const mayMeasure = consent?.includes("statistics") ?? false;

  useEffect(() => choice.follow(), [choice]);
  useEffect(() => {
    if (!mayMeasure) return;
    void import("#app/tracking/page-speed.ts").then(
      ({ measurePageSpeed }) => measurePageSpeed({ pageType: firstPageType, shop, consent: choice.get }),
      // without the code nothing is measured
      () => undefined,
    );
  }, [mayMeasure, firstPageType, shop, choice]);
  useEffect(() => {
    if (mayApply) tagManager.apply(consent);
  }, [tagManager, consent, mayApply]);

  const give = useCallback(
    (given: GivenConsent) => {
      choice.give(given);
      notifications.show({ id: "consent", type: "success", title: t("saved"), duration: 5000 });
      // The banner is gone, and with it the button that had the focus.
      setTimeout(() => {
        if (document.activeElement === document.body) resetFocus();
      });
    },
    [choice, notifications, t],
  );

  return (
    <>
      {consent === undefined && <ConsentBanner onChoice={give} />}
      <ConsentSettings consent={consent ?? []} onChoice={give} />
    </>
  );
}
