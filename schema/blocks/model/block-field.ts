import type { BlockField, FieldBasics, FieldKind } from "./block-definition.ts";

type More<Kind extends FieldKind> = Omit<Extract<BlockField, { readonly kind: Kind }>, "kind">;
type Plain = Exclude<FieldKind, "text" | "number" | "choice" | "parts" | "blocks">;

/** A line of text, a paragraph when it is `long`. */
export const text = (field: More<"text">): BlockField => ({ ...field, kind: "text" });

export const number = (field: More<"number">): BlockField => ({ ...field, kind: "number" });

export const choice = (field: More<"choice">): BlockField => ({ ...field, kind: "choice" });

/** A list of parts of one kind, such as the questions of an accordion. */
export const parts = (field: More<"parts">): BlockField => ({ ...field, kind: "parts" });

/** A field of a kind that has nothing to choose. */
export const field = (kind: Plain, basics: FieldBasics): BlockField => ({ ...basics, kind });

/** The heading of a block that has one. */
export const headline = (required: boolean): BlockField => text({ label: "Kop", description: "Headline.", required });

/** What links of the form `#name` lead to. */
export const anchor: BlockField = field("anchor", {
  label: "Anker",
  description: "Id of its section, which a link's hash leads to.",
  help: "Kleine letters, cijfers en streepjes; een link met dit anker leidt hierheen.",
});
