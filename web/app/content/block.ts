import { listOf, recordOf, textOf } from "./untyped.ts";
import { multilinkHref } from "./multilink-href.ts";

/** One block of a story, as untyped as it came (upstreams/stories/README.md). */
export type Block = Readonly<Record<string, unknown>>;

export interface Asset {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly title: string;
}

export interface BlockLink {
  readonly href: string;
  readonly label: string;
  readonly asButton: boolean;
}

export function blocksOf(value: unknown): readonly Block[] {
  return listOf(value).map(recordOf);
}

/** A key among a block's neighbours. */
export function keyOf(block: Block): string {
  return textOf(block["_uid"]);
}

/** The picture of an asset field; undefined when the field is empty. */
export function assetOf(value: unknown): Asset | undefined {
  const asset = recordOf(value);
  const src = textOf(asset["filename"]);
  if (src === "") return undefined;
  const size = recordOf(asset["meta_data"]);
  return {
    src,
    alt: textOf(asset["alt"]),
    title: textOf(asset["title"]),
    width: Number(size["width"]) || 1200,
    height: Number(size["height"]) || 900,
  };
}

/** The links of a block that have a label and lead somewhere. */
export function linksOf(value: unknown): readonly BlockLink[] {
  return blocksOf(value).flatMap((link) => {
    const href = multilinkHref(link["link"]);
    const label = textOf(link["label"]);
    return href !== undefined && label !== "" ? [{ href, label, asButton: link["style"] === "button" }] : [];
  });
}
