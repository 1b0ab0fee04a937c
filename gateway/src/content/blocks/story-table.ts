import type { StoryTable } from "@warmeland/schema/blocks/model/field-values.ts";
import { builder } from "#gateway/builder.ts";

const StoryTableRowRef = builder.objectRef<StoryTable["rows"][number]>("StoryTableRow").implement({
  description: "A row of a table.",
  fields: (t) => ({
    cells: t.stringList({ description: "Its cells, from left to right.", resolve: ({ cells }) => [...cells] }),
  }),
});

export const StoryTableRef = builder.objectRef<StoryTable>("StoryTable").implement({
  description: "A table that editors filled in.",
  fields: (t) => ({
    head: t.stringList({ description: "Names of its columns.", resolve: ({ head }) => [...head] }),
    rows: t.field({ type: [StoryTableRowRef], description: "Its rows.", resolve: ({ rows }) => [...rows] }),
  }),
});
