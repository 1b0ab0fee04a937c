import { builder } from "#gateway/builder.ts";
import { fault } from "#gateway/errors/faults.ts";
import { draftSchema } from "#gateway/sources/content/wire-story.ts";
import { StoryRef } from "./story.ts";

builder.queryField("isPreview", (t) =>
  t.boolean({
    description:
      "Whether this request sees drafts: its header `x-story-preview` holds the space, the time and the signature that the content system's editor puts behind an address, as `{space id}:{unix seconds}:{signature}`, an hour old at most.",
    resolve: (_root, _args, { sources }) => sources.content.readsDrafts(),
  }),
);

builder.queryField("previewStory", (t) =>
  t.field({
    type: StoryRef,
    description: "A story as its editor has it on the screen, saved or not. Only for a request that sees drafts.",
    args: {
      story: t.arg({
        type: "JSON",
        required: true,
        description: "The story in the content system's delivery format: `uuid`, `name`, `full_slug` and `content`.",
      }),
    },
    resolve: async (_root, { story }, { sources }) => {
      if (!(await sources.content.readsDrafts()))
        throw fault("FORBIDDEN", "Only the content system's editor may preview a story.");
      const { data, success } = draftSchema.safeParse(story);
      if (!success) throw fault("BAD_REQUEST", "This is no story.");
      return data;
    },
  }),
);
