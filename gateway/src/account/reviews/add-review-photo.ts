import { LinkNotUsable } from "#gateway/account/account-errors.ts";
import { refusing } from "#gateway/account/account-refusal.ts";
import { builder } from "#gateway/builder.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";

const AddReviewPhotoInput = builder.inputType("AddReviewPhotoInput", {
  description: "A photo for a review that is being written.",
  fields: (t) => ({
    token: t.string({ required: true, description: "The `token` in the link of the mail." }),
    image: t.string({ required: true, description: "JPEG, PNG or WebP of at most 70,000 bytes, as base64." }),
  }),
});

const AddReviewPhotoPayload = builder.objectRef<{ readonly photoId: string }>("AddReviewPhotoPayload").implement({
  description: "The photo is stored without place, camera and whatever else its file says.",
  fields: (t) => ({
    photoId: t.exposeString("photoId", { description: "For `writeReview`; it waits a day for it." }),
  }),
});

builder.mutationField("addReviewPhoto", (t) =>
  t.field({
    type: AddReviewPhotoPayload,
    description: "Sends a photo for a review before the review itself.",
    errors: { types: [LinkNotUsable, InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: AddReviewPhotoInput, required: true, description: "The photo." }) },
    resolve: (_root, { input }, context) =>
      refusing(context, { 406: LinkNotUsable }, async () => ({
        photoId: await context.sources.rpc.reviews.addPhoto({ ...input }),
      })),
  }),
);
