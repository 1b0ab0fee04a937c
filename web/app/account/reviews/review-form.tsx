import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import {
  type CustomerReview,
  customerReviewSchema,
  fewestLetters,
  sleeperTypes,
} from "@warmeland/schema/rules/reviews/customer-review.ts";
import { FormFrame } from "#app/account/form-frame.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { Button } from "#app/ui/button.tsx";
import { Fieldset } from "#app/ui/form/fieldset.tsx";
import { RadioRow } from "#app/ui/form/radio-row.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { ReviewPhotos, type SentPhoto } from "./review-photos.tsx";
import { StarChoice } from "./star-choice.tsx";

const WriteReviewMutation = graphql(`
  mutation WriteReview($input: WriteReviewInput!) {
    writeReview(input: $input) {
      ... on WriteReviewPayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

const mostLetters = 2000;

interface ReviewFormProps {
  readonly token: string;
  readonly masterKey: string;
  /** Name and place of the buyer, who may change them. */
  readonly author: string;
  readonly place: string;
  readonly onDone: () => Promise<void>;
}

/** Stars, a few sentences and photos about one article; what was typed stays whatever becomes of it. */
export function ReviewForm({ token, masterKey, author, place, onDone }: ReviewFormProps) {
  const { t } = useTranslation("writeReview");
  const [write] = useSend(WriteReviewMutation, "writeReview", { context: { leavesNoVisitor: true } });
  const [photos, setPhotos] = useState<readonly SentPhoto[]>([]);
  const { form, field, label, frame, setMessage, isSubmitting, onSubmit } = useMutationForm({
    schema: customerReviewSchema,
    defaultValues: { author, place },
    idPrefix: "review-",
    unanswered: t("unanswered"),
  });
  const [text, score] = useWatch({ control: form.control, name: ["text", "score"] });
  const letters = text.trim().length;
  const send = async ({ sleeperType, ...review }: CustomerReview) => {
    if (photos.some(({ state }) => state === "sending")) return setMessage(t("waitForPhotos"));
    const photoIds = photos.flatMap(({ photoId }) => photoId ?? []);
    return write({
      ...review,
      place: review.place ?? null,
      sleeperType: sleeperType ?? null,
      token,
      masterKey,
      photoIds,
    });
  };
  const sleeper = field("sleeperType");
  return (
    <FormFrame {...frame} wide onSubmit={onSubmit(send, onDone)}>
      <div className="grid gap-6">
        <StarChoice field={field("score")} score={Number(score ?? 0)} />
        <Fieldset id="review-sleeperType" legend={t("sleeper.legend")} error={sleeper.error}>
          <div className="flex flex-wrap gap-x-6">
            {sleeperTypes.map((type) => (
              <RadioRow
                key={type}
                name={sleeper.name}
                ref={sleeper.ref}
                onChange={sleeper.onChange}
                onBlur={sleeper.onBlur}
                value={type}
                label={t(`sleeper.${type}`)}
              />
            ))}
          </div>
          <p className="text-xs text-ink-muted">{t("sleeper.hint")}</p>
        </Fieldset>
        <TextField {...field("title")} label={label("title")} required maxLength={100} autoComplete="off" />
        <TextArea
          {...field("text")}
          label={label("text")}
          required
          rows={7}
          maxLength={mostLetters}
          hint={t("textHint", { least: fewestLetters, count: letters, most: mostLetters })}
        />
        <ReviewPhotos token={token} photos={photos} onChange={setPhotos} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field("author")} label={label("author")} required maxLength={60} autoComplete="nickname" />
          <TextField
            {...field("place")}
            label={label("place")}
            optional
            maxLength={60}
            autoComplete="address-level2"
            hint={t("placeHint")}
          />
        </div>
      </div>
      <Button type="submit" busy={isSubmitting} busyLabel={t("submitting")} className="mt-6 max-sm:w-full">
        {t("submit")}
      </Button>
      <p className="mt-3 text-xs text-ink-muted">{t("reward")}</p>
    </FormFrame>
  );
}
