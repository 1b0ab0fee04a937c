import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useSite } from "#app/locale/site.ts";
import { createConsentChoice } from "#app/tracking/consent-choice.ts";
import { sentEvents } from "#app/tracking/sent-events.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { downloadFile } from "#app/ui/browser/download-file.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { consentSettingsId } from "./consent-settings-id.ts";
import { SentEventRow } from "./sent-event-row.tsx";

const shownAtFirst = 50;

/** The visitor's present choice, and each event that was sent, the newest first; as a file, or erased. */
export function SentEventLog() {
  const { t } = useTranslation("sentEvents");
  const { tagManagerId } = useSite();
  const { open } = useOverlay(consentSettingsId);
  const notifications = useNotifications();
  const sent = useSyncExternalStore(sentEvents.subscribe, sentEvents.list);
  const [shown, setShown] = useState(shownAtFirst);
  const [isErased, setErased] = useState(false);
  const erase = () => {
    sentEvents.erase();
    setErased(true);
    notifications.show({ id: "sent-events", type: "success", title: t("erased"), duration: 5000 });
  };
  return (
    <div className="max-w-3xl">
      <Choice />
      {sent.length === 0 ? (
        <EmptyState
          title={t("empty.title")}
          takesFocus={isErased}
          action={
            tagManagerId && (
              <Button variant="outline" dense className="mt-2" aria-haspopup="dialog" onClick={open}>
                {t("settings")}
              </Button>
            )
          }
        >
          {t(tagManagerId ? "empty.text" : "empty.nobody")}
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center gap-3">
            <p className="mr-auto text-sm text-ink-muted">{t("count", { count: sent.length })}</p>
            <Button variant="outline" dense onClick={() => downloadFile(JSON.stringify(sent, null, 2), t("fileName"))}>
              {t("download")}
            </Button>
            <Button variant="danger" dense onClick={erase}>
              {t("erase")}
            </Button>
          </div>
          <Accordion>
            {sent
              .toReversed()
              .slice(0, shown)
              .map((event, index) => (
                <SentEventRow key={`${event.at} ${sent.length - index}`} event={event} />
              ))}
          </Accordion>
          {sent.length > shown && (
            <Button variant="outline" className="mt-6" onClick={() => setShown(shown + shownAtFirst)}>
              {t("more")}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** What the visitor agrees to, also while they change it here. */
function Choice() {
  const { t } = useTranslation("sentEvents");
  const { tagManagerId } = useSite();
  const [choice] = useState(createConsentChoice);
  const consent = useSyncExternalStore(choice.subscribe, choice.get);
  useEffect(() => choice.follow(), [choice]);
  if (!tagManagerId) return null;
  const purposes = (consent ?? []).map((purpose) => t(`purposes.${purpose}`)).join(t("and"));
  const text =
    consent === undefined ? t("choice.none") : purposes ? t("choice.given", { purposes }) : t("choice.refused");
  return <p className="mb-6">{text}</p>;
}
