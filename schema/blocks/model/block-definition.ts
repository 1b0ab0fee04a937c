export interface FieldBasics {
  /** What editors call it, in Dutch. */
  readonly label: string;
  /** What it is, in English, for the graph; ends with a full stop. */
  readonly description: string;
  /** More for editors, in Dutch. */
  readonly help?: string;
  /** A block without it is not shown. */
  readonly required?: boolean;
  /** Its name in the graph when that is another than in the content system. */
  readonly as?: string;
}

type Options = Readonly<Record<string, { readonly label: string; readonly description: string }>>;

/** A field of a block: what editors see, and what kind of value it has. */
export type BlockField = FieldBasics &
  (
    | {
        readonly kind:
          | "image"
          | "images"
          | "video"
          | "captions"
          | "link"
          | "richText"
          | "table"
          | "product"
          | "products"
          | "articleNumbers"
          | "category"
          | "recommendationLogic"
          | "date"
          | "anchor";
      }
    | { readonly kind: "text"; readonly long?: boolean; readonly pattern?: RegExp }
    | { readonly kind: "number"; readonly whole?: boolean; readonly from: number; readonly to: number }
    | { readonly kind: "choice"; readonly options: Options }
    | { readonly kind: "parts"; readonly part: BlockDefinition }
    /** Blocks of a page, whichever it has. */
    | { readonly kind: "blocks" }
  );

export type FieldKind = BlockField["kind"];

/** A block of a story, or a part of one, as editors fill it in and the shop reads it. */
export interface BlockDefinition {
  /** Name of the component in the content system, such as `room_products`. */
  readonly name: string;
  /** What editors call it, in Dutch. */
  readonly label: string;
  /** What it is, in English, for the graph. */
  readonly description: string;
  /** By the names they have in the content system. */
  readonly fields: Readonly<Record<string, BlockField>>;
}

const pascalCase = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The type of a block in the graph: `room_products` is `RoomProductsBlock`. */
export function blockTypeName({ name }: BlockDefinition): string {
  return `${pascalCase(name.replace(/_block$/, ""))}Block`;
}

/** The type of a part of a block in the graph: `accordion_item` is `StoryAccordionItem`. */
export function partTypeName({ name }: BlockDefinition): string {
  return `Story${pascalCase(name)}`;
}
