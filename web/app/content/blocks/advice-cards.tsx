import { Anchor } from "#app/ui/anchor.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { assetOf, blocksOf, keyOf, type Block } from "#app/content/block.ts";
import { BlockSection } from "#app/content/block-section.tsx";
import { multilinkHref } from "#app/content/multilink-href.ts";
import { textOf } from "#app/content/untyped.ts";

/** Cards that lead to pages worth reading. */
export function AdviceCards({ block }: { readonly block: Block }) {
  const cards = blocksOf(block["cards"]).flatMap((card) => {
    const href = multilinkHref(card["link"]);
    return href === undefined
      ? []
      : [
          {
            key: keyOf(card),
            href,
            title: textOf(card["title"]),
            text: textOf(card["text"]),
            image: assetOf(card["image"]),
          },
        ];
  });
  if (cards.length === 0) return null;
  return (
    <BlockSection headline={textOf(block["headline"])}>
      <ul className="grid gap-x-grid gap-y-8 md:grid-cols-3">
        {cards.map(({ key, href, title, text, image }) => (
          <li key={key}>
            <Anchor href={href} prefetch="intent" className="group grid gap-3">
              {image && (
                <LazyImage
                  src={image.src}
                  alt=""
                  width={image.width}
                  height={image.height}
                  sizes="(min-width: 768px) 31vw, 92vw"
                  className="aspect-[3/2]"
                />
              )}
              <h3 className="font-display text-h3 font-medium tracking-display group-hover:underline group-hover:underline-offset-4">
                {title}
              </h3>
              {text !== "" && <p className="text-sm text-ink-muted">{text}</p>}
            </Anchor>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
