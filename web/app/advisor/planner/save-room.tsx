import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useOutcomeText } from "#app/graphql/mutation/use-outcome-text.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { pageAddress } from "#app/locale/page-address.ts";
import { useSite } from "#app/locale/site.ts";
import { randomKey } from "#app/ui/browser/random-key.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { useOpenWhileShown } from "#app/ui/overlay/use-open-while-shown.ts";
import { useHintText } from "./use-hint-text.ts";
import type { Planner } from "./use-planner.ts";

const SaveRoomMutation = graphql(`
  mutation SaveRoom($input: SaveRoomConfigurationInput!) {
    saveRoomConfiguration(input: $input) {
      ... on SaveRoomConfigurationPayload {
        configuration {
          id
          changedAt
          room {
            name
          }
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

interface SaveRoomProps {
  readonly planner: Planner;
  readonly onClosed: () => void;
}

const overlayId = "save-room";

/** Names and saves the room, and gives its link to copy: whoever has it can look at the room and copy it. */
export function SaveRoom({ planner, onClosed }: SaveRoomProps) {
  const { t } = useTranslation("planner");
  const site = useSite();
  const id = useId();
  const { plan, change, saved } = planner;
  useOpenWhileShown(overlayId, onClosed);
  const outcomeText = useOutcomeText();
  const [send, { loading }] = useSend(SaveRoomMutation, "saveRoomConfiguration");
  const [name, setName] = useState(plan.name);
  const [problem, setProblem] = useState<string>();
  const [link, setLink] = useState<string>();
  const [copied, setCopied] = useState(false);
  const textOf = useHintText(planner);
  const wrong = planner.hints.filter(({ level }) => level !== "snug");
  // the same press again after no response is the same save
  const [idempotencyKey, setKey] = useState(randomKey);

  const save = async (asNew: boolean): Promise<void> => {
    setProblem(undefined);
    const outcome = await send({
      id: asNew ? null : (plan.id ?? null),
      room: {
        name: name.trim() === "" ? null : name.trim(),
        type: plan.type,
        widthCm: plan.widthCm,
        lengthCm: plan.lengthCm,
        openings: plan.openings.map((opening) => ({ ...opening })),
      },
      products: plan.pieces.map(({ variantId, xCm, yCm, turnDegrees }) => ({ variantId, xCm, yCm, turnDegrees })),
      idempotencyKey,
    });
    if (outcome.status !== "unanswered") setKey(randomKey());
    if (outcome.status !== "done") {
      setProblem(outcomeText(outcome));
      return;
    }
    const { configuration } = outcome.payload;
    if (name.trim() !== plan.name) change({ ...plan, name: name.trim() }, true);
    saved(configuration.id);
    setLink(pageAddress(site, latePaths.plannedRoom(configuration.id)));
  };
  return (
    <Dialog overlayId={overlayId} title={t("save.title")}>
      <form
        className="grid gap-4 pb-6"
        onSubmit={(event) => {
          event.preventDefault();
          void save(false);
        }}
      >
        {wrong.length > 0 && (
          <Notice type="warn" title={t("save.wrong")}>
            <ul className="mt-1 list-disc pl-5">
              {wrong.map((hint) => (
                <li key={`${hint.kind}-${hint.key}-${hint.other ?? ""}`}>{textOf(hint)}</li>
              ))}
            </ul>
          </Notice>
        )}
        <TextField
          id={`${id}-name`}
          label={t("save.name")}
          hint={t("save.nameHint")}
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {problem !== undefined && <Notice live type="error" title={problem} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={loading}>
            {t(plan.id === undefined ? "save.save" : "save.update")}
          </Button>
          {plan.id !== undefined && link === undefined && (
            <Button variant="outline" busy={loading} onClick={() => void save(true)}>
              {t("save.asNew")}
            </Button>
          )}
        </div>
        {link !== undefined && (
          <div className="grid gap-3 border-t border-line pt-4">
            <p role="status" className="font-semibold">
              {t("save.saved")}
            </p>
            <TextField
              id={`${id}-link`}
              label={t("save.link")}
              hint={t("save.linkHint")}
              value={link}
              readOnly
              onFocus={(event) => event.target.select()}
            />
            <Button
              variant="outline"
              className="justify-self-start"
              onClick={() =>
                void navigator.clipboard.writeText(link).then(
                  () => setCopied(true),
                  () => setCopied(false),
                )
              }
            >
              {t("save.copy")}
            </Button>
            <p role="status" className={copied ? "text-sm font-medium" : "sr-only"}>
              {copied && t("save.copied")}
            </p>
          </div>
        )}
      </form>
    </Dialog>
  );
}
