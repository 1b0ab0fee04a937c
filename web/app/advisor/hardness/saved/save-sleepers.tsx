import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHardnessAnswers } from "#app/advisor/hardness/hardness-answers.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useOutcomeText } from "#app/graphql/mutation/use-outcome-text.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { CheckboxRow } from "#app/ui/form/checkbox-row.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { toGraph } from "./sleeper-enums.ts";
import { useHasAccount } from "./use-has-account.ts";

const SaveSleepersMutation = graphql(`
  mutation SaveSleepers($input: SaveSleepersInput!) {
    saveSleepers(input: $input) {
      ... on SaveSleepersPayload {
        viewer {
          id
          ...SavedSleepers_customer
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Offers whoever has an account to store with it what was entered; only a press with consent sends it (docs/rules.md#hardness). */
export function SaveSleepers() {
  const { t } = useTranslation("hardness");
  const id = useId();
  const hasAccount = useHasAccount();
  const { asked } = useHardnessAnswers();
  const outcomeText = useOutcomeText();
  const [saveSleepers, { loading: busy }] = useSend(SaveSleepersMutation, "saveSleepers");
  const [consents, setConsents] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  if (!hasAccount) return null;
  if (isSaved)
    return (
      <Notice live type="success" title={t("save.saved")} className="mt-7">
        <TextLink href={latePaths.accountSleepers} className="touch-target">
          {t("save.look")}
        </TextLink>
      </Notice>
    );
  const save = async () => {
    setProblem(undefined);
    setAsked(!consents);
    if (!consents) return document.getElementById(id)?.focus();
    const outcome = await saveSleepers({ sleepers: asked.map(toGraph), consent: true });
    if (outcome.status === "done") setSaved(true);
    else setProblem(outcomeText(outcome, t("save.failed")));
    return undefined;
  };
  return (
    <form
      noValidate
      className="mt-7 max-w-text rounded-md border border-line p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <CheckboxRow
        id={id}
        label={t(asked.length === 1 ? "save.consent" : "save.consentForTwo")}
        checked={consents}
        onChange={(event) => {
          setConsents(event.currentTarget.checked);
          setAsked(false);
        }}
        {...(isAsked && { error: t("save.consentFirst") })}
      />
      <Button type="submit" variant="outline" busy={busy} busyLabel={t("save.saving")} className="mt-3 max-sm:w-full">
        {t("save.save")}
      </Button>
      {problem !== undefined && <Notice live type="error" title={problem} className="mt-4" />}
    </form>
  );
}
