import type { FragmentType } from "@apollo/client";
import { adviseHardness } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { fillHardnessAnswers } from "#app/advisor/hardness/hardness-answers.ts";
import { hashOfStep } from "#app/advisor/hardness/hardness-hash.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useOutcomeText } from "#app/graphql/mutation/use-outcome-text.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { useMomentTexts } from "#app/locale/use-moment-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { fromGraph } from "./sleeper-enums.ts";

const SavedSleepersFragment = graphql(`
  fragment SavedSleepers_customer on Customer {
    id
    savedSleepers {
      consentedAt
      sleepers {
        heightCm
        weightKg
        comfort
        position
      }
    }
  }
`);

const RemoveSleepersMutation = graphql(`
  mutation RemoveSleepers {
    removeSleepers {
      ... on RemoveSleepersPayload {
        viewer {
          id
          ...SavedSleepers_customer
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Who lies on the customer's mattress, as far as it was saved: to look at, to go on with, and to erase. */
export function SavedSleepers({ customer }: { readonly customer: FragmentType<typeof SavedSleepersFragment> }) {
  const { t } = useTranslation("hardness");
  const { day } = useMomentTexts();
  const navigate = useNavigate();
  const notifications = useNotifications();
  const outcomeText = useOutcomeText();
  const { savedSleepers } = useFragment(SavedSleepersFragment, customer);
  const [removeSleepers, { loading: busy }] = useSend(RemoveSleepersMutation, "removeSleepers");
  if (!savedSleepers)
    return (
      <>
        <p className="mb-5 max-w-text text-ink-muted">{t("saved.none")}</p>
        <ButtonLink href={latePaths.hardness} className="max-sm:w-full">
          {t("saved.begin")}
        </ButtonLink>
      </>
    );
  const sleepers = savedSleepers.sleepers.map(fromGraph);
  const erase = async () => {
    const outcome = await removeSleepers();
    const isDone = outcome.status === "done";
    notifications.show({
      id: "sleepers-erased",
      type: isDone ? "success" : "error",
      title: isDone ? t("saved.erased") : outcomeText(outcome, t("saved.notErased")),
    });
  };
  const goOn = () => {
    fillHardnessAnswers(sleepers);
    void navigate(`${latePaths.hardness}${hashOfStep("result")}`);
  };
  return (
    <>
      <p className="mb-5 max-w-text text-ink-muted">{t("saved.since", { date: day(savedSleepers.consentedAt) })}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[repeat(2,minmax(0,1fr))]">
        {sleepers.map((sleeper, index) => (
          <section
            key={index === 0 ? "first" : "second"}
            aria-label={t(sleepers.length === 1 ? "sleeper.one" : index === 0 ? "sleeper.first" : "sleeper.second")}
            className="rounded-md border border-line p-6 text-sm"
          >
            <h2 className="mb-3 text-h4 font-semibold">
              {t(sleepers.length === 1 ? "sleeper.one" : index === 0 ? "sleeper.first" : "sleeper.second")}
            </h2>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 tabular-nums">
              {[
                [t("step.height"), t("height.value", { count: sleeper.heightCm })],
                [t("step.weight"), t("weight.value", { count: sleeper.weightKg })],
                [t("comfort.legend"), t(`comfort.${sleeper.comfort}`)],
                [t("saved.position"), t(`position.${sleeper.position}`)],
                [t("saved.grade"), t(`scale.${adviseHardness(sleeper).grade}`)],
              ].map(([term, value]) => (
                <div key={term} className="contents">
                  <dt className="text-ink-muted">{term}</dt>
                  <dd className="font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={goOn} className="max-sm:w-full">
          {t("saved.advice")}
        </Button>
        <Button
          variant="outline"
          busy={busy}
          busyLabel={t("saved.erasing")}
          onClick={() => void erase()}
          className="max-sm:w-full"
        >
          {t("saved.erase")}
        </Button>
      </div>
    </>
  );
}
