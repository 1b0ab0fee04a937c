import { type ChangeEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { mostReviewPhotos } from "@warmeland/schema/rules/reviews/customer-review.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { useOutcomeText } from "#app/graphql/mutation/use-outcome-text.ts";
import { randomKey } from "#app/ui/browser/random-key.ts";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { Fieldset } from "#app/ui/form/fieldset.tsx";
import { IconButton } from "#app/ui/icon/icon-button.tsx";
import { xIcon } from "#app/ui/icon/icon-paths.ts";
import { base64Of, shrinkPhoto } from "./shrink-photo.ts";

const AddReviewPhotoMutation = graphql(`
  mutation AddReviewPhoto($input: AddReviewPhotoInput!) {
    addReviewPhoto(input: $input) {
      ... on AddReviewPhotoPayload {
        photoId
      }
      ...Refusal_error @unmask
    }
  }
`);

/** A photo of the form: on its way, or with the id it has in the shop. */
export interface SentPhoto {
  readonly key: string;
  /** A data URL of what is sent. */
  readonly url: string;
  readonly state: "sending" | "sent";
  readonly photoId?: string;
}

interface ReviewPhotosProps {
  readonly token: string;
  readonly photos: readonly SentPhoto[];
  readonly onChange: (change: (photos: readonly SentPhoto[]) => readonly SentPhoto[]) => void;
}

/** Up to four photos, each made small and sent as soon as it is chosen. */
export function ReviewPhotos({ token, photos, onChange }: ReviewPhotosProps) {
  const { t } = useTranslation("writeReview");
  const outcomeText = useOutcomeText();
  const [add] = useSend(AddReviewPhotoMutation, "addReviewPhoto", { context: { leavesNoVisitor: true } });
  const [problem, setProblem] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const left = mostReviewPhotos - photos.length;

  const send = async (file: File) => {
    const url = await shrinkPhoto(file);
    if (url === undefined) return setProblem(t("photos.failed"));
    const key = randomKey();
    onChange((all) => [...all, { key, url, state: "sending" }]);
    const outcome = await add({ token, image: base64Of(url) });
    if (outcome.status === "done") {
      const { photoId } = outcome.payload;
      return onChange((all) => all.map((photo) => (photo.key === key ? { ...photo, state: "sent", photoId } : photo)));
    }
    onChange((all) => all.filter((photo) => photo.key !== key));
    const isUnreadable = outcome.status === "refused" && outcome.fields.length > 0;
    return setProblem(isUnreadable ? t("photos.failed") : outcomeText(outcome));
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setProblem(undefined);
    for (const file of [...(target.files ?? [])].slice(0, left)) void send(file);
    target.value = "";
  };
  const remove = (key: string) => {
    onChange((all) => all.filter((photo) => photo.key !== key));
    chooser.current?.focus();
  };
  return (
    <Fieldset id="review-photos" legend={t("photos.legend")} error={problem}>
      {photos.length > 0 && (
        <ul className="mt-2 grid grid-cols-4 gap-2.5">
          {photos.map(({ key, url, state }, index) => (
            <li key={key} className="relative">
              <img
                src={url}
                alt={t(state === "sending" ? "photos.sending" : "photos.sent", { number: index + 1 })}
                className={`aspect-square w-full rounded-sm bg-tile object-cover ${state === "sending" ? "opacity-60" : ""}`}
              />
              <IconButton
                icon={xIcon}
                label={t("photos.remove", { number: index + 1 })}
                className="absolute top-0 right-0 bg-page"
                onClick={() => remove(key)}
              />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <label
          className={`${buttonClasses({ variant: "outline", dense: true }, "mt-2 cursor-pointer")} has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
        >
          <input
            ref={chooser}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
            onChange={choose}
            className="sr-only"
          />
          {t("photos.choose")}
        </label>
      )}
      <p className="mt-2 text-xs text-ink-muted">{t("photos.hint")}</p>
      <p role="status" className="sr-only">
        {photos
          .map(({ state }, index) => t(state === "sending" ? "photos.sending" : "photos.sent", { number: index + 1 }))
          .join(". ")}
      </p>
    </Fieldset>
  );
}
