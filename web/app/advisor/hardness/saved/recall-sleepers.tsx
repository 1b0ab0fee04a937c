import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { fillHardnessAnswers } from "#app/advisor/hardness/hardness-answers.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { Button } from "#app/ui/button.tsx";
import { fromGraph } from "./sleeper-enums.ts";
import { useHasAccount } from "./use-has-account.ts";

const RecallSleepersQuery = graphql(`
  query RecallSleepers {
    viewer {
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
  }
`);

/** Fills in what the customer saved, and goes to the result; nothing for anybody else. */
export function RecallSleepers({ onFilled }: { readonly onFilled: () => void }) {
  const { t } = useTranslation("hardness");
  const hasAccount = useHasAccount();
  const { data } = useQuery(RecallSleepersQuery, { ssr: false, skip: !hasAccount, errorPolicy: "all" });
  const saved = data?.viewer?.savedSleepers;
  if (!saved) return null;
  return (
    <Button
      variant="outline"
      className="max-sm:w-full"
      onClick={() => {
        fillHardnessAnswers(saved.sleepers.map(fromGraph));
        onFilled();
      }}
    >
      {t("saved.fill")}
    </Button>
  );
}
