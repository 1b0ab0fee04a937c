import { type SubmitEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { latePaths } from "#app/locale/late-paths.ts";
import { type Consent, purposes } from "#app/tracking/consent.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxRow } from "#app/ui/form/checkbox-row.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Fieldset } from "#app/ui/form/fieldset.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { consentSettingsId } from "./consent-settings-id.ts";

interface ConsentSettingsProps {
  /** What the visitor agreed to so far. */
  readonly consent: Consent;
  readonly onChoice: (consent: Consent) => void;
}

/** Consent per purpose, from the banner and from every footer; nothing is ticked that the visitor did not tick. */
export function ConsentSettings({ consent, onChoice }: ConsentSettingsProps) {
  const { t } = useTranslation("consent");
  const { close } = useOverlay(consentSettingsId);
  const id = useId();
  const choose = (given: Consent) => {
    close();
    onChoice(given);
  };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll("purpose");
    choose(purposes.filter((purpose) => ticked.includes(purpose)));
  };
  return (
    <Dialog
      overlayId={consentSettingsId}
      title={t("settings.title")}
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <Button variant="outline" onClick={() => choose([])}>
            {t("settings.refuseAll")}
          </Button>
          <Button variant="outline" type="submit" form={id}>
            {t("settings.save")}
          </Button>
        </div>
      }
    >
      <p className="text-sm text-ink-muted">{t("settings.intro")}</p>
      <p className="mt-2 text-sm">
        <TextLink href={latePaths.sentEvents}>{t("settings.log")}</TextLink>
      </p>
      <p className="mt-5 text-sm font-semibold">{t("settings.needed")}</p>
      <p className="mt-1 text-sm text-ink-muted">{t("settings.neededText")}</p>
      <form id={id} onSubmit={save} className="mt-5">
        <Fieldset id={`${id}-purposes`} legend={t("settings.purposes")}>
          <div className="mt-2 grid gap-2">
            {purposes.map((purpose) => (
              <CheckboxRow
                key={purpose}
                id={`${id}-${purpose}`}
                name="purpose"
                value={purpose}
                defaultChecked={consent.includes(purpose)}
                label={
                  <>
                    <span className="block text-base font-semibold">{t(`settings.${purpose}`)}</span>
                    <span className="text-ink-muted">{t(`settings.${purpose}Text`)}</span>
                  </>
                }
              />
            ))}
          </div>
        </Fieldset>
      </form>
    </Dialog>
  );
}
